import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery';

interface SignIn {
  id: string;
  current: boolean;
  user_agent: string | null;
  created_at: string;
  last_used_at: string;
}

describe('functions/v1 for accounts', () => {
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
    const { data } = await client.auth.signUp({ email, password });
    return { client, email, id: data.user!.id };
  };
  const signInsOf = async (client: SupabaseClient) => {
    const { data, error } = await client.functions.invoke<{ sign_ins: SignIn[] }>('sign-ins', {
      method: 'GET',
    });
    expect(error).toBeNull();
    return data!.sign_ins;
  };
  const statusOf = async (answer: Promise<{ error: { context?: Response } | null }>) =>
    (await answer).error?.context?.status;

  it('lists the sessions of a user, and ends one of them', async () => {
    const { client, email } = await signUp();
    const other = wire.visitor();
    await other.auth.signInWithPassword({ email, password });

    const [first, second, ...rest] = await signInsOf(client);
    expect(rest).toEqual([]);
    expect([first!.current, second!.current].filter(Boolean)).toHaveLength(1);
    expect(Date.parse(first!.last_used_at)).toBeGreaterThanOrEqual(Date.parse(second!.last_used_at));

    const elsewhere = [first!, second!].find(({ current }) => !current)!;
    const { error } = await client.functions.invoke(`sign-ins/${elsewhere.id}`, { method: 'DELETE' });
    expect(error).toBeNull();
    expect(await signInsOf(client)).toHaveLength(1);
    expect((await other.auth.getUser()).error).not.toBeNull();
  });

  it('stores only the beginning of a long User-Agent', async () => {
    const { client, email } = await signUp();
    const userAgent = '"'.repeat(20_000);
    const signedIn = await wire.app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ email, password }),
    });
    expect(signedIn.status).toBe(200);
    const longest = Math.max(...(await signInsOf(client)).map(({ user_agent }) => user_agent?.length ?? 0));
    expect(longest).toBe(300);
    const [stored] = await database.query<{ longest: number }>(
      'select max(length(user_agent)) as longest from auth.sessions',
    );
    expect(stored?.longest).toBe(300);
  });

  it.each(['/functions/v1/sign-ins', '/auth/v1/user'])(
    'returns 429 with Retry-After to a user who calls %s too often, and not to another',
    async (path) => {
      const limited = await createWire(database, { rateLimits: { on: true, trustedProxies: 1 } });
      const tokenOf = async () =>
        (await (await signUp()).client.auth.getSession()).data.session!.access_token;
      const ask = (token: string) =>
        limited.app.request(path, {
          headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.1' },
        });
      const [often, once] = [await tokenOf(), await tokenOf()];
      const answers: Response[] = [];
      // A few at a time, so that it is not the share of the connections that is used up.
      for (let batch = 0; batch < 30; batch += 1) {
        answers.push(...(await Promise.all(Array.from({ length: 10 }, async () => ask(often)))));
      }
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(20);
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect((await ask(once)).status).toBe(200);
    },
  );

  it('neither lists nor ends sessions of another user', async () => {
    const owner = await signUp();
    const stranger = await signUp();
    const [mine] = await signInsOf(owner.client);
    expect((await signInsOf(stranger.client)).map(({ id }) => id)).not.toContain(mine!.id);
    expect(
      await statusOf(stranger.client.functions.invoke(`sign-ins/${mine!.id}`, { method: 'DELETE' })),
    ).toBe(404);
    expect(await signInsOf(owner.client)).toHaveLength(1);
  });

  it('refuses visitors, ended sessions and invalid ids', async () => {
    expect(await statusOf(wire.visitor().functions.invoke('sign-ins', { method: 'GET' }))).toBe(401);
    expect(await statusOf(wire.visitor().functions.invoke('delete-account', { body: {} }))).toBe(401);
    const bare = await wire.app.request('/functions/v1/sign-ins', {
      headers: { authorization: 'Bearer x.y.z' },
    });
    expect(bare.status).toBe(401);

    const { client } = await signUp();
    const { data } = await client.auth.getSession();
    await client.auth.signOut();
    const ended = await wire.app.request('/functions/v1/sign-ins', {
      headers: { authorization: `Bearer ${data.session!.access_token}` },
    });
    expect(ended.status).toBe(401);
    expect(await ended.json()).toMatchObject({ code: 'unauthorized' });
  });

  it('deletes an account with all its data after the address was typed', async () => {
    const { client, email, id } = await signUp();
    await client.from('chat_sessions').insert({ user_id: id, title: 'Plans' });
    expect(await statusOf(client.functions.invoke('delete-account', { body: {} }))).toBe(400);
    expect(
      await statusOf(
        client.functions.invoke('delete-account', { body: { confirm_email: 'other@example.com' } }),
      ),
    ).toBe(400);
    expect((await client.auth.getUser()).error).toBeNull();

    const { error } = await client.functions.invoke('delete-account', {
      body: { confirm_email: ` ${email.toUpperCase()}` },
    });
    expect(error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
    const counts = await database.query(
      `select (select count(*)::int from auth.users where id = $1) as users,
         (select count(*)::int from public.profiles where id = $1) as profiles,
         (select count(*)::int from public.chat_sessions where user_id = $1) as conversations`,
      [id],
    );
    expect(counts).toEqual([{ users: 0, profiles: 0, conversations: 0 }]);
  });

  it('requires the second factor when the account has one', async () => {
    const { client, email, id } = await signUp();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const code = new TOTP({ secret: factor!.type === 'totp' ? factor!.totp.secret : '' }).generate();
    await client.auth.mfa.challengeAndVerify({ factorId: factor!.id, code });
    expect(await signInsOf(client)).toHaveLength(1);

    await client.from('chat_sessions').insert({ user_id: id, title: 'Private' });
    const half = wire.visitor();
    await half.auth.signInWithPassword({ email, password });
    // Nor do the tables show anything, or take anything, until the code was given.
    expect((await half.from('profiles').select()).data).toEqual([]);
    expect((await half.from('chat_sessions').select()).data).toEqual([]);
    expect((await half.from('chat_sessions').insert({ user_id: id })).error?.code).toBe('42501');
    expect((await client.from('chat_sessions').select()).data).toHaveLength(1);
    expect(await statusOf(half.functions.invoke('sign-ins', { method: 'GET' }))).toBe(401);
    expect(await statusOf(half.functions.invoke('delete-account', { body: { confirm_email: email } }))).toBe(
      401,
    );
    expect((await client.auth.getUser()).error).toBeNull();
  });
});
