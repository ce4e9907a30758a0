import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { streamEvents, type ServerEvent } from '#server/functions/stream-events.ts';

it('keeps a silent connection open by comments, and ends with its source', async () => {
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

it('lets the first event leave before the second is made', async () => {
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
