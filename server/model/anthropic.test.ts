import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelFailure, type ModelEvent, type ModelTool } from '#advisor/model/language-model.ts';
import { openModel } from '#server/model/open-model.ts';

/** Anthropic's own wire, as far as one tool call and one sentence go. */
const turns: Record<string, readonly object[][]> = {
  speaks: [
    [
      {
        type: 'content_block_start',
        index: 0,
        content_block: { type: 'tool_use', id: 'toolu_1', name: 'add', input: {} },
      },
      { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: '{"a": 2' } },
      {
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'input_json_delta', partial_json: ', "b": 3}' },
      },
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: 'tool_use', stop_sequence: null },
        usage: { output_tokens: 9 },
      },
      { type: 'message_stop' },
    ],
    [
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'It is ' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'five.' } },
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { output_tokens: 9 },
      },
      { type: 'message_stop' },
    ],
  ],
  declines: [
    [
      {
        type: 'message_delta',
        delta: { stop_reason: 'refusal', stop_sequence: null },
        usage: { output_tokens: 1 },
      },
      { type: 'message_stop' },
    ],
  ],
};

const begin = (model: string) => ({
  type: 'message_start',
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  },
});

describe('a model of Anthropic', () => {
  let server: Server;
  let baseUrl: URL;
  const keys: unknown[] = [];

  function answer(body: string, response: ServerResponse): void {
    const { model, messages } = JSON.parse(body) as { model: string; messages: { content: unknown }[] };
    const turn = turns[model]?.[JSON.stringify(messages).includes('tool_result') ? 1 : 0];
    if (!turn) {
      response.writeHead(429, { 'content-type': 'application/json' });
      response.end('{"type":"error","error":{"type":"rate_limit_error","message":"Too many"}}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of [begin(model), ...turn]) {
      response.write(`event: ${(event as { type: string }).type}\ndata: ${JSON.stringify(event)}\n\n`);
    }
    response.end();
  }

  beforeAll(async () => {
    server = createServer((request, response) => {
      keys.push(request.headers['x-api-key']);
      void text(request).then((body) => answer(body, response));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    baseUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const add: ModelTool = {
    name: 'add',
    about: 'Adds two numbers.',
    input: {
      type: 'object',
      properties: { a: { type: 'number' }, b: { type: 'number' } },
      required: ['a', 'b'],
    },
    run: (input) => {
      const { a, b } = input as { a: number; b: number };
      return Promise.resolve({ sum: a + b });
    },
  };

  async function eventsOf(model: string): Promise<ModelEvent[]> {
    const events: ModelEvent[] = [];
    const opened = openModel({
      FINDEUS_MODEL: `anthropic:${model}`,
      ANTHROPIC_API_KEY: 'key-of-anthropic',
      FINDEUS_MODEL_BASE_URL: baseUrl,
    })!;
    const messages = [{ role: 'user' as const, content: 'Two and three?' }];
    const { signal } = new AbortController();
    for await (const event of opened.stream({ system: 'Add.', messages, tools: [add], signal }))
      events.push(event);
    return events;
  }

  it('calls a tool and answers', async () => {
    const events = await eventsOf('speaks');
    expect(events.filter(({ kind }) => kind !== 'working')).toEqual([
      { kind: 'tool', name: 'add', input: { a: 2, b: 3 }, output: { sum: 5 } },
      { kind: 'text', text: 'It is ' },
      { kind: 'text', text: 'five.' },
      { kind: 'end', reason: 'complete' },
    ]);
    expect(keys.at(-1)).toBe('key-of-anthropic');
  });

  it.each([
    ['declines', new ModelFailure('refused', 'the model declined')],
    ['busy', new ModelFailure('quota', 'the usage limit of the model is reached')],
  ])('reports failures as the model port defines them: %s', async (model, failure) => {
    await expect(eventsOf(model)).rejects.toThrow(failure);
  });
});
