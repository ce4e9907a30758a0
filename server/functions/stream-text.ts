const heartbeatMs = 15_000;
const encoder = new TextEncoder();
const event = (data: object) => encoder.encode(`data: ${JSON.stringify(data)}\n\n`);

/**
 * Texts as server-sent events, each as soon as it is there, and `{"done": true}` after the last: whoever does not get
 * it has not got everything. When the client leaves, `onLeave` is told, and the rest is still drawn from the source.
 */
export function streamText(texts: AsyncIterable<string>, onLeave: () => void): Response {
  let here = true;
  let beat: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (chunk: Uint8Array) => {
        if (here) controller.enqueue(chunk);
      };
      // A comment, which clients skip: proxies close what is silent for long.
      beat = setInterval(() => send(encoder.encode(': still here\n\n')), heartbeatMs).unref();
      void (async () => {
        try {
          for await (const text of texts) send(event({ text }));
          send(event({ done: true }));
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
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
