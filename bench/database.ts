import { asRole } from '#server/db/as-role.ts';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { measureRate, printTable, toRow } from '#bench/measure.ts';

const conversations =
  'select * from public.chat_sessions where user_id = $1 order by updated_at desc limit 20';

/** Measures the cost of row-level security: the same query by the owner of the tables and by a user. */
export async function benchDatabase(database: Database): Promise<void> {
  const users = await Promise.all(Array.from({ length: 50 }, (_, n) => addUser(database, `User${n}`)));
  await database.transaction((q) =>
    q.script('insert into public.chat_sessions (user_id) select id from auth.users, generate_series(1, 30)'),
  );
  const anyUser = () => users[Math.floor(Math.random() * users.length)]!;
  const asOwner = (user: { id: string }) => database.transaction((q) => q.query(conversations, [user.id]));
  const asUser = (user: Caller & { id: string }) =>
    asRole(database, user, (q) => q.query(conversations, [user.id]));

  await measureRate(() => asUser(anyUser()), { seconds: 1 }); // warms plans and compilers
  const floor = await measureRate(() => asOwner(anyUser()));
  const guarded = await measureRate(() => asUser(anyUser()));
  printTable(`Reading 20 conversations in a transaction, 10 at once`, [
    toRow('as the owner (floor)', floor, floor),
    toRow('asRole, with row-level security', guarded, floor),
  ]);
}
