import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { addUserWithBelongings } from '#server/testing/wire/belongings.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { measureRatio } from '#server/testing/measure-growth.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const maxMessageLength = 100_000;
/** For eight times the size: 8 where the time grows with it, 64 where it grows with its square. */
const inProportion = 20;
/** The old index took minutes; a busy machine takes a fraction of this. */
const patienceMs = 2_000;

describe('texts stored through rest/v1', () => {
  let database: Database;
  let wire: Wire;
  let session: string;
  let token: string;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
    const user = await addUserWithBelongings(database, 'Alice');
    session = user.session;
    token = await wire.tokenFor(user.claims);
  });
  afterAll(() => database.close());

  const store = async (table: string, row: object) => {
    const response = await wire.app.request(`/rest/v1/${table}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(row),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as { message: string } | null };
  };
  const storeMessage = (content: string) =>
    store('chat_messages', { session_id: session, role: 'user', content });
  const filledWith = (part: string, length: number) => part.repeat(Math.floor(length / part.length));

  it.each([
    'a_a_',
    'a-a-',
    'a.a.',
    'a/a/',
    'http://a/',
    'a@a.',
    '<a',
    '1e1e',
    '1.1.',
    '&&&&',
    '&a;',
    'x ',
    'é_é-',
    '世_界-',
    'a\u0301_',
    '😀_',
    '](a',
    '```findeus ',
    '```',
  ])('stores the longest message of %j quickly', async (part) => {
    const started = performance.now();
    expect(await storeMessage(filledWith(part, maxMessageLength))).toMatchObject({ status: 201 });
    expect(performance.now() - started).toBeLessThan(patienceMs);
  });

  it('takes time in proportion to the length of a message', async () => {
    const storeLong = (size: number) => storeMessage(filledWith('a_', size));
    expect(await measureRatio(storeLong, { small: 2_500, large: 20_000 })).toBeLessThan(inProportion);
  });

  // One update of the conversation a message took half a minute, which the database does not wait for.
  it('stores 2,000 messages of one request quickly', async () => {
    const row = { session_id: session, role: 'user', content: 'x' };
    const rows = Array.from({ length: 2_000 }, () => row);
    expect(await store('chat_messages', rows)).toMatchObject({ status: 201 });
  });

  it('refuses a message or title that is too long, and names the limit', async () => {
    expect(await storeMessage('x'.repeat(maxMessageLength + 1))).toMatchObject({
      status: 400,
      body: { code: '23514', message: expect.stringContaining('content_has_1_to_100000_characters') },
    });
    expect(await store('chat_sessions', { title: 'x'.repeat(201) })).toMatchObject({
      status: 400,
      body: { code: '23514', message: expect.stringContaining('title_has_1_to_200_characters') },
    });
  });

  describe('texts searched with a filter', () => {
    beforeEach(() => database.query('delete from public.chat_messages where session_id = $1', [session]));
    const find = async (filter: string, bearer = token) => {
      const response = await wire.app.request(`/rest/v1/chat_messages?select=content&content=${filter}`, {
        headers: { authorization: `Bearer ${bearer}` },
      });
      return { status: response.status, found: ((await response.json()) as unknown[]).length };
    };

    it.each(['a_a_', 'a-a-', 'a.a.', 'a/a/', 'http://a/', 'a@a.', '<a', '1e1e', '&a;'])(
      'are searched quickly when they are filled with "%s"',
      async (part) => {
        expect((await storeMessage(filledWith(part, maxMessageLength))).status).toBe(201);
        const start = performance.now();
        expect(await find('fts.zzz')).toEqual({ status: 200, found: 0 });
        expect(performance.now() - start).toBeLessThan(patienceMs);
      },
    );

    it('are found by words with punctuation, with any kind of query', async () => {
      await storeMessage('A well-known e-mail: ask@findeus.example, and/or snake_case at 6.5% in Q&A.');
      for (const filter of [
        'fts.well-known',
        'fts.ask@findeus.example%26snake_case',
        'plfts.and/or 6.5',
        'phfts.ask@findeus.example',
        'wfts.well-known -unheard',
        'fts(english).snake_case<->at',
      ]) {
        expect({ filter, ...(await find(filter)) }).toEqual({ filter, status: 200, found: 1 });
      }
      expect(await find('wfts.well-known -snake_case')).toEqual({ status: 200, found: 0 });
    });

    it('are found by the stored search words, without reading the texts', async () => {
      await storeMessage('Saving steadily.\n```findeus\n{"calculator":"compound"}\n```');
      for (const filter of ['fts.save', 'fts(english).save', 'fts(simple).compound', 'not.fts.compound']) {
        expect({ filter, ...(await find(filter)) }).toEqual({ filter, status: 200, found: 1 });
      }
      // Receipts are in the text, and not among the stored words.
      expect(await find('fts.compound')).toEqual({ status: 200, found: 0 });
    });

    it('are found by their owner and by an operator only', async () => {
      await storeMessage('An unmistakable word.');
      const stranger = await addUserWithBelongings(database, 'Bob');
      expect(await find('fts.unmistakable')).toEqual({ status: 200, found: 1 });
      expect(await find('fts.unmistakable', wire.serviceKey)).toEqual({ status: 200, found: 1 });
      expect((await find('fts.unmistakable', wire.anonKey)).status).toBe(401);
      const strangersToken = await wire.tokenFor(stranger.claims);
      expect(await find('fts.unmistakable', strangersToken)).toEqual({ status: 200, found: 0 });
      expect(await find('not.fts.unmistakable', strangersToken)).toEqual({ status: 200, found: 1 });
    });
  });
});
