import type { Caller } from '#server/db/as-role.ts';
import { waitingCallers } from '#server/db/caller-limits.ts';
import { AppError } from '#server/http/app-error.ts';

export interface Shares {
  /** How many connections a single caller may use at once. */
  perCaller: number;
  mostWaiting: number;
  longestWaitMs: number;
}

/** Half of the pool for one caller, but two where there are that many, and one is always left for others. */
export function sharesOf(poolSize: number): Shares {
  const half = Math.max(2, Math.floor(poolSize / 2));
  return {
    perCaller: Math.max(1, Math.min(half, poolSize - 1)),
    mostWaiting: waitingCallers.most,
    longestWaitMs: waitingCallers.longestMs,
  };
}

/** What runs for a caller, and who waits for it to end, in the order in which they came. */
interface Usage {
  running: number;
  waiting: Set<() => void>;
}

/**
 * Runs work for callers so that no single one of them takes all connections, however slow their statements are. Whoever
 * uses their share waits; whoever waits too long, or with too many others, is refused. The server's own work and the
 * service role are not limited.
 */
export function createFairShare({ perCaller, mostWaiting, longestWaitMs }: Shares) {
  const usages = new Map<string, Usage>();

  const enter = async (usage: Usage): Promise<void> => {
    if (usage.running < perCaller) {
      usage.running += 1;
      return;
    }
    if (usage.waiting.size >= mostWaiting) throw tooManyAtOnce();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        usage.waiting.delete(proceed);
        reject(tooManyAtOnce());
      }, longestWaitMs);
      // Whoever leaves hands their place on, so it is not counted anew.
      const proceed = () => {
        clearTimeout(timer);
        resolve();
      };
      usage.waiting.add(proceed);
    });
  };

  const leave = (key: string, usage: Usage): void => {
    const [next] = usage.waiting;
    if (next) {
      usage.waiting.delete(next);
      next();
      return;
    }
    usage.running -= 1;
    if (usage.running === 0) usages.delete(key);
  };

  return async <T>(caller: Caller | undefined, work: () => Promise<T>): Promise<T> => {
    if (!caller || caller.role === 'service_role') return work();
    const key = keyOf(caller);
    const usage = usages.get(key) ?? { running: 0, waiting: new Set() };
    usages.set(key, usage);
    await enter(usage);
    try {
      return await work();
    } finally {
      leave(key, usage);
    }
  };
}

function keyOf({ role, claims, network }: Caller): string {
  return role === 'authenticated' && typeof claims.sub === 'string'
    ? `user:${claims.sub}`
    : `network:${network ?? ''}`;
}

function tooManyAtOnce(): AppError {
  return new AppError('over_request_rate_limit', {
    message: 'Too many of your requests are running at once. Wait until some of them have been answered.',
    headers: { 'retry-after': '1' },
  });
}
