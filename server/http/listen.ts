import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import {
  connectionLimits,
  trackConnections,
  type ConnectionLimits,
} from '#server/http/limits/connections.ts';
import { ShuttingDown } from '#server/http/errors/shutting-down.ts';

interface ListenOptions {
  host: string;
  port: number;
  /** How long running requests and streams may take to finish once `close` is called. */
  graceSeconds: number;
  /** Aborted when that time is over, so that streams can still say goodbye. */
  shutdown: AbortController;
  /** Work that may go on without its connection, and is waited for in the same time. */
  unfinished?: ReadonlySet<Promise<unknown>>;
  limits?: Partial<ConnectionLimits>;
  /** Called for each connection that is refused because there are too many. */
  onRefused?: () => void;
}

export interface Listening {
  port: number;
  /** Stops taking requests at once, lets running ones finish for the grace period, then ends them. */
  close(): Promise<CutShort>;
}

/** What was still running when the grace period and the time for last words were over. */
interface CutShort {
  connections: number;
  work: number;
}

/** The largest access token (metadata-limit.ts) takes half of it. */
const maxHeaderSize = 32 * 1024;

/** After the abort, handlers get this long to write their last bytes. */
export const lastWordsMs = 500;

export async function listen(
  app: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> },
  { host, port, graceSeconds, shutdown, unfinished = new Set(), limits: own, onRefused }: ListenOptions,
): Promise<Listening> {
  const limits = { ...connectionLimits, ...own };
  const server = createAdaptorServer({
    // Requests of a closed connection are left over from its last packet; their client is gone.
    fetch: (request, env) =>
      env.incoming.socket.destroyed
        ? new Response(null, { status: 499 })
        : app.fetch(request, env as HttpBindings),
    serverOptions: {
      maxHeaderSize,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      // Node looks for connections past these times only this often; its default of 30 s makes 10 s mean up to 40.
      connectionsCheckingInterval: limits.checkEvery,
    },
  }) as Server;
  server.maxConnections = limits.connections;
  if (onRefused) server.on('drop', onRefused);
  const connections = trackConnections(server, limits, onRefused);
  server.listen(port, host);
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      connections.closeIdle();
      const cut: CutShort = { connections: 0, work: 0 };
      const over = Promise.withResolvers<void>();
      const timers = [
        setTimeout(() => shutdown.abort(new ShuttingDown()), graceSeconds * 1000),
        setTimeout(
          () => {
            cut.connections = connections.count();
            cut.work = unfinished.size;
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
      return cut;
    },
  };
}

async function allSettled(work: ReadonlySet<Promise<unknown>>): Promise<void> {
  while (work.size > 0) await Promise.allSettled(work);
}
