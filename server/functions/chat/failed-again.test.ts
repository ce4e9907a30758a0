import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

let database: Database;
let wire: Wire;
let answers: () => AsyncIterable<string>;
beforeAll(async () => {
  database = await freshDatabase();
  wire = await createWire(database, { advise: () => answers() });
});
afterAll(() => database.close());

async function* say(text: string): AsyncGenerator<string> {
  yield text;
}
async function* fail(): AsyncGenerator<string> {
  yield* [];
  throw new Error('The model is gone');
}

async function signUp() {
  const client = wire.visitor();
  const email = `${crypto.randomUUID()}@example.com`;
  const { data } = await client.auth.signUp({ email, password: 'correct horse battery 9' });
  const token = data.session!.access_token;
  const sessionId = crypto.randomUUID();
  /** Asks in the one conversation; returns the id of the question. */
  const ask = async (content: string, replaces: readonly string[] = []) => {
    const id = crypto.randomUUID();
    const response = await wire.app.request('/functions/v1/chat', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messages: [{ role: 'user', content }],
        useRag: true,
        session_id: sessionId,
        question_id: id,
        reply_id: crypto.randomUUID(),
        replaces,
      }),
    });
    await response.text();
    return id;
  };
  const stored = async () => {
    const { data: rows } = await client
      .from('chat_messages')
      .select('id, content, status')
      .order('created_at')
      .returns<{ id: string; content: string; status: string | null }[]>();
    return rows ?? [];
  };
  return { ask, stored };
}

it('keeps only the last attempt at a question that fails again', async () => {
  const { ask, stored } = await signUp();
  answers = fail;
  const first = await ask('What is a bond?');
  const second = await ask('What is a bond?', [first]);
  expect(await stored()).toEqual([{ id: second, content: 'What is a bond?', status: 'failed' }]);
});

it('keeps an answered question and its answer when asking again fails', async () => {
  const { ask, stored } = await signUp();
  answers = () => say('A loan.');
  const first = await ask('What is a bond?');
  const [, reply] = await stored();
  answers = fail;
  await ask('What is a bond?', [first, reply!.id]);
  expect((await stored()).map(({ content }) => content)).toEqual([
    'What is a bond?',
    'A loan.',
    'What is a bond?',
  ]);
});

it('keeps a question in other words when the new one fails', async () => {
  const { ask, stored } = await signUp();
  answers = fail;
  const first = await ask('What is a bond?');
  await ask('What are bonds?', [first]);
  expect((await stored()).map(({ content }) => content)).toEqual(['What is a bond?', 'What are bonds?']);
});
