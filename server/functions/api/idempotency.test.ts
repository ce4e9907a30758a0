import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '#contract/api/error.ts';
import { apiLimits } from '#contract/api/limits.ts';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import type { Database } from '#server/db/database.ts';
import { sweepExpired } from '#server/db/sweep-expired.ts';
import { createApiWire, type ApiWire } from '#server/testing/api-wire.ts';
import { describeOnBothEngines } from '#server/testing/fresh-database.ts';

const ask = (content: string) => ({ messages: [{ role: 'user', content }] });

describeOnBothEngines('Idempotency-Key', (fresh) => {
  let database: Database;
  /** Two nodes on one database. */
  let wire: ApiWire;
  let other: ApiWire;
  let asked = 0;
  let advising: (request: AdviceRequest, signal: AbortSignal) => AsyncIterable<string>;

  beforeAll(async () => {
    database = await fresh();
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

  it('gives the same call the same answer, on every node and at both addresses', async () => {
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

  it('takes nothing from the limit for an answer that is given again', async () => {
    const limited = await createApiWire(database, {
      advise: (...args) => advising(...args),
      rateLimits: { on: true, trustedProxies: 1 },
    });
    const { token } = await limited.signUp();
    const sum = { monthly: 500, rate: 7, years: 30 };
    const left = (response: Response) => Number(response.headers.get('ratelimit-remaining'));
    for (const [path, body, burst] of [
      ['/findeus-chat', ask('x'), apiLimits.advice.free.burst],
      ['/calculators/compound_growth', sum, apiLimits.calculators.free.burst],
    ] as const) {
      const mine = key();
      expect(left(await post(limited, token, mine, body, path))).toBe(burst - 1);
      for (let again = 0; again < burst + 5; again += 1) {
        const response = await post(limited, token, mine, body, path);
        expect([response.status, response.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
      }
      const anew = await post(limited, token, key(), body, path);
      expect(anew.status).toBe(200);
      expect(left(anew)).toBeGreaterThanOrEqual(burst - 3);
    }
    // What is no repetition is counted, whatever key it carries.
    const mine = key();
    await post(limited, token, mine);
    const before = left(await post(limited, token, key()));
    const streamed = await limited.post('/findeus-chat', ask('x'), token, {
      'idempotency-key': mine,
      accept: 'text/event-stream',
    });
    expect(left(streamed)).toBeLessThan(before);
    const refused = await post(limited, token, key(), { nonsense: true });
    expect(refused.status).toBe(422);
    expect(left(await post(limited, token, key()))).toBeLessThan(left(streamed));
  });

  it('takes from the limit whatever else comes with a key that was answered', async () => {
    const limited = await createApiWire(database, {
      advise: (...args) => advising(...args),
      rateLimits: { on: true, trustedProxies: 1 },
    });
    const { token } = await limited.signUp();
    const sum = { monthly: 500, rate: 7, years: 30 };
    for (const [path, body, others] of [
      ['/findeus-chat', ask('x'), [ask('y'), { nonsense: true }, '{"messages":']],
      ['/calculators/compound_growth', sum, [{ ...sum, years: 20 }, { nonsense: true }, '{"rate":']],
    ] as const) {
      const burst = path === '/findeus-chat' ? apiLimits.advice.free.burst : apiLimits.calculators.free.burst;
      for (const another of others) {
        const mine = key();
        expect((await post(limited, token, mine, body, path)).status).toBe(200);
        const refused = await post(limited, token, mine, another, path);
        expect([400, 422]).toContain(refused.status);
      }
      const last = await post(limited, token, key(), body, path);
      expect(Number(last.headers.get('ratelimit-remaining'))).toBeLessThanOrEqual(burst - 6);
    }
  });

  it('knows a body again whose fields come in another order', async () => {
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

  it('keeps nothing for callers without an account, who get the same figures anyway', async () => {
    const headers = { 'idempotency-key': key() };
    const rows = () => database.query('select from internal.idempotent_calls where user_id is null');
    const sum = { monthly: 500, rate: 7, years: 30 };
    const [first, again] = [
      await wire.post('/calculators/compound_growth', sum, undefined, headers),
      await wire.post('/calculators/compound_growth', sum, undefined, headers),
    ];
    expect(again.status).toBe(200);
    expect(await again.text()).toBe(await first.text());
    expect(again.headers.get('idempotent-replayed')).toBeNull();
    expect(await rows()).toEqual([]);
    const bad = await wire.post('/calculators/compound_growth', sum, undefined, {
      'idempotency-key': ' x y',
    });
    expect(bad.status).toBe(422);
  });

  it('keeps no answer of more than 64 KB', async () => {
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

  it('answers anew for another key, another person, another address, and without a key', async () => {
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
    const sum = await post(
      wire,
      one.token,
      mine,
      { monthly: 500, rate: 7, years: 30 },
      '/calculators/compound_growth',
    );
    expect(sum.status).toBe(200);
    expect(sum.headers.get('idempotent-replayed')).toBeNull();
  });

  it('refuses the key with another body', async () => {
    const { token } = await wire.signUp();
    const mine = key();
    await post(wire, token, mine);
    const response = await post(wire, token, mine, ask('y'));
    expect(response.status).toBe(422);
    expect(apiErrorSchema.parse(await response.json()).code).toBe('idempotency_key_reused');
    expect(asked).toBe(1);
  });

  it('refuses the key while its call is being answered, and gives the answer afterwards', async () => {
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

  it('answers once, however many come at the same moment', async () => {
    const { token } = await wire.signUp();
    const mine = key();
    const all = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => post(at % 2 ? wire : other, token, mine)),
    );
    expect(all.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(asked).toBe(1);
  });

  it('keeps no failure: the same key may be tried again', async () => {
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

  it('forgets after a day, and takes over from a node that is gone', async () => {
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

  it('goes with the account, and is kept without key, body or address in it', async () => {
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
