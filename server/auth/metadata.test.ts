import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGoogle, type Google } from '#sandbox/google/start-google.ts';
import { createOpenIdProvider } from '#server/auth/domain/identities/open-id-provider.ts';
import { maxMetadataBytes } from '#server/auth/domain/users/metadata-limit.ts';
import type { Database } from '#server/db/database.ts';
import { listen, type Listening } from '#server/http/listen.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, testSecret, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery';
const someEmail = () => `${crypto.randomUUID()}@example.com`;
/** An object of so many bytes of JSON. */
const filled = (bytes: number, key = 'x') => ({
  [key]: 'y'.repeat(bytes - JSON.stringify({ [key]: '' }).length),
});
const tooLarge = (name: string) => ({
  status: 422,
  code: 'validation_failed',
  message: expect.stringContaining(`${name} can be at most ${maxMetadataBytes} bytes of JSON`),
});

describe('metadata of an account', () => {
  let database: Database;
  let wire: Wire;
  let google: Google;
  let server: Listening;
  beforeAll(async () => {
    [google, database] = await Promise.all([startGoogle(), freshDatabase()]);
    wire = await createWire(database, { google: createOpenIdProvider({ ...google, secret: testSecret }) });
    server = await listen(wire.app, {
      host: '127.0.0.1',
      port: 0,
      graceSeconds: 0,
      shutdown: new AbortController(),
    });
  });
  afterAll(async () => {
    await server.close();
    await google.close();
    await database.close();
  });

  const signUp = async (data: object = {}) => {
    const client = wire.visitor();
    const answer = await client.auth.signUp({ email: someEmail(), password, options: { data } });
    return { ...answer, client };
  };
  /** As an account may be that was made before there was a limit. */
  const signInWith = async (own: object, app: object) => {
    const { data } = await signUp();
    await database.query(
      `update auth.users set raw_user_meta_data = $2, raw_app_meta_data = raw_app_meta_data || $3 where id = $1`,
      [data.user!.id, own, app],
    );
    const client = wire.visitor();
    const { data: session } = await client.auth.signInWithPassword({ email: data.user!.email!, password });
    return { client, token: session.session!.access_token };
  };
  /** Over a socket, with what browsers send besides. */
  const getUser = (token: string) =>
    fetch(`http://127.0.0.1:${server.port}/auth/v1/user`, {
      headers: { authorization: `Bearer ${token}`, apikey: wire.anonKey, cookie: `c=${'z'.repeat(3_000)}` },
    });

  it('is refused at sign-up when it is too large, also for an address that has an account', async () => {
    expect((await signUp(filled(maxMetadataBytes + 1))).error).toMatchObject(tooLarge('user_metadata'));
    // Letters of several bytes count as such.
    expect((await signUp({ x: 'ü'.repeat(2_100) })).error).toMatchObject(tooLarge('user_metadata'));
    const { data, error } = await signUp(filled(maxMetadataBytes));
    expect(error).toBeNull();
    const again = { email: data.user!.email!, password, options: { data: filled(maxMetadataBytes + 1) } };
    expect((await wire.visitor().auth.signUp(again)).error).toMatchObject(tooLarge('user_metadata'));
  });

  it('can be changed later when sign-up accepted it at the largest size', async () => {
    const { client, data } = await signUp(filled(maxMetadataBytes));
    const update = (own: object) => client.auth.updateUser({ data: own });
    expect((await update({ x: filled(maxMetadataBytes).x!.replace('y', 'z') })).error).toBeNull();
    expect((await update({ x: `${filled(maxMetadataBytes).x}y` })).error).toMatchObject(
      tooLarge('user_metadata'),
    );
    expect((await update({ z: 1 })).error).toMatchObject(tooLarge('user_metadata'));
    expect((await update({ x: null, ...filled(maxMetadataBytes, 'z') })).error).toBeNull();
    const { email, id } = data.user!;
    expect((await client.auth.getUser()).data.user!.user_metadata).toMatchObject({ sub: id, email });
  });

  it('counts values that a caller sends in place of the server’s own entries', async () => {
    const { client } = await signUp();
    for (const key of ['sub', 'email', 'email_verified', 'phone_verified']) {
      const { error } = await client.auth.updateUser({ data: filled(maxMetadataBytes + 1, key) });
      expect(error).toMatchObject(tooLarge('user_metadata'));
    }
    const { data } = await wire.operator().auth.admin.createUser({ email: someEmail() });
    for (const key of ['provider', 'providers']) {
      const { error } = await wire
        .operator()
        .auth.admin.updateUserById(data.user!.id, { app_metadata: filled(maxMetadataBytes + 1, key) });
      expect(error).toMatchObject(tooLarge('app_metadata'));
    }
  });

  it.each(['user_metadata', 'app_metadata'] as const)(
    'can be changed by operators after they filled it: %s',
    async (name) => {
      const { admin } = wire.operator().auth;
      const full = { [name]: filled(maxMetadataBytes) };
      const { data } = await admin.createUser({ email: someEmail(), email_confirm: true, ...full });
      expect((await admin.updateUserById(data.user!.id, full)).error).toBeNull();
      const more = { [name]: { z: 1 } };
      expect((await admin.updateUserById(data.user!.id, more)).error).toMatchObject(tooLarge(name));
    },
  );

  it('is refused in a change when the result is too large', async () => {
    const { client } = await signUp();
    expect((await client.auth.updateUser({ data: filled(3_000, 'first') })).error).toBeNull();
    expect((await client.auth.updateUser({ data: filled(3_000, 'second') })).error).toMatchObject(
      tooLarge('user_metadata'),
    );
    const { data } = await client.auth.getUser();
    expect(Object.keys(data.user!.user_metadata)).not.toContain('second');
    expect(
      (await client.auth.updateUser({ data: { first: null, ...filled(3_000, 'second') } })).error,
    ).toBeNull();
  });

  it.each(['user_metadata', 'app_metadata'] as const)(
    'is refused for operators when too large: %s',
    async (name) => {
      const { admin } = wire.operator().auth;
      const large = { [name]: filled(maxMetadataBytes + 1) };
      expect((await admin.createUser({ email: someEmail(), ...large })).error).toMatchObject(tooLarge(name));
      const { data } = await admin.createUser({ email: someEmail(), [name]: filled(1_000) });
      expect((await admin.updateUserById(data.user!.id, large)).error).toMatchObject(tooLarge(name));
      expect((await admin.updateUserById(data.user!.id, { [name]: filled(1_000) })).error).toBeNull();
    },
  );

  it('is shortened when Google sends too much', async () => {
    const claims = { name: '🦊'.repeat(5_000), picture: `https://pictures.example/${'p'.repeat(20_000)}` };
    const token = await google.mintIdToken({ claims });
    const { data, error } = await wire.visitor().auth.signInWithIdToken({ provider: 'google', token });
    expect(error).toBeNull();
    expect(data.user!.user_metadata).toMatchObject({ full_name: '🦊'.repeat(200), name: '🦊'.repeat(200) });
    expect(data.user!.user_metadata.picture).toBeUndefined();
    expect((await getUser(data.session!.access_token)).status).toBe(200);
  });

  it('stays unchanged when there is no room for Google’s values', async () => {
    const email = someEmail();
    const { data } = await wire
      .operator()
      .auth.admin.createUser({ email, email_confirm: true, user_metadata: filled(maxMetadataBytes) });
    const token = await google.mintIdToken({
      sub: '1',
      claims: { email, email_verified: true, name: 'Ada' },
    });
    const signedIn = await wire.visitor().auth.signInWithIdToken({ provider: 'google', token });
    expect(signedIn.error).toBeNull();
    expect(signedIn.data.user).toMatchObject({ id: data.user!.id, identities: [{}, {}] });
    expect(signedIn.data.user!.user_metadata.name).toBeUndefined();
    expect((await getUser(signedIn.data.session!.access_token)).status).toBe(200);
  });

  it('fits into request headers at its largest', async () => {
    const { token } = await signInWith(filled(5_100), filled(5_000));
    const claims = decodeJwt(token);
    expect(claims.user_metadata).toHaveProperty('x');
    expect(claims.app_metadata).toHaveProperty('x');
    expect((await getUser(token)).status).toBe(200);
  });

  it('is left out of the token when too large, so that its owner can sign in and remove it', async () => {
    const { client, token } = await signInWith({ ...filled(41_000), kept: 1 }, filled(41_000));
    expect(decodeJwt(token)).toMatchObject({
      user_metadata: {},
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    const response = await getUser(token);
    expect(response.status).toBe(200);
    expect(((await response.json()) as { user_metadata: object }).user_metadata).toHaveProperty('x');
    // In steps, of which the first alone is not enough.
    expect((await client.auth.updateUser({ data: { x: 'y'.repeat(30_000) } })).error).toBeNull();
    expect((await client.auth.updateUser({ data: { z: 1 } })).error).toMatchObject(tooLarge('user_metadata'));
    expect((await client.auth.updateUser({ data: { x: null } })).error).toBeNull();
    const { data } = await client.auth.refreshSession();
    expect(decodeJwt(data.session!.access_token).user_metadata).toMatchObject({ kept: 1 });
  });
});
