import { callForStream, toFinDeusError, type Call, type Connection, type OpenAnswer } from './connection.ts';
import { FinDeusError } from './findeus-error.ts';
import type { Advice } from './generated/api.ts';
import { readEvents } from './read-events.ts';
import { errorFacts, parseJson } from './read-error.ts';

/**
 * An answer while it is being written. Loop over it for the text, await `result` for the whole document; either alone
 * will do. Leaving the loop ends the request.
 */
export class AdviceStream implements AsyncIterable<string> {
  readonly result: Promise<Advice>;
  readonly #left = new AbortController();
  readonly #pieces: string[] = [];
  #isOver = false;
  #tellNews!: () => void;
  #news = this.#awaitNews();

  constructor(connection: Connection, call: Call) {
    this.result = this.#read(connection, call).finally(() => {
      this.#isOver = true;
      this.#tellNews();
    });
    // A caller that reads only the text gets the failure there.
    this.result.catch(() => undefined);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string, void, undefined> {
    try {
      for (;;) {
        const piece = this.#pieces.shift();
        if (piece !== undefined) yield piece;
        else if (this.#isOver) break;
        else await this.#news;
      }
      await this.result;
    } finally {
      this.#left.abort(new DOMException('The stream was left before its end.', 'AbortError'));
    }
  }

  async #read(connection: Connection, call: Call): Promise<Advice> {
    const signal = this.#left.signal;
    const follow = () => this.#left.abort(call.signal?.reason);
    if (call.signal?.aborted) follow();
    call.signal?.addEventListener('abort', follow, { once: true });
    try {
      return await this.#readAnswer(await callForStream(connection, { ...call, signal }));
    } finally {
      call.signal?.removeEventListener('abort', follow);
    }
  }

  async #readAnswer({ response, watch }: OpenAnswer): Promise<Advice> {
    const requestId = response.headers.get('x-request-id');
    try {
      if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
        throw new FinDeusError('The answer is no event stream. Does baseUrl lead to FinDeus?', {
          code: 'bad_response',
          requestId,
        });
      }
      for await (const { event, data } of readEvents(response.body, watch.heard)) {
        const value = parseJson(data);
        if (event === 'text') this.#take((value as { text: string }).text);
        if (event === 'result') return value as Advice;
        if (event === 'error') {
          const { message, ...facts } = errorFacts(value) ?? { message: data, code: 'stream_cut' };
          throw new FinDeusError(message, { ...facts, requestId });
        }
      }
      throw new FinDeusError('The answer broke off.', { code: 'stream_cut', requestId });
    } catch (error) {
      throw toStreamError(error, watch.signal, requestId);
    } finally {
      watch.end();
      // Whatever ended it: nothing more is wanted of this connection.
      watch.abort(undefined);
    }
  }

  #take(text: string): void {
    this.#pieces.push(text);
    this.#tellNews();
    this.#news = this.#awaitNews();
  }

  #awaitNews(): Promise<void> {
    return new Promise((resolve) => (this.#tellNews = resolve));
  }
}

function toStreamError(error: unknown, signal: AbortSignal, requestId: string | null): unknown {
  const known = toFinDeusError(error, signal);
  if (!(known instanceof FinDeusError) || known.code !== 'network_error') return known;
  return new FinDeusError('The answer broke off.', { code: 'stream_cut', requestId, cause: known.cause });
}
