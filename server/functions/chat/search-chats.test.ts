import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxSearchLength } from '#contract/chat.ts';
import type { Database } from '#server/db/database.ts';
import { countBlocks } from '#server/testing/count-blocks.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

interface Found {
  title: string;
  excerpt: string | null;
}

/** Without the index of words these searches took more than ten seconds; with it they take a fraction of this, also on a busy machine. */
const patienceMs = 9_000;

/** A user with helpers to add conversations and to search them. */
async function signUpOn(database: Database, wire: Wire) {
  const client = wire.visitor();
  const email = `${crypto.randomUUID()}@example.com`;
  const { data } = await client.auth.signUp({ email, password: 'correct horse battery' });
  const id = data.user!.id;
  const token = data.session!.access_token;
  /** Adds conversations, each with one message. */
  const add = (title: string, content: string, conversations = 1) =>
    database.query(
      `with made as (
         insert into public.chat_sessions (user_id, title) select $1, $2 from generate_series(1, $4) returning id
       )
       insert into public.chat_messages (session_id, user_id, role, content) select id, $1, 'assistant', $3 from made`,
      [id, title, content, conversations],
    );
  const ask = (q: string) =>
    wire.app.request(`/functions/v1/search-chats?q=${encodeURIComponent(q)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const search = async (q: string) => {
    const response = await ask(q);
    expect(response.status).toBe(200);
    return ((await response.json()) as { found: Found[] }).found;
  };
  return { client, id, token, add, ask, search };
}

describe('functions/v1/search-chats', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());
  const signUp = () => signUpOn(database, wire);

  it('finds words in titles and messages of the caller only, ranked', async () => {
    const { client, id, add, search } = await signUp();
    await add(
      'Plans',
      'Interest of municipal bonds is free of federal tax.\n\n```findeus\n{"calculator":"zebra"}\n```',
    );
    await client.from('chat_sessions').insert({ user_id: id, title: 'Bonds at home' });
    expect((await search('bonds')).map(({ title }) => title)).toEqual(['Bonds at home', 'Plans']);
    expect((await search('municipal bond'))[0]?.excerpt).toContain('«municipal» «bonds»');
    expect(await search('zebra')).toEqual([]);
    expect((await search('municipal\0bond'))[0]?.excerpt).toContain('«municipal» «bonds»');
    expect(await search('\0')).toEqual([]);
    expect(await search(`'"); drop table x; --`)).toEqual([]);
    expect(await (await signUp()).search('bonds')).toEqual([]);
  });

  it('refuses a visitor', async () => {
    const { error } = await wire.visitor().functions.invoke('search-chats?q=bonds', { method: 'GET' });
    expect(error).not.toBeNull();
  });

  it.each([
    ['401k', 'Put 10k into your 401(k) first.', '«401»(«k»)'],
    ['401(k)', 'Put 10k into your 401k first.', '«401k»'],
    ['my 401(k) first', 'Put 10k into my 401(k) first.', '«401»(«k») «first»'],
    ['Roth IRA', 'A Roth IRA is taxed now.', '«Roth» «IRA»'],
    ['“Roth IRA”', 'A “Roth IRA” is taxed now.', '«Roth» «IRA»”'],
    ['tax', 'It is (tax)/fee-free—really.', '«tax»'],
    ['fee', 'It is (tax)/fee-free—really.', '«fee»'],
    ['really', 'It is (tax)/fee-free—really.', '«really»'],
    ['low-cost', 'Choose a low-cost fund.', '«low»-«cost»'],
    ['584,726', 'You would have **$584,726**.', '«584»,«726»'],
    ['6.5%', 'At 6.5% a year.', '«6».«5»%'],
    ['-6.5', 'At 6.5% a year.', '«6».«5»%'],
    ['retiring', 'When you retire_early, plan.', '«retire»_early'],
    ['café', 'A café’s profit.', '«café»’s'],
    ['compou', 'The power of compounding.', '«compounding»'],
    ['retirem', 'Save for **retirement** now.', '«retirem»ent'],
    ['tirement', 'Save for **Retirement** now.', 'Re«tirement»'],
    ['contributi rot', 'The Roth takes contributions.', '«contributi»ons'],
    ['gold OR bonds', 'Only gold here.', '«gold»'],
  ])('finds %j in %j', async (q, content, marked) => {
    const { add, search } = await signUp();
    await add('Plans', content);
    expect((await search(q))[0]?.excerpt).toContain(marked);
  });

  it('finds a phrase in quotes only in that order', async () => {
    const { add, search } = await signUp();
    await add('Apart', 'The IRA is not a Roth.');
    await add('Together', 'The Roth IRA is.');
    expect((await search('"roth ira"')).map(({ title }) => title)).toEqual(['Together']);
  });

  it('finds no parts of words in receipts, and none for short words', async () => {
    const { add, search } = await signUp();
    await add('Plans', 'A plan.\n\n```findeus\n{"calculator":"zebra"}\n```');
    expect(await search('ebr')).toEqual([]);
    expect(await search('a p')).toEqual([]);
    expect(await (await signUp()).search('pla')).toEqual([]);
  });

  it('does not find link targets or receipts that are cut off', async () => {
    const { add, search } = await signUp();
    await add('Plans', 'You have [$5](#hidden-target).\n```findeus\n{"calculator":"zebra"');
    expect(await search('hidden')).toEqual([]);
    expect(await search('zebra')).toEqual([]);
  });

  it.each(['a_a_', 'word ', 'tax 1 '])('searches 50 long conversations of %j quickly', async (part) => {
    const { add, ask } = await signUp();
    await add('Long', `tax ${part.repeat(Math.floor(99_000 / part.length))} end`, 50);
    const started = performance.now();
    const response = await ask('tax');
    const body = await response.text();
    expect(performance.now() - started).toBeLessThan(patienceMs);
    expect((JSON.parse(body) as { found: Found[] }).found).toHaveLength(50);
    expect(body.length).toBeLessThan(100_000);
  });

  it('reads blocks in proportion to the number of conversations', async () => {
    const counted = await freshDatabase({ poolSize: 1 });
    try {
      const countedWire = await createWire(counted);
      const text = Array.from({ length: 400 }, (_, n) => `term${n} tax`).join(' ');
      const blocksFor = async (conversations: number) => {
        const { add, search } = await signUpOn(counted, countedWire);
        await add('Long', text, conversations);
        return countBlocks(counted, () => search('tax term399'));
      };
      const [few, many] = [await blocksFor(25), await blocksFor(200)];
      expect(few).toBeGreaterThan(25);
      // Eight times as many conversations: a search that reads them all for each of them would read 64 times as much.
      expect(many / few).toBeLessThan(20);
    } finally {
      await counted.close();
    }
  });

  it.each([
    ['only stop words', 'the of and or to'],
    ['only operators', '"" OR -- () & | ! <-> :*'],
    ['many operators', 'a OR b OR "c d" '.repeat(12).trim()],
    ['many plans', '401(k) 403(b) 457(b) '.repeat(9).trim()],
  ])('answers a query of %s', async (_what, q) => {
    const { add, ask } = await signUp();
    await add('Long', 'a_b tax '.repeat(10_000));
    const started = performance.now();
    expect((await ask(q)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(patienceMs);
  });

  it('returns 504 with advice after a few seconds', async () => {
    const { ask } = await signUp();
    const locked = Promise.withResolvers<void>();
    const searched = Promise.withResolvers<void>();
    const busy = database.transaction(async (queries) => {
      await queries.script('lock table internal.message_words in access exclusive mode');
      locked.resolve();
      await searched.promise;
    });
    await locked.promise;
    const response = await ask('tax');
    searched.resolve();
    await busy;
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({
      code: 'request_timeout',
      error: 'The search took too long. Please try again with fewer or rarer words.',
    });
  });

  it('returns 400 with the limit for a query that is too long', async () => {
    const { ask } = await signUp();
    const tooMany = Array.from({ length: 1_000 }, (_, n) => `t${n}`).join(' ');
    for (const q of ['x'.repeat(maxSearchLength + 1), tooMany]) {
      const response = await ask(q);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'validation_failed',
        error: `Search for at most ${maxSearchLength} characters.`,
      });
    }
  });

  it('runs two searches of a user at a time, and leaves connections to others', async () => {
    const lock = 4712;
    const roomy = await freshDatabase({ poolSize: 10 });
    try {
      // What a search reads first waits for the lock.
      await roomy.transaction((q) =>
        q.script(`
          alter function internal.search_query(text) rename to search_query_now;
          create function internal.search_query(typed text) returns tsquery language plpgsql as $$
          begin
            perform pg_advisory_xact_lock_shared(${lock});
            return internal.search_query_now(typed);
          end $$`),
      );
      const { app, visitor } = await createWire(roomy);
      const email = `${crypto.randomUUID()}@example.com`;
      const { data } = await visitor().auth.signUp({ email, password: 'correct horse battery' });
      const headers = { authorization: `Bearer ${data.session!.access_token}` };
      const locked = Promise.withResolvers<void>();
      const done = Promise.withResolvers<void>();
      const holder = roomy.transaction(async (q) => {
        await q.query('select pg_advisory_xact_lock($1)', [lock]);
        locked.resolve();
        await done.promise;
      });
      await locked.promise;
      const slow = Array.from({ length: 6 }, async () =>
        app.request('/functions/v1/search-chats?q=bonds', { headers }),
      );
      let running = 0;
      for (let look = 0; look < 10; look += 1) {
        await sleep(100);
        const [row] = await roomy.query<{ count: number }>(
          "select count(*) from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
          [lock],
        );
        running = Math.max(running, row?.count ?? 0);
      }
      done.resolve();
      await holder;
      expect(running).toBe(2);
      expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    } finally {
      await roomy.close();
    }
  });
});
