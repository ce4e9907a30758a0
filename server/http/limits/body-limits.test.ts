import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxReplaced } from '#contract/chat.ts';
import type { Database } from '#server/db/database.ts';
import { createApiWire, type ApiWire } from '#server/testing/wire/api-wire.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createTestApp } from '#server/testing/wire/test-app.ts';

const question = [{ role: 'user', content: 'What is a bond?' }];
const uuid = '7b0a4c7e-5f0e-4d43-9c55-0c1d2e3f4a5b';
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));

const places: Record<string, { path: string; wrap: (value: unknown) => unknown }> = {
  'sign-up metadata': { path: '/auth/v1/signup', wrap: (data) => ({ email: 'a@example.com', data }) },
  'a row of rest/v1': { path: '/rest/v1/chat_sessions', wrap: (row) => row },
  'the profile of the chat': {
    path: '/functions/v1/chat',
    wrap: (profile) => ({ messages: question, profile }),
  },
  'the profile of findeus-chat': {
    path: '/findeus-chat',
    wrap: (profile) => ({ messages: question, profile }),
  },
  'findeus-chat among the functions': {
    path: '/functions/v1/findeus-chat',
    wrap: (profile) => ({ messages: question, profile }),
  },
  'a calculator': { path: '/calculators/compound_growth', wrap: (input) => input },
  'a checkout': { path: '/stripe-checkout', wrap: (order) => order },
};

describe('the body of a request', () => {
  let database: Database;
  let wire: ApiWire;
  let token: string;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createApiWire(database, {
      advise: async function* answer() {
        yield 'A loan.';
      },
    });
    ({ token } = await wire.signUp());
  });
  afterAll(() => database.close());

  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const response = await wire.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body,
    });
    return { status: response.status, text: await response.text() };
  };

  it.each(Object.entries(places))('is refused if it has too many values: %s', async (_, { path, wrap }) => {
    const large = path.includes('chat');
    for (const value of [
      keys(large ? 90_000 : 5_001),
      Array.from({ length: large ? 200_000 : 6_000 }, () => 1),
      Array.from({ length: large ? 200_000 : 6_000 }, () => []),
    ]) {
      const { status, text } = await post(path, JSON.stringify(wrap(value)));
      expect(status).toBe(413);
      expect(text).toContain('The request body has too many values.');
    }
  });

  it('counts no commas or brackets inside of texts', async () => {
    const content = '",[{'.repeat(5_000);
    const answer = await post(
      '/functions/v1/chat',
      JSON.stringify({
        messages: [
          { role: 'user', content: 'x' },
          { role: 'user', content },
        ],
      }),
    );
    expect(answer.status).toBe(200);
  });

  it.each([
    ['/auth/v1/signup', 64],
    ['/calculators/compound_growth', 64],
    ['/functions/v1/calculators/compound_growth', 64],
    ['/functions/v1/stop-answer', 64],
    ['/functions/v1/api-keys', 64],
    ['/stripe-checkout', 64],
    ['/functions/v1/chat', 1024],
    ['/functions/v1/move-in', 1024],
    ['/findeus-chat', 1024],
    ['/functions/v1/findeus-chat', 1024],
    ['/rest/v1/chat_sessions', 1024],
    ['/stripe-webhook', 1024],
  ])('of %s may have %i KB', async (path, kilobytes) => {
    const filled = (bytes: number) => `{"x":"${'x'.repeat(bytes - 8)}"}`;
    for (const announced of [true, false]) {
      const send = async (body: string) =>
        post(path, body, announced ? { 'content-length': String(body.length) } : {});
      expect((await send(filled(kilobytes * 1024))).status).not.toBe(413);
      const refused = await send(filled(kilobytes * 1024 + 1));
      expect(refused.status).toBe(413);
      expect(refused.text).toContain(`The request body is too large. The limit is ${kilobytes} KB.`);
    }
  });

  it('may be the largest insert that is allowed', async () => {
    const rows = Array.from({ length: 2_000 }, () => ({
      id: crypto.randomUUID(),
      session_id: uuid,
      user_id: uuid,
      role: 'user',
      content: 'x',
      mode: 'free',
      created_at: '2026-11-16T00:00:00Z',
    }));
    // Nobody's conversation: what counts is that the database is who refuses it.
    expect(await post('/rest/v1/chat_messages', JSON.stringify(rows))).toMatchObject({ status: 403 });
  });

  it('may name as many messages as an answer can take the place of', async () => {
    const replaces = Array.from({ length: maxReplaced }, () => uuid);
    const messages = Array.from({ length: 100 }, () => question[0]);
    expect(
      await post('/functions/v1/chat', JSON.stringify({ messages, replaces, profile: keys(500) })),
    ).toMatchObject({ status: 200 });
  });

  it('may be the longest list that a calculator takes', async () => {
    const flows = Array.from({ length: 400 }, (_, n) => ({
      amount: n === 0 ? -1_234_567.125 : 12_345.125,
      year: 2000 + Math.floor(n / 12),
      month: (n % 12) + 1,
      day: 28,
    }));
    const answer = await post('/calculators/irr_xirr', JSON.stringify({ flows }, null, 2));
    expect(answer).toMatchObject({ status: 200 });
  });

  it('is refused if a number has an exponent that only a database could write out', async () => {
    for (const number of ['1e99998', '1E+9999', '-2.5e-16000']) {
      const answer = await post('/rest/v1/chat_sessions', `{"title":${number}}`);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('a number with an exponent of more than 3 digits');
    }
    expect((await post('/rest/v1/chat_sessions', '{"title":"1e99998"}')).status).toBe(201);
    expect((await post('/rest/v1/chat_sessions', '{"title":1e30}')).status).toBe(201);
  });
});

it('gives others a turn between two large bodies', async () => {
  const { app } = createTestApp();
  const count = 40;
  let turns = 0;
  let done = false;
  const countTurns = () => {
    turns += 1;
    if (!done) setImmediate(countTurns);
  };
  const body = JSON.stringify({ email: 1, data: keys(4_000) });
  const answers = Array.from({ length: count }, async () =>
    app.request('/auth/v1/signup', { method: 'POST', body }),
  );
  setImmediate(countTurns);
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(400);
  done = true;
  expect(turns).toBeGreaterThanOrEqual(count);
});
