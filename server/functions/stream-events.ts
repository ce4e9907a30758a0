import { setImmediate as lettingOthersRun } from 'node:timers/promises';
import type { Context } from 'hono';

const heartbeatMs = 15_000;
const encoder = new TextEncoder();

export interface ServerEvent {
  /** Without one it is a plain message. */
  event?: string;
  data: object;
}

const encode = ({ event, data }: ServerEvent) =>
  encoder.encode(`${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`);

/**
 * Server-sent events, each as soon as it is there. When the client leaves, `onLeave` is told, and the rest is still drawn
 * from the source.
 */
export async function streamEvents(
  c: Context,
  events: AsyncIterable<ServerEvent>,
  onLeave: () => void,
  beatMs = heartbeatMs,
): Promise<Response> {
  let here = true;
  let beat: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (chunk: Uint8Array) => {
        if (here) controller.enqueue(chunk);
      };
      // A comment, which clients skip: proxies close what is silent for long.
      beat = setInterval(() => send(encoder.encode(': still here\n\n')), beatMs).unref();
      void (async () => {
        try {
          let first = true;
          for await (const event of events) {
            send(encode(event));
            // What is ready at once would leave together, the first only after the last was made.
            if (first) await lettingOthersRun();
            first = false;
          }
        } finally {
          clearInterval(beat);
          if (here) controller.close();
        }
      })();
    },
    cancel() {
      here = false;
      clearInterval(beat);
      onLeave();
    },
  });
  // What the source has asked of others leaves before our headers do.
  await lettingOthersRun();
  return c.body(body, 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
}
