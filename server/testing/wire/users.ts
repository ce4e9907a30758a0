import { randomUUID } from 'node:crypto';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';

export const service: Caller = { role: 'service_role', claims: { role: 'service_role' } };

/** Adds a user as the auth service would, and returns the caller that this user's token stands for. */
export async function addUser(database: Database, name: string): Promise<Caller & { id: string }> {
  const id = randomUUID();
  const email = `${name.toLowerCase()}-${id.slice(0, 8)}@example.com`;
  await database.transaction((queries) =>
    queries.query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
      id,
      email,
      { full_name: name },
    ]),
  );
  return { id, role: 'authenticated', claims: { sub: id, role: 'authenticated', email } };
}
