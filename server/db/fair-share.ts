import type { Caller } from '#server/db/as-role.ts';
import { waitingCallers } from '#server/db/caller-limits.ts';
import { AppError } from '#server/http/app-error.ts';

export interface Shares {
  /** How many connections all callers together may use at once; the others are for the server's own work. */
  all: number;
  /** How many of these are only for callers who use none yet. */
  forFirst: number;
  /** How many those of one network may use, with accounts or without. */
  perNetwork: number;
  perCaller: number;
  /** Of one caller. */
  mostWaiting: number;
  longestWaitMs: number;
}

/** Of a pool of 10, callers get 7, of which 2 for those who use none yet: one network 5, and one user or the visitors of one network 3. */
export function sharesOf(poolSize: number): Shares {
  const all = Math.max(1, Math.min(poolSize - 1, Math.floor(poolSize * 0.7)));
  return {
    all,
    forFirst: Math.floor(all / 3),
    perNetwork: Math.min(all, Math.max(1, Math.floor(poolSize / 2))),
    perCaller: Math.min(all, Math.max(1, Math.floor(poolSize / 3))),
    mostWaiting: waitingCallers.most,
    longestWaitMs: waitingCallers.longestMs,
  };
}

/** What runs for a caller, and who waits to, in the order in which they came: with the network of each. */
interface Usage {
  running: number;
  waiting: Map<() => void, string | undefined>;
}

/**
 * Runs work for callers so that neither one nor all of them take every connection, however slow their statements are.
 * Whoever has none goes before those who have some, and among equals it goes around. Whoever waits too long, or with too
 * many others of their own, is refused. The server's own work and the service role are not limited.
 */
export function createFairShare({
  all,
  forFirst,
  perNetwork,
  perCaller,
  mostWaiting,
  longestWaitMs,
}: Shares) {
  const usages = new Map<string, Usage>();
  const networks = new Map<string, number>();
  /** Those with somebody waiting. Who was served is moved to the end. */
  const queue = new Map<string, Usage>();
  let running = 0;

  const isFree = (usage: Usage, network: string | undefined) =>
    usage.running < perCaller &&
    running < (usage.running === 0 ? all : all - forFirst) &&
    (network === undefined || (networks.get(network) ?? 0) < perNetwork);

  const count = (usage: Usage, network: string | undefined, change: 1 | -1) => {
    running += change;
    usage.running += change;
    if (network === undefined) return;
    const left = (networks.get(network) ?? 0) + change;
    if (left > 0) networks.set(network, left);
    else networks.delete(network);
  };

  /** The one to run next: of the caller with the least running, the first whose network has room. */
  const findNext = () => {
    let best: { key: string; usage: Usage; proceed: () => void; network: string | undefined } | undefined;
    for (const [key, usage] of queue) {
      if (best && usage.running >= best.usage.running) continue;
      for (const [proceed, network] of usage.waiting) {
        if (!isFree(usage, network)) continue;
        best = { key, usage, proceed, network };
        break;
      }
      if (best?.usage.running === 0) break;
    }
    return best;
  };

  const removeWaiting = (key: string, usage: Usage, proceed: () => void) => {
    usage.waiting.delete(proceed);
    queue.delete(key);
    if (usage.waiting.size > 0) queue.set(key, usage);
  };

  const startWaiting = () => {
    for (let next = findNext(); next; next = findNext()) {
      removeWaiting(next.key, next.usage, next.proceed);
      count(next.usage, next.network, 1);
      next.proceed();
    }
  };

  const enter = async (key: string, usage: Usage, network: string | undefined): Promise<void> => {
    if (running < all && usage.waiting.size === 0 && isFree(usage, network)) {
      count(usage, network, 1);
      return;
    }
    if (usage.waiting.size >= mostWaiting) throw tooManyAtOnce();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        removeWaiting(key, usage, proceed);
        forgetIdle(key, usage);
        reject(tooManyAtOnce());
      }, longestWaitMs);
      const proceed = () => {
        clearTimeout(timer);
        resolve();
      };
      usage.waiting.set(proceed, network);
      queue.set(key, usage);
      startWaiting();
    });
  };

  const forgetIdle = (key: string, usage: Usage) => {
    if (usage.running === 0 && usage.waiting.size === 0) usages.delete(key);
  };

  return async <T>(caller: Caller | undefined, work: () => Promise<T>): Promise<T> => {
    if (!caller || caller.role === 'service_role') return work();
    const key = callerKey(caller);
    const usage = usages.get(key) ?? { running: 0, waiting: new Map() };
    usages.set(key, usage);
    await enter(key, usage, caller.network);
    try {
      return await work();
    } finally {
      count(usage, caller.network, -1);
      startWaiting();
      forgetIdle(key, usage);
    }
  };
}

/** Whose use is counted together: a user's, and of everybody else that of a network. */
export function callerKey({ role, claims, network }: Caller): string {
  return role === 'authenticated' && typeof claims.sub === 'string'
    ? `user:${claims.sub}`
    : `network:${network ?? ''}`;
}

function tooManyAtOnce(): AppError {
  return new AppError('over_request_rate_limit', {
    message: 'Too many requests are running at once. Wait until some of them have been answered.',
    headers: { 'retry-after': '1' },
  });
}
