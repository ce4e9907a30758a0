import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { ShuttingDown } from '#server/http/shutting-down.ts';

interface ListenOptions {
  host: string;
  port: number;
  /** How long running requests and streams may take to finish once `close` is called. */
  graceSeconds: number;
  /** Aborted when that time is over, so that streams can still say goodbye. */
  shutdown: AbortController;
  /** Work that may go on without its connection, and is waited for in the same time. */
  unfinished?: ReadonlySet<Promise<unknown>>;
}

export interface Listening {
  port: number;
  /** Stops taking requests at once, lets running ones finish for the time of grace, then ends them. */
  close(): Promise<void>;
}

/** The largest access token (metadata-limit.ts) takes half of it. */
const maxHeaderSize = 32 * 1024;

/** After the abort, handlers get this long to write their last bytes. */
const lastWordsMs = 500;

export async function listen(
  app: { fetch: (request: Request) => Response | Promise<Response> },
  { host, port, graceSeconds, shutdown, unfinished = new Set() }: ListenOptions,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { maxHeaderSize },
  }) as Server;
  // A request that dribbles in forever must not hold a connection forever.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  const idle = trackIdleConnections(server);
  server.listen(port, host);
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      idle.closeFromNowOn();
      const over = Promise.withResolvers<void>();
      const timers = [
        setTimeout(() => shutdown.abort(new ShuttingDown()), graceSeconds * 1000),
        setTimeout(
          () => {
            server.closeAllConnections();
            over.resolve();
          },
          graceSeconds * 1000 + lastWordsMs,
        ),
      ];
      await closed;
      await Promise.race([allSettled(unfinished), over.promise]);
      for (const timer of timers) clearTimeout(timer);
      shutdown.abort(new ShuttingDown());
    },
  };
}

async function allSettled(work: ReadonlySet<Promise<unknown>>): Promise<void> {
  while (work.size > 0) await Promise.allSettled(work);
}

/**
 * Node's own closeIdleConnections, which close() calls too, errs on both sides: it cuts answers whose last bytes are
 * still on their way to a slow client, and it spares connections that have never asked for anything, such as those
 * that browsers open in advance. So it is switched off, and we count for ourselves.
 */
function trackIdleConnections(server: Server): { closeFromNowOn: () => void } {
  server.closeIdleConnections = () => undefined;
  const running = new Map<Socket, number>();
  let closing = false;
  server.on('connection', (socket: Socket) => {
    running.set(socket, 0);
    socket.once('close', () => running.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    running.set(socket, (running.get(socket) ?? 0) + 1);
    // "close" comes after the last byte has left.
    response.once('close', () => {
      if (!running.has(socket)) return;
      const left = (running.get(socket) ?? 1) - 1;
      running.set(socket, left);
      if (closing && left === 0) socket.destroySoon();
    });
  });
  return {
    closeFromNowOn() {
      closing = true;
      for (const [socket, count] of running) if (count === 0) socket.destroy();
    },
  };
}
