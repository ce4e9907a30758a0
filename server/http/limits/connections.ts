import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#server/http/limits/client-address.ts';

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
  /** While part of an answer is waiting, the client has to take this many bytes a second, on average of `rateOver`. */
  slowestRate: number;
  rateOver: number;
  checkEvery: number;
  /** Open connections in total. Where nearly as many are open, the longest idle ones are closed for new ones. */
  connections: number;
  /** Requests on one connection that are sent before earlier ones are answered, which browsers and proxies do not do. */
  unanswered: number;
  /** Of one network. Infinity behind proxies, which have all of them. */
  perNetwork: number;
}

export const connectionLimits: ConnectionLimits = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 65_000,
  stall: 20_000,
  // Half of what a slow phone gets.
  slowestRate: 8 * 1024,
  rateOver: 20_000,
  checkEvery: 1_000,
  connections: 10_000,
  unanswered: 100,
  perNetwork: 500,
};

interface Tracked {
  /** Requests on this connection whose answer has not ended. */
  running: number;
  /** Looks in a row at which an answer was waiting. Counted, so that a pause of our own is none. */
  waitingChecks: number;
  /** Of these, the last ones at which nothing had moved. */
  stuckChecks: number;
  /** Bytes that had left at the last look, and when the rate was last measured. */
  sent: number;
  measuredSent: number;
}

/**
 * Closes connections that are idle at shutdown, those whose client has stopped reading or reads too slowly (its
 * responses fill our memory), and those that send requests faster than they are answered.
 *
 * Node's own closeIdleConnections, which close() calls too, cuts answers whose last bytes are still on their way to a
 * slow client, and keeps connections without any request, such as those that browsers open in advance.
 * So it is switched off, and idle connections are counted here.
 */
export function trackConnections(server: Server, limits: ConnectionLimits, onRefused?: () => void) {
  server.closeIdleConnections = () => undefined;
  const connections = new Map<Socket, Tracked>();
  /** The longest idle first. */
  const idle = new Set<Socket>();
  const networks = new Map<string, number>();
  const nearlyFull = Math.floor(limits.connections * 0.95);
  let closing = false;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { running: 0, waitingChecks: 0, stuckChecks: 0, sent: 0, measuredSent: 0 });
    const network = networkOf(socket.remoteAddress ?? '');
    const ofNetwork = (networks.get(network) ?? 0) + 1;
    networks.set(network, ofNetwork);
    socket.once('close', () => {
      connections.delete(socket);
      idle.delete(socket);
      const left = networks.get(network)! - 1;
      if (left > 0) networks.set(network, left);
      else networks.delete(network);
    });
    if (ofNetwork > limits.perNetwork) {
      socket.destroy();
      onRefused?.();
      return;
    }
    const [longestIdle] = idle;
    if (connections.size > nearlyFull) longestIdle?.destroy();
    idle.add(socket);
  });
  // Before the app is: what one packet brings is read in one go, and the app has to see that the connection is closed.
  server.prependListener('request', ({ socket }, response) => {
    const tracked = connections.get(socket);
    if (!tracked) return;
    tracked.running += 1;
    if (tracked.running > limits.unanswered) socket.destroy();
    idle.delete(socket);
    // "close" comes after the last byte has left.
    response.once('close', () => {
      tracked.running -= 1;
      if (tracked.running > 0) return;
      if (closing) socket.destroySoon();
      else if (connections.has(socket)) idle.add(socket);
    });
  });
  const checking = setInterval(() => {
    for (const [socket, tracked] of connections) if (isTooSlow(socket, tracked, limits)) socket.destroy();
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
function isTooSlow(socket: Socket, tracked: Tracked, limits: ConnectionLimits): boolean {
  const { stall, slowestRate, rateOver, checkEvery } = limits;
  const sent = bytesSent(socket);
  const isStuck = sent === tracked.sent;
  tracked.sent = sent;
  if (socket.writableLength === 0 || tracked.waitingChecks === 0) {
    tracked.waitingChecks = socket.writableLength === 0 ? 0 : 1;
    tracked.stuckChecks = 0;
    tracked.measuredSent = sent;
    return false;
  }
  tracked.waitingChecks += 1;
  tracked.stuckChecks = isStuck ? tracked.stuckChecks + 1 : 0;
  if (tracked.stuckChecks * checkEvery >= stall) return true;
  const measuredMs = (tracked.waitingChecks - 1) * checkEvery;
  if (measuredMs < rateOver) return false;
  const isSlow = sent - tracked.measuredSent < (slowestRate * measuredMs) / 1000;
  tracked.waitingChecks = 1;
  tracked.measuredSent = sent;
  return isSlow;
}

/** Of a single large write, only the handle knows how much has left; Node's own timeout looks here, too. */
function bytesSent(socket: Socket): number {
  const handle = Reflect.get(socket, '_handle') as
    | { bytesWritten?: number; writeQueueSize?: number }
    | null
    | undefined;
  return (handle?.bytesWritten ?? 0) - (handle?.writeQueueSize ?? 0);
}
