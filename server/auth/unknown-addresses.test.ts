import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queries } from '#server/db/database.ts';
import { listTables } from '#server/testing/wire/belongings.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { quickPasswords } from '#server/testing/wire/quick-passwords.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery';

/** A caller must not learn whether an address has an account. */
describe('an address without an account', () => {
  let database: Database;
  let wire: Wire;
  /** The SQL statements and the number of password hashes of the last request. */
  let statements: string[] = [];
  let hashed = 0;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(recorded(database), {
      settings: { autoconfirm: false },
      rateLimits: { on: true, trustedProxies: 1 },
      // Mail stays in the queue, so that the test can inspect it.
      mail: { wake: () => undefined },
      passwords: {
        hash: (given) => ((hashed += 1), quickPasswords.hash(given)),
        matches: (given, stored) => ((hashed += 1), quickPasswords.matches(given, stored)),
      },
    });
  });
  afterAll(() => database.close());

  function recorded(inner: Database): Database {
    const record =
      (queries: Pick<Queries, 'query'>): Queries['query'] =>
      (text, values) => {
        statements.push(text);
        return queries.query(text, values);
      };
    return {
      ...inner,
      query: record(inner),
      transaction: (work, options) =>
        inner.transaction((queries) => work({ ...queries, query: record(queries) }), options),
    };
  }
  let networks = 0;
  const someEmail = () => `${crypto.randomUUID()}@example.com`;
  const addConfirmedUser = async () => {
    const email = someEmail();
    const { error } = await wire
      .operator()
      .auth.admin.createUser({ email, password, email_confirm: true, user_metadata: { full_name: 'Ada' } });
    expect(error).toBeNull();
    return email;
  };
  /** A digest of the rows of every table, and the number of rate limits of each kind. */
  const contents = async () => {
    const tables = new Map<string, unknown>();
    for (const table of await listTables(database)) {
      const [row] = await database.query<{ digest: string }>(
        `select count(*) || md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as digest from ${table} t`,
      );
      tables.set(table, row!.digest);
    }
    const buckets = await database.query<{ kind: string; count: number }>(
      "select regexp_replace(bucket, ':[^:]*$', '') as kind, count(*)::int as count from internal.rate_limits group by 1 order by 1",
    );
    for (const { kind, count } of buckets) tables.set(`limit ${kind}`, count);
    return tables;
  };
  const effectOf = async (path: string, body: object) => {
    const before = await contents();
    statements = [];
    hashed = 0;
    const response = await wire.app.request(`/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `198.51.100.${++networks}` },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    const after = await contents();
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => name !== 'x-request-id'),
      answer,
      changed: [...after].filter(([name, value]) => before.get(name) !== value).map(([name]) => name),
      statements,
      hashed,
    };
  };

  it.each([
    ['token?grant_type=password', { password: 'wrong password' }, 400],
    ['token?grant_type=password', { password: 'p'.repeat(100) }, 400],
    ['recover', {}, 200],
    ['resend', { type: 'signup' }, 200],
    ['resend', { type: 'email_change' }, 200],
    ['verify', { type: 'signup', token: '123456' }, 403],
    ['verify', { type: 'recovery', token: '123456' }, 403],
    ['verify', { type: 'email', token: '123456' }, 403],
    ['verify', { type: 'email_change', token: '123456' }, 403],
  ])('gets the same answer from %s %j as an address with an account', async (path, body, status) => {
    const known = await effectOf(path, { email: await addConfirmedUser(), ...body });
    const unknown = await effectOf(path, { email: someEmail(), ...body });
    expect(unknown).toEqual(known);
    expect(known.status).toBe(status);
    expect(known.changed).toContain('internal.rate_limits');
  });

  it('has to wait for the next mail like an address with an account', async () => {
    const twice = async (path: string, body: object) => {
      await effectOf(path, body);
      const { answer, ...effect } = await effectOf(path, body);
      return { ...effect, headers: [], msg: String(answer.msg).replace(/\d+/, 'N') };
    };
    for (const [path, body] of [
      ['recover', {}],
      ['resend', { type: 'signup' }],
      ['signup', { password }],
    ] as const) {
      const known = await twice(path, { email: await addConfirmedUser(), ...body });
      expect(known.status).toBe(429);
      expect(await twice(path, { email: someEmail(), ...body })).toEqual(known);
    }
  });

  it('gets the same answer at sign-up, except for the account it creates', async () => {
    const body = { password: 'another horse', data: { full_name: 'Mallory' } };
    const known = await effectOf('signup', { email: await addConfirmedUser(), ...body });
    const unknown = await effectOf('signup', { email: someEmail(), ...body });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(unknown.headers.filter(([name]) => name !== 'content-length')).toEqual(
      known.headers.filter(([name]) => name !== 'content-length'),
    );
    expect(Object.keys(unknown.answer)).toEqual(Object.keys(known.answer));
    expect(unknown.hashed).toBe(known.hashed);
    const made = ['auth.identities', 'auth.users', 'public.profiles'];
    expect(known.changed).toContain('internal.mail_queue');
    expect(unknown.changed.filter((name) => !made.includes(name))).toEqual(known.changed);
  });
});
