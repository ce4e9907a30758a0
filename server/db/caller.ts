export const callerRoles = ['anon', 'authenticated', 'service_role'] as const;
export type CallerRole = (typeof callerRoles)[number];

/** Who is asking, as a verified token says. The claims are what row-level security reads through auth.uid(). */
export interface Caller {
  role: CallerRole;
  claims: Readonly<Record<string, unknown>>;
  /** Where a caller without an account comes from: those of one network share connections. */
  network?: string;
}
