import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#contract/api/error.ts';
import { apiLimits, maxKeptAnswers } from '#contract/api/limits.ts';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import type { Database } from '#server/db/database.ts';
import { sweepExpired } from '#server/db/sweep-expired.ts';
import { createApiWire, type ApiWire } from '#server/testing/wire/api-wire.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { withoutRefill } from '#server/testing/postgres/without-refill.ts';

const ask = (content: string) => ({ messages: [{ role: 'user', content }] });

describe('Idempotency-Key', () => {
  let database: Database;
  /** Two nodes on one database. */
  let wire: ApiWire;
  let other: ApiWire;
  let asked = 0;
  let advising: (request: AdviceRequest, signal: AbortSignal) => AsyncIterable<string>;

  beforeAll(async () => {
    database = await freshDatabase();
    const options = {
      advise: (request: AdviceRequest, signal: AbortSignal) => {
        asked += 1;
        return advising(request, signal);
      },
    };
    wire = await createApiWire(database, options);
    other = await createApiWire(database, options);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    asked = 0;
    advising = async function* say() {
      yield `Answer ${asked}.`;
    };
  });

  const post = (
    node: ApiWire,
    token: string,
    key: string,
    body: unknown = ask('x'),
    path = '/findeus-chat',
  ) => node.post(path, body, token, { 'idempotency-key': key });
  const key = () => crypto.randomUUID();

  it('returns the same answer for the same call, on every node and at both addresses', async () => {
    const { token } = await wire.signUp();
    const mine = key();
    const first = await post(wire, token, mine);
    expect(first.status).toBe(200);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    const text = await first.text();
    const again = await post(other, token, mine, ask('x'), '/functions/v1/findeus-chat');
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await again.text()).toBe(text);
    expect(asked).toBe(1);
  });

  it('does not count a repeated answer against the limit', async () => {
    const limited = await createApiWire(withoutRefill(database), {
      advise: (...args) => advising(...args),
      rateLimits: { on: true, trustedProxies: 1 },
    });
    const { token } = await limited.signUp();
    const left = (response: Response) => Number(response.headers.get('ratelimit-remaining'));
    const { burst } = apiLimits.advice.free;
    const known = key();
    expect(left(await post(limited, token, known))).toBe(burst - 1);
    for (let again = 0; again < burst + 5; again += 1) {
      const response = await post(limited, token, known);
      expect([response.status, response.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    }
    const anew = await post(limited, token, key());
    expect(anew.status).toBe(200);
    expect(left(anew)).toBe(burst - 2);
    // Any other call is counted, whatever its key.
    const mine = key();
    await post(limited, token, mine);
    const before = left(await post(limited, token, key()));
    const streamed = await limited.post('/findeus-chat', ask('x'), token, {
      'idempotency-key': mine,
      accept: 'text/event-stream',
    });
    expect(left(streamed)).toBe(before - 1);
    const refused = await post(limited, token, key(), { nonsense: true });
    expect(refused.status).toBe(422);
    expect(left(await post(limited, token, key()))).toBe(before - 3);
  });

  it('counts other calls with a used key against the limit', async () => {
    const limited = await createApiWire(withoutRefill(database), {
      advise: (...args) => advising(...args),
      rateLimits: { on: true, trustedProxies: 1 },
    });
    const { token } = await limited.signUp();
    for (const another of [ask('y'), { nonsense: true }, '{"messages":']) {
      const mine = key();
      expect((await post(limited, token, mine)).status).toBe(200);
      expect([400, 422]).toContain((await post(limited, token, mine, another)).status);
    }
    const last = await post(limited, token, key());
    expect(Number(last.headers.get('ratelimit-remaining'))).toBe(apiLimits.advice.free.burst - 7);
  });

  it('recognizes a body with its fields in another order', async () => {
    const { token } = await wire.signUp();
    const mine = key();
    const bodies = [
      '{"messages":[{"role":"user","content":"x"}],"profile":{"age":30,"wages":1}}',
      '{"profile":{"wages":1,"age":30},"messages":[{"content":"x","role":"user"}]}',
    ];
    await post(wire, token, mine, bodies[0]);
    expect((await post(wire, token, mine, bodies[1])).headers.get('idempotent-replayed')).toBe('true');
    const turned = '{"messages":[{"role":"user","content":"x"}],"profile":{"age":1,"wages":30}}';
    expect((await post(wire, token, mine, turned)).status).toBe(422);
  });

  it('stores nothing for calculators, which return the same figures anyway', async () => {
    const { token, id } = await wire.signUp();
    const calculator = '/calculators/compound_growth';
    const sum = { monthly: 500, rate: 7, years: 30 };
    const before = await database.query('select from internal.idempotent_calls');
    for (const caller of [token, (await wire.makeKey(token)).key, undefined]) {
      const mine = { 'idempotency-key': key() };
      const first = await wire.post(calculator, sum, caller, mine);
      const again = await wire.post(calculator, sum, caller, mine);
      expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, null]);
      expect(again.headers.get('cache-control')).toBe('no-store');
      expect(await again.text()).toBe(await first.text());
      // As documented: nothing is stored, so other inputs with the same key are not noticed.
      expect((await wire.post(calculator, { ...sum, years: 20 }, caller, mine)).status).toBe(200);
      const bad = await wire.post(calculator, sum, caller, { 'idempotency-key': ' x y' });
      expect(bad.status).toBe(422);
    }
    expect(await database.query('select from internal.idempotent_calls where user_id = $1', [id])).toEqual(
      [],
    );
    expect(await database.query('select from internal.idempotent_calls')).toHaveLength(before.length);
  });

  it('keeps the newest answers of a user, and those of other users', async () => {
    const [one, stranger] = [await wire.signUp(), await wire.signUp()];
    const theirs = key();
    await post(wire, stranger.token, theirs);
    const [oldest, older] = [key(), key()];
    for (const mine of [oldest, older]) await post(wire, one.token, mine);
    await database.query(
      `update internal.idempotent_calls set started_at = started_at - interval '23 hours'
       where user_id = any($1)`,
      [[one.id, stranger.id]],
    );
    // As many as fit besides these two.
    await database.query(
      `insert into internal.idempotent_calls (caller, key_hash, path, user_id, body_hash, holder, answer)
       select 'filled', number::text, '/findeus-chat', $1, 'x', gen_random_uuid(), '{}'
       from generate_series(1, $2::int) number`,
      [one.id, maxKeptAnswers - 2],
    );
    await post(wire, one.token, key());
    const kept = await database.query(
      'select from internal.idempotent_calls where user_id = $1 and answer is not null',
      [one.id],
    );
    expect(kept).toHaveLength(maxKeptAnswers);
    const replayed = async (token: string, its: string) =>
      (await post(wire, token, its)).headers.get('idempotent-replayed');
    expect(await replayed(one.token, older)).toBe('true');
    expect(await replayed(stranger.token, theirs)).toBe('true');
    expect(await replayed(one.token, oldest)).toBeNull();
  });

  it('stores no answer of more than 64 KB', async () => {
    const { token, id } = await wire.signUp();
    advising = async function* atLength() {
      yield 'Long. '.repeat(12_000);
    };
    const mine = key();
    for (const times of [1, 2]) {
      const response = await post(wire, token, mine);
      expect([response.status, response.headers.get('idempotent-replayed')]).toEqual([200, null]);
      expect(asked).toBe(times);
    }
    expect(await database.query('select from internal.idempotent_calls where user_id = $1', [id])).toEqual(
      [],
    );
  });

  it('answers again for another key, another user, and without a key', async () => {
    const [one, two] = [await wire.signUp(), await wire.signUp()];
    const mine = key();
    for (const [token, its] of [
      [one.token, mine],
      [two.token, mine],
      [one.token, key()],
    ] as const) {
      expect((await post(wire, token, its)).headers.get('idempotent-replayed')).toBeNull();
    }
    await wire.post('/findeus-chat', ask('x'), one.token);
    expect(asked).toBe(4);
  });

  it('refuses the key with a different body', async () => {
    const { token } = await wire.signUp();
    const mine = key();
    await post(wire, token, mine);
    const response = await post(wire, token, mine, ask('y'));
    expect(response.status).toBe(422);
    expect(apiErrorSchema.parse(await response.json()).code).toBe('idempotency_key_reused');
    expect(asked).toBe(1);
  });

  it('returns 409 while its call is being answered, and the answer afterwards', async () => {
    const { token } = await wire.signUp();
    const mine = key();
    const goOn = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    advising = async function* slowly() {
      begun.resolve();
      await goOn.promise;
      yield 'At last.';
    };
    const first = post(wire, token, mine);
    await begun.promise;
    const meanwhile = await post(other, token, mine);
    expect(meanwhile.status).toBe(409);
    expect(meanwhile.headers.get('retry-after')).toBe('1');
    expect(apiErrorSchema.parse(await meanwhile.json()).code).toBe('idempotency_key_in_use');
    goOn.resolve();
    const text = await (await first).text();
    expect(await (await post(other, token, mine)).text()).toBe(text);
    expect(asked).toBe(1);
  });

  it('completes a call whose client disconnects, and counts it once', async () => {
    const limited = await createApiWire(withoutRefill(database), {
      advise: (...args) => advising(...args),
      rateLimits: { on: true, trustedProxies: 1 },
    });
    const { token } = await limited.signUp();
    const mine = key();
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    advising = async function* slowly(_, signal) {
      begun.resolve();
      await goOn.promise;
      if (!signal.aborted) yield 'At last.';
    };
    const leaving = new AbortController();
    const lost = limited.app.request('/findeus-chat', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': mine,
      },
      body: JSON.stringify(ask('x')),
      signal: leaving.signal,
    });
    await begun.promise;
    leaving.abort();
    for (let again = 0; again < 3; again += 1) expect((await post(limited, token, mine)).status).toBe(409);
    expect(limited.functions.unfinished.size).toBe(1);
    goOn.resolve();
    await lost;
    expect(limited.functions.unfinished.size).toBe(0);
    const retried = await post(limited, token, mine);
    expect(retried.headers.get('idempotent-replayed')).toBe('true');
    expect((await retried.json()) as object).toMatchObject({ advice: 'At last.' });
    advising = async function* say() {
      yield 'Another.';
    };
    const another = await post(limited, token, key());
    expect(another.headers.get('ratelimit-remaining')).toBe(String(apiLimits.advice.free.burst - 2));
  });

  it('answers once when many calls come at the same moment', async () => {
    const { token } = await wire.signUp();
    const mine = key();
    const all = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => post(at % 2 ? wire : other, token, mine)),
    );
    expect(all.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(asked).toBe(1);
  });

  it('stores no failure, so that the key can be used again', async () => {
    const { token } = await wire.signUp();
    const mine = key();
    advising = () => {
      throw new Error('no');
    };
    expect((await post(wire, token, mine)).status).toBe(500);
    advising = async function* say() {
      yield 'Now.';
    };
    expect((await post(wire, token, mine)).status).toBe(200);
  });

  it('expires after a day, and earlier when its node is gone', async () => {
    const { token, id } = await wire.signUp();
    const [old, abandoned] = [key(), key()];
    await post(wire, token, old);
    await post(wire, token, abandoned);
    await database.query(
      "update internal.idempotent_calls set started_at = now() - interval '25 hours' where user_id = $1",
      [id],
    );
    expect((await post(wire, token, old)).headers.get('idempotent-replayed')).toBeNull();
    await database.query(
      "update internal.idempotent_calls set answer = null, started_at = now() - interval '1 hour' where user_id = $1",
      [id],
    );
    expect((await post(wire, token, abandoned)).status).toBe(200);
    expect(asked).toBe(4);
    await database.query("update internal.idempotent_calls set started_at = now() - interval '25 hours'");
    await sweepExpired(database);
    expect(await database.query('select from internal.idempotent_calls')).toEqual([]);
  });

  it('is deleted with the account, and stored without key, body or address', async () => {
    const { token, id } = await wire.signUp();
    const mine = key();
    await post(wire, token, mine, ask('What about my secret plan?'));
    const rows = await database.query('select * from internal.idempotent_calls where user_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(mine);
    expect(JSON.stringify(rows)).not.toContain('secret plan');
    await database.query('delete from auth.users where id = $1', [id]);
    expect(await database.query('select from internal.idempotent_calls where user_id = $1', [id])).toEqual(
      [],
    );
  });

  it.each([' ', 'x'.repeat(256), 'ä'])('refuses %j as a key', async (bad) => {
    const { token } = await wire.signUp();
    const response = await wire.app.request('/findeus-chat', {
      method: 'POST',
      headers: new Headers([
        ['content-type', 'application/json'],
        ['authorization', `Bearer ${token}`],
        ['idempotency-key', bad],
      ]),
      body: JSON.stringify(ask('x')),
    });
    expect(response.status).toBe(422);
    expect(apiErrorSchema.parse(await response.json()).details.field).toBe('Idempotency-Key');
  });
});
