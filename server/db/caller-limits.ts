import type { CallerRole } from '#server/db/caller.ts';
import type { TimeBudget } from '#server/db/used-time.ts';

/** The longest a statement of a caller may run, in milliseconds. */
export interface CallerTimeouts extends Readonly<Record<CallerRole, number | null>> {
  /** On a connection that is reserved for light callers, so that others need not wait long for it. */
  readonly reserved: number;
}

/** Null for the server's own limit. */
export const callerTimeouts: CallerTimeouts = {
  anon: 3_000,
  authenticated: 5_000,
  service_role: null,
  reserved: 2_000,
};

/**
 * Callers who wait for a connection: how many of each, and how long in milliseconds. A light caller waits longer than any
 * statement may run, so that slow statements of others rather delay them than turn them away.
 */
export const waitingCallers = { max: 50, maxMs: 3_000, maxLightMs: 8_000 } as const;

/** How much connection time a caller may use: 20 seconds at once, then a quarter of a connection. Most reads take milliseconds. */
export const callerTime: TimeBudget = { lightMs: 2_000, budgetMs: 20_000, forgiven: 0.25 };
