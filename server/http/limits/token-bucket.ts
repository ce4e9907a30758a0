import type { RateLimit } from '#contract/rate-limit.ts';

interface Bucket {
  tokens: number;
  at: number;
}

/** Buckets that were not used for long are forgotten first; a forgotten one is a full one. */
const maxBuckets = 10_000;

/**
 * Counts calls in the memory of this process, for limits that must cost next to nothing. With several nodes each of
 * them counts on its own.
 */
export function createTokenBuckets(now: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  /** The whole seconds to wait; 0 means: go on. */
  return (limit: RateLimit, subject: string): number => {
    const at = now();
    const perMs = limit.count / limit.seconds / 1000;
    const before = buckets.get(subject) ?? { tokens: limit.burst, at };
    const tokens = Math.min(limit.burst, before.tokens + (at - before.at) * perMs);
    const allowed = tokens >= 1;
    buckets.delete(subject);
    buckets.set(subject, { tokens: allowed ? tokens - 1 : tokens, at });
    if (buckets.size > maxBuckets) buckets.delete(buckets.keys().next().value!);
    return allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs / 1000));
  };
}
