import type { Database } from '#server/db/database.ts';

const tries = 3;

/**
 * How many blocks of the database some work reads: unlike time, the same on a busy machine. The database needs a pool
 * of one connection, because each connection reports its counters for itself. Of several tries the smallest counts:
 * what Postgres does by itself, such as vacuuming, only adds to it.
 */
export async function countBlocks(database: Database, work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const before = await readCounter(database);
    await work();
    counts.push((await readCounter(database)) - before);
  }
  return Math.min(...counts);
}

async function readCounter(database: Database): Promise<number> {
  await database.query('select pg_stat_force_next_flush()');
  const [row] = await database.query<{ blocks: number }>(
    `select (blks_hit + blks_read)::float8 as blocks from pg_stat_database where datname = current_database()`,
  );
  return row!.blocks;
}
