import { setImmediate as lettingOthersRun } from 'node:timers/promises';
import type { Context } from 'hono';

const heartbeatMs = 15_000;
/** What waits for a slow reader before the source has to wait, too. */
const maxQueuedBytes = 64 * 1024;
const encoder = new TextEncoder();

export interface ServerEvent {
  /** Without one it is a plain message. */
  event?: string;
  data: object;
}

const encode = ({ event, data }: ServerEvent) =>
  encoder.encode(`${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`);

/**
 * Server-sent events, each as soon as it is there. The source waits for a reader who is slow. When the client leaves,
 * `onLeave` is told, and the rest is still drawn from the source.
 */
export async function streamEvents(
  c: Context,
  events: AsyncIterable<ServerEvent>,
  onLeave: () => void,
  beatMs = heartbeatMs,
): Promise<Response> {
  let here = true;
  let beat: NodeJS.Timeout | undefined;
  let resume: (() => void) | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const isFull = () => here && (controller.desiredSize ?? 0) <= 0;
        const send = async (event: ServerEvent) => {
          if (here) controller.enqueue(encode(event));
          while (isFull()) await new Promise<void>((resolve) => (resume = resolve));
        };
        // A comment, which clients skip: proxies close what is silent for long.
        beat = setInterval(() => {
          if (here && !isFull()) controller.enqueue(encoder.encode(': still here\n\n'));
        }, beatMs).unref();
        void (async () => {
          try {
            let first = true;
            for await (const event of events) {
              await send(event);
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
      pull: () => resume?.(),
      cancel() {
        here = false;
        clearInterval(beat);
        resume?.();
        onLeave();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxQueuedBytes }),
  );
  // What the source has asked of others leaves before our headers do.
  await lettingOthersRun();
  return c.body(body, 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
}

/** The same for events without names. */
export function streamData(
  c: Context,
  events: AsyncIterable<object>,
  onLeave: () => void,
): Promise<Response> {
  return streamEvents(c, asEvents(events), onLeave);
}

async function* asEvents(events: AsyncIterable<object>): AsyncGenerator<ServerEvent> {
  for await (const data of events) yield { data };
}
