import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseAccount } from '#sandbox/google/choose-account.ts';
import { people } from '#sandbox/google/people.ts';
import { startGoogle, type Google } from '#sandbox/google/start-google.ts';
import { createOpenIdProvider } from '#server/auth/domain/identities/open-id-provider.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createMailedWire, type MailedWire } from '#server/testing/wire/mailed-wire.ts';
import { quickPasswords } from '#server/testing/wire/quick-passwords.ts';
import { testSecret } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse';
const someEmail = () => `${randomUUID()}@example.com`;
const someSub = () => String(Math.floor(Math.random() * 1e15));

/** Attacks on another user's account. Each one worked in the past or could work after a careless change. */
describe('taking over another user’s account', () => {
  let google: Google;
  let database: Database;
  let wire: MailedWire;
  const messages: { text: string }[] = [];
  let afterComparing: (() => Promise<void>) | null = null;
  beforeAll(async () => {
    [google, database] = await Promise.all([startGoogle(), freshDatabase()]);
    wire = await createMailedWire(database, {
      google: createOpenIdProvider({ ...google, secret: testSecret }),
      settings: { autoconfirm: false, manualLinking: true },
      passwords: {
        ...quickPasswords,
        async matches(...compared) {
          const matches = await quickPasswords.matches(...compared);
          await afterComparing?.();
          return matches;
        },
      },
      sms: { send: (message) => Promise.resolve(void messages.push(message)) },
    });
  });
  afterAll(async () => {
    await wire.close();
    await google.close();
    await database.close();
  });

  const byGoogle = async (
    claims: { sub: string; email: string; email_verified: boolean },
    client = wire.visitor(),
  ) => {
    const { sub, ...rest } = claims;
    const token = await google.mintIdToken({ sub, claims: rest });
    return { client, ...(await client.auth.signInWithIdToken({ provider: 'google', token })) };
  };
  const linkGoogle = async (client: ReturnType<MailedWire['visitor']>, claims: object) => {
    const { sub, ...rest } = { sub: someSub(), ...claims };
    const id_token = await google.mintIdToken({ sub, claims: rest });
    const { data } = await client.auth.getSession();
    return wire.app.request('/auth/v1/token?grant_type=id_token', {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session!.access_token}` },
      body: JSON.stringify({ provider: 'google', id_token, link_identity: true }),
    });
  };
  const confirmed = async (email = someEmail()) => {
    const { data } = await wire.operator().auth.admin.createUser({ email, password, email_confirm: true });
    const client = wire.visitor();
    await client.auth.signInWithPassword({ email, password });
    return { client, email, user: data.user! };
  };
  const unconfirmedWithIdentity = async (email: string, sub: string) => {
    const { data } = await wire
      .operator()
      .auth.admin.createUser({ email, user_metadata: { full_name: 'Mallory' } });
    await database.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider)
       values ($1, $2, $3, 'google')`,
      [sub, data.user!.id, { sub, email, email_verified: false }],
    );
    return data.user!;
  };

  describe('with Google', () => {
    it('fails with an identity that was linked before the owner signed in', async () => {
      const email = someEmail();
      const attacker = someSub();
      const user = await unconfirmedWithIdentity(email, attacker);
      const owner = await byGoogle({ sub: someSub(), email, email_verified: true });
      expect(owner.data.user?.id).toBe(user.id);
      expect(owner.data.user?.user_metadata.full_name).not.toBe('Mallory');
      const again = await byGoogle({ sub: attacker, email, email_verified: false });
      expect(again.data.session).toBeNull();
      const { data: profile } = await owner.client.from('profiles').select('full_name').single();
      expect(profile?.full_name).not.toBe('Mallory');
    });

    it('fails by confirming an address that is not the account’s', async () => {
      const email = someEmail();
      const attacker = someSub();
      await unconfirmedWithIdentity(email, attacker);
      const { data } = await byGoogle({ sub: attacker, email: someEmail(), email_verified: true });
      expect(data.session).toBeNull();
      const [user] = await database.query<{ email_confirmed_at: Date | null }>(
        'select email_confirmed_at from auth.users where email = $1',
        [email],
      );
      expect(user?.email_confirmed_at).toBeNull();
    });

    it('fails by unlinking until only an unverified address is left', async () => {
      const { client, email } = await confirmed();
      const victim = someEmail();
      expect((await linkGoogle(client, { email: victim, email_verified: false })).status).toBe(200);
      const { data } = await client.auth.getUserIdentities();
      const own = data!.identities.find(({ provider }) => provider === 'email')!;
      expect((await client.auth.unlinkIdentity(own)).error).toMatchObject({
        status: 422,
        code: 'email_conflict_identity_not_deletable',
      });
      const { data: now } = await client.auth.getUser();
      expect(now.user?.email).toBe(email);
      // Linking adds a way to sign in; it does not change the user's address.
      expect(now.user?.user_metadata.email).not.toBe(victim);
    });

    it('keeps the verified address of the account when the other identity is removed', async () => {
      const { client } = await confirmed();
      const other = someEmail();
      await linkGoogle(client, { email: other, email_verified: true });
      const { data } = await client.auth.getUserIdentities();
      const own = data!.identities.find(({ provider }) => provider === 'email')!;
      expect((await client.auth.unlinkIdentity(own)).error).toBeNull();
      expect((await client.auth.getUser()).data.user?.email).toBe(other);
    });

    it('fails when two accounts link one identity at once', async () => {
      const [one, two] = [await confirmed(), await confirmed()];
      const claims = { sub: someSub(), email: someEmail(), email_verified: true };
      const answers = await Promise.all([one, two].map(({ client }) => linkGoogle(client, claims)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    });
  });

  describe('with a second factor', () => {
    const withTotp = async () => {
      const person = await confirmed();
      const { data } = await person.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'app' });
      const code = new TOTP({ secret: data!.totp.secret }).generate();
      return {
        ...person,
        verify: () => person.client.auth.mfa.challengeAndVerify({ factorId: data!.id, code }),
      };
    };

    it('fails with a factor that was enrolled earlier and never verified', async () => {
      const owner = await withTotp();
      const attacker = wire.visitor();
      await attacker.auth.signInWithPassword({ email: owner.email, password });
      const phone = `+1555${Math.floor(Math.random() * 9e6) + 1e6}`;
      const { data: mine } = await attacker.auth.mfa.enroll({
        factorType: 'phone',
        phone,
        friendlyName: 'mine',
      });
      expect((await owner.verify()).error).toBeNull();
      await attacker.auth.signInWithPassword({ email: owner.email, password });
      expect((await attacker.auth.mfa.challenge({ factorId: mine!.id })).error?.code).toBe(
        'mfa_factor_not_found',
      );
      // Even if such a factor still exists, only a session that has verified the other factor can verify it.
      const [late] = await database.query<{ id: string }>(
        `insert into auth.mfa_factors (user_id, factor_type, phone, friendly_name) values ($1, 'phone', '15550199', 'late')
         returning id`,
        [owner.user.id],
      );
      const { data: challenge } = await attacker.auth.mfa.challenge({ factorId: late!.id });
      const code = /\d{6}/.exec(messages.at(-1)!.text)![0];
      const verified = await attacker.auth.mfa.verify({
        factorId: late!.id,
        challengeId: challenge!.id,
        code,
      });
      expect(verified.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    });

    it('fails by linking another identity without the factor', async () => {
      const owner = await withTotp();
      await owner.verify();
      const half = wire.visitor();
      await half.auth.signInWithPassword({ email: owner.email, password });
      expect((await linkGoogle(half, { email: someEmail(), email_verified: true })).status).toBe(401);
      expect((await half.auth.linkIdentity({ provider: 'google' })).error?.code).toBe('insufficient_aal');
      const [identity] = (await half.auth.getUserIdentities()).data!.identities;
      expect((await half.auth.unlinkIdentity(identity!)).error?.code).toBe('insufficient_aal');
    });

    it('returns a status below 500 to two sessions that verify at once', async () => {
      const { email, verify } = await withTotp();
      await verify();
      const { data } = await wire.operator().auth.admin.listUsers({ perPage: 1000 });
      const factorId = data.users.find((user) => user.email === email)!.factors![0]!.id;
      const clients = await Promise.all(
        [1, 2].map(async () => {
          const client = wire.visitor();
          await client.auth.signInWithPassword({ email, password });
          return client;
        }),
      );
      const answers = await Promise.all(
        clients.map((client) => client.auth.mfa.challengeAndVerify({ factorId, code: '000000' })),
      );
      for (const { error } of answers) expect(error?.status).toBeLessThan(500);
    });
  });

  describe('with an older request', () => {
    const recover = async (email: string) => {
      await wire.visitor().auth.resetPasswordForEmail(email);
      return wire.mailTo(email, /Reset/);
    };

    it('fails with a code from before a new password or a sign-out from all devices', async () => {
      for (const end of ['password', 'logout']) {
        const { client, email } = await confirmed();
        const thief = wire.visitor({ flowType: 'pkce' });
        await thief.auth.resetPasswordForEmail(email);
        const { query } = await wire.open((await wire.mailTo(email, /Reset/)).link);
        if (end === 'password') await client.auth.updateUser({ password: 'another one' });
        else await client.auth.signOut();
        const { error } = await thief.auth.exchangeCodeForSession(query.get('code')!);
        expect(error?.code).toBe('flow_state_not_found');
      }
    });

    it('fails by finishing an identity link that an ended session started', async () => {
      for (const end of ['others', 'sign-in', 'factor'] as const) {
        const { client, email } = await confirmed();
        const thief = wire.visitor();
        await thief.auth.signInWithPassword({ email, password });
        const { data } = await thief.auth.linkIdentity({
          provider: 'google',
          options: { skipBrowserRedirect: true },
        });
        if (end === 'others') await client.auth.signOut({ scope: 'others' });
        else if (end === 'sign-in') {
          const { session_id: id } = decodeJwt((await thief.auth.getSession()).data.session!.access_token);
          await client.functions.invoke(`sign-ins/${String(id)}`, { method: 'DELETE' });
        } else {
          const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'app' });
          const code = new TOTP({ secret: factor!.totp.secret }).generate();
          await client.auth.mfa.challengeAndVerify({ factorId: factor!.id, code });
        }
        const { query } = await wire.open(await chooseAccount(data.url!, people[0]!.sub));
        expect(query.get('error_code')).toBe('bad_oauth_state');
        expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
      }
    });

    it('fails with a password that changes during the sign-in', async () => {
      const { client, email } = await confirmed();
      const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      afterComparing = () => {
        afterComparing = null;
        arrived.resolve();
        return released.promise;
      };
      const late = wire.visitor().auth.signInWithPassword({ email, password });
      await arrived.promise;
      expect((await client.auth.updateUser({ password: 'another one' })).error).toBeNull();
      released.resolve();
      expect((await late).error).toMatchObject({ status: 400, code: 'invalid_credentials' });
      const again = await wire.visitor().auth.signInWithPassword({ email, password: 'another one' });
      expect(again.data.user?.email).toBe(email);
    });

    it('fails with a link to an address that the account no longer has', async () => {
      const { client, email, user } = await confirmed();
      const { link } = await recover(email);
      await wire.operator().auth.admin.updateUserById(user.id, { email: someEmail() });
      expect((await wire.open(link)).fragment.get('error_code')).toBe('otp_expired');
      expect((await client.auth.getUser()).data.user?.email).not.toBe(email);
    });

    it('fails with a mail that is sent twice', async () => {
      const { client, email } = await confirmed();
      const wanted = someEmail();
      await client.auth.updateUser({ email: wanted });
      const { link } = await wire.mailTo(wanted);
      await wire.mailTo(email);
      const [token] = await database.query<{ id: string; user_id: string }>(
        "select id, user_id from auth.one_time_tokens where relates_to = $1 and token_type = 'email_change_token_new'",
        [wanted],
      );
      // As after a crash between sending the mail and recording it: the job still exists and will run again.
      await database.query(
        `insert into internal.mail_queue (id, kind, email, user_id, details, due_at)
         values ($1, 'email_change_new', $2, $3, $4, now() + interval '1 hour')`,
        [token!.id, wanted, token!.user_id, { site: 'http://findeus.test', newEmail: wanted }],
      );
      expect((await wire.open(link)).fragment.get('message')).toContain('Confirmation link accepted');
      expect(await database.query('select id from internal.mail_queue where id = $1', [token!.id])).toEqual(
        [],
      );
      await wire.open(link);
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
    });

    it('allows a change of address that both addresses confirm at once', async () => {
      const { client, email } = await confirmed();
      const wanted = someEmail();
      await client.auth.updateUser({ email: wanted });
      const links = [(await wire.mailTo(wanted)).link, (await wire.mailTo(email)).link];
      const answers = await Promise.all(links.map((link) => wire.open(link)));
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect((await client.auth.getUser()).data.user?.email).toBe(wanted);
    });

    it('fails with a link from before a ban', async () => {
      const { email, user } = await confirmed();
      const { link } = await recover(email);
      await wire.operator().auth.admin.updateUserById(user.id, { ban_duration: '1h' });
      expect((await wire.open(link)).fragment.get('access_token')).toBeNull();
    });
  });

  it('sends every mail without a failure', () => {
    expect(wire.failures).toEqual([]);
  });
});
