import type { GenerateLinkParams } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { addConfirmedUser, password, someEmail } from '#server/testing/wire/auth-requests.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const welcome = 'https://app.example.com/welcome';

describe('generate_link', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database, {
      settings: { autoconfirm: false, redirectAllowList: ['https://app.example.com/**'] },
    });
  });
  afterAll(() => database.close());

  const generate = async (params: GenerateLinkParams) => {
    const { data, error } = await wire.operator().auth.admin.generateLink(params);
    expect(error).toBeNull();
    return { user: data.user!, properties: data.properties! };
  };
  const refusal = async (params: GenerateLinkParams) =>
    (await wire.operator().auth.admin.generateLink(params)).error;
  const open = async (link: string) => {
    const response = await wire.app.request(link);
    const target = new URL(response.headers.get('location')!);
    return { status: response.status, target, fragment: new URLSearchParams(target.hash.slice(1)) };
  };

  it('creates a user for a sign-up link, with the metadata as given', async () => {
    const email = someEmail();
    const { user, properties } = await generate({
      type: 'signup',
      email,
      password,
      options: { data: { status: 'alpha' }, redirectTo: welcome },
    });
    expect(user).toMatchObject({ email, user_metadata: { status: 'alpha' } });
    expect(user.user_metadata).toEqual({ status: 'alpha' });
    expect(user.confirmation_sent_at).toBeDefined();
    expect(properties).toEqual({
      action_link: expect.stringContaining(`/auth/v1/verify?token=${properties.hashed_token}&type=signup`),
      email_otp: expect.stringMatching(/^\d{6}$/),
      hashed_token: expect.stringMatching(/^[0-9a-f]{56}$/),
      redirect_to: welcome,
      verification_type: 'signup',
    });
    expect(properties.action_link).toContain(`redirect_to=${welcome}`);
    const { target, fragment } = await open(properties.action_link);
    expect(target.href.split('#')[0]).toBe(welcome);
    expect(fragment.get('type')).toBe('signup');
    expect((await wire.visitor().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  describe.each(['signup', 'invite', 'recovery', 'magiclink'] as const)('type %s', (type) => {
    const make = async () => {
      const email = type === 'signup' || type === 'invite' ? someEmail() : await addConfirmedUser(wire);
      return { email, ...(await generate({ type, email, password })) };
    };

    it('gives a link that signs in once', async () => {
      const { email, properties } = await make();
      expect(properties.verification_type).toBe(type);
      const { status, fragment } = await open(properties.action_link);
      expect([status, fragment.get('type')]).toEqual([303, type]);
      const { data } = await wire.visitor().auth.getUser(fragment.get('access_token')!);
      expect(data.user?.email).toBe(email);
      expect((await open(properties.action_link)).fragment.get('error_code')).toBe('otp_expired');
    });

    it('gives a code that signs in', async () => {
      const { email, properties } = await make();
      const { data } = await wire.visitor().auth.verifyOtp({ email, token: properties.email_otp, type });
      expect(data.session?.user.email).toBe(email);
    });

    it('gives a hashed token that signs in', async () => {
      const { email, properties } = await make();
      const { data } = await wire.visitor().auth.verifyOtp({ token_hash: properties.hashed_token, type });
      expect(data.session?.user.email).toBe(email);
    });
  });

  it('changes the address once both halves of an email change are confirmed', async () => {
    const email = await addConfirmedUser(wire);
    const newEmail = someEmail();
    const current = await generate({ type: 'email_change_current', email, newEmail });
    const next = await generate({ type: 'email_change_new', email, newEmail });
    expect(current.user.new_email).toBe(newEmail);
    expect(current.properties.action_link).toContain('type=email_change&');
    expect(next.properties.verification_type).toBe('email_change_new');
    expect((await open(current.properties.action_link)).fragment.get('message')).toMatch(
      /^Confirmation link/,
    );
    const { data } = await wire
      .visitor()
      .auth.verifyOtp({ email: newEmail, token: next.properties.email_otp, type: 'email_change' });
    expect(data.user?.email).toBe(newEmail);
  });

  it('ends the links of a change to another address', async () => {
    const email = await addConfirmedUser(wire);
    const first = await generate({ type: 'email_change_current', email, newEmail: someEmail() });
    await generate({ type: 'email_change_new', email, newEmail: someEmail() });
    expect((await open(first.properties.action_link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('makes a magic link for an unknown address a sign-up', async () => {
    const { user, properties } = await generate({ type: 'magiclink', email: someEmail() });
    expect(properties.verification_type).toBe('signup');
    expect(user.user_metadata).toEqual({});
  });

  it.each([
    ['invite', '/reset-password'],
    ['recovery', '/reset-password'],
    ['magiclink', '/'],
    ['signup', '/'],
  ] as const)('redirects a link of type %s to %s by default', async (type, page) => {
    const isNew = type === 'signup' || type === 'invite';
    const linkTo = async (redirectTo?: string) => {
      const email = isNew ? someEmail() : await addConfirmedUser(wire);
      const { properties } = await generate({
        type,
        email,
        password,
        ...(redirectTo === undefined ? {} : { options: { redirectTo } }),
      });
      const { target } = await open(properties.action_link);
      return [properties.redirect_to, `${target.origin}${target.pathname}`];
    };
    const ours = `http://findeus.test${page}`;
    expect(await linkTo()).toEqual([ours, ours]);
    expect(await linkTo('https://evil.example/')).toEqual([ours, ours]);
    expect(await linkTo(welcome)).toEqual([welcome, welcome]);
  });

  it('redirects to the site when the requested address is not allowed', async () => {
    const { properties } = await generate({
      type: 'magiclink',
      email: await addConfirmedUser(wire),
      options: { redirectTo: 'https://evil.example/' },
    });
    expect(properties.redirect_to).toBe('http://findeus.test/');
    expect(properties.action_link).not.toContain('evil');
  });

  it('returns 422 for a sign-up or an invitation of a confirmed user', async () => {
    const email = await addConfirmedUser(wire);
    const taken = { status: 422, code: 'email_exists' };
    expect(await refusal({ type: 'signup', email, password })).toMatchObject(taken);
    expect(await refusal({ type: 'invite', email })).toMatchObject(taken);
    expect(
      await refusal({ type: 'email_change_new', email: await addConfirmedUser(wire), newEmail: email }),
    ).toMatchObject(taken);
  });

  it('returns 404 for a recovery or an email change of an unknown user', async () => {
    const noUser = { status: 404, code: 'user_not_found', message: 'User with this email not found' };
    expect(await refusal({ type: 'recovery', email: someEmail() })).toMatchObject(noUser);
    expect(
      await refusal({ type: 'email_change_new', email: someEmail(), newEmail: someEmail() }),
    ).toMatchObject(noUser);
  });

  it('returns an error message for each invalid request', async () => {
    const email = someEmail();
    const message = async (params: object) => (await refusal(params as GenerateLinkParams))?.message;
    expect(await message({ type: 'signup', email: 'xx:;x@x.x', password })).toBe(
      'Unable to validate email address: invalid format',
    );
    expect(await message({ type: 'toString', email })).toBe(
      'Invalid email action link type requested: toString',
    );
    expect(await message({ type: 'signup', email })).toBe('Signup requires a valid password');
    expect(await message({ type: 'signup', email, password: '123' })).toBe(
      'Password should be at least 6 characters.',
    );
  });

  it('returns 403 without a service key', async () => {
    const email = await addConfirmedUser(wire);
    const { data } = await wire.visitor().auth.signInWithPassword({ email, password });
    for (const key of [wire.anonKey, data.session!.access_token]) {
      const response = await wire.app.request('/auth/v1/admin/generate_link', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: JSON.stringify({ type: 'recovery', email }),
      });
      expect(response.status).toBe(403);
    }
  });
});
