import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/error-codes.ts';
import { storageLimits } from '#contract/plans.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

describe('an answer that there is no room for', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, {
      async *advise() {
        yield 'Hello there';
      },
    });
  });
  afterAll(() => database.close());

  it('is given whole, with a notice that it was not saved', async () => {
    const client = wire.visitor();
    const email = `${crypto.randomUUID()}@example.com`;
    const { data } = await client.auth.signUp({ email, password: 'correct horse battery' });
    const { data: session } = await client.from('chat_sessions').insert({}).select().single<{ id: string }>();
    await database.query('update internal.storage_used set bytes = $2 where user_id = $1', [
      data.user!.id,
      storageLimits.free.bytes,
    ]);
    const response = await wire.app.request('/functions/v1/chat', {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session!.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messages: [{ role: 'user', content: 'Hi' }],
        session_id: session!.id,
        reply_id: crypto.randomUUID(),
      }),
    });
    expect(response.status).toBe(200);
    const lines = (await response.text()).trim().split('\n\n');
    expect(lines.map((line) => JSON.parse(line.slice('data: '.length)) as object)).toEqual([
      { text: 'Hello there' },
      { notice: `This answer was not saved. ${errorCodes.storage_full.message}`, code: 'storage_full' },
      { done: true },
    ]);
    expect((await client.from('chat_messages').select()).data).toEqual([]);
    expect(wire.functions.unfinished.size).toBe(0);
    expect(wire.logged.join('')).not.toContain('an answer failed');
  });

  it('is given to a question that there is no room for, whose event says so', async () => {
    const client = wire.visitor();
    const email = `${crypto.randomUUID()}@example.com`;
    const { data } = await client.auth.signUp({ email, password: 'correct horse battery' });
    await client.from('chat_sessions').insert({});
    await database.query('update internal.storage_used set bytes = $2 where user_id = $1', [
      data.user!.id,
      storageLimits.free.bytes,
    ]);
    const response = await wire.app.request('/functions/v1/chat', {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session!.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messages: [{ role: 'user', content: 'Hi' }],
        session_id: crypto.randomUUID(),
        question_id: crypto.randomUUID(),
        reply_id: crypto.randomUUID(),
      }),
    });
    const lines = (await response.text()).trim().split('\n\n');
    expect(lines.map((line) => JSON.parse(line.slice('data: '.length)) as object)).toEqual([
      { question: 'full', session: null },
      { text: 'Hello there' },
      { done: true },
    ]);
    expect((await client.from('chat_sessions').select()).data).toHaveLength(1);
    expect((await client.from('chat_messages').select()).data).toEqual([]);
  });
});
