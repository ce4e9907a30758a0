import type { Database, Queries } from '#server/db/database.ts';

export const callerRoles = ['anon', 'authenticated', 'service_role'] as const;
export type CallerRole = (typeof callerRoles)[number];

/** Who is asking, as a verified token says. The claims are what row-level security reads through auth.uid(). */
export interface Caller {
  role: CallerRole;
  claims: Readonly<Record<string, unknown>>;
  /** Where a caller without an account comes from: those of one network share connections. */
  network?: string;
}

export const anonymousCaller: Caller = { role: 'anon', claims: { role: 'anon' } };

/** Runs `work` in one transaction as the caller, seeing exactly what Postgres lets that caller see. */
export function asRole<T>(
  database: Database,
  caller: Caller,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  // A role comes from a token in the end. Some names mean the connection's own role to Postgres ("none", the
  // owner's name), so the type alone is not enough of a guard.
  if (!callerRoles.includes(caller.role)) {
    return Promise.reject(new Error(`No caller may act as "${caller.role}"`));
  }
  return database.transaction(work, { as: caller });
}
