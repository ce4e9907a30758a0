import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storageLimits } from '#contract/plans.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

describe('functions/v1/move-in', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  const signUp = async () => {
    const client = wire.visitor();
    const email = `${crypto.randomUUID()}@example.com`;
    const { data } = await client.auth.signUp({ email, password: 'correct horse battery' });
    return { client, id: data.user!.id, token: data.session!.access_token };
  };
  type User = Awaited<ReturnType<typeof signUp>>;
  const visit = (...contents: string[]) => ({
    session_id: crypto.randomUUID(),
    messages: contents.map((content, at) => ({
      id: crypto.randomUUID(),
      role: at % 2 === 0 ? 'user' : 'assistant',
      content,
      mode: 'free',
    })),
  });
  const moveIn = async (body: object, token: string) => {
    const response = await wire.app.request('/functions/v1/move-in', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  const contentsOf = async ({ client }: User) => {
    const { data } = await client.from('chat_messages').select('content').order('created_at');
    return (data as { content: string }[]).map(({ content }) => content);
  };

  it('stores a conversation in its order, with a title, and once', async () => {
    const user = await signUp();
    const said = ['What is a bond?', 'A loan.', 'And a stock?', 'A share.', 'And then?'];
    const body = visit(...said);
    for (let attempt = 0; attempt < 2; attempt += 1) expect(await moveIn(body, user.token)).toBe(200);
    expect(await contentsOf(user)).toEqual(said);
    const { data } = await user.client.from('chat_sessions').select('id, title');
    expect(data).toEqual([{ id: body.session_id, title: 'What is a bond?' }]);
  });

  it('stores nothing where there is not room for all of it', async () => {
    const user = await signUp();
    await moveIn(visit('First', 'Answer'), user.token);
    await database.query('update internal.storage_used set messages = $2 where user_id = $1', [
      user.id,
      storageLimits.free.messages - 1,
    ]);
    expect(await moveIn(visit('Second', 'Another answer'), user.token)).toBe(413);
    expect(await contentsOf(user)).toEqual(['First', 'Answer']);
    expect((await user.client.from('chat_sessions').select('id')).data).toHaveLength(1);
  });

  it('refuses visitors and bodies that do not fit', async () => {
    const user = await signUp();
    expect(await moveIn(visit('First'), wire.anonKey)).toBe(401);
    expect(await moveIn(visit(), user.token)).toBe(400);
    expect(await moveIn({ ...visit('First'), session_id: 'x' }, user.token)).toBe(400);
    expect(await moveIn(visit('x'.repeat(100_001)), user.token)).toBe(400);
    expect(await contentsOf(user)).toEqual([]);
  });

  it('adds nothing to a stranger’s conversation and changes no message of theirs', async () => {
    const owner = await signUp();
    const theirs = visit('Mine', 'An answer');
    await moveIn(theirs, owner.token);
    const stranger = await signUp();
    await moveIn({ ...visit('Not mine'), session_id: theirs.session_id }, stranger.token);
    const messages = theirs.messages.map((message) => ({ ...message, content: 'Changed' }));
    await moveIn({ ...visit(), messages }, stranger.token);
    expect(await contentsOf(owner)).toEqual(['Mine', 'An answer']);
    expect(await contentsOf(stranger)).toEqual([]);
  });
});
