import type { Caller } from '#server/db/caller.ts';
import type { Shares } from '#server/db/shares.ts';
import { createUsedTime } from '#server/db/used-time.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { DiskFull, Unavailable } from '#server/http/errors/unavailable.ts';

/** What a caller holds a connection for, and since when. */
interface Work {
  since: number;
  network: string | undefined;
  /** Whether the connection is one of those for light callers. */
  isReserved: boolean;
}

interface Usage {
  key: string;
  running: Set<Work>;
  /** In the order in which they came, with the network of each. */
  waiting: Map<(work: Work) => void, string | undefined>;
}

const light = 0;
const withinBudget = 1;
const overBudget = 2;

/**
 * Runs work for callers so that neither one nor all of them take every connection, however slow their statements are.
 * Light callers go first, then those within their time budget; among equals the caller with the least running work, in
 * turn. Work that waits too long, or behind too much work of its own caller, is refused. The server's own work and the
 * service role are not limited.
 */
export function createFairShare(shares: Shares, now: () => number = () => performance.now()) {
  const { all, forLight, forWithinBudget, perNetwork, perCaller, time } = shares;
  const usages = new Map<string, Usage>();
  const networks = new Map<string, number>();
  const usedTime = createUsedTime(time, now);
  /** Callers with waiting work. A caller whose work was started moves to the end. */
  const queue = new Set<Usage>();
  let running = 0;

  /** Running work counts as well; otherwise slow work would count last. */
  const usedMs = (usage: Usage) => {
    let ms = usedTime.usedMs(usage.key);
    for (const { since } of usage.running) ms += now() - since;
    return ms;
  };

  const rankOf = (usage: Usage) => {
    const ms = usedMs(usage);
    if (ms < time.lightMs) return light;
    return ms < time.budgetMs ? withinBudget : overBudget;
  };

  const mayStart = (usage: Usage, rank: number) => {
    const own = usage.running.size;
    if (rank === overBudget) return own === 0 && running < all - forLight - forWithinBudget;
    return own < perCaller && running < (rank === light && own === 0 ? all : all - forLight);
  };

  const hasRoom = (network: string | undefined) =>
    network === undefined || (networks.get(network) ?? 0) < perNetwork;

  const count = (network: string | undefined, change: 1 | -1) => {
    running += change;
    if (network === undefined) return;
    const left = (networks.get(network) ?? 0) + change;
    if (left > 0) networks.set(network, left);
    else networks.delete(network);
  };

  const start = (usage: Usage, network: string | undefined): Work => {
    const work = { since: now(), network, isReserved: running >= all - forLight };
    usage.running.add(work);
    count(network, 1);
    return work;
  };

  const stop = (usage: Usage, work: Work) => {
    usage.running.delete(work);
    count(work.network, -1);
    startWaiting();
    forgetIdle(usage);
  };

  /** The work to run next: the first of the first caller whose network has room. */
  const findNext = () => {
    let best: { usage: Usage; place: number; proceed: (work: Work) => void } | undefined;
    for (const usage of queue) {
      const rank = rankOf(usage);
      const place = rank * (perCaller + 1) + usage.running.size;
      if ((best && place >= best.place) || !mayStart(usage, rank)) continue;
      for (const [proceed, network] of usage.waiting) {
        if (!hasRoom(network)) continue;
        best = { usage, place, proceed };
        break;
      }
      if (best?.place === 0) break;
    }
    return best;
  };

  const removeWaiting = (usage: Usage, proceed: (work: Work) => void) => {
    usage.waiting.delete(proceed);
    queue.delete(usage);
    if (usage.waiting.size > 0) queue.add(usage);
  };

  const startWaiting = () => {
    for (let next = findNext(); next; next = findNext()) {
      const { usage, proceed } = next;
      const network = usage.waiting.get(proceed);
      removeWaiting(usage, proceed);
      proceed(start(usage, network));
    }
  };

  const refusal = (usage: Usage) =>
    tooManyAtOnce(Math.ceil((usedMs(usage) - time.budgetMs) / time.forgiven / 1000));

  const enter = async (usage: Usage, network: string | undefined): Promise<Work> => {
    const rank = rankOf(usage);
    if (usage.waiting.size === 0 && mayStart(usage, rank) && hasRoom(network)) return start(usage, network);
    if (usage.waiting.size >= shares.maxWaiting) throw refusal(usage);
    return new Promise<Work>((resolve, reject) => {
      const proceed = (work: Work) => {
        clearTimeout(timer);
        resolve(work);
      };
      const giveUp = () => {
        removeWaiting(usage, proceed);
        forgetIdle(usage);
        reject(refusal(usage));
      };
      const timer = setTimeout(giveUp, rank === light ? shares.maxLightWaitMs : shares.maxWaitMs);
      usage.waiting.set(proceed, network);
      queue.add(usage);
      startWaiting();
    });
  };

  const forgetIdle = ({ key, running: own, waiting }: Usage) => {
    if (own.size === 0 && waiting.size === 0) usages.delete(key);
  };

  return async <T>(
    caller: Caller | undefined,
    run: (work: Pick<Work, 'isReserved'>) => Promise<T>,
  ): Promise<T> => {
    if (!caller || caller.role === 'service_role') return run({ isReserved: false });
    const key = callerKey(caller);
    const usage = usages.get(key) ?? { key, running: new Set(), waiting: new Map() };
    usages.set(key, usage);
    const work = await enter(usage, caller.network);
    let unreachable = false;
    try {
      return await run(work);
    } catch (error) {
      unreachable = error instanceof Unavailable && !(error instanceof DiskFull);
      throw error;
    } finally {
      // Time spent waiting for an unavailable Postgres does not count against the caller.
      if (!unreachable) usedTime.add(key, now() - work.since);
      stop(usage, work);
    }
  };
}

/** Which use is counted together: that of a user, and of other callers by network. */
export function callerKey({ role, claims, network }: Caller): string {
  return role === 'authenticated' && typeof claims.sub === 'string'
    ? `user:${claims.sub}`
    : `network:${network ?? ''}`;
}

function tooManyAtOnce(seconds: number): AppError {
  return new AppError('over_request_rate_limit', {
    message: 'Too many requests are running at once. Wait until some of them have been answered.',
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  });
}
