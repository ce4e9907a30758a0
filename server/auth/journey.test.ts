import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseAccount } from '#sandbox/google/choose-account.ts';
import { people } from '#sandbox/google/people.ts';
import { freshDataFolder } from '#server/testing/postgres/fresh-database.ts';
import { startServer, type RunningServer } from '#server/testing/start-server.ts';

interface Mail {
  to: string[];
  subject: string;
  text: string;
  links: string[];
}

/**
 * One person's way through everything, as a program that knows nothing but the official client and a web browser's
 * manners. It speaks to the product as `npm start` starts it: real sockets, the local mail server, the local Google.
 */
describe('a program with the official client, from sign-up to sign-out', () => {
  const email = 'journey@example.com';
  const [ada] = people;
  let server: RunningServer;
  let remove: () => Promise<void>;
  let anonKey: string;
  let password = 'correct horse 1';
  let main: SupabaseClient;
  const events: string[] = [];

  beforeAll(async () => {
    const settings = { MAILER_AUTOCONFIRM: 'false', MANUAL_LINKING: 'true', FINDEUS_SECRET: 's'.repeat(40) };
    const folder = await freshDataFolder();
    remove = folder.remove;
    server = await startServer({ ...settings, DATA_DIR: folder.dataDir });
    ({ anonKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { anonKey: string });
    main = client();
    main.auth.onAuthStateChange((event) => void events.push(event));
  });
  afterAll(async () => {
    await server.stop();
    await remove();
  });

  const client = (flowType: 'pkce' | 'implicit' = 'pkce') =>
    createClient(server.url, anonKey, { auth: { flowType, autoRefreshToken: false } });
  const newestMail = async (to: string, about: RegExp): Promise<Mail> => {
    const find = async () => {
      const response = await fetch(`${server.url}/sandbox/mail`, { headers: { accept: 'application/json' } });
      return ((await response.json()) as Mail[]).find(
        (mail) => mail.to.includes(to) && about.test(mail.subject),
      );
    };
    return expect
      .poll(find, { timeout: 60_000 })
      .toBeDefined()
      .then(async () => (await find())!);
  };
  const follow = async (address: string) => {
    const response = await fetch(address, { redirect: 'manual' });
    return new URL(response.headers.get('location')!);
  };
  const followMail = async (to: string, about: RegExp) =>
    follow((await newestMail(to, about)).links.find((link) => link.includes('/verify'))!);

  it('signs up, and confirms by the mailed link', async () => {
    const { data, error } = await main.auth.signUp({
      email,
      password,
      options: { data: { full_name: 'June' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    const home = await followMail(email, /Confirm/);
    const { error: refused } = await main.auth.exchangeCodeForSession(home.searchParams.get('code')!);
    expect(refused).toBeNull();
    const { data: profile } = await main.from('profiles').select('*').eq('id', data.user!.id).single();
    expect(profile).toMatchObject({ full_name: 'June', subscription_tier: 'free' });
  });

  it('signs in and refreshes', async () => {
    await main.auth.signOut({ scope: 'local' });
    expect((await main.auth.signInWithPassword({ email, password })).error).toBeNull();
    const before = (await main.auth.getSession()).data.session!;
    const { data } = await main.auth.refreshSession();
    expect(data.session?.refresh_token).not.toBe(before.refresh_token);
    expect((await main.auth.getClaims()).data?.claims.email).toBe(email);
  });

  it('stores conversations and messages', async () => {
    const user = (await main.auth.getUser()).data.user!;
    const { data: session, error } = await main
      .from('chat_sessions')
      .insert({ user_id: user.id, title: 'Savings' })
      .select()
      .single();
    expect(error).toBeNull();
    const message = {
      session_id: session.id,
      user_id: user.id,
      role: 'user',
      content: 'How much?',
      mode: 'free',
    };
    expect((await main.from('chat_messages').insert(message)).error).toBeNull();
    await main.from('chat_sessions').update({ title: 'Renamed' }).eq('id', session.id);
    const { data: sessions } = await main
      .from('chat_sessions')
      .select('*')
      .eq('user_id', user.id)
      .order('updated_at', { ascending: false });
    expect(sessions).toMatchObject([{ title: 'Renamed' }]);
    const { data: stranger } = await client().from('chat_messages').select('*').eq('session_id', session.id);
    expect(stranger ?? []).toEqual([]);
    expect((await main.from('stripe_user_subscriptions').select('*').maybeSingle()).data).toBeNull();
    await main.from('chat_sessions').delete().eq('id', session.id);
    expect((await main.from('chat_messages').select('*')).data).toEqual([]);
  });

  it('changes the password, which ends other sessions', async () => {
    const elsewhere = client();
    await elsewhere.auth.signInWithPassword({ email, password });
    password = 'battery staple 2';
    expect((await main.auth.updateUser({ password })).error).toBeNull();
    expect((await elsewhere.auth.getUser()).data.user).toBeNull();
    await newestMail(email, /changed/);
  });

  it('resets a forgotten password by the mailed link', async () => {
    const forgetful = client('implicit');
    await forgetful.auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/reset-password` });
    const home = await followMail(email, /Reset/);
    expect(home.pathname).toBe('/reset-password');
    const tokens = new URLSearchParams(home.hash.slice(1));
    await forgetful.auth.setSession({
      access_token: tokens.get('access_token')!,
      refresh_token: tokens.get('refresh_token')!,
    });
    password = 'remembered now 3';
    expect((await forgetful.auth.updateUser({ password })).error).toBeNull();
    expect((await main.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it('signs in with Google and links it', async () => {
    const other = client();
    const { data } = await other.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: server.url },
    });
    const home = await follow(await chooseAccount(data.url!, ada!.sub));
    const { data: signedIn } = await other.auth.exchangeCodeForSession(home.searchParams.get('code')!);
    expect(signedIn.user?.email).toBe(ada!.email);
    const { data: link } = await main.auth.linkIdentity({
      provider: 'google',
      options: { redirectTo: server.url, skipBrowserRedirect: true },
    });
    const back = await follow(await chooseAccount(link.url!, people[1]!.sub));
    await main.auth.exchangeCodeForSession(back.searchParams.get('code')!);
    const { data: identities } = await main.auth.getUserIdentities();
    expect(identities?.identities.map(({ provider }) => provider).sort()).toEqual(['email', 'google']);
    const google = identities!.identities.find(({ provider }) => provider === 'google')!;
    expect((await main.auth.unlinkIdentity(google)).error).toBeNull();
  });

  it('enrols an authenticator app and reaches aal2', async () => {
    const { data: factor } = await main.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    if (factor?.type !== 'totp') throw new Error('No TOTP factor');
    const code = new TOTP({ secret: factor.totp.secret }).generate();
    expect((await main.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
    const { data } = await main.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect((await main.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  });

  it('signs out in each scope', async () => {
    const [second, third] = [client(), client()];
    await second.auth.signInWithPassword({ email, password });
    await third.auth.signInWithPassword({ email, password });
    await second.auth.signOut({ scope: 'local' });
    expect((await third.auth.getUser()).error).toBeNull();
    await main.auth.refreshSession();
    await main.auth.signOut({ scope: 'others' });
    expect((await third.auth.getUser()).data.user).toBeNull();
    await third.auth.signInWithPassword({ email, password });
    await third.auth.signOut({ scope: 'global' });
    expect((await main.auth.getUser()).data.user).toBeNull();
  });

  it('receives every event', () => {
    for (const event of [
      'INITIAL_SESSION',
      'SIGNED_IN',
      'SIGNED_OUT',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
      'MFA_CHALLENGE_VERIFIED',
    ]) {
      expect(events).toContain(event);
    }
  });
});
