import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { expect, it } from 'vitest';
import { accessLog } from '#server/http/access-log.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { measureGrowth } from '#server/testing/measure-growth.ts';
import { createTestApp } from '#server/testing/wire/test-app.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { createLogger } from '#server/http/logger.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { renderError } from '#server/http/errors/render-error.ts';
import { limitTime, requestLimits } from '#server/http/limits/request-limits.ts';

const never = new AbortController().signal;

/** Work that fails in its own words when it is ended, so many turns of the queue later. */
async function untilEnded(signal: AbortSignal, turns: number): Promise<Response> {
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  throw new Error('the connection was closed');
}

function limited(handler: (signal: AbortSignal) => Promise<Response>) {
  const app = new Hono<AppEnv>().use(limitTime(never, { ...requestLimits, seconds: 0.05 }));
  app.get('/', (c) => handler(c.var.signal()));
  app.onError((error, c) => c.text(error instanceof AppError ? error.code : 'other', 500));
  return app;
}

it('stops a request that takes too long, and aborts its work', async () => {
  let aborted: unknown;
  const app = limited(
    (signal) =>
      new Promise(() => {
        signal.addEventListener('abort', () => (aborted = signal.reason));
      }),
  );
  expect(await (await app.request('/')).text()).toBe('request_timeout');
  expect(aborted).toMatchObject({ code: 'request_timeout' });
});

it('reports the timeout, whatever error the aborted work throws and whenever', async () => {
  const app = new Hono<AppEnv>()
    .use(requestId(), accessLog(createLogger('silent'), createMetrics()))
    .use(limitTime(never, { ...requestLimits, seconds: 0.05 }));
  app.onError(renderError);
  const nested = new Hono<AppEnv>();
  nested.get('/nested/:turns', (c) => untilEnded(c.var.signal(), Number(c.req.param('turns'))));
  nested.onError((error, c) => renderError(new AppError('unexpected_failure', { cause: error }), c));
  app.get('/near/:turns', (c) => untilEnded(c.var.signal(), Number(c.req.param('turns'))));
  app.route('/', nested);
  const paths = Array.from({ length: 16 }, (_, turns) => [`/near/${turns}`, `/nested/${turns}`]).flat();
  const answers = await Promise.all(paths.map(async (path) => app.request(path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 504));
});

it.each([
  '/findeus-chat',
  '/calculators',
  '/calculators/compound_growth',
  '/openapi.json',
  '/stripe-checkout',
])('gives %s the same time limit at both of its addresses', async (path) => {
  const app = new Hono<AppEnv>().use(limitTime(never, { ...requestLimits, slowSeconds: 0.05 }));
  app.all('*', () => new Promise<Response>(() => undefined));
  app.onError((error, c) => c.text(error instanceof AppError ? error.code : 'other', 500));
  for (const address of [path, `/functions/v1${path}`]) {
    expect(await (await app.request(address)).text()).toBe('request_timeout');
  }
});

it('gives an operator’s account deletion the time limit of a function', async () => {
  const app = new Hono<AppEnv>().use(limitTime(never, { ...requestLimits, seconds: 0.05 }));
  app.all('*', async () => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    return new Response('deleted');
  });
  app.onError((error, c) => c.text(error instanceof AppError ? error.code : 'other', 500));
  const answer = await app.request(`/auth/v1/admin/users/${crypto.randomUUID()}`, { method: 'DELETE' });
  expect(await answer.text()).toBe('deleted');
});

it('does not stop an answer that has started to stream', async () => {
  const app = limited((signal) => {
    const body = new ReadableStream({
      async start(controller) {
        for (const word of ['slow ', 'but ', 'whole']) {
          await new Promise((resolve) => setTimeout(resolve, 40));
          controller.enqueue(new TextEncoder().encode(signal.aborted ? 'cut' : word));
        }
        controller.close();
      },
    });
    return Promise.resolve(new Response(body));
  });
  expect(await (await app.request('/')).text()).toBe('slow but whole');
});

it('reads a body with an unterminated string in linear time', async () => {
  const { app } = createTestApp();
  const read = async (quotes: number) => {
    const body = `"${'\\"'.repeat(quotes)}`;
    expect((await app.request('/auth/v1/signup', { method: 'POST', body })).status).toBe(400);
  };
  // Read again from every quote, it would take four times as long for twice as many.
  expect(await measureGrowth(read, { from: 2_000, to: 8_000 })).toBeLessThan(3);
});
