import { request as requestPlain, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';

/** Bytes that have come and were not read yet; with more, the provider waits. */
const maxWaiting = 64 * 1024;

/**
 * What the SDK needs of fetch, on Node's own client: a request takes about half the processor time, over connections that are kept.
 * Redirects are not followed: no provider's API has any.
 */
export const post: typeof fetch = async (url, { method = 'POST', headers, body, signal } = {}) => {
  const sent = {
    url: new URL(url instanceof Request ? url.url : url),
    method,
    // The SDK has made them plain already; reading them once more would take as long as sending them.
    headers: headers as Record<string, string>,
    body: typeof body === 'string' ? body : '',
    signal: signal ?? new AbortController().signal,
  };
  const { request, response } = await send(sent);
  return new Response(toWebStream(request, response, sent.signal), {
    status: response.statusCode ?? 502,
    headers: toHeaders(response),
  });
};

interface Sent {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

interface Begun {
  request: ClientRequest;
  response: IncomingMessage;
}

/** Nothing of an answer has come: the provider could not be found, trusted or heard. */
export class Unreached extends Error {
  override readonly name = 'Unreached';
}

function send(sent: Sent, isFirst = true): Promise<Begun> {
  const { url, method, headers, body, signal } = sent;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const open = url.protocol === 'https:' ? requestSecure : requestPlain;
    const length = String(Buffer.byteLength(body));
    const request = open(url, {
      method,
      headers: { ...headers, 'content-length': length },
      // A retry uses a new connection, which cannot be stale.
      ...(isFirst ? {} : { agent: false }),
    });
    const onAbort = () => request.destroy(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
    request.once('close', () => signal.removeEventListener('abort', onAbort));
    let begun = false;
    request.once('response', (response) => {
      begun = true;
      resolve({ request, response });
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (begun || signal.aborted) return reject(error);
      // The provider often closes a kept connection just when it is reused. This looks the same as a provider that read
      // the question and then failed: in that case the retry may be answered, and charged, twice.
      const mayBeStale = request.reusedSocket && error.code === 'ECONNRESET';
      if (mayBeStale && isFirst) resolve(send(sent, false));
      else reject(new Unreached('no answer has come', { cause: error }));
    });
    request.end(body);
  });
}

function toWebStream(
  request: ClientRequest,
  response: IncomingMessage,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  // Data that has arrived is still emitted after the reader has left, and a closed stream accepts none.
  let left = false;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        response.on('data', (chunk: Uint8Array) => {
          if (left) return;
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) response.pause();
        });
        response.once('end', () => {
          if (!left) controller.close();
        });
        response.once('error', (error) => controller.error(signal.aborted ? signal.reason : error));
      },
      pull() {
        response.resume();
      },
      cancel() {
        left = true;
        request.destroy();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxWaiting }),
  );
}

function toHeaders({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let n = 0; n + 1 < rawHeaders.length; n += 2) headers.append(rawHeaders[n]!, rawHeaders[n + 1]!);
  return headers;
}
