import type { Database } from '#server/db/database.ts';

const hourMs = 60 * 60 * 1000;

/** Buckets that nobody has touched for a day are full again and only take space. */
export async function sweepRateLimits(database: Database): Promise<void> {
  await database.transaction((queries) =>
    queries.query("delete from internal.rate_limits where refilled_at < now() - interval '1 day'"),
  );
}

/** Sweeps every hour as long as the process runs; a sweep that fails is made up for by the next. */
export function sweepRateLimitsHourly(
  database: Database,
  onError: (error: unknown) => void,
): { stop: () => void } {
  const timer = setInterval(() => void sweepRateLimits(database).catch(onError), hourMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
