import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { post } from '#server/model/post.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A provider that is told how many requests its connection has brought so far. */
async function provider(answer: (response: ServerResponse, nth: number, body: string) => void) {
  const asked = new Map<Socket, number>();
  server = createServer((request, response) => {
    const nth = (asked.get(request.socket) ?? 0) + 1;
    asked.set(request.socket, nth);
    void text(request).then((body) => answer(response, nth, body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const send = (body: string, signal: AbortSignal | null = null) =>
    post(url, { method: 'POST', headers: { 'x-of': 'ours' }, body, signal });
  return { send, connections: () => asked.size };
}

it('sends and receives text over one connection', async () => {
  const { send, connections } = await provider((response, nth, body) => {
    response.writeHead(nth === 1 ? 200 : 429, { 'x-nth': nth }).end(`${body} ${nth}`);
  });
  const first = await send('“Grüße”');
  expect([first.status, first.headers.get('x-nth'), await first.text()]).toEqual([200, '1', '“Grüße” 1']);
  const second = await send('Again');
  expect([second.status, await second.text()]).toEqual([429, 'Again 2']);
  expect(connections()).toBe(1);
});

it('retries over a new connection only when a kept one ends without an answer', async () => {
  const { send, connections } = await provider((response, nth, body) => {
    if (nth === 2 || body === 'never') response.destroy();
    else response.end(body);
  });
  expect(await (await send('one')).text()).toBe('one');
  expect(await (await send('two')).text()).toBe('two');
  expect(connections()).toBe(2);
  expect(await (await send('one')).text()).toBe('one');
  await expect(send('never')).rejects.toMatchObject({ name: 'Unreached', cause: { code: 'ECONNRESET' } });
  expect(connections()).toBe(4);
  await expect(send('never')).rejects.toMatchObject({ name: 'Unreached', cause: { code: 'ECONNRESET' } });
  expect(connections()).toBe(5);
});

const connectionsOpen = () =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

it('passes on what has arrived, and an interruption', async () => {
  const { send } = await provider((response) => response.write('half'));
  const reader = (await send('')).body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('half');
  server.closeAllConnections();
  await expect(reader.read()).rejects.toMatchObject({ code: 'ECONNRESET' });
});

it.each([
  ['as it comes', 0],
  ['when all of it is there', 1],
])('can be ended at any moment: %s', async (_moment, answersToAwait) => {
  const sent = vi.fn<() => void>();
  const { send } = await provider((response, _, body) => {
    response.once('finish', sent).end('x'.repeat(Number(body)));
  });
  const uncaught = vi.fn<(error: Error) => void>();
  process.on('uncaughtException', uncaught);
  try {
    for (let kilobytes = 10; kilobytes <= 180; kilobytes += 10) {
      sent.mockClear();
      const reader = (await send(String(kilobytes * 1024))).body!.getReader();
      await vi.waitFor(() => expect(sent.mock.calls.length).toBeGreaterThanOrEqual(answersToAwait));
      void reader.read();
      await reader.cancel();
    }
    server.closeIdleConnections();
    await vi.waitFor(async () => expect(await connectionsOpen()).toBe(0));
  } finally {
    process.off('uncaughtException', uncaught);
  }
  expect(uncaught).not.toHaveBeenCalled();
});

it('ends when its signal aborts, before and during an answer', async () => {
  const closed = vi.fn<() => void>();
  const { send } = await provider((response, _, body) => {
    response.once('close', closed);
    if (body === 'speak') response.write('half');
  });
  const [early, late] = [new AbortController(), new AbortController()];
  const silent = send('', early.signal);
  early.abort();
  await expect(silent).rejects.toMatchObject({ name: 'AbortError' });
  const reader = (await send('speak', late.signal)).body!.getReader();
  await reader.read();
  late.abort();
  await expect(reader.read()).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  await expect(send('', late.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
