import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { addUserWithBelongings } from '#server/testing/wire/belongings.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { addUser, service } from '#server/testing/wire/users.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

interface Session {
  id: string;
  title: string;
  updated_at: string;
}

const titlesOf = ({ data, error }: { data: unknown; error: unknown }) => {
  expect(error).toBeNull();
  return (data as { title: string }[]).map(({ title }) => title).sort();
};

describe('rest/v1 through the official client', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  const signUp = async (name: string): Promise<[SupabaseClient, Caller & { id: string }]> => {
    const user = await addUser(database, name);
    return [wire.client(user), user];
  };

  describe('the calls of the product', () => {
    it('reads the profile by id as a single row', async () => {
      const [client, alice] = await signUp('Alice');
      const { data, error, status } = await client.from('profiles').select('*').eq('id', alice.id).single();
      expect(error).toBeNull();
      expect(status).toBe(200);
      expect(data).toMatchObject({ id: alice.id, full_name: 'Alice', subscription_tier: 'free' });
    });

    it('creates, lists, renames and deletes conversations', async () => {
      const [client, alice] = await signUp('Alice');
      const made = await client
        .from('chat_sessions')
        .insert({ user_id: alice.id, title: 'First' })
        .select()
        .single<Session>();
      expect(made.status).toBe(201);
      expect(made.data).toMatchObject({ title: 'First', user_id: alice.id });
      expect(made.data?.updated_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
      await client.from('chat_sessions').insert({ user_id: alice.id, title: 'Second' });

      const list = await client
        .from('chat_sessions')
        .select('*')
        .eq('user_id', alice.id)
        .order('updated_at', { ascending: false });
      expect((list.data as Session[]).map(({ title }) => title)).toEqual(['Second', 'First']);

      const renamed = await client.from('chat_sessions').update({ title: 'Renamed' }).eq('id', made.data?.id);
      expect(renamed).toMatchObject({ status: 204, error: null, data: null });
      const deleted = await client.from('chat_sessions').delete().eq('id', made.data?.id).select();
      expect(deleted.status).toBe(200);
      expect((deleted.data as Session[]).map(({ title }) => title)).toEqual(['Renamed']);
    });

    it('stores messages and reads them in order', async () => {
      const [client, alice] = await signUp('Alice');
      const { data: session } = await client
        .from('chat_sessions')
        .insert({ user_id: alice.id })
        .select()
        .single<Session>();
      for (const content of ['one', 'two $5 and $6', 'three "quoted", (bracketed) 🙂']) {
        const { error, status } = await client
          .from('chat_messages')
          .insert({ session_id: session?.id, user_id: alice.id, role: 'user', content, mode: 'free' });
        expect({ error, status }).toEqual({ error: null, status: 201 });
      }
      const { data } = await client
        .from('chat_messages')
        .select('content, mode')
        .eq('session_id', session?.id)
        .order('created_at');
      expect(data).toEqual([
        { content: 'one', mode: 'free' },
        { content: 'two $5 and $6', mode: 'free' },
        { content: 'three "quoted", (bracketed) 🙂', mode: 'free' },
      ]);
    });

    it('reads the subscription, at most one', async () => {
      const alice = await addUserWithBelongings(database, 'Alice');
      const [stranger] = await signUp('Bob');
      const own = await wire.client(alice).from('stripe_user_subscriptions').select('*').maybeSingle();
      expect(own.data).toMatchObject({ subscription_status: 'active', current_period_end: 1_800_000_000 });
      const none = await stranger.from('stripe_user_subscriptions').select('*').maybeSingle();
      expect(none).toMatchObject({ data: null, error: null });
    });
  });

  describe('reading', () => {
    let client: SupabaseClient;
    let readerId: string;
    beforeAll(async () => {
      const [signedIn, user] = await signUp('Reader');
      client = signedIn;
      readerId = user.id;
      const titles = ['apple', 'Banana', 'cherry, (red)', 'date "dried"', '100%'];
      await client.from('chat_sessions').insert(titles.map((title) => ({ title, user_id: user.id })));
    });
    const sessions = () => client.from('chat_sessions').select('title');

    it('filters by every operator', async () => {
      expect(titlesOf(await sessions().eq('title', 'apple'))).toEqual(['apple']);
      expect(titlesOf(await sessions().neq('title', 'apple'))).toHaveLength(4);
      expect(titlesOf(await sessions().gt('title', 'c').lt('title', 'd'))).toEqual(['cherry, (red)']);
      expect(titlesOf(await sessions().gte('title', 'apple').lte('title', 'apple'))).toEqual(['apple']);
      expect(titlesOf(await sessions().like('title', 'b%'))).toEqual([]);
      expect(titlesOf(await sessions().ilike('title', 'b%'))).toEqual(['Banana']);
      expect(titlesOf(await sessions().in('title', ['apple', 'cherry, (red)', 'date "dried"']))).toHaveLength(
        3,
      );
      expect(titlesOf(await sessions().in('title', []))).toEqual([]);
      expect(titlesOf(await sessions().is('title', null))).toEqual([]);
      expect(titlesOf(await sessions().not('title', 'is', null))).toHaveLength(5);
      expect(titlesOf(await sessions().not('title', 'in', '(apple,Banana)'))).toHaveLength(3);
      expect(titlesOf(await sessions().or('title.eq.apple,and(title.ilike.b*,title.not.is.null)'))).toEqual([
        'Banana',
        'apple',
      ]);
      expect(
        titlesOf(await sessions().or('title.eq."cherry, (red)",title.eq."date \\"dried\\""')),
      ).toHaveLength(2);
    });

    it('sorts, pages and counts', async () => {
      const page = await client
        .from('chat_sessions')
        .select('title', { count: 'exact' })
        .order('title', { ascending: false, nullsFirst: false })
        .range(1, 2);
      expect(page.count).toBe(5);
      expect(page.status).toBe(206);
      expect(page.data).toHaveLength(2);
      const head = await client.from('chat_sessions').select('*', { count: 'exact', head: true });
      expect(head).toMatchObject({ count: 5, data: null, error: null });
      const beyond = await client.from('chat_sessions').select('*', { count: 'exact' }).range(50, 60);
      expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
      expect((await sessions().limit(0)).data).toEqual([]);
      const atTheEnd = await client.from('chat_sessions').select('*', { count: 'exact' }).range(5, 6);
      expect(atTheEnd).toMatchObject({ data: [], count: 5, error: null });
    });

    it('renames columns', async () => {
      const { data } = await client.from('chat_sessions').select('name:title').eq('title', 'apple');
      expect(data).toEqual([{ name: 'apple' }]);
      // Also to a name that the statement itself uses.
      const answer = await client
        .from('chat_sessions')
        .select('answer:title, rows:user_id')
        .eq('title', 'apple');
      expect(answer.data).toEqual([{ answer: 'apple', rows: readerId }]);
    });
  });

  describe('writing', () => {
    it('upserts: merges or ignores existing rows', async () => {
      const admin = wire.client(service);
      const alice = await addUser(database, 'Alice');
      const merged = await admin
        .from('profiles')
        .upsert({ id: alice.id, full_name: 'Merged' })
        .select()
        .single();
      expect(merged.data).toMatchObject({ id: alice.id, full_name: 'Merged' });
      const ignored = await admin
        .from('profiles')
        .upsert({ id: alice.id, full_name: 'Ignored' }, { ignoreDuplicates: true })
        .select();
      expect(ignored.data).toEqual([]);
      const conflict = await admin
        .from('stripe_customers')
        .upsert([{ user_id: alice.id, customer_id: 'cus_a' }], { onConflict: 'user_id' })
        .select();
      expect(conflict.data).toMatchObject([{ customer_id: 'cus_a' }]);
    });

    it('lets an owner upsert the columns she may change, key only or not', async () => {
      const [client, alice] = await signUp('Alice');
      const { data: made } = await client
        .from('chat_sessions')
        .insert({ user_id: alice.id })
        .select()
        .single<Session>();
      const renamed = await client
        .from('chat_sessions')
        .upsert({ id: made?.id, title: 'Merged' })
        .select()
        .single<Session>();
      expect(renamed.data).toMatchObject({ id: made?.id, title: 'Merged' });
      const admin = wire.client(service);
      const keyOnly = await admin.from('profiles').upsert({ id: alice.id }).select().single();
      expect(keyOnly.data).toMatchObject({ id: alice.id });
      expect((await client.from('chat_sessions').upsert({})).status).toBe(201);
    });

    it('stores exactly the given rows', async () => {
      const [client, alice] = await signUp('Alice');
      expect(await client.from('chat_sessions').insert([]).select()).toMatchObject({ status: 201, data: [] });
      expect((await client.from('chat_sessions').insert([{}, {}])).error?.code).toBe('PGRST102');
      expect((await client.from('chat_sessions').insert({})).status).toBe(201);
      const { count } = await client.from('chat_sessions').select('*', { count: 'exact', head: true });
      expect(count).toBe(1);
      const twice = { id: alice.id, full_name: 'x' };
      const same = await wire.client(service).from('profiles').upsert([twice, twice]);
      expect(same).toMatchObject({ status: 400, error: { code: '21000' } });
    });

    it('keeps numbers as they were written', async () => {
      const alice = await addUserWithBelongings(database, 'Alice');
      const token = await wire.tokenFor(service.claims);
      const response = await wire.app.request(
        `/rest/v1/stripe_subscriptions?customer_id=eq.${alice.customer}`,
        {
          method: 'PATCH',
          headers: { authorization: `Bearer ${token}`, prefer: 'return=representation' },
          body: '{"current_period_end": 9007199254740993}',
        },
      );
      expect(await response.text()).toContain('"current_period_end":9007199254740993');
    });

    it('counts changed rows', async () => {
      const [client, alice] = await signUp('Alice');
      await client.from('chat_sessions').insert([
        { title: 'a', user_id: alice.id },
        { title: 'b', user_id: alice.id },
      ]);
      const changed = await client
        .from('chat_sessions')
        .update({ title: 'c' }, { count: 'exact' })
        .eq('user_id', alice.id);
      expect(changed.count).toBe(2);
      expect(
        (await client.from('chat_sessions').delete({ count: 'exact' }).eq('user_id', alice.id)).count,
      ).toBe(2);
    });

    it('rolls back a single-row change that touched another number of rows', async () => {
      const [client, alice] = await signUp('Alice');
      await client.from('chat_sessions').insert([
        { title: 'a', user_id: alice.id },
        { title: 'b', user_id: alice.id },
      ]);
      const { error, status } = await client
        .from('chat_sessions')
        .update({ title: 'c' })
        .eq('user_id', alice.id)
        .select()
        .single();
      expect(status).toBe(406);
      expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 2 rows' });
      const { data } = await client.from('chat_sessions').select('title').order('title');
      expect(data).toEqual([{ title: 'a' }, { title: 'b' }]);
    });

    it('returns no error without a match', async () => {
      const [client] = await signUp('Alice');
      const nobody = '00000000-0000-0000-0000-000000000000';
      expect(await client.from('chat_sessions').update({ title: 'x' }).eq('id', nobody)).toMatchObject({
        status: 204,
        error: null,
      });
      expect(await client.from('chat_sessions').delete().eq('id', nobody).select()).toMatchObject({
        status: 200,
        data: [],
      });
      expect(await client.from('chat_sessions').update({}).eq('id', nobody).select()).toMatchObject({
        status: 200,
        data: [],
      });
    });
  });

  describe('a stranger', () => {
    it('returns 401 to a visitor, and shows and changes nothing for another user', async () => {
      const alice = await addUserWithBelongings(database, 'Alice');
      const visitor = wire.client();
      expect(await visitor.from('chat_sessions').select()).toMatchObject({
        status: 401,
        error: { code: '42501' },
      });
      expect(await visitor.from('chat_messages').insert({ content: 'x' })).toMatchObject({ status: 401 });

      const [mallory] = await signUp('Mallory');
      expect((await mallory.from('chat_sessions').select().eq('id', alice.session)).data).toEqual([]);
      expect(
        (await mallory.from('chat_sessions').update({ title: 'taken' }).eq('id', alice.session).select())
          .data,
      ).toEqual([]);
      expect((await mallory.from('chat_sessions').delete().eq('id', alice.session).select()).data).toEqual(
        [],
      );
      const planted = await mallory.from('chat_sessions').insert({ user_id: alice.id, title: 'planted' });
      expect(planted).toMatchObject({
        status: 403,
        error: {
          code: '42501',
          message: 'new row violates row-level security policy for table "chat_sessions"',
        },
      });
      const promoted = await mallory.from('profiles').update({ subscription_tier: 'pro' }).eq('id', alice.id);
      expect(promoted).toMatchObject({ status: 403, error: { code: '42501' } });
      const { data } = await wire.client(alice).from('chat_sessions').select('title');
      expect(data).toEqual([{ title: 'Alice' }]);
    });
  });
});
