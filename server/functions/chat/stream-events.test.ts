import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { streamEvents, type ServerEvent } from '#server/functions/chat/stream-events.ts';
import { listen } from '#server/http/listen.ts';

it('keeps a silent connection open with comments, and ends with its source', async () => {
  const heard = Promise.withResolvers<void>();
  async function* events(): AsyncGenerator<ServerEvent> {
    yield { event: 'text', data: { text: 'Well, ' } };
    await heard.promise;
    yield { data: { done: true } };
  }
  const app = new Hono().get('/', (c) => {
    c.header('x-request-id', 'r-1');
    return streamEvents(c, events(), () => undefined, 1);
  });
  const response = await app.request('/');
  expect(response.headers.get('x-request-id')).toBe('r-1');
  let text = '';
  for await (const bytes of response.body!.pipeThrough(new TextDecoderStream())) {
    text += bytes;
    if (text.includes(': still here\n\n')) heard.resolve();
  }
  expect(text.startsWith('event: text\ndata: {"text":"Well, "}\n\n: still here\n\n')).toBe(true);
  expect(text.endsWith('data: {"done":true}\n\n')).toBe(true);
});

it('sends the first event before the second is made', async () => {
  const order: string[] = [];
  async function* events(): AsyncGenerator<ServerEvent> {
    yield { data: { text: 'Well, ' } };
    order.push('the second is made');
    yield { data: { text: 'yes.' } };
  }
  const app = new Hono().get('/', (c) => streamEvents(c, events(), () => undefined));
  const reader = (await app.request('/')).body!.getReader();
  await reader.read();
  order.push('the first is read');
  while (!(await reader.read()).done);
  expect(order).toEqual(['the first is read', 'the second is made']);
});

it('pauses its source while the client does not read, and drains it after the client has left', async () => {
  const total = 1_000;
  let made = 0;
  let left = false;
  async function* events(): AsyncGenerator<ServerEvent> {
    while (made < total) {
      await nextTurn();
      made += 1;
      yield { data: { text: 'x'.repeat(10_000) } };
    }
  }
  const app = new Hono().get('/', (c) => streamEvents(c, events(), () => (left = true), 1));
  const reader = (await app.request('/')).body!.getReader();
  // Many more turns than an unhindered source would need.
  for (let turn = 0; turn < 3 * total; turn += 1) await nextTurn();
  const queued = made;
  expect(queued).toBeLessThan(20);
  // What is read first may be a sign of life, which makes no room for an event.
  for (let read = 0; read < 20; read += 1) {
    await reader.read();
    for (let turn = 0; turn < 10; turn += 1) await nextTurn();
    if (made > queued) break;
  }
  expect(made).toBeGreaterThan(queued);
  expect(made).toBeLessThan(queued + 20);
  await reader.cancel();
  expect(left).toBe(true);
  await expect.poll(() => made).toBe(total);
});

it('ends when the client has stopped reading', async () => {
  const left = Promise.withResolvers<void>();
  const leaving = new AbortController();
  async function* events(): AsyncGenerator<ServerEvent> {
    while (!leaving.signal.aborted) {
      await nextTurn();
      yield { data: { text: 'x'.repeat(100_000) } };
    }
  }
  const leave = () => {
    leaving.abort();
    left.resolve();
  };
  const server = await listen(
    new Hono().get('/', (c) => streamEvents(c, events(), leave, 10)),
    {
      host: '127.0.0.1',
      port: 0,
      graceSeconds: 0,
      shutdown: new AbortController(),
      limits: { checkEvery: 20, stall: 200 },
    },
  );
  const client = connect(server.port, '127.0.0.1').on('error', () => undefined);
  client.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await left.promise;
  client.destroy();
  expect(await server.close()).toEqual({ connections: 0, work: 0 });
});
