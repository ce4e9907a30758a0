import type { Database } from '#server/db/database.ts';

/** Rows that one statement deletes: far from the time limit of a statement, also on a slow disk. */
export const batchRows = 2_000;

/** In this order, dependent rows are deleted first. */
const tables = [
  { name: 'internal.message_words', key: 'message_id' },
  { name: 'public.chat_messages', key: 'id' },
  { name: 'public.chat_sessions', key: 'id' },
] as const;

/**
 * Deletes the large tables of an account that is about to be deleted, in batches with a transaction each: one statement
 * for all would exceed the time limit. If it is interrupted, the next call continues; two at once share the work. Rows
 * that are added meanwhile are deleted with the account itself.
 */
export async function emptyAccount(database: Database, userId: string): Promise<void> {
  for (const { name, key } of tables) {
    // All keys at once, because each search for the next batch would scan the deleted rows again.
    const rows = await database.query<{ key: string }>(
      `select ${key} as key from ${name} where user_id = $1 order by ${key}`,
      [userId],
    );
    for (let start = 0; start < rows.length; start += batchRows) {
      const keys = rows.slice(start, start + batchRows).map((row) => row.key);
      await database.query(
        // As an array, which is looked up in the index; as a join, each batch would read the whole table.
        `delete from ${name} where ${key} = any(array(
           select ${key} from ${name} where ${key} = any($1::uuid[]) for update skip locked
         ))`,
        [keys],
      );
    }
  }
}
