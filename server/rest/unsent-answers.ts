import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from 'hono';
import type { Caller } from '#server/db/caller.ts';
import { callerKey } from '#server/db/fair-share.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { restLimits } from '#server/rest/limits.ts';

/**
 * Counts the bytes of answers that wait in memory for their clients to read them. A caller with too many of them
 * is refused before another one is made. If all callers together have too many, only callers without any are answered,
 * so that a few slow readers cannot block the others.
 */
export function createUnsentAnswers({ perCaller, perNetwork, all } = restLimits.unsentBytes) {
  const waiting = new Map<string, number>();
  let total = 0;
  const releases = new WeakMap<Socket, Set<() => void>>();

  const add = (keys: string[], bytes: number) => {
    total += bytes;
    for (const key of keys) {
      const left = (waiting.get(key) ?? 0) + bytes;
      if (left > 0) waiting.set(key, left);
      else waiting.delete(key);
    }
  };

  /** Calls it once: when the answer has left, or its connection has closed. An answer behind another only has the latter. */
  const whenGone = (socket: Socket, outgoing: ServerResponse, release: () => void) => {
    let ofSocket = releases.get(socket);
    if (!ofSocket) {
      const made = new Set<() => void>();
      releases.set(socket, (ofSocket = made));
      socket.once('close', () => {
        for (const waitingRelease of made) waitingRelease();
      });
    }
    const once = () => {
      if (ofSocket.delete(once)) release();
    };
    ofSocket.add(once);
    outgoing.once('close', once);
  };

  return {
    requireRoom(caller: Caller): void {
      if (caller.role === 'service_role') return;
      const own = waiting.get(callerKey(caller)) ?? 0;
      const ofNetwork = waiting.get(networkKey(caller)) ?? 0;
      const isFull = total >= all && (own > 0 || total >= 2 * all);
      if (own < perCaller && ofNetwork < perNetwork && !isFull) return;
      throw new AppError('over_request_rate_limit', {
        message: 'Too many responses are waiting to be read. Read or close them, then try again.',
        headers: { 'retry-after': '5' },
      });
    },
    /** Counts an answer until it has left. A request that came through no socket, as in tests, has none that waits. */
    hold(c: Context, caller: Caller, body: string): void {
      const { incoming, outgoing } = (c.env ?? {}) as {
        incoming?: { socket: Socket };
        outgoing?: ServerResponse;
      };
      if (!incoming || !outgoing || outgoing.closed || incoming.socket.destroyed) return;
      const bytes = Buffer.byteLength(body);
      const keys = [callerKey(caller), networkKey(caller)];
      add(keys, bytes);
      whenGone(incoming.socket, outgoing, () => add(keys, -bytes));
    },
  };
}

function networkKey({ network }: Caller): string {
  return `all of network:${network ?? ''}`;
}
