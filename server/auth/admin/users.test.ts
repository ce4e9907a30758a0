import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse';
const someEmail = () => `user-${randomUUID()}@example.com`;

describe('operators with the service key', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  const add = async (attributes: object = {}) => {
    const { data, error } = await wire
      .operator()
      .auth.admin.createUser({ email: someEmail(), password, email_confirm: true, ...attributes });
    expect(error).toBeNull();
    return data.user!;
  };

  it('add a user, who can sign in and has a profile', async () => {
    const user = await add({ user_metadata: { full_name: 'Olga' }, app_metadata: { team: 'beta' } });
    expect(user).toMatchObject({
      user_metadata: { full_name: 'Olga', email_verified: true },
      app_metadata: { team: 'beta', provider: 'email', providers: ['email'] },
    });
    const client = wire.visitor();
    expect((await client.auth.signInWithPassword({ email: user.email!, password })).error).toBeNull();
    const { data } = await client.from('profiles').select('full_name').single();
    expect(data).toEqual({ full_name: 'Olga' });
  });

  it('store the metadata of a new user unchanged', async () => {
    const metadata = { profile_image: 'https://avatars.example/1.png' };
    const { id, email } = await add({ email_confirm: false, user_metadata: metadata });
    const { admin } = wire.operator().auth;
    const { data } = await admin.getUserById(id);
    expect(data.user?.user_metadata).toEqual(metadata);
    expect(data.user?.confirmation_sent_at).toBeUndefined();
    const claims = { sub: id, email, email_verified: false, phone_verified: false };
    expect(data.user?.identities?.map(({ identity_data }) => identity_data)).toEqual([claims]);

    const changed = await admin.updateUserById(id, { user_metadata: { color: 'yellow' } });
    expect(changed.data.user?.user_metadata).toEqual({ ...metadata, color: 'yellow' });
    const newEmail = someEmail();
    const moved = await admin.updateUserById(id, { email: newEmail });
    expect(moved.data.user?.user_metadata).toEqual({ ...metadata, color: 'yellow' });
    expect(moved.data.user?.identities?.[0]?.identity_data).toEqual({ ...claims, email: newEmail });
    const confirmed = await admin.updateUserById(id, { email_confirm: true });
    expect(confirmed.data.user?.user_metadata).toEqual({
      ...metadata,
      color: 'yellow',
      email_verified: true,
    });
  });

  it('add a user who still has to confirm the address', async () => {
    const user = await add({ email_confirm: false });
    expect(user.email_confirmed_at).toBeUndefined();
    const { error } = await wire.visitor().auth.signInWithPassword({ email: user.email!, password });
    expect(error?.code).toBe('email_not_confirmed');
  });

  it('list users page by page', async () => {
    await database.transaction((q) => q.query('delete from auth.users'));
    const added = [];
    for (let n = 0; n < 5; n++) added.push((await add({ password: undefined })).id);
    const first = await wire.operator().auth.admin.listUsers({ page: 1, perPage: 2 });
    expect(first.data).toMatchObject({ total: 5, nextPage: 2, lastPage: 3, aud: 'authenticated' });
    const pages = [first];
    for (const page of [2, 3]) pages.push(await wire.operator().auth.admin.listUsers({ page, perPage: 2 }));
    const ids = pages.flatMap(({ data }) => data.users.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(added.toSorted());
  });

  it('read and change a user', async () => {
    const { id } = await add();
    const { admin } = wire.operator().auth;
    const email = someEmail();
    const { data } = await admin.updateUserById(id, {
      email,
      user_metadata: { full_name: 'Changed' },
      app_metadata: { team: 'alpha' },
      password: 'another one',
    });
    expect(data.user).toMatchObject({
      email,
      user_metadata: { full_name: 'Changed' },
      app_metadata: { team: 'alpha' },
    });
    expect((await admin.getUserById(id)).data.user).toEqual(data.user);
    expect(
      (await wire.visitor().auth.signInWithPassword({ email, password: 'another one' })).error,
    ).toBeNull();
  });

  it('keep pending tokens when an update changes nothing', async () => {
    const { id, email } = await add();
    await database.query(
      "insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to) values ($1, 'recovery_token', 'h', $2)",
      [id, email],
    );
    await wire.operator().auth.admin.updateUserById(id, { email: email!, user_metadata: { seen: true } });
    expect(await database.query('select id from auth.one_time_tokens where user_id = $1', [id])).toHaveLength(
      1,
    );
  });

  it('ban a user, and lift the ban', async () => {
    const { id, email } = await add();
    const client = wire.visitor();
    await client.auth.signInWithPassword({ email: email!, password });
    const { admin } = wire.operator().auth;
    await admin.updateUserById(id, { ban_duration: '24h' });
    expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' });
    expect((await client.auth.refreshSession()).error).toMatchObject({ status: 400, code: 'user_banned' });
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect((await wire.visitor().auth.signInWithPassword({ email: email!, password })).error).toBeNull();
    expect((await admin.updateUserById(id, { ban_duration: 'a while' })).error?.code).toBe(
      'validation_failed',
    );
  });

  it('delete a user with all data, or keep the row without personal data on a soft delete', async () => {
    const { admin } = wire.operator().auth;
    for (const softly of [false, true]) {
      const { id, email } = await add();
      const client = wire.visitor();
      await client.auth.signInWithPassword({ email: email!, password });
      expect((await admin.deleteUser(id, softly)).error).toBeNull();
      expect((await client.auth.getUser()).error).not.toBeNull();
      expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
      const [left] = await database.transaction((q) =>
        q.query<{ text: string }>('select u::text as text from auth.users u where id = $1', [id]),
      );
      expect(left !== undefined).toBe(softly);
      expect(left?.text ?? '').not.toContain(email);
      expect((await wire.visitor().auth.signUp({ email: email!, password })).error).toBeNull();
    }
  });

  it('get an error message for invalid input', async () => {
    const { admin } = wire.operator().auth;
    const { id, email } = await add();
    expect((await admin.createUser({ email: email!, password })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    const other = await add();
    expect((await admin.updateUserById(id, { email: other.email! })).error?.code).toBe('email_exists');
    expect((await admin.createUser({ password })).error?.code).toBe('validation_failed');
    expect((await admin.deleteUser(randomUUID())).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    expect((await admin.updateUserById(randomUUID(), { email: someEmail() })).error?.status).toBe(404);
  });

  it('are the only ones allowed: visitors and signed-in users are refused on every route', async () => {
    const { id, email } = await add();
    const { data } = await wire.visitor().auth.signInWithPassword({ email: email!, password });
    const calls = [
      ['GET', 'admin/users'],
      ['POST', 'admin/users'],
      ['GET', `admin/users/${id}`],
      ['PUT', `admin/users/${id}`],
      ['DELETE', `admin/users/${id}`],
    ] as const;
    for (const [method, path] of calls) {
      const call = async (authorization?: string) => {
        const response = await wire.app.request(`/auth/v1/${path}`, {
          method,
          headers: authorization ? { authorization } : {},
          ...(method === 'GET' ? {} : { body: '{}' }),
        });
        return [response.status, ((await response.json()) as { error_code: string }).error_code];
      };
      expect(await call()).toEqual([401, 'no_authorization']);
      expect(await call('Bearer nonsense')).toEqual([403, 'bad_jwt']);
      expect(await call(`Bearer ${wire.anonKey}`)).toEqual([403, 'not_admin']);
      expect(await call(`Bearer ${data.session!.access_token}`)).toEqual([403, 'not_admin']);
    }
    expect((await wire.operator().auth.admin.getUserById(id)).error).toBeNull();
  });
});
