import type { Context } from 'hono';
import type { Spoken } from '#server/functions/speak.ts';
import { streamEvents, type ServerEvent } from '#server/functions/stream-events.ts';

/**
 * Texts as server-sent events. A `{"question", "session"}` comes before them where the question was to be stored, and a
 * `{"notice", "code"}` may follow them. After the last comes `{"done": true}`, or `{"failed": true}` where what was said is an
 * apology: whoever gets neither has not got everything.
 */
export function streamText(
  c: Context,
  spoken: AsyncIterable<Spoken>,
  onLeave: () => void,
): Promise<Response> {
  return streamEvents(c, asEvents(spoken), onLeave);
}

async function* asEvents(spoken: AsyncIterable<Spoken>): AsyncGenerator<ServerEvent> {
  for await (const data of spoken) yield { data };
}
