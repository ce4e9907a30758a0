import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What a connection may cost us. Times in milliseconds; each is kept to within `checkEvery`. */
export interface ConnectionLimits {
  /** From the opening of a connection, or the first byte of a request, to the end of its headers. */
  headers: number;
  /** From the first byte of a request to the last byte of its body. */
  request: number;
  /** Between two requests. Longer than proxies keep idle connections, so that they close them first. */
  keepAlive: number;
  /** While part of an answer is waiting and the client takes none of it. */
  stall: number;
  checkEvery: number;
  /** Open connections in total. One address may have many: it may be a proxy. */
  connections: number;
  /** Requests on one connection that are sent before earlier ones are answered, which browsers and proxies do not do. */
  unanswered: number;
}

export const connectionLimits: ConnectionLimits = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 65_000,
  stall: 20_000,
  checkEvery: 1_000,
  connections: 10_000,
  unanswered: 100,
};

interface Tracked {
  /** Requests on this connection whose answer has not ended. */
  running: number;
  progress: string;
  /** Looks in a row at which an answer was waiting and nothing had moved. Counted, so that a pause of our own is none. */
  stuckChecks: number;
}

/**
 * Closes connections that are idle at shutdown, those whose client has stopped reading, and those that ask faster than
 * they are answered.
 *
 * Node's own closeIdleConnections, which close() calls too, cuts answers whose last bytes are still on their way to a
 * slow client, and spares connections that have never asked for anything, such as those that browsers open in advance.
 * So it is switched off, and idle connections are counted here.
 */
export function trackConnections(server: Server, limits: ConnectionLimits) {
  server.closeIdleConnections = () => undefined;
  const connections = new Map<Socket, Tracked>();
  let closing = false;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { running: 0, progress: '', stuckChecks: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  // Before the app is: what one packet brings is read in one go, and the app has to see that the connection is closed.
  server.prependListener('request', ({ socket }, response) => {
    const tracked = connections.get(socket);
    if (!tracked) return;
    tracked.running += 1;
    if (tracked.running > limits.unanswered) socket.destroy();
    // "close" comes after the last byte has left.
    response.once('close', () => {
      tracked.running -= 1;
      if (closing && tracked.running === 0) socket.destroySoon();
    });
  });
  const checking = setInterval(() => {
    for (const [socket, tracked] of connections) if (isStalled(socket, tracked, limits)) socket.destroy();
  }, limits.checkEvery).unref();
  server.once('close', () => clearInterval(checking));
  return {
    closeIdle() {
      closing = true;
      for (const [socket, { running }] of connections) if (running === 0) socket.destroy();
    },
    count: () => connections.size,
  };
}

/**
 * Node's socket timeout cannot tell this: it also counts what the client sends as activity, and fires while an answer
 * is merely being worked on.
 */
function isStalled(socket: Socket, tracked: Tracked, { stall, checkEvery }: ConnectionLimits): boolean {
  const progress = `${socket.bytesWritten - socket.writableLength} ${bytesQueuedBySystem(socket)}`;
  const isStuck = socket.writableLength > 0 && progress === tracked.progress;
  tracked.progress = progress;
  tracked.stuckChecks = isStuck ? tracked.stuckChecks + 1 : 0;
  return tracked.stuckChecks * checkEvery >= stall;
}

/** Of a single large write, only the handle knows how much has left; Node's own timeout looks here, too. */
function bytesQueuedBySystem(socket: Socket): number | undefined {
  const handle = Reflect.get(socket, '_handle') as { writeQueueSize?: number } | null | undefined;
  return handle?.writeQueueSize;
}
