import { connect } from 'node:net';
import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { expect, it } from 'vitest';
import type { AppEnv } from '#server/http/app-env.ts';
import { createTestApp } from '#server/testing/wire/test-app.ts';
import { listen } from '#server/http/listen.ts';
import { limitTime } from '#server/http/limits/request-limits.ts';

/** A real server with one stream: it says a word every 50 ms, `words` times, or goodbye when told to end. */
async function serveStream(words: number, graceSeconds: number) {
  const shutdown = new AbortController();
  let ended = '';
  const app = new Hono<AppEnv>().use(limitTime(shutdown.signal));
  app.get('/quick', (c) => c.text('quick'));
  app.get('/stream', (c) =>
    stream(c, async (out) => {
      const signal = c.var.signal();
      for (let n = 0; n < words && !signal.aborted; n++) {
        await out.write('word ');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      ended = signal.aborted ? 'aborted' : 'finished';
      await out.write(ended);
    }),
  );
  const server = await listen(app, { host: '127.0.0.1', port: 0, graceSeconds, shutdown });
  return { server, url: `http://127.0.0.1:${server.port}`, howItEnded: () => ended };
}

it('lets a running stream finish after the stop, and accepts no new connection', async () => {
  const { server, url } = await serveStream(8, 5);
  const response = await fetch(`${url}/stream`);
  const closing = server.close();
  await expect(fetch(`${url}/quick`)).rejects.toThrow('fetch failed');
  expect(await response.text()).toBe('word '.repeat(8) + 'finished');
  await closing;
});

it('ends a stream that outlasts the grace period, after a last message', async () => {
  const { server, url } = await serveStream(1_000, 0.2);
  const response = await fetch(`${url}/stream`);
  const started = performance.now();
  const [text] = await Promise.all([response.text(), server.close()]);
  expect(text).toMatch(/^(word )+aborted$/);
  expect(performance.now() - started).toBeLessThan(10_000);
});

it('waits for work without a connection as long as for connections', async () => {
  const shutdown = new AbortController();
  const unfinished = new Set<Promise<unknown>>();
  const serve = () =>
    listen(new Hono(), { host: '127.0.0.1', port: 0, graceSeconds: 0.2, shutdown, unfinished });
  const begin = (work: Promise<unknown>) => {
    unfinished.add(work);
    void work.finally(() => unfinished.delete(work));
  };
  let wasEnded: boolean | undefined;
  begin(
    new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => (wasEnded = shutdown.signal.aborted)),
  );
  await (await serve()).close();
  expect(wasEnded).toBe(false);
  begin(new Promise(() => undefined));
  expect(await (await serve()).close()).toEqual({ connections: 0, work: 1 });
});

it('closes idle connections at once', async () => {
  const { server, url } = await serveStream(1, 5);
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(get(`${url}/quick`, { agent }), 'response');
  response.resume();
  await once(response, 'end');
  const idle = connect(server.port, '127.0.0.1');
  await once(idle, 'connect');
  const started = performance.now();
  await server.close();
  expect(performance.now() - started).toBeLessThan(4_000);
  agent.destroy();
  idle.destroy();
});

it('sends an answer to the last byte to a slow client', async () => {
  const bytes = 20_000_000;
  const shutdown = new AbortController();
  const app = new Hono().get('/large', (c) => c.body(new Uint8Array(bytes)));
  const server = await listen(app, { host: '127.0.0.1', port: 0, graceSeconds: 5, shutdown });
  const [response] = (await once(get(`http://127.0.0.1:${server.port}/large`), 'response')) as [
    IncomingMessage,
  ];
  await new Promise((resolve) => setTimeout(resolve, 200));
  const closing = server.close();
  await new Promise((resolve) => setTimeout(resolve, 200));
  let received = 0;
  for await (const chunk of response) received += (chunk as Buffer).length;
  expect(received).toBe(bytes);
  await closing;
});

it('aborts the work when the client disconnects', async () => {
  const { server, url, howItEnded } = await serveStream(1_000, 1);
  const leaving = new AbortController();
  const response = await fetch(`${url}/stream`, { signal: leaving.signal });
  await response.body?.getReader().read();
  leaving.abort();
  await expect.poll(howItEnded).toBe('aborted');
  await server.close();
});

it.each([
  ['/auth/v1/signup', 'Content-Length: 500', '{"a'],
  ['/auth/v1/signup', 'Transfer-Encoding: chunked', '3\r\n{"a\r\n'],
  ['/calculators/compound_growth', 'Content-Type: application/json\r\nContent-Length: 500', '{"a'],
])(
  'logs a client that disconnects during its upload as gone, not as a fault: %s, %j',
  async (path, header, begin) => {
    const { app, logged } = createTestApp();
    const shutdown = new AbortController();
    const server = await listen(app, { host: '127.0.0.1', port: 0, graceSeconds: 1, shutdown });
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n${begin}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await expect.poll(() => logged.length).toBeGreaterThan(0);
    await server.close();
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 'info', msg: 'request', status: 499, outcome: 'aborted' },
    ]);
  },
);
