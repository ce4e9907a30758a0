import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import { apiErrorSchema } from '#contract/api/error.ts';
import { apiLimits } from '#contract/api/limits.ts';
import { maxAnswerMs } from '#contract/chat.ts';
import type { Database } from '#server/db/database.ts';
import { listen } from '#server/http/listen.ts';
import { ask, eventsOf } from '#server/testing/advisor/advice-calls.ts';
import { createApiWire, type ApiWire } from '#server/testing/wire/api-wire.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';

describe('POST /findeus-chat with faults and limits', () => {
  let database: Database;
  let wire: ApiWire;
  let advising: (request: AdviceRequest, signal: AbortSignal) => AsyncIterable<string>;

  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createApiWire(database, {
      advise: (request, signal) => advising(request, signal),
      rateLimits: { on: true, trustedProxies: 1 },
    });
  });
  afterAll(() => database.close());

  async function* failing(): AsyncGenerator<string> {
    yield 'Well, ';
    throw new Error('secret of the house');
  }
  async function* waiting(
    signal: AbortSignal,
    onEnd: () => void,
    onBegin: () => void = () => undefined,
  ): AsyncGenerator<string> {
    onBegin();
    yield 'Well, ';
    // The client may have left before the next part was requested.
    if (!signal.aborted) await once(signal, 'abort');
    onEnd();
  }

  it('returns an internal error without details, as JSON and as an event', async () => {
    advising = failing;
    const { token } = await wire.signUp();
    const response = await wire.post('/findeus-chat', ask('x'), token);
    expect(response.status).toBe(500);
    const error = apiErrorSchema.parse(await response.json());
    expect(error.code).toBe('unexpected_failure');
    expect(JSON.stringify(error)).not.toContain('secret');
    const events = await eventsOf(
      await wire.post('/findeus-chat', ask('x'), token, { accept: 'text/event-stream' }),
    );
    expect(events.map(({ event }) => event)).toEqual(['text', 'error']);
    expect(apiErrorSchema.parse(events.at(-1)!.data)).toEqual(error);
  });

  it('stops the work when the client of a stream disconnects', async () => {
    const ended = Promise.withResolvers<string>();
    advising = (_, signal) => waiting(signal, () => ended.resolve('ended'));
    const { token } = await wire.signUp();
    const response = await wire.post('/findeus-chat', ask('x'), token, { accept: 'text/event-stream' });
    const reader = response.body!.getReader();
    await reader.read();
    await reader.cancel();
    await expect(ended.promise).resolves.toBe('ended');
  });

  it('logs a failed stream, but not a client that disconnects', async () => {
    const { token } = await wire.signUp();
    const failures = () => wire.logged.filter((line) => line.includes('an answer failed')).length;
    const before = failures();
    const stream = () => wire.post('/findeus-chat', ask('x'), token, { accept: 'text/event-stream' });
    const ended = Promise.withResolvers<string>();
    advising = async function* untilStopped(_, signal) {
      try {
        yield* waiting(signal, () => undefined);
        signal.throwIfAborted();
      } finally {
        ended.resolve('ended');
      }
    };
    const reader = (await stream()).body!.getReader();
    await reader.read();
    await reader.cancel();
    await ended.promise;
    advising = failing;
    await (await stream()).text();
    expect(failures()).toBe(before + 1);
  });

  it('logs and measures a client that disconnects before the answer with status 499', async () => {
    const { token } = await wire.signUp();
    const begun = Promise.withResolvers<void>();
    advising = async function* untilStopped(_, signal) {
      begun.resolve();
      yield* waiting(signal, () => undefined);
      throw new Error('whatever becomes of work that is ended');
    };
    const shutdown = new AbortController();
    const server = await listen(wire.app, { host: '127.0.0.1', port: 0, graceSeconds: 60, shutdown });
    const leaving = new AbortController();
    const before = wire.logged.length;
    const left = fetch(`http://127.0.0.1:${server.port}/findeus-chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(ask('x')),
      signal: leaving.signal,
    });
    await begun.promise;
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    const lines = () => wire.logged.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
    await vi.waitFor(() => expect(lines()).toMatchObject([{ level: 'info', status: 499 }]));
    const metrics = await (await wire.app.request('/metrics')).text();
    expect(metrics).toMatch(
      /^http_request_duration_seconds_count\{.*findeus-chat.*status="499",outcome="aborted"\} 1$/m,
    );
    await server.close();
  });

  it('returns service_unavailable during a restart, as JSON and as an event', async () => {
    const { token } = await wire.signUp();
    for (const accept of ['application/json', 'text/event-stream']) {
      const shutdown = new AbortController();
      const begun = Promise.withResolvers<void>();
      const stopping = await createApiWire(database, {
        advise: (_, signal) => waiting(signal, () => undefined, begun.resolve),
        shutdown: shutdown.signal,
      });
      const answering = stopping.post('/findeus-chat', ask('x'), token, { accept });
      await begun.promise;
      const server = await listen(stopping.app, { host: '127.0.0.1', port: 0, graceSeconds: 0, shutdown });
      await server.close();
      const response = await answering;
      const told =
        accept === 'application/json' ? await response.json() : (await eventsOf(response)).at(-1)!.data;
      expect(apiErrorSchema.parse(told).code).toBe('service_unavailable');
      expect(response.status).toBe(accept === 'application/json' ? 503 : 200);
    }
  });

  it('ends a stream that takes too long with request_timeout', async () => {
    advising = async function* untilStopped(_, signal) {
      yield* waiting(signal, () => undefined);
      signal.throwIfAborted();
    };
    const { token } = await wire.signUp();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const response = await wire.post('/findeus-chat', ask('x'), token, { accept: 'text/event-stream' });
      vi.advanceTimersByTime(maxAnswerMs);
      const events = await eventsOf(response);
      expect(apiErrorSchema.parse(events.at(-1)!.data).code).toBe('request_timeout');
    } finally {
      vi.useRealTimers();
    }
  });

  it('limits each account by its plan, and returns how many calls are left', async () => {
    advising = async function* say() {
      yield 'Hello.';
    };
    const [one, other] = [await wire.signUp(), await wire.signUp('pro')];
    const { burst } = apiLimits.advice.free;
    const first = await wire.post('/findeus-chat', ask('x'), one.token);
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit-limit')).toBe(String(burst));
    expect(first.headers.get('ratelimit-remaining')).toBe(String(burst - 1));
    expect(Number(first.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
    let last = first;
    for (let at = 0; at <= burst && last.status === 200; at += 1) {
      last = await wire.post('/findeus-chat', ask('x'), one.token);
    }
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last.headers.get('ratelimit-remaining')).toBe('0');
    expect(apiErrorSchema.parse(await last.json()).code).toBe('over_request_rate_limit');
    const theirs = await wire.post('/findeus-chat', ask('x'), other.token);
    expect(theirs.status).toBe(200);
    expect(theirs.headers.get('ratelimit-limit')).toBe(String(apiLimits.advice.pro.burst));
  });
});
