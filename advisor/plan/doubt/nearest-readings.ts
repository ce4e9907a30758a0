import type { Asking } from '#advisor/plan/to-plan.ts';
import type { PlannedReading } from '#advisor/plan/plan.ts';

/** Articles for further reading: first the likeliest by the reader, then the nearest by words. */
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

/** "Which one then?" is near to no text. Below a continued run, this gives a text about that calculation. */
export function readingsAbout(asking: Asking, calculator: string): PlannedReading[] {
  const near = nearestReadings(asking);
  const isAbout = (id: string) => asking.articles.get(id)?.calculators.includes(calculator) === true;
  const about = near.filter(({ article }) => isAbout(article));
  if (about.length > 0) return about;
  const [passage] = asking.query
    .find('articles', { limit: Infinity, oncePerId: true })
    .filter(({ entry }) => isAbout(entry.id));
  if (passage) return [{ article: passage.entry.id, part: passage.entry.part }];
  const [main] = [...asking.articles.values()]
    .filter(({ id }) => isAbout(id))
    .toSorted((one, other) => one.calculators.indexOf(calculator) - other.calculators.indexOf(calculator));
  return main ? [{ article: main.id, part: '' }] : near;
}

const prefix = 'article:';
const isArticle = (ask: string) => ask.startsWith(prefix);
const leastMeant = 0.25;
const leastCosine = 0.45;
