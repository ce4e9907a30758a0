import { Hono } from 'hono';
import { importJWK, jwtVerify, type JWK } from 'jose';
import { Pool } from 'pg';
import { signToken } from '#server/auth/domain/keys/sign-token.ts';
import { loadSigningKey } from '#server/auth/domain/keys/signing-keys.ts';
import { createTokenVerifier } from '#server/auth/domain/keys/token-verifier.ts';
import { verificationKeysOf } from '#server/auth/domain/keys/verification-keys.ts';
import type { Database } from '#server/db/database.ts';
import { loadCatalogue } from '#server/rest/catalogue.ts';
import { createTestApp } from '#server/testing/wire/test-app.ts';
import { addUser } from '#server/testing/wire/users.ts';
import { measureHttp, type Fetcher } from '#bench/load-http.ts';
import { printTable, toRow } from '#bench/measure.ts';

/**
 * Reading 20 conversations of a signed-in user over HTTP: through rest/v1, and through the same statements by the
 * bare driver behind a bare Hono endpoint that checks the token.
 */
export async function benchRest(database: Database, url: string): Promise<void> {
  const user = await addUser(database, 'Reader');
  await database.transaction((q) =>
    q.query('insert into public.chat_sessions (user_id) select $1 from generate_series(1, 20)', [user.id]),
  );
  const key = await loadSigningKey(database, 'a secret that is long enough for anybody');
  const now = Math.floor(Date.now() / 1000);
  const token = signToken(key, { ...user.claims, iat: now, exp: now + 3600 });
  const { app } = createTestApp({
    rest: {
      database,
      catalogue: await loadCatalogue(database),
      identify: createTokenVerifier({ keys: verificationKeysOf(database) }).identify,
      rateLimits: { on: false, trustedProxies: 0 },
    },
  });
  const path = `/rest/v1/chat_sessions?select=*&user_id=eq.${user.id}&order=updated_at.desc&limit=20`;

  const headers = { authorization: `Bearer ${token}` };
  const floor = await bareEndpoint(url, database);
  const floorRate = await measureHttp(floor.app, `/bare/${user.id}`, headers);
  const rate = await measureHttp(app, path, headers);
  await floor.close();
  printTable(`20 rows over HTTP as a signed-in user, 10 at once`, [
    toRow('bare driver behind bare Hono, token checked (floor)', floorRate, floorRate),
    toRow('rest/v1', rate, floorRate),
  ]);
}

async function bareEndpoint(
  url: string,
  database: Database,
): Promise<{ app: Fetcher; close: () => Promise<void> }> {
  const [stored] = await database.transaction((q) =>
    q.query<{ public_jwk: JWK }>('select public_jwk from internal.signing_keys'),
  );
  const key = await importJWK(stored!.public_jwk, 'ES256');
  const pool = new Pool({ connectionString: url, max: 10 });
  const app = new Hono().get('/bare/:user', async (c) => {
    const { payload } = await jwtVerify(c.req.header('authorization')!.slice(7), key);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query("select set_config('role', 'authenticated', true)");
      await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(payload)]);
      const { rows } = await client.query(
        'select * from public.chat_sessions where user_id = $1 order by updated_at desc limit 20',
        [c.req.param('user')],
      );
      await client.query('commit');
      return c.json(rows);
    } finally {
      client.release();
    }
  });
  return { app, close: () => pool.end() };
}
