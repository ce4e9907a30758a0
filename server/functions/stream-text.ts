import type { Context } from 'hono';
import { streamEvents, type ServerEvent } from '#server/functions/stream-events.ts';

/** Texts as server-sent events, and `{"done": true}` after the last: whoever does not get it has not got everything. */
export function streamText(c: Context, texts: AsyncIterable<string>, onLeave: () => void): Promise<Response> {
  return streamEvents(c, asEvents(texts), onLeave);
}

async function* asEvents(texts: AsyncIterable<string>): AsyncGenerator<ServerEvent> {
  for await (const text of texts) yield { data: { text } };
  yield { data: { done: true } };
}
