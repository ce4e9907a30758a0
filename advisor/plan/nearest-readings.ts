import type { Asking } from '#advisor/plan/plan-asks.ts';
import type { PlannedReading } from '#advisor/plan/plan.ts';

/** Articles to read on in: first the one that the reading thinks of, then those nearest in words. */
export function nearestReadings({ query, articles, reading }: Asking): PlannedReading[] {
  const found = query
    .find('articles', { limit: 2, oncePerId: true })
    .filter(({ entry, cosine }) => articles.has(entry.id) && (cosine ?? 0) > leastCosine)
    .map(({ entry }) => ({ article: entry.id, part: entry.part }));
  const meant = reading.asks.find(({ id, probability }) => isArticle(id) && probability >= leastMeant);
  const id = meant?.id.slice(prefix.length);
  if (id === undefined || !articles.has(id) || found.some(({ article }) => article === id)) return found;
  const [passage] = query.find('articles', { limit: 1, id });
  return [{ article: id, part: passage?.entry.part ?? '' }, ...found];
}

const prefix = 'article:';
const isArticle = (ask: string) => ask.startsWith(prefix);
const leastMeant = 0.25;
const leastCosine = 0.3;
