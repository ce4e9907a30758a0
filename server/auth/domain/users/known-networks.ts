import type { Queries, Statements } from '#server/db/database.ts';

/** Whether the user has signed in from this network before. Also runs without a user, to take the same time. */
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

/** Updated at most once a day, to save writes for users who sign in often. */
export async function rememberNetwork(queries: Statements, userId: string, network: string): Promise<void> {
  await queries.query(
    `insert into internal.known_networks as known (user_id, network) values ($1, $2)
     on conflict (user_id, network) do update set seen_at = now()
     where known.seen_at < now() - interval '1 day'`,
    [userId, network],
  );
}

/** After a change of password only the network that made it is trusted: the others may be an attacker's. */
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
