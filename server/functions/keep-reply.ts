import type { ChatMode } from '#contract/chat.ts';
import { asRole, type Caller } from '#server/db/as-role.ts';
import type { Database } from '#server/db/database.ts';

export interface ReplyPlace {
  caller: Caller;
  sessionId: string;
  replyId: string;
  /** The question it answers, as far as that is known: one that was withdrawn gets no answer any more. */
  questionId: string | null;
  /** Messages of the same conversation that it takes the place of. */
  replaces: readonly string[];
  mode: ChatMode;
}

/**
 * Keeps an answer in its conversation, as its user: whoever closes the page meanwhile finds it there. What the browser
 * has stored under the same id, such as the part before Stop, is left as it is. What it takes the place of goes in the
 * same transaction, and not without it.
 */
export async function keepReply(
  database: Database,
  { caller, sessionId, replyId, questionId, replaces, mode }: ReplyPlace,
  text: string,
): Promise<void> {
  await asRole(database, caller, async (queries) => {
    await queries.query(
      `insert into public.chat_messages (id, session_id, role, content, mode)
       select $1, $2, 'assistant', $3, $4
       where exists (select from public.chat_sessions where id = $2)
         and ($5::uuid is null or exists (select from public.chat_messages where id = $5))
       on conflict (id) do nothing`,
      [replyId, sessionId, text, mode, questionId],
    );
    const gone = replaces.filter((id) => id !== replyId && id !== questionId);
    if (gone.length === 0) return;
    await queries.query(
      `delete from public.chat_messages
       where id = any($1::uuid[]) and session_id = $2
         and exists (select from public.chat_messages where id = $3 and session_id = $2)`,
      [gone, sessionId, replyId],
    );
  });
}

/** Whether there is something under the reply's id already. */
export async function isKept(database: Database, { caller, replyId }: ReplyPlace): Promise<boolean> {
  const rows = await asRole(database, caller, (queries) =>
    queries.query('select from public.chat_messages where id = $1', [replyId]),
  );
  return rows.length > 0;
}
