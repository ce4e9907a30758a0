import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiEndpoints } from '#contract/api/endpoints.ts';
import { apiErrorSchema } from '#contract/api/error.ts';
import { apiErrors, type ApiErrorCode } from '#contract/api/errors.ts';
import { apiLimits } from '#contract/api/limits.ts';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import type { Database } from '#server/db/database.ts';
import { requestLimits } from '#server/http/limits/request-limits.ts';
import { Unavailable } from '#server/http/errors/unavailable.ts';
import { createApiWire, type ApiWire } from '#server/testing/wire/api-wire.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';

const question = apiEndpoints.advise.example.body;
const chat = '/findeus-chat';

describe('documented errors of the API', () => {
  let database: Database;
  let wire: ApiWire;
  let token: string;
  let advising: (request: AdviceRequest, signal: AbortSignal) => AsyncIterable<string>;
  /** Set, the database cannot be reached. */
  let away = false;

  beforeAll(async () => {
    database = await freshDatabase();
    const reachable: Database = {
      ...database,
      query: (...args) => (away ? Promise.reject(new Unavailable('away')) : database.query(...args)),
    };
    wire = await createApiWire(reachable, {
      advise: (request, signal) => advising(request, signal),
      rateLimits: { on: true, trustedProxies: 1 },
    });
    ({ token } = await wire.signUp());
  });
  afterAll(() => database.close());
  afterEach(() => {
    away = false;
    vi.useRealTimers();
  });

  async function* say(): AsyncGenerator<string> {
    yield 'Hello.';
  }
  async function* never(_: AdviceRequest, signal: AbortSignal): AsyncGenerator<string> {
    await new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('stopped'))),
    );
    yield '';
  }

  const provoke: Record<ApiErrorCode, () => Promise<Response>> = {
    bad_json: async () => wire.post(chat, '{"messages":', token),
    unauthorized: async () => wire.post(chat, question, `fd_live_${'x'.repeat(49)}`),
    async insufficient_aal() {
      const { id, token: half } = await wire.signUp();
      await database.query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
         values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
        [id],
      );
      return wire.post(chat, question, half);
    },
    async api_key_not_accepted() {
      const order = { price_id: 'x', success_url: 'x', cancel_url: 'x', mode: 'subscription' };
      return wire.post('/stripe-checkout', order, (await wire.makeKey(token)).key);
    },
    forbidden: async () => wire.post(chat, { ...question, mode: 'pro' }, token),
    not_found: async () => wire.post('/calculators/no_such_thing', {}),
    method_not_allowed: async () => wire.app.request(chat, { method: 'PUT' }),
    async idempotency_key_in_use() {
      const begun = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      advising = async function* slowly() {
        begun.resolve();
        await goOn.promise;
        yield 'Done.';
      };
      const first = wire.post(chat, question, token, { 'idempotency-key': 'in-use' });
      await begun.promise;
      const second = await wire.post(chat, question, token, { 'idempotency-key': 'in-use' });
      goOn.resolve();
      await first;
      return second;
    },
    request_entity_too_large: async () =>
      wire.post(chat, JSON.stringify({ x: 'x'.repeat(1_100_000) }), token),
    unsupported_media_type: async () => wire.post(chat, question, token, { 'content-type': 'text/plain' }),
    validation_failed: async () => wire.post(chat, { ...question, mode: 'gold' }, token),
    async idempotency_key_reused() {
      await wire.post(chat, question, token, { 'idempotency-key': 'reused' });
      return wire.post(chat, { ...question, profile: { age: 30 } }, token, { 'idempotency-key': 'reused' });
    },
    async over_request_rate_limit() {
      const from = { 'x-forwarded-for': '198.51.100.23' };
      const calls = Array.from({ length: apiLimits.calculators.visitor.burst + 5 }, async () =>
        wire.post('/calculators/compound_growth', {}, undefined, from),
      );
      return (await Promise.all(calls)).find(({ status }) => status === 429)!;
    },
    async unexpected_failure() {
      advising = () => {
        throw new Error('an internal of ours');
      };
      return wire.post(chat, question, token);
    },
    async service_unavailable() {
      away = true;
      return wire.post(chat, question, token);
    },
    async request_timeout() {
      const begun = Promise.withResolvers<void>();
      advising = (request, signal) => {
        begun.resolve();
        return never(request, signal);
      };
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const waiting = wire.post(chat, question, token);
      await begun.promise;
      vi.advanceTimersByTime(requestLimits.slowSeconds * 1000);
      return waiting;
    },
  };

  it.each(apiErrors)('$status $code', async ({ code, status }) => {
    advising = say;
    const response = await provoke[code as ApiErrorCode]();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-request-id')).not.toBeNull();
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const body = apiErrorSchema.strict().parse(await response.json());
    expect(body.code).toBe(code);
    expect(body.details.message).toBe(body.error);
    expect(body.error).toMatch(/^[A-Za-z/].*[a-z.]$/);
    expect(JSON.stringify(body)).not.toMatch(/internal of ours|node_modules|\.ts\b/);
    const promised = { 401: 'www-authenticate', 405: 'allow', 409: 'retry-after', 429: 'retry-after' }[
      status
    ];
    expect(promised === undefined || response.headers.has(promised)).toBe(true);
  });

  it('allows calls from other origins, and exposes the headers they need', async () => {
    for (const path of [chat, '/calculators/compound_growth', '/functions/v1/findeus-chat']) {
      const asked = await wire.app.request(path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type,idempotency-key',
        },
      });
      expect(asked.status).toBe(204);
      expect(asked.headers.get('access-control-allow-origin')).toBe('*');
      expect(asked.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    }
    advising = say;
    const exposed = (await wire.post(chat, question, token)).headers.get('access-control-expose-headers')!;
    for (const header of ['x-request-id', 'ratelimit-remaining', 'retry-after', 'idempotent-replayed']) {
      expect(exposed.split(',')).toContain(header);
    }
  });
});
