import { callerTime, waitingCallers } from '#server/db/caller-limits.ts';
import type { TimeBudget } from '#server/db/used-time.ts';

export interface Shares {
  /** How many connections all callers together may use at once; the others are for the server's own work. */
  all: number;
  /** How many of these are only for light callers, one each. */
  forLight: number;
  /** How many more are only for callers within their budget of time. */
  forWithinBudget: number;
  /** How many those of one network may use, with accounts or without. */
  perNetwork: number;
  perCaller: number;
  /** Of one caller. */
  maxWaiting: number;
  maxWaitMs: number;
  /** A light caller waits for the end of somebody's slowest statement, if need be. */
  maxLightWaitMs: number;
  time: TimeBudget;
}

/**
 * Of a pool of 10, callers get 7: two only for light callers, two more only for callers within their budget, and three
 * for everybody. One network gets 5, and one user, or the visitors of one network, 3.
 */
export function sharesOf(poolSize: number): Shares {
  const all = Math.max(1, Math.min(poolSize - 1, Math.floor(poolSize * 0.7)));
  return {
    all,
    forLight: Math.floor(all / 3),
    forWithinBudget: Math.floor(all / 3),
    perNetwork: Math.min(all, Math.max(1, Math.floor(poolSize / 2))),
    perCaller: Math.min(all, Math.max(1, Math.floor(poolSize / 3))),
    maxWaiting: waitingCallers.max,
    maxWaitMs: waitingCallers.maxMs,
    maxLightWaitMs: waitingCallers.maxLightMs,
    time: callerTime,
  };
}
