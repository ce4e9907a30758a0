import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  at: number;
}

export type Step = (response: ServerResponse) => void | Promise<void>;

/** Answers each request by the next step, and remembers what it was asked. */
export async function startScriptedServer() {
  const steps: Step[] = [];
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      seen.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
        at: performance.now(),
      });
      const step = steps.shift() ?? answer(500, { error: 'nothing more is scripted' });
      await step(response);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    /** What the next requests are answered with, in order. */
    script(...next: Step[]): void {
      seen.length = 0;
      steps.splice(0, steps.length, ...next);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type ScriptedServer = Awaited<ReturnType<typeof startScriptedServer>>;

export const answer =
  (status: number, body: object | string, headers: Record<string, string> = {}): Step =>
  (response) => {
    response.writeHead(status, {
      'content-type': typeof body === 'string' ? 'text/html' : 'application/json',
      'x-request-id': 'request-1',
      ...headers,
    });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

export const refuse = (
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  field?: string,
): Step =>
  answer(status, { error: message, code, details: { message, ...(field ? { field } : {}) } }, headers);

/** The connection ends before anything was answered. */
export const hangUp: Step = (response) => {
  response.destroy();
};

/** Writes the pieces one after the other, each as a chunk of its own; then `end` decides. */
export const stream =
  (pieces: readonly (string | Uint8Array)[], end: Step = (response) => void response.end()): Step =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-request-id': 'request-2' });
    for (const piece of pieces) {
      await new Promise<void>((resolve) => response.write(piece, () => resolve()));
      // A turn of the loop between them, or they would leave as one.
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    await end(response);
  };
