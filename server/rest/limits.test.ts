import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const slowTimeoutMs = 300;

describe('limits of rest/v1', () => {
  let database: Database;
  let wire: Wire;
  let token: string;
  beforeAll(async () => {
    database = await freshDatabase({
      callerTimeouts: {
        anon: slowTimeoutMs,
        authenticated: slowTimeoutMs,
        service_role: null,
        reserved: slowTimeoutMs,
      },
    });
    await database.transaction((q) =>
      q.script(`
        create view public.slow as select 1 as id, pg_sleep(8)::text as nap;
        grant select on public.slow to authenticated;
        create table public.webs (id integer primary key, parent_id integer references public.webs);
        insert into public.webs select n, n % 2 + 1 from generate_series(1, 1000) as n;
        grant select on public.webs to authenticated;
        create table public.tangled (id integer primary key, content text);
        insert into public.tangled select n, repeat('ab', 10000) || 'c' from generate_series(1, 500) as n;
        grant select on public.tangled to authenticated;
        create view public.slower_than_callers_may as select 1 as id, pg_sleep(1)::text as nap;
        grant select on public.slower_than_callers_may to service_role;
        create function public.spill() returns text language plpgsql as $$ begin
          raise exception using errcode = '53400', message = 'temporary file size exceeds "temp_file_limit" (262144kB)';
        end $$;
        create view public.spilling as select 1 as id, public.spill() as nap;
        grant select on public.spilling to authenticated`),
    );
    wire = await createWire(database);
    token = await wire.tokenFor((await addUser(database, 'Reader')).claims);
  });
  afterAll(() => database.close());

  const ask = async (path: string) => {
    const response = await wire.app.request(`/rest/v1/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };

  it('refuses an insert of more than 2,000 rows and says to send fewer', async () => {
    const rows = Array.from({ length: 2_001 }, () => ({ title: 'x' }));
    const response = await wire.app.request('/rest/v1/chat_sessions', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(rows),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'PGRST102',
      message: 'A request may bring at most 2000 rows, and this one has 2001. Send them in several requests.',
    });
  });

  describe('of what a request may say', () => {
    const repeat = (count: number, part: string, separator = ',') =>
      Array.from({ length: count }, () => part).join(separator);

    it.each([
      ['a like pattern of 201 characters', `title=like.${'a'.repeat(201)}`, '200 characters'],
      ['an ilike pattern with 11 wildcards', `title=ilike.${'%25a'.repeat(11)}`, '10 wildcards'],
      ['wildcards written as stars', `title=like.${'*a'.repeat(11)}`, '10 wildcards'],
      ['a long pattern inside of or', `or=(title.like.${'a'.repeat(201)})`, '200 characters'],
      ['a list of patterns with 11 wildcards', `title=like(any).{${repeat(11, '%25a')}}`, '10 wildcards'],
      ['six patterns', repeat(6, 'title=like.a', '&'), '5 like'],
      ['six patterns in a group', `or=(${repeat(6, 'title.ilike.a')})`, '5 like'],
      ['101 filters', repeat(101, 'title=eq.a', '&'), '100 filters'],
      ['101 filters in a group', `or=(${repeat(101, 'title.eq.a')})`, '100 filters'],
      ['101 selected columns', `select=${repeat(101, 'title')}`, '100 columns'],
      ['101 columns, some of them embedded', `select=chat_messages(${repeat(100, 'id')})`, '100 columns'],
      [
        'filters on two tables',
        `select=chat_messages()&${repeat(50, 'title=eq.a&chat_messages.id=is.null', '&')}&id=is.null`,
        '100 filters',
      ],
      ['a JSON path of 11 steps', `select=title${'->a'.repeat(11)}`, '10 steps in a JSON path'],
      ['a regular expression of 201 characters', `title=match.${'a'.repeat(201)}`, '200 characters'],
      ['a regular expression with 11 wildcards', `title=imatch.${'a*'.repeat(11)}`, '10 wildcards'],
      ['a regular expression that looks ahead', 'title=match.(?=.*a)b', 'without lookahead'],
      ['a regular expression that looks behind', 'title=match.(?<!a)b', 'without lookahead'],
      ['a regular expression that refers to a group', String.raw`title=match.(a)\1`, 'references to a group'],
      ['a regular expression with a long repetition', 'title=match.a{2,21}', '20 as the number'],
      ['a regular expression with three repetitions', 'title=match.((a{9}){9}){9}', '2 counted repetitions'],
      ['six patterns of all kinds', repeat(3, 'title=like.a&title=match.a', '&'), '5 like'],
      ['11 columns to sort by', `order=${repeat(11, 'title')}`, '10 columns to sort by'],
    ])('returns 400 for %s', async (_what, query, details) => {
      const { status, body } = await ask(`chat_sessions?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'PGRST100', hint: null });
      expect(body.message).toContain('failed to parse');
      expect(body.details).toContain(details);
    });

    it('accepts a pattern of 200 characters with 10 wildcards', async () => {
      const pattern = `${'*a'.repeat(10)}${'a'.repeat(180)}`;
      expect(await ask(`chat_sessions?title=like.${pattern}`)).toMatchObject({ status: 200, body: [] });
    });

    it('accepts a column that is selected again, by another name or by its own', async () => {
      expect(await ask('chat_sessions?select=*,name:title')).toMatchObject({ status: 200 });
      expect(await ask('chat_sessions?select=*,*,title,title')).toMatchObject({ status: 200 });
    });
  });

  describe('of time', () => {
    it('returns 57014 for a statement of a caller that runs too long, and logs no fault', async () => {
      const { status, body, headers } = await ask('slow?select=id,nap');
      expect(status).toBe(500);
      expect(body).toEqual({
        code: '57014',
        message: 'canceling statement due to statement timeout',
        details: null,
        hint: expect.stringContaining('fewer rows') as unknown,
      });
      expect(headers.get('proxy-status')).toBe('PostgREST; error=57014');
      const lines = wire.logged.map((line) => JSON.parse(line) as { level: string; msg: string });
      expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
      expect(lines.filter(({ msg }) => msg === 'sql_timeout')).toMatchObject([{ level: 'warn' }]);
    });

    it('returns 53400 for a statement that needs too much room, names no setting, and logs no fault', async () => {
      wire.logged.length = 0;
      expect(await ask('spilling?select=nap')).toMatchObject({
        status: 500,
        body: {
          code: '53400',
          message: 'The statement needs too much space and was stopped.',
          details: null,
          hint: expect.stringContaining('fewer rows') as unknown,
        },
      });
      const lines = wire.logged.map((line) => JSON.parse(line) as { level: string });
      expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    });

    it('ends related tables that multiply', async () => {
      const multiplied = 'webs?select=webs(parent_id(webs(parent_id(webs(id)))))';
      expect(await ask(multiplied)).toMatchObject({ status: 500, body: { code: '57014' } });
    });

    it('ends the most costly regular expression that is allowed', async () => {
      const costly = '(a|b|ab)*(a|b)*(ab|ba){20}(a*b*)*d';
      const { status, body } = await ask(`tangled?select=id&content=match.${encodeURIComponent(costly)}`);
      // Either it was done in time, or it was stopped.
      expect(status === 200 ? body : [body.code]).toEqual(status === 200 ? [] : ['57014']);
    });

    it('lets the service role take longer than a caller', async () => {
      const { data, error } = await wire.operator().from('slower_than_callers_may').select('id');
      expect({ data, error }).toEqual({ data: [{ id: 1 }], error: null });
    });

    it('leaves the server its own time limit after a caller used the connection', async () => {
      await ask('chat_sessions');
      const rows = await Promise.all(
        Array.from({ length: 4 }, () =>
          database.query<{ statement_timeout: string }>('show statement_timeout'),
        ),
      );
      expect(new Set(rows.map(([row]) => row?.statement_timeout))).toEqual(new Set(['10s']));
    });
  });
});
