import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';

/** Longer than any checkout takes; that of a node that died ends by itself. */
const leaseSeconds = 60;
const lookAgainMs = 100;

/** Runs `work` while nobody else does for this user, on this node or another. Clicks at the same moment take turns. */
export async function inTurn<T>(
  database: Database,
  userId: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const holder = randomUUID();
  while (!(await take(database, userId, holder))) await setTimeout(lookAgainMs, undefined, { signal });
  try {
    return await work();
  } finally {
    await database.query('delete from internal.checkout_leases where user_id = $1 and holder = $2', [
      userId,
      holder,
    ]);
  }
}

async function take(database: Database, userId: string, holder: string): Promise<boolean> {
  const taken = await database.query(
    `insert into internal.checkout_leases as held (user_id, holder, until)
     values ($1, $2, now() + make_interval(secs => $3))
     on conflict (user_id) do update set holder = excluded.holder, until = excluded.until
     where held.until < now()
     returning user_id`,
    [userId, holder, leaseSeconds],
  );
  return taken.length > 0;
}
