import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { FinDeus, FinDeusError, type FinDeusOptions } from '../src/public.ts';
import { answer, hangUp, refuse, startScriptedServer, type ScriptedServer } from './scripted-server.ts';

let server: ScriptedServer;
beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());

const open = (options: FinDeusOptions = {}) =>
  new FinDeus({ apiKey: 'fd_key', baseUrl: `${server.url}/`, ...options });
const now = { 'retry-after': '0' };
const advice = { advice: 'Save.', confidence: 1, sources: [], recommendations: [], risk_assessment: {} };
const limit = (headers: Record<string, string>) =>
  refuse(429, 'over_request_rate_limit', 'Please wait.', headers);

async function failureOf(call: Promise<unknown>): Promise<FinDeusError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FinDeusError);
  return error as FinDeusError;
}

it('sends a question with key and idempotency key, and gives the answer', async () => {
  server.script(answer(200, advice));
  const run = { calculator: 'compound_growth', inputs: { monthly: 500, rate: 5, years: 30 } };
  expect(await open().advise({ question: 'How?', mode: 'pro', profile: { age: 40 }, run })).toEqual(advice);
  const [request] = server.seen;
  expect(request).toMatchObject({ method: 'POST', path: '/findeus-chat' });
  expect(request!.headers.authorization).toBe('Bearer fd_key');
  expect(request!.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(request!.body).toEqual({
    messages: [{ role: 'user', content: 'How?' }],
    mode: 'pro',
    profile: { age: 40 },
    run,
  });
});

it('sends a conversation as it is', async () => {
  server.script(answer(200, advice));
  const messages = [{ role: 'user' as const, content: 'And at 5%?' }];
  await open().advise({ messages }, { idempotencyKey: 'mine' });
  expect(server.seen[0]!.body).toEqual({ messages });
  expect(server.seen[0]!.headers['idempotency-key']).toBe('mine');
});

it('lists, describes and runs calculators, without a key too', async () => {
  const findeus = open({ apiKey: undefined });
  server.script(
    answer(200, { calculators: [{ name: 'rmd' }] }),
    answer(200, { name: 'a/b' }),
    answer(200, { calculator: 'rmd' }),
  );
  expect(await findeus.calculators.list()).toEqual([{ name: 'rmd' }]);
  await findeus.calculators.describe('a/b');
  await findeus.calculators.run('rmd', { age: 75, balance: 500_000 });
  expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /calculators',
    'GET /calculators/a%2Fb',
    'POST /calculators/rmd',
  ]);
  expect(server.seen.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  // Nothing is kept for calculators.
  expect(server.seen.every(({ headers }) => headers['idempotency-key'] === undefined)).toBe(true);
});

it('tells what the API says of an error, and tries nothing again that would fail again', async () => {
  server.script(refuse(422, 'validation_failed', 'mode: must be free or pro', {}, 'mode'));
  const error = await failureOf(open().advise({ question: 'x' }));
  expect(error).toMatchObject({
    name: 'FinDeusError',
    message: 'mode: must be free or pro',
    status: 422,
    code: 'validation_failed',
    field: 'mode',
    requestId: 'request-1',
    retryAfter: null,
  });
  expect(server.seen).toHaveLength(1);
});

it('waits as long as the server asks, then tries again with the same idempotency key', async () => {
  server.script(limit({ 'retry-after': '1' }), answer(200, advice));
  expect(await open().advise({ question: 'x' })).toEqual(advice);
  const [first, second] = server.seen;
  // Timers may fire a millisecond early.
  expect(second!.at - first!.at).toBeGreaterThanOrEqual(990);
  expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key']);
});

it('understands a date to wait for', async () => {
  const at = new Date(Date.now() + 3_600_000).toUTCString();
  server.script(limit({ 'retry-after': at }));
  const error = await failureOf(open().advise({ question: 'x' }));
  expect(error.retryAfter).toBeGreaterThan(3_500);
  expect(error.retryAfter).toBeLessThanOrEqual(3_600);
});

it('leaves long waits to the caller', async () => {
  server.script(limit({ 'retry-after': '61' }), answer(200, advice));
  const error = await failureOf(open().advise({ question: 'x' }));
  expect(error).toMatchObject({ status: 429, retryAfter: 61 });
  expect(server.seen).toHaveLength(1);
});

it('pauses longer each time where the server does not say how long', async () => {
  const fault = refuse(500, 'unexpected_failure', 'Sorry.');
  server.script(fault, fault, answer(200, advice));
  await open().advise({ question: 'x' });
  const [first, second, third] = server.seen.map(({ at }) => at);
  expect(second! - first!).toBeGreaterThanOrEqual(240);
  expect(third! - second!).toBeGreaterThanOrEqual(490);
});

it('tries again after faults of server and network, and while an earlier attempt is being answered', async () => {
  for (const failing of [
    refuse(500, 'unexpected_failure', 'Sorry.', now),
    refuse(503, 'service_unavailable', 'Later.', now),
    answer(502, '<h1>Bad Gateway</h1>', now),
    refuse(409, 'idempotency_key_in_use', 'Still at it.', now),
    hangUp,
  ]) {
    server.script(failing, answer(200, advice));
    expect(await open().advise({ question: 'x' })).toEqual(advice);
    expect(new Set(server.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  }
});

it.each([Infinity, 2 ** 40])('may be given all the time there is: %d', async (timeoutMs) => {
  server.script((response) => {
    setTimeout(() => void answer(200, advice)(response), 50);
  });
  expect(await open({ maxRetries: 0, timeoutMs }).advise({ question: 'x' })).toEqual(advice);
});

it('waits for what an attempt that was cut off is answered, for the time of an attempt', async () => {
  const busy = refuse(409, 'idempotency_key_in_use', 'Still at it.', now);
  server.script(hangUp, busy, busy, busy, busy, answer(200, advice));
  expect(await open({ maxRetries: 1 }).advise({ question: 'x' })).toEqual(advice);
  expect(server.seen).toHaveLength(6);
  const dates = vi.spyOn(Date, 'now').mockImplementation(() => server.seen.length * 10_000);
  onTestFinished(() => dates.mockRestore());
  server.script(...Array.from({ length: 20 }, () => busy));
  const late = await failureOf(open({ timeoutMs: 70_000 }).advise({ question: 'x' }));
  expect(late.code).toBe('idempotency_key_in_use');
  // Patient from the first of them on, which came at 10 seconds, until 80.
  expect(server.seen).toHaveLength(8);
  server.script(busy);
  const refused = await failureOf(open({ maxRetries: 0 }).advise({ question: 'x' }));
  expect(refused.code).toBe('idempotency_key_in_use');
});

it('tries again when an answer breaks off in the middle', async () => {
  server.script(
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"advice":', () => response.destroy());
    },
    answer(200, advice),
  );
  expect(await open().advise({ question: 'x' })).toEqual(advice);
});

it('gives up after as many attempts as it may make', async () => {
  const failing = limit(now);
  server.script(failing, failing, failing, answer(200, advice));
  const error = await failureOf(open().advise({ question: 'x' }));
  expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit', retryAfter: 0 });
  expect(server.seen).toHaveLength(3);
  server.script(failing);
  await failureOf(open({ maxRetries: 0 }).advise({ question: 'x' }));
  expect(server.seen).toHaveLength(1);
});

it('says in words what is wrong where something else answers', async () => {
  server.script(answer(200, '<h1>Welcome</h1>'));
  expect(await failureOf(open().calculators.list())).toMatchObject({ code: 'bad_response', status: null });
  server.script(answer(404, '<h1>Not here</h1>'));
  const error = await failureOf(open().calculators.list());
  expect(error).toMatchObject({ code: 'bad_response', status: 404 });
  expect(error.message).toContain('404');
});

it('says that nobody is there', async () => {
  const gone = await startScriptedServer();
  await gone.close();
  const error = await failureOf(open({ baseUrl: gone.url, maxRetries: 0 }).calculators.list());
  expect(error).toMatchObject({ code: 'network_error', status: null });
  expect(error.cause).toBeInstanceOf(Error);
});

it('gives an attempt that says nothing a limited time', async () => {
  server.script(() => undefined);
  const error = await failureOf(open({ maxRetries: 0, timeoutMs: 50 }).advise({ question: 'x' }));
  expect(error).toMatchObject({ code: 'timeout', status: null });
  server.script(() => undefined, answer(200, advice));
  expect(await open({ maxRetries: 1, timeoutMs: 1_000 }).advise({ question: 'x' })).toEqual(advice);
});

it('gives an attempt no more time when its answer has begun', async () => {
  const begin = Promise.withResolvers<void>();
  const reading = Promise.withResolvers<void>();
  const fetch = async (_: string, { signal }: RequestInit) => {
    await begin.promise;
    const body = new ReadableStream({
      start: (controller) => signal!.addEventListener('abort', () => controller.error(signal!.reason)),
      pull: () => reading.resolve(),
    });
    return new Response(body);
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const failure = failureOf(open({ fetch, maxRetries: 0, timeoutMs: 2_000 }).advise({ question: 'x' }));
    vi.advanceTimersByTime(1_200);
    begin.resolve();
    await reading.promise;
    vi.advanceTimersByTime(800);
    expect(await failure).toMatchObject({ code: 'timeout', message: 'FinDeus took longer than 2 seconds.' });
  } finally {
    vi.useRealTimers();
  }
});

it('ends a call by its signal: before it, during it, and while it waits', async () => {
  const why = new Error('changed my mind');
  server.script(answer(200, advice));
  await expect(open().advise({ question: 'x' }, { signal: AbortSignal.abort(why) })).rejects.toBe(why);
  expect(server.seen).toHaveLength(0);

  const during = new AbortController();
  const closed = Promise.withResolvers<void>();
  server.script((response) => {
    response.on('close', () => closed.resolve());
    during.abort(why);
  });
  await expect(open().calculators.list({ signal: during.signal })).rejects.toBe(why);
  await closed.promise;

  const waiting = new AbortController();
  server.script((response) => {
    response.on('close', () => setTimeout(() => waiting.abort(why)));
    return limit({ 'retry-after': '60' })(response);
  });
  await expect(open().advise({ question: 'x' }, { signal: waiting.signal })).rejects.toBe(why);
  expect(server.seen).toHaveLength(1);
});

it('uses the fetch it is given', async () => {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return Response.json({ calculators: [] });
  };
  await new FinDeus({ fetch }).calculators.list();
  expect(asked).toEqual(['https://findeus.com/calculators']);
});

it('never repeats a key that cannot be one', async () => {
  const error = await open({ apiKey: 'fd_sec\nret' })
    .advise({ question: 'x' })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).not.toContain('ret');
  expect(() => new FinDeus({ baseUrl: 'file:///etc/passwd' })).toThrow('https://');
});
