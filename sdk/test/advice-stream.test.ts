import { afterAll, beforeAll, expect, it } from 'vitest';
import { FinDeus, FinDeusError, type FinDeusOptions } from '../src/public.ts';
import {
  answer,
  hangUp,
  refuse,
  startScriptedServer,
  stream,
  type ScriptedServer,
} from './scripted-server.ts';

let server: ScriptedServer;
beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());

const open = (options: FinDeusOptions = {}) =>
  new FinDeus({ apiKey: 'fd_key', baseUrl: server.url, ...options });
const ask = (options: FinDeusOptions = {}) => open(options).adviseStream({ question: 'x' });
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const text = (words: string) => event('text', { text: words });
const result = event('result', { advice: 'Grüße, 世界' });

async function piecesOf(source: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of source) pieces.push(piece);
  return pieces;
}

it('gives the text piece by piece, and then the whole document', async () => {
  server.script(stream([text('Grüße, '), text('世界'), result]));
  const answered = ask();
  expect(await piecesOf(answered)).toEqual(['Grüße, ', '世界']);
  expect(await answered.result).toEqual({ advice: 'Grüße, 世界' });
  expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/findeus-chat' });
  expect(server.seen[0]!.headers.accept).toBe('text/event-stream');
});

it('hands a piece over before the next one is there', async () => {
  const goOn = Promise.withResolvers<void>();
  server.script(
    stream([text('first')], async (response) => {
      await goOn.promise;
      response.end(text('second') + result);
    }),
  );
  const pieces: string[] = [];
  for await (const piece of ask()) {
    pieces.push(piece);
    goOn.resolve();
  }
  expect(pieces).toEqual(['first', 'second']);
});

it('gives the document to a caller that does not read the text', async () => {
  server.script(stream([text('a'), result]));
  expect(await ask().result).toEqual({ advice: 'Grüße, 世界' });
});

it('reads a stream however it is cut, with every kind of line end, comments and lists of lines', async () => {
  const whole = [
    ': still here\n\n',
    text('Grüße, '),
    text('世界').replaceAll('\n', '\r\n'),
    text('!').replaceAll('\n', '\r'),
    'event: text\ndata: {"text":\ndata: "two lines"}\n\n',
    'event: news\ndata: from a later version\n\n',
    result,
  ].join('');
  const bytes = new TextEncoder().encode(whole);
  for (const size of [1, 2, 3, 7, bytes.length]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    );
    server.script(stream(chunks));
    const answered = ask();
    expect(await piecesOf(answered)).toEqual(['Grüße, ', '世界', '!', 'two lines']);
    expect(await answered.result).toEqual({ advice: 'Grüße, 世界' });
  }
});

it('ends the request when the loop is left', async () => {
  const closed = Promise.withResolvers<void>();
  server.script(stream([text('a'), text('b')], (response) => void response.on('close', closed.resolve)));
  const answered = ask();
  for await (const piece of answered) {
    expect(piece).toBe('a');
    break;
  }
  await closed.promise;
  await expect(answered.result).rejects.toThrow('left before its end');
});

it('ends by its signal, in the loop and in the result', async () => {
  const why = new Error('enough');
  const stop = new AbortController();
  server.script(stream([text('a')], () => undefined));
  const answered = open().adviseStream({ question: 'x' }, { signal: stop.signal });
  const reading = (async () => {
    for await (const _ of answered) stop.abort(why);
  })();
  await expect(reading).rejects.toBe(why);
  await expect(answered.result).rejects.toBe(why);
  const early = open().adviseStream({ question: 'x' }, { signal: AbortSignal.abort(why) });
  await expect(early.result).rejects.toBe(why);
});

it('says that an answer broke off, and asks for nothing twice of which something was shown', async () => {
  for (const end of [hangUp, undefined]) {
    server.script(stream([text('half'), 'event: result\ndata: {"advice"'], end));
    const answered = ask();
    const pieces: string[] = [];
    const reading = (async () => {
      for await (const piece of answered) pieces.push(piece);
    })();
    await expect(reading).rejects.toMatchObject({ code: 'stream_cut', requestId: 'request-2' });
    await expect(answered.result).rejects.toBeInstanceOf(FinDeusError);
    expect(pieces).toEqual(['half']);
    expect(server.seen).toHaveLength(1);
  }
});

it('tells of the error that a stream ends with', async () => {
  const message = 'Something went wrong on our side.';
  server.script(
    stream([
      text('Well, '),
      event('error', { error: message, code: 'unexpected_failure', details: { message } }),
    ]),
  );
  await expect(piecesOf(ask())).rejects.toMatchObject({
    message,
    code: 'unexpected_failure',
    requestId: 'request-2',
  });
});

it('tries again until it begins', async () => {
  server.script(
    refuse(503, 'service_unavailable', 'Later.', { 'retry-after': '0' }),
    refuse(429, 'over_request_rate_limit', 'Wait.', { 'retry-after': '0' }),
    stream([text('a'), result]),
  );
  expect(await piecesOf(ask())).toEqual(['a']);
  server.script(refuse(401, 'unauthorized', 'A valid token is required.'));
  await expect(piecesOf(ask())).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
  server.script(answer(200, { advice: 'whole' }));
  await expect(piecesOf(ask())).rejects.toMatchObject({ code: 'bad_response' });
});

it('gives up on a stream that falls silent, not on one that is slow', async () => {
  server.script(stream([text('a')], () => undefined));
  await expect(piecesOf(ask({ maxRetries: 0, timeoutMs: 500 }))).rejects.toMatchObject({ code: 'timeout' });
  let beats = 0;
  server.script(
    stream([text('a')], async (response) => {
      for (; beats < 12; beats += 1) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        response.write(': still here\n\n');
      }
      response.end(result);
    }),
  );
  // All beats together take longer than the limit for a silence.
  expect(await piecesOf(ask({ timeoutMs: 2_000 }))).toEqual(['a']);
  expect(beats).toBe(12);
});
