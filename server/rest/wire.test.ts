import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

/** What PostgREST does on the wire that the official client does not show, or does not use. */
describe('rest/v1 on the wire', () => {
  let database: Database;
  let wire: Wire;
  let user: Caller & { id: string };
  let token: string;
  beforeAll(async () => {
    database = await freshDatabase();
    await database.transaction((q) =>
      q.script(`
        create table public.odd_names (
          id integer primary key,
          "my col" text,
          "a,b (c)" text,
          "dot.ted" text,
          "say ""hi""" text
        );
        insert into public.odd_names values (1, 'one', 'x', 'p', 'q'), (2, 'two', 'y', 'p', 'q');
        grant select, insert, update on public.odd_names to authenticated`),
    );
    wire = await createWire(database);
    user = await addUser(database, 'Reader');
    token = await wire.tokenFor(user.claims);
    await database.query(
      `insert into public.chat_sessions (user_id, title)
       select $1, 'Chat ' || n from generate_series(0, 9) as n`,
      [user.id],
    );
  });
  afterAll(() => database.close());

  const ask = async (
    path: string,
    { headers, ...init }: { method?: string; body?: string; headers?: Record<string, string> } = {},
  ) => {
    const response = await wire.app.request(`/rest/v1/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    const text = await response.text();
    return {
      status: response.status,
      range: response.headers.get('content-range'),
      type: response.headers.get('content-type'),
      body: (response.headers.get('content-type')?.includes('json') && text !== ''
        ? JSON.parse(text)
        : text) as unknown,
    };
  };

  describe('the Accept header', () => {
    const [json, csv] = ['application/json; charset=utf-8', 'text/csv; charset=utf-8'];

    it.each([
      ['text/csv;q=0.1, application/json', json],
      ['application/json;q=0.1, text/csv', csv],
      ['text/html, application/json; Q=0.5, text/csv ; q = 0.9', csv],
      ['text/csv, application/json', csv],
      ['*/*, text/csv', csv],
      ['application/*, text/csv', csv],
      ['application/json, text/csv;charset=utf-8', csv],
      ['text/csv;q=0, */*;q=0.1', json],
      ['text/html, */*;q=0.1', json],
    ])('returns the type with the highest weight for %s', async (accept, type) => {
      expect(await ask('chat_sessions?select=title', { headers: { accept } })).toMatchObject({
        status: 200,
        type,
      });
    });

    it('returns 406 when every type has weight zero', async () => {
      const answer = await ask('chat_sessions', {
        headers: { accept: 'application/json;q=0, text/csv;q=0.0' },
      });
      expect(answer).toMatchObject({ status: 406, body: { code: 'PGRST107' } });
    });
  });

  describe('the Range header', () => {
    const list = 'chat_sessions?select=title&order=title';
    const titles = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, n) => ({ title: `Chat ${from + n}` }));

    it.each([
      ['2-4', list, 200, '2-4/*', titles(2, 4)],
      ['8-', list, 200, '8-9/*', titles(8, 9)],
      ['8-20', list, 200, '8-9/*', titles(8, 9)],
      ['20-30', list, 200, '*/*', []],
      ['0-5', `${list}&limit=2`, 200, '0-1/*', titles(0, 1)],
      ['0-5', `${list}&offset=4&limit=10`, 200, '4-5/*', titles(4, 5)],
      ['0-5', `${list}&limit=0`, 200, '*/*', []],
      ['bytes=0-1', list, 200, '0-9/*', titles(0, 9)],
    ])('returns the rows of %s for %s', async (range, path, status, contentRange, body) => {
      const answer = await ask(path, { headers: { range, 'range-unit': 'items' } });
      expect(answer).toMatchObject({ status, range: contentRange, body });
    });

    it('returns 206 for a part and 416 beyond the end when a count is requested', async () => {
      const count = { prefer: 'count=exact', 'range-unit': 'items' };
      expect(await ask(list, { headers: { ...count, range: '0-2' } })).toMatchObject({
        status: 206,
        range: '0-2/10',
        body: titles(0, 2),
      });
      expect(await ask(list, { headers: { ...count, range: '0-9' } })).toMatchObject({
        status: 200,
        range: '0-9/10',
      });
      expect(await ask(list, { headers: { ...count, range: '11-12' } })).toMatchObject({
        status: 416,
        body: {
          code: 'PGRST103',
          details: 'An offset of 11 was requested, but there are only 10 rows.',
        },
      });
    });

    it('returns 416 when the first row comes after the last', async () => {
      expect(await ask(list, { headers: { range: '5-2' } })).toMatchObject({
        status: 416,
        body: {
          code: 'PGRST103',
          message: 'Requested range not satisfiable',
          details:
            'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
        },
      });
    });

    it('is ignored when nothing is read', async () => {
      const answer = await ask('chat_sessions?title=eq.nothing', {
        method: 'PATCH',
        body: '{"title":"x"}',
        headers: { range: '5-2' },
      });
      expect(answer.status).toBe(204);
    });
  });

  describe('the status of an upsert', () => {
    const upsert = (rows: object[], resolution: string) =>
      ask('odd_names', {
        method: 'POST',
        body: JSON.stringify(rows),
        headers: { prefer: `resolution=${resolution}-duplicates` },
      });

    it('is 200 when every row existed, and 201 otherwise', async () => {
      expect((await upsert([{ id: 1, 'my col': 'one' }], 'merge')).status).toBe(200);
      const known = { id: 2, 'my col': 'two' };
      expect((await upsert([{ id: 10, 'my col': 'ten' }, known], 'merge')).status).toBe(201);
      expect((await upsert([{ id: 10, 'my col': 'ten' }, known], 'merge')).status).toBe(200);
      expect((await upsert([known], 'ignore')).status).toBe(201);
      await database.query('delete from public.odd_names where id = 10');
    });
  });

  describe('PUT', () => {
    const put = (query: string, row: object, prefer = 'return=representation') =>
      ask(`odd_names?${query}`, { method: 'PUT', body: JSON.stringify(row), headers: { prefer } });

    it('creates or changes the row that its address names', async () => {
      const row = { id: 20, 'my col': 'made' };
      expect(await put('id=eq.20', row)).toMatchObject({ status: 201, body: [row] });
      expect(await put('id=eq.20', { ...row, 'my col': 'changed' })).toMatchObject({
        status: 200,
        body: [{ id: 20, 'my col': 'changed' }],
      });
      expect(await put('id=eq.20', row, 'return=minimal')).toMatchObject({ status: 204, body: '' });
      await database.query('delete from public.odd_names where id = 20');
    });

    it.each([
      ['another row than its address names', 'id=eq.21', { id: 22 }, 400, 'PGRST115'],
      ['a row without its key', 'id=eq.21', { 'my col': 'x' }, 400, 'PGRST115'],
      ['several rows', 'id=eq.21', [{ id: 21 }, { id: 21 }], 400, 'PGRST115'],
      ['no key', '', { id: 21 }, 405, 'PGRST105'],
      ['another filter', 'id=eq.21&my col=eq.x', { id: 21 }, 405, 'PGRST105'],
      ['another operator', 'id=gt.21', { id: 21 }, 405, 'PGRST105'],
      ['a page', 'id=eq.21&limit=1', { id: 21 }, 400, 'PGRST114'],
    ])('refuses %s, and writes nothing', async (_what, query, row, status, code) => {
      expect(await put(query, row)).toMatchObject({ status, body: { code } });
      expect((await ask('odd_names?id=gt.20')).body).toEqual([]);
    });

    it('refuses a row of another user', async () => {
      const stranger = await addUser(database, 'Mallory');
      const [session] = await database.query<{ id: string }>('select id from public.chat_sessions limit 1');
      const answer = await ask(`chat_sessions?id=eq.${session?.id}`, {
        method: 'PUT',
        body: JSON.stringify({ id: session?.id, title: 'taken' }),
        headers: { authorization: `Bearer ${await wire.tokenFor(stranger.claims)}` },
      });
      expect(answer).toMatchObject({ status: 403, body: { code: '42501' } });
      expect(await database.query("select from public.chat_sessions where title = 'taken'")).toEqual([]);
    });
  });

  it('refuses to change more rows than max-affected, and changes none', async () => {
    const change = (most: number) =>
      ask('odd_names?id=lt.10', {
        method: 'PATCH',
        body: '{"dot.ted":"changed"}',
        headers: { prefer: `handling=strict, max-affected=${most}` },
      });
    expect(await change(1)).toMatchObject({
      status: 400,
      body: {
        code: 'PGRST124',
        message: 'Query result exceeds max-affected preference constraint',
        details: 'The query affects 2 rows',
      },
    });
    expect((await ask('odd_names?"dot.ted"=eq.changed')).body).toEqual([]);
    expect((await change(2)).status).toBe(204);
    await database.query('update public.odd_names set "dot.ted" = \'p\'');
  });

  describe('names in quotes', () => {
    it.each([
      ['select with a space', 'select="my col"&id=eq.1', [{ 'my col': 'one' }]],
      ['select without quotes', 'select=id, my col&id=eq.1', [{ id: 1, 'my col': 'one' }]],
      ['select with comma and parentheses', 'select="a,b (c)",id&id=eq.1', [{ 'a,b (c)': 'x', id: 1 }]],
      ['select with a quote', String.raw`select="say \"hi\""&id=eq.1`, [{ 'say "hi"': 'q' }]],
      ['an alias', 'select="the, name":"my col"&id=eq.1', [{ 'the, name': 'one' }]],
      ['a filter with a space', 'select=id&my col=eq.two', [{ id: 2 }]],
      ['a quoted filter', 'select=id&"my col"=eq.two', [{ id: 2 }]],
      ['a filter with a dot', 'select=id&"dot.ted"=eq.p&id=eq.2', [{ id: 2 }]],
      ['a filter in a group', 'select=id&or=("a,b (c)".eq.y,"my col".eq.zero)', [{ id: 2 }]],
      ['order', 'select=id&order="a,b (c)".desc.nullslast,"my col"', [{ id: 2 }, { id: 1 }]],
    ])('are accepted in %s', async (_where, query, body) => {
      const path = `odd_names?${encodeURI(query)}`;
      expect(await ask(path)).toMatchObject({ status: 200, body });
    });

    it('are accepted in columns and on_conflict', async () => {
      const answer = await ask(`odd_names?columns=id,"a,b (c)"&on_conflict="id"`, {
        method: 'POST',
        body: JSON.stringify([{ id: 3, 'a,b (c)': 'z', ignored: true }]),
        headers: { prefer: 'resolution=merge-duplicates,return=representation' },
      });
      expect(answer).toMatchObject({ status: 201, body: [{ id: 3, 'a,b (c)': 'z', 'my col': null }] });
      await database.query('delete from public.odd_names where id = 3');
    });

    it('are refused when they are not closed', async () => {
      expect(await ask('odd_names?select="my col')).toMatchObject({
        status: 400,
        body: { code: 'PGRST100' },
      });
    });
  });

  describe('what is not supported', () => {
    it.each([
      ['a function', 'rpc/anything', 404, 'PGRST202'],
      ['aggregates', 'chat_sessions?select=id.count()', 400, 'PGRST123'],
      ['count()', 'chat_sessions?select=count()', 400, 'PGRST123'],
      ['filters on related tables', 'chat_sessions?chat_messages.role=eq.user', 400, 'PGRST108'],
      ['types that a column cannot be cast to', 'chat_sessions?select=id::pg_lsn', 400, '42704'],
      ['regular expressions that are none', 'chat_sessions?title=match.(a', 400, '2201B'],
      ['operators on types that lack them', 'chat_sessions?title=cs.a', 404, '42883'],
    ])('returns an error in PostgREST’s words for %s', async (_what, path, status, code) => {
      const answer = await ask(path);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ code });
      expect(Object.keys(answer.body as object).sort()).toEqual(['code', 'details', 'hint', 'message']);
    });

    it('refuses a bad token before anything else', async () => {
      for (const path of ['rpc/anything', 'odd_names']) {
        const answer = await ask(path, { headers: { authorization: 'Bearer a.b.c' } });
        expect(answer).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
      }
    });
  });
});
