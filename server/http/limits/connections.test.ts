import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionLimits } from '#server/http/limits/connections.ts';
import { listen, type Listening } from '#server/http/listen.ts';

/** Far beyond every limit in these tests, and far below Node's own interval of 30 s. */
const tooLongMs = 8_000;

const sockets: Socket[] = [];
let server: Listening;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

async function serve(app: Hono, limits: Partial<ConnectionLimits>) {
  const shutdown = new AbortController();
  server = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    graceSeconds: 0,
    shutdown,
    limits: { checkEvery: 20, ...limits },
  });
}

async function open(text = '') {
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Waits until the connection is closed, and gives what it was answered until then. */
function closeOf(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  return new Promise((resolve, reject) => {
    socket.once('close', () => resolve(received));
    setTimeout(() => reject(new Error(`still open after ${tooLongMs} ms`)), tooLongMs).unref();
  });
}

function quick() {
  const app = new Hono().get('/', (c) => c.text('hello')).post('/', async (c) => c.text(await c.req.text()));
  // Hono's own handler would print what the closed connection makes of reading the body.
  app.onError((_, c) => c.text('failed', 500));
  return app;
}

describe('a connection', () => {
  it('is closed if it sends nothing', async () => {
    await serve(quick(), { headers: 100, request: 60_000 });
    expect(await closeOf(await open())).toContain('408');
  });

  it('is closed if its headers do not end in time', async () => {
    await serve(quick(), { headers: 100, request: 60_000 });
    const socket = await open('GET / HTTP/1.1\r\nHost: x\r\n');
    const dribble = setInterval(() => socket.write('X-A: b\r\n'), 10);
    expect(await closeOf(socket)).toContain('408');
    clearInterval(dribble);
  });

  it('is closed if its body does not end in time', async () => {
    await serve(quick(), { headers: 100, request: 200 });
    const socket = await open('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
    const dribble = setInterval(() => socket.write('x'), 10);
    expect(await closeOf(socket)).toContain('408');
    clearInterval(dribble);
  });

  it('is closed if no other request follows', async () => {
    await serve(quick(), { keepAlive: 100 });
    const socket = await open('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await closeOf(socket)).toContain('hello');
  });

  it('is refused when too many are open', async () => {
    await serve(quick(), { connections: 1 });
    const first = await open();
    await closeOf(await open());
    first.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await closeOf(first)).toContain('hello');
  });

  it('is refused when its network has too many, and accepted after one of them has closed', async () => {
    await serve(quick(), { perNetwork: 2 });
    const request = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const [first] = [await open(), await open()];
    expect(await closeOf(await open(request))).toBe('');
    first.destroy();
    await vi.waitFor(async () => expect(await closeOf(await open(request))).toContain('hello'));
  });

  it('is closed after a long idle time when nearly too many are open, so that a new one is accepted', async () => {
    await serve(quick(), { connections: 3 });
    const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
    const first = await open();
    const second = await open(request);
    await once(second, 'data');
    const closed = closeOf(first);
    const third = await open(request);
    await once(third, 'data');
    await closed;
    expect(second.destroyed).toBe(false);
  });
});

describe('an answer', () => {
  const large = 64_000_000;

  it('is ended when its client reads nothing, whatever it sends', async () => {
    const app = new Hono().get('/', (c) => c.body(new Uint8Array(large)));
    await serve(app, { stall: 200 });
    const socket = await open('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    socket.pause();
    const dribble = setInterval(() => socket.write('\r\n'), 10);
    const [error] = (await once(socket, 'error', { signal: AbortSignal.timeout(tooLongMs) })) as [
      NodeJS.ErrnoException,
    ];
    expect(error.code).toMatch(/^(ECONNRESET|EPIPE)$/);
    clearInterval(dribble);
  });

  it('is ended when its client reads too slowly for too long', async () => {
    const app = new Hono().get('/', (c) => c.body(new Uint8Array(large)));
    await serve(app, { slowestRate: 20_000_000, rateOver: 400 });
    const socket = await open('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const closed = once(socket, 'close', { signal: AbortSignal.timeout(tooLongMs) });
    const drip = setInterval(() => socket.read(65_536), 20);
    socket.on('readable', () => undefined);
    await expect(closed).resolves.toBeDefined();
    clearInterval(drip);
    expect(socket.bytesRead).toBeLessThan(large);
  });

  it('is not ended for a quiet stream', async () => {
    const app = new Hono().get('/', () => {
      let left = 20;
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await sleep(50);
          controller.enqueue(new TextEncoder().encode('word '));
          left -= 1;
          if (left === 0) controller.close();
        },
      });
      return new Response(body);
    });
    await serve(app, { slowestRate: 20_000_000, rateOver: 200, keepAlive: 100 });
    expect(await closeOf(await open('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))).toContain('0\r\n\r\n');
  });

  it('goes on for a client that reads slowly but steadily', async () => {
    const app = new Hono().get('/', (c) => c.body(new Uint8Array(large)));
    await serve(app, { stall: 300 });
    const socket = await open('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    let received = 0;
    // More than a second in all, with pauses that are short beside the limit.
    let pauseAt = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (received < pauseAt) return;
      pauseAt = received + large / 20;
      socket.pause();
      void sleep(60).then(() => socket.resume());
    });
    await once(socket, 'end');
    expect(received).toBeGreaterThan(large);
  });

  it('is not ended while the server still works on it', async () => {
    const app = new Hono().get('/', async (c) => {
      await sleep(400);
      return c.text('hello');
    });
    await serve(app, { stall: 50, headers: 50, request: 50, keepAlive: 50 });
    expect(await closeOf(await open('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))).toContain('hello');
  });

  it('is closed for a client that pipelines too many requests, of which only some are started', async () => {
    let begun = 0;
    const goOn = Promise.withResolvers<void>();
    const app = new Hono().get('/', async (c) => {
      begun += 1;
      await goOn.promise;
      return c.text('hello');
    });
    await serve(app, { unanswered: 20 });
    const ask = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
    const patient = await open(ask.repeat(20));
    const closed = closeOf(await open(ask.repeat(1_000)));
    await closed;
    expect(begun).toBe(40);
    let received = '';
    patient.on('data', (chunk) => (received += chunk.toString()));
    goOn.resolve();
    await expect.poll(() => received.split('hello').length - 1).toBe(20);
  });
});
