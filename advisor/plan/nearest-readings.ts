import type { Asking } from '#advisor/plan/plan-asks.ts';
import type { PlannedReading } from '#advisor/plan/plan.ts';

export function nearestReadings({ query, articles }: Asking): PlannedReading[] {
  return query
    .find('articles', { limit: 2, oncePerId: true })
    .filter(({ entry, cosine }) => articles.has(entry.id) && (cosine ?? 0) > leastCosine)
    .map(({ entry }) => ({ article: entry.id, part: entry.part }));
}

const leastCosine = 0.3;
