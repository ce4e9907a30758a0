import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';
import { chatData } from '#web/features/chat/store/chat-data.ts';

let database: Database;
let wire: Wire;
let user: Caller & { id: string };
beforeAll(async () => {
  database = await freshDatabase();
  // The triggers take long for thousands of messages and are not tested here.
  await database.query('alter table public.chat_messages disable trigger user');
  wire = await createWire(database);
  user = await addUser(database, 'Writer');
});
afterAll(() => database.close());

/** Stores a conversation of `count` messages and loads their contents. `content` is an SQL expression of n. */
async function loadConversation(count: number, content: string): Promise<string[] | undefined> {
  const data = chatData(wire.client(user), user.id);
  const sessionId = crypto.randomUUID();
  await database.query("insert into public.chat_sessions (id, user_id, title) values ($1, $2, 'Long')", [
    sessionId,
    user.id,
  ]);
  await database.query(
    `insert into public.chat_messages (session_id, user_id, role, content)
     select $1, $2, 'user', ${content} from generate_series(1, $3::integer) as n`,
    [sessionId, user.id, count],
  );
  return (await data.messages(sessionId))?.map((message) => message.content);
}

it('loads a conversation of 2,000 messages', async () => {
  const contents = await loadConversation(2_000, "'message ' || n");
  expect(contents).toEqual(Array.from({ length: 2_000 }, (_, n) => `message ${n + 1}`));
});

it('loads a conversation whose messages together exceed the size limit of a response', async () => {
  const contents = await loadConversation(200, "n || repeat(' word', 19000)");
  expect(contents?.map((content) => Number.parseInt(content, 10))).toEqual(
    Array.from({ length: 200 }, (_, n) => n + 1),
  );
});
