import type { Queries, Statements } from '#server/db/database.ts';

/** Whether the user has signed in from this network before. Asked for nobody too, which takes as long. */
export async function isKnownNetwork(
  queries: Statements,
  userId: string | null,
  network: string,
): Promise<boolean> {
  const rows = await queries.query(
    'select from internal.known_networks where user_id = $1 and network = $2',
    [userId, network],
  );
  return rows.length > 0;
}

/** A day is exact enough: somebody who signs in often causes one write a day. */
export async function rememberNetwork(queries: Statements, userId: string, network: string): Promise<void> {
  await queries.query(
    `insert into internal.known_networks as known (user_id, network) values ($1, $2)
     on conflict (user_id, network) do update set seen_at = now()
     where known.seen_at < now() - interval '1 day'`,
    [userId, network],
  );
}

/** With a new password only the network that set it is trusted: the others may have been a thief's. */
export async function forgetNetworks(
  queries: Queries,
  userId: string,
  except: string | null = null,
): Promise<void> {
  await queries.query(
    'delete from internal.known_networks where user_id = $1 and network is distinct from $2',
    [userId, except],
  );
}
