import { hash, verify } from '@node-rs/bcrypt';
import { Hono } from 'hono';
import { decodeJwt } from 'jose';
import { quantile } from '#advisor/numerics/statistics.ts';
import { createPasswords } from '#server/auth/domain/users/passwords.ts';
import type { Database } from '#server/db/database.ts';
import { createWire } from '#server/testing/wire/wire-client.ts';
import { serve, type Client } from '#bench/load-http.ts';
import { measureInTurns, measureRate, measureTime, printTable, toRow } from '#bench/measure.ts';

const password = 'correct horse battery';

/** Signing in compared with bare bcrypt, refreshing with its bare statements, and what response times reveal. */
export async function benchAuth(database: Database): Promise<void> {
  const wire = await createWire(database, {
    mail: { wake: () => undefined },
    passwords: createPasswords(),
  });
  const { app, close } = await serve(wire.app);
  const post = (path: string, body: object) => app.post(`/auth/v1/${path}`, JSON.stringify(body));
  const signUp = async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { data } = await wire.visitor().auth.signUp({ email, password });
    return { email, session: data.session! };
  };
  const { email, session } = await signUp();
  const quick = await signUp();
  await database.query('update auth.users set encrypted_password = $1 where email = $2', [
    await hash(password, 4),
    quick.email,
  ]);
  await benchSilence(post, email);
  await benchRefresh(database, post, signUp);
  await benchSignIn(app, {
    signIn: () => post('token?grant_type=password', { email, password }),
    // A sign-in is slow, so the code around bcrypt needs a warm-up of its own.
    warmUp: () =>
      measureRate(() => post('token?grant_type=password', { email: quick.email, password }), { seconds: 6 }),
    token: session.access_token,
  });
  await close();
}

/** bcrypt runs on the thread pool, and must not slow down other requests. */
async function benchSignIn(
  app: Client,
  {
    signIn,
    warmUp,
    token,
  }: { signIn: () => Promise<unknown>; warmUp: () => Promise<unknown>; token: string },
): Promise<void> {
  const stored = await hash(password, 10);
  const lanes = { lanes: 20, seconds: 4 };
  const read = () => app.get('/rest/v1/profiles?select=*', { authorization: `Bearer ${token}` });
  await warmUp();
  const hono = await serve(
    new Hono().post('/bare', async (c) => c.json(await verify(await c.req.text(), stored))),
  );
  const { bare, behindHono, signingIn } = await measureInTurns(
    {
      bare: () => verify(password, stored),
      behindHono: () => hono.app.post('/bare', password),
      signingIn: signIn,
    },
    { lanes: 20, seconds: 8, turns: 2 },
  );
  await hono.close();
  // The same load beside the reader both times, because bcrypt's own load is not the endpoint's cost.
  const [besideBare] = await Promise.all([
    measureRate(read, { lanes: 2, seconds: 4 }),
    measureRate(() => verify(password, stored), lanes),
  ]);
  const [besideSignIns] = await Promise.all([
    measureRate(read, { lanes: 2, seconds: 4 }),
    measureRate(signIn, lanes),
  ]);
  printTable(`Signing in with a password, 20 at once`, [
    toRow('bare bcrypt (floor)', bare, bare),
    toRow('bare bcrypt behind a bare Hono', behindHono, bare),
    toRow('auth/v1/token?grant_type=password', signingIn, bare),
  ]);
  printTable(`Somebody else reads their profile meanwhile, 2 at once`, [
    toRow('while bare bcrypt runs (floor)', besideBare, besideBare),
    toRow('while sign-ins queue', besideSignIns, besideBare),
  ]);
}

async function benchRefresh(
  database: Database,
  post: (path: string, body: object) => Promise<string>,
  signUp: () => Promise<{ session: { refresh_token: string; access_token: string } }>,
): Promise<void> {
  const lanes = 4;
  const people = await Promise.all(Array.from({ length: lanes }, signUp));
  const tokens = people.map(({ session }) => session.refresh_token);
  const sessions = people.map(({ session }) => decodeJwt(session.access_token).session_id as string);
  let turn = 0;
  const refresh = async () => {
    const lane = turn++ % lanes;
    const token = tokens[lane]!;
    const answer = JSON.parse(await post('token?grant_type=refresh_token', { refresh_token: token })) as {
      refresh_token: string;
    };
    tokens[lane] = answer.refresh_token;
  };
  const bareRefresh = () => bareRotation(database, sessions[turn++ % lanes]!);
  await measureRate(refresh, { lanes: 1, seconds: 1 });
  const bare = await measureRate(bareRefresh, { lanes: 1, seconds: 3 });
  const alone = await measureRate(() => bareExchange(database, sessions[turn++ % lanes]!), {
    lanes: 1,
    seconds: 3,
  });
  // The tokens were exchanged since; each lane starts with a new session.
  for (const [lane, person] of (await Promise.all(Array.from({ length: lanes }, signUp))).entries()) {
    tokens[lane] = person.session.refresh_token;
  }
  const refreshed = await measureRate(refresh, { lanes: 1, seconds: 3 });
  printTable(`Refreshing a session, one after the other`, [
    toRow('its bare transaction, without HTTP and signature (floor)', bare, bare),
    toRow('the one statement that it makes, without HTTP and signature', alone, bare),
    toRow('auth/v1/token?grant_type=refresh_token', refreshed, bare),
  ]);
}

/** The reads and writes that no rotation can do without. */
async function bareRotation(database: Database, session: string): Promise<void> {
  await database.transaction(async (q) => {
    const [row] = await q.query<{ token_hash: string; user_id: string }>(
      'select token_hash, user_id from auth.refresh_tokens where session_id = $1 and not revoked',
      [session],
    );
    await q.query('select id from auth.sessions where id = $1 for update', [session]);
    await q.query('update auth.refresh_tokens set revoked = true, updated_at = now() where token_hash = $1', [
      row!.token_hash,
    ]);
    await q.query(
      'insert into auth.refresh_tokens (seed, token_hash, parent_hash, user_id, session_id) values ($1, $2, $3, $4, $5)',
      [crypto.randomUUID(), crypto.randomUUID(), row!.token_hash, row!.user_id, session],
    );
    await q.query('select * from auth.users where id = $1', [row!.user_id]);
    await q.query('select * from auth.identities where user_id = $1', [row!.user_id]);
    await q.query('select * from auth.mfa_amr_claims where session_id = $1', [session]);
  });
}

/** The same as a function of the database, which is all that the endpoint asks of it. */
async function bareExchange(database: Database, session: string): Promise<void> {
  await database.query(
    `select s.aal, internal.user_json(s.user_id), internal.session_methods(s.id)
     from internal.exchange_refresh_token(
       (select token_hash from auth.refresh_tokens where session_id = $1 and not revoked), $2, $3) as exchanged (id)
     join auth.sessions s on s.id = exchanged.id`,
    [session, crypto.randomUUID(), crypto.randomUUID()],
  );
}

/** What response times reveal: the medians for an address with an account and for one without. */
async function benchSilence(
  post: (path: string, body: object) => Promise<string>,
  known: string,
): Promise<void> {
  const calls = {
    'sign-in with a wrong password': (email: string) =>
      post('token?grant_type=password', { email, password: 'wrong' }).catch(() => ''),
    'asking for a reset': (email: string) => post('recover', { email }),
  };
  const rows = [];
  for (const [what, call] of Object.entries(calls)) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    // In turns, so that other load on the machine affects both equally.
    for (let n = 0; n < 60; n++) {
      times.known.push(await measureTime(() => call(known)));
      times.unknown.push(await measureTime(() => call(`${crypto.randomUUID()}@example.com`)));
    }
    rows.push({
      what,
      'known ms': quantile(times.known, 0.5).toFixed(2),
      'unknown ms': quantile(times.unknown, 0.5).toFixed(2),
      ratio: (quantile(times.known, 0.5) / quantile(times.unknown, 0.5)).toFixed(2),
    });
  }
  printTable(`How long an answer takes, for an address with an account and without`, rows);
}
