import { createHmac } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#server/db/caller.ts';
import type { Database } from '#server/db/database.ts';
import { addUserWithBelongings } from '#server/testing/wire/belongings.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

interface Asked {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

const nobody = '00000000-0000-0000-0000-000000000000';
const json = { 'content-type': 'application/json' };

describe('errors of rest/v1', () => {
  let database: Database;
  let wire: Wire;
  let alice: Caller & { id: string; session: string; customer: string };
  let token: string;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
    alice = await addUserWithBelongings(database, 'Alice');
    token = await wire.tokenFor(alice.claims);
  });
  afterAll(() => database.close());

  const ask = async (path: string, { method = 'GET', body, headers = {} }: Asked = {}) => {
    const response = await wire.app.request(`/rest/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown>,
      headers: response.headers,
    };
  };

  it.each([
    [
      'an unknown table',
      'nothing',
      {},
      404,
      'PGRST205',
      "Could not find the table 'public.nothing' in the schema cache",
    ],
    ['a table of another schema', 'signing_keys', {}, 404, 'PGRST205', /schema cache/],
    ['a path that is none', 'a/b', {}, 404, 'PGRST125', 'Invalid path specified in request URL'],
    [
      'an unknown column to read',
      'profiles?select=nothing',
      {},
      400,
      '42703',
      'column profiles.nothing does not exist',
    ],
    [
      'an unknown column to filter',
      'profiles?nothing=eq.1',
      {},
      400,
      '42703',
      'column profiles.nothing does not exist',
    ],
    [
      'an unknown column to sort',
      'profiles?order=nothing.asc',
      {},
      400,
      '42703',
      'column profiles.nothing does not exist',
    ],
    [
      'an unknown column in a group',
      'profiles?or=(id.is.null,nothing.eq.1)',
      {},
      400,
      '42703',
      'column profiles.nothing does not exist',
    ],
    [
      'a filter without operator',
      'profiles?id=0',
      {},
      400,
      'PGRST100',
      '"failed to parse filter (0)" (line 1, column 1)',
    ],
    ['an unknown operator', 'profiles?id=maybe.1', {}, 400, 'PGRST100', /failed to parse filter/],
    ['a select that is none', 'profiles?select=(a', {}, 400, 'PGRST100', /failed to parse select/],
    [
      'a control character in a quoted alias',
      'chat_sessions?select=%22%00%22:id',
      {},
      400,
      'PGRST100',
      /failed to parse select/,
    ],
    [
      'an escaped control character in a quoted column',
      'chat_sessions?order=%22i%5C%0Ad%22',
      {},
      400,
      'PGRST100',
      /failed to parse order/,
    ],
    ['an order that is none', 'profiles?order=id.up', {}, 400, 'PGRST100', /failed to parse order/],
    ['a limit that is none', 'profiles?limit=x', {}, 400, 'PGRST100', /failed to parse limit/],
    ['a negative limit', 'profiles?limit=-1', {}, 416, 'PGRST103', 'Requested range not satisfiable'],
    [
      'a value of the wrong type',
      'profiles?id=eq.x',
      {},
      400,
      '22P02',
      'invalid input syntax for type uuid: "x"',
    ],
    ['another method', 'profiles', { method: 'PURGE' }, 405, 'PGRST117', 'Unsupported HTTP method: PURGE'],
    [
      'another schema',
      'profiles',
      { headers: { 'accept-profile': 'auth' } },
      406,
      'PGRST106',
      'Invalid schema: auth',
    ],
    [
      'another media type',
      'profiles',
      { headers: { accept: 'application/geo+json' } },
      406,
      'PGRST107',
      /None of these media types/,
    ],
    [
      'an unknown wish, strictly',
      'profiles',
      { headers: { prefer: 'handling=strict, colour=red' } },
      400,
      'PGRST122',
      /Invalid preferences/,
    ],
    [
      'a single row that is not there',
      `profiles?id=eq.${nobody}`,
      { headers: { accept: 'application/vnd.pgrst.object+json' } },
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
    ],
    [
      'broken JSON',
      'chat_sessions',
      { method: 'POST', body: '{"title":', headers: json },
      400,
      'PGRST102',
      'Empty or invalid json',
    ],
    [
      'an empty body',
      'chat_sessions',
      { method: 'POST', body: '', headers: json },
      400,
      'PGRST102',
      'Empty or invalid json',
    ],
    [
      'a body that is no row',
      'chat_sessions',
      { method: 'POST', body: '[1]', headers: json },
      400,
      'PGRST102',
      'Empty or invalid json',
    ],
    [
      'rows that differ',
      'chat_sessions',
      { method: 'POST', body: '[{"title":"a"},{"id":"b"}]', headers: json },
      400,
      'PGRST102',
      'All object keys must match',
    ],
    [
      'an unknown column to write',
      'chat_sessions',
      { method: 'POST', body: '{"colour":"red"}', headers: json },
      400,
      'PGRST204',
      "Could not find the 'colour' column of 'chat_sessions' in the schema cache",
    ],
    [
      'a missing value',
      'chat_sessions',
      { method: 'POST', body: '{"title":null}', headers: json },
      400,
      '23502',
      /null value in column "title"/,
    ],
    [
      'a value out of bounds',
      'chat_sessions',
      { method: 'POST', body: '{"title":" "}', headers: json },
      400,
      '23514',
      /violates check constraint/,
    ],
    [
      'a row in another name',
      'chat_sessions',
      { method: 'POST', body: `{"user_id":"${nobody}"}`, headers: json },
      403,
      '42501',
      /violates row-level security/,
    ],
  ] as [string, string, Asked, number, string, string | RegExp][])(
    'returns an error for %s',
    async (_what, path, asked, status, code, message) => {
      const answer = await ask(path, asked);
      expect(answer.status).toBe(status);
      expect(Object.keys(answer.body).sort()).toEqual(['code', 'details', 'hint', 'message']);
      expect(answer.body.code).toBe(code);
      expect(answer.body.message).toMatch(message);
      expect(answer.headers.get('proxy-status')).toBe(`PostgREST; error=${code}`);
    },
  );

  it('returns 409 for a row that exists', async () => {
    const body = JSON.stringify({ id: alice.session, title: 'again' });
    const { status, body: error } = await ask('chat_sessions', { method: 'POST', body, headers: json });
    expect(status).toBe(409);
    // Postgres keeps the key to itself where row-level security is on: it could be somebody else's.
    expect(error).toMatchObject({ code: '23505', details: null });
  });

  it('returns 413 for a body of 2 MB', async () => {
    const body = JSON.stringify({ title: 'x'.repeat(2_000_000) });
    const { status } = await ask('chat_sessions', {
      method: 'POST',
      body,
      headers: { ...json, 'content-length': String(body.length) },
    });
    expect(status).toBe(413);
  });

  it('returns 401 for invalid tokens', async () => {
    const expired = await wire.tokenFor({ ...alice.claims, exp: Math.floor(Date.now() / 1000) - 60 });
    const early = await wire.tokenFor({ ...alice.claims, nbf: Math.floor(Date.now() / 1000) + 600 });
    const future = await wire.tokenFor({ ...alice.claims, iat: Math.floor(Date.now() / 1000) + 600 });
    const owner = await wire.tokenFor({ ...alice.claims, role: 'postgres' });
    const [header = '', payload = '', signature = ''] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...alice.claims, sub: nobody })).toString('base64url');
    const { kid } = decodeProtectedHeader(token);
    const headerOf = (fields: object) =>
      Buffer.from(JSON.stringify({ typ: 'JWT', ...fields })).toString('base64url');
    const none = headerOf({ alg: 'none', kid });
    const [publicKey] = await database.transaction((q) =>
      q.query<{ text: string }>('select public_jwk::text as text from internal.signing_keys'),
    );
    // The classic: the public key, which everybody knows, used as a shared secret.
    const confused = `${headerOf({ alg: 'HS256', kid })}.${payload}`;
    const mac = createHmac('sha256', publicKey?.text ?? '')
      .update(confused)
      .digest('base64url');
    const cases: [string, string, string][] = [
      ['nonsense', 'PGRST301', 'Expected 3 parts in JWT; got 1'],
      ['a.b.c', 'PGRST301', 'JWT cryptographic operation failed'],
      [`${header}.${forged}.${signature}`, 'PGRST301', 'JWT cryptographic operation failed'],
      [`${none}.${payload}.`, 'PGRST301', 'No suitable key or wrong key type'],
      [`${confused}.${mac}`, 'PGRST301', 'No suitable key or wrong key type'],
      [
        `${headerOf({ alg: 'ES256' })}.${payload}.${signature}`,
        'PGRST301',
        'No suitable key or wrong key type',
      ],
      [expired, 'PGRST303', 'JWT expired'],
      [early, 'PGRST303', 'JWT not yet valid'],
      [future, 'PGRST303', 'JWT issued at future'],
      [owner, 'PGRST301', 'The role in the JWT is not one of this API'],
    ];
    for (const [bearer, code, message] of cases) {
      const answer = await ask('profiles', { headers: { authorization: `Bearer ${bearer}` } });
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ code, message });
      expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
    }
  });

  it('returns 401 for an empty token', async () => {
    const answer = await ask('profiles', { headers: { authorization: 'Bearer ' } });
    expect(answer).toMatchObject({
      status: 401,
      body: { message: 'Empty JWT is sent in Authorization header' },
    });
  });

  it('returns 400 for very long select lists, invalid aliases, huge limits and deep JSON', async () => {
    const many = Array.from({ length: 1_000 }, () => 'content').join(',');
    expect(await ask(`chat_messages?select=${many}`)).toMatchObject({
      status: 400,
      body: { code: 'PGRST100' },
    });
    expect(await ask('chat_sessions?select=a%00b:title')).toMatchObject({
      status: 400,
      body: { code: 'PGRST100' },
    });
    expect(await ask('chat_sessions?limit=99999999999999999999')).toMatchObject({ status: 400 });
    const deep = `{"title":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const answer = await ask('chat_sessions', { method: 'POST', body: deep, headers: json });
    expect(answer.status).toBe(400);
  });

  it('logs nothing of the request’s values', async () => {
    await ask('chat_sessions?title=eq.my%20secret%20plan');
    await ask('chat_sessions', { method: 'POST', body: '{"title":"my secret plan"', headers: json });
    expect(wire.logged.join('')).not.toMatch(/secret plan|example\.com/);
    expect(wire.logged.join('')).toContain('"route":"/rest/v1/:relation"');
  });
});
