import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';

/** As long as a checkout usually takes, many times over; that of a node that died ends by itself. */
const leaseSeconds = 60;
const lookAgainMs = 100;

/** The lease ended before the work was done, and another request may have had it since. */
class TurnLost extends Error {
  override readonly name = 'TurnLost';
}

/**
 * Runs `work` alone for this user, on this node and all others. Clicks at the same moment run one after the other.
 * Before what must not be done twice the work calls `hold`, which makes sure that it still has its turn, for another
 * while, and throws where it has not.
 */
export async function inTurn<T>(
  database: Database,
  userId: string,
  signal: AbortSignal,
  work: (hold: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const holder = randomUUID();
  while (!(await take(database, userId, holder))) await setTimeout(lookAgainMs, undefined, { signal });
  const hold = async () => {
    const held = await database.query(
      `update internal.checkout_leases set until = now() + make_interval(secs => $3)
       where user_id = $1 and holder = $2 returning user_id`,
      [userId, holder, leaseSeconds],
    );
    if (held.length === 0) throw new TurnLost('Stripe took too long to answer');
  };
  try {
    return await work(hold);
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
