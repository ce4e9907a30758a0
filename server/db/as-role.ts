import type { Database, Queries } from '#server/db/database.ts';

export const callerRoles = ['anon', 'authenticated', 'service_role'] as const;
export type CallerRole = (typeof callerRoles)[number];

/** Who is asking, as a verified token says. The claims are what row-level security reads through auth.uid(). */
export interface Caller {
  role: CallerRole;
  claims: Readonly<Record<string, unknown>>;
}

export const anonymousCaller: Caller = { role: 'anon', claims: { role: 'anon' } };

// set_config(..., true) is SET LOCAL with parameters: role and claims end with the transaction, so a pooled
// connection never carries one caller's identity to the next.
const enterRole = "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)";

/** Runs `work` in one transaction as the caller, seeing exactly what Postgres lets that caller see. */
export function asRole<T>(
  database: Database,
  caller: Caller,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  return database.transaction(work, {
    first: { text: enterRole, values: [caller.role, JSON.stringify(caller.claims)] },
  });
}
