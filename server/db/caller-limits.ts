import type { CallerRole } from '#server/db/as-role.ts';

/** The longest a statement of a caller may run, in milliseconds; null for the server's own limit. */
export type CallerTimeouts = Readonly<Record<CallerRole, number | null>>;

export const callerTimeouts: CallerTimeouts = { anon: 3_000, authenticated: 5_000, service_role: null };

/** Callers who wait for a connection because they use their share: how many of each, and how long in milliseconds. */
export const waitingCallers = { most: 50, longestMs: 3_000 } as const;
