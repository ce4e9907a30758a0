import type { Database } from '#server/db/database.ts';

const hourMs = 60 * 60 * 1000;

/** What nobody can use any more and only takes space. A day is longer than any of it is good. */
const sweeps = [
  // Buckets that nobody has touched are full again.
  "delete from internal.rate_limits where refilled_at < now() - interval '1 day'",
  "delete from internal.idempotent_calls where started_at < now() - interval '1 day'",
  "delete from auth.flow_state where created_at < now() - interval '1 day'",
  "delete from auth.one_time_tokens where created_at < now() - interval '1 day'",
  // Long enough to notice that a stolen token comes again.
  "delete from auth.refresh_tokens where revoked and updated_at < now() - interval '30 days'",
  // Sessions that were ended for a stolen token.
  "delete from auth.sessions where not_after < now() - interval '30 days'",
  "delete from internal.known_networks where seen_at < now() - interval '90 days'",
  // Stripe sends an event again for three days at most.
  "delete from internal.processed_webhooks where processed_at < now() - interval '30 days'",
  // Long enough for a program that still uses it to be told why it is refused.
  "delete from internal.api_keys where revoked_at < now() - interval '90 days'",
  "delete from auth.mfa_challenges where created_at < now() - interval '1 day'",
];

export async function sweepExpired(database: Database): Promise<void> {
  for (const statement of sweeps) {
    // One transaction each, so that none waits for the others' locks.
    await database.transaction((queries) => queries.query(statement));
  }
}

/** Sweeps every hour as long as the process runs; a sweep that fails is made up for by the next. */
export function sweepExpiredHourly(
  database: Database,
  onError: (error: unknown) => void,
): { stop: () => void } {
  const timer = setInterval(() => void sweepExpired(database).catch(onError), hourMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
