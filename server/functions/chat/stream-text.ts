import type { Context } from 'hono';
import type { AnswerEvent } from '#server/functions/chat/with-fallback.ts';
import { streamEvents, type ServerEvent } from '#server/functions/chat/stream-events.ts';

/**
 * An answer as server-sent events: `{"question", "session"}` first if the question was to be stored, then texts, then perhaps
 * a `{"notice", "code"}`. The last event is `{"done": true}`, or `{"failed": true}` after an apology. Without either, the
 * answer is incomplete.
 */
export function streamText(
  c: Context,
  events: AsyncIterable<AnswerEvent>,
  onLeave: () => void,
): Promise<Response> {
  return streamEvents(c, asEvents(events), onLeave);
}

async function* asEvents(events: AsyncIterable<AnswerEvent>): AsyncGenerator<ServerEvent> {
  for await (const data of events) yield { data };
}
