import type { Article } from '#advisor/knowledge/parse-article.ts';
import { passagesOf, type Entry } from '#advisor/retrieve/passages.ts';

/** What is found by similarity. Calculators, figures and limits are matched by the reader. */
export type CollectionName = 'articles';

/** Every text that can be found, told for a year. Their order does not depend on the year. */
export function collectEntries(articles: readonly Article[], year: number): Record<CollectionName, Entry[]> {
  return { articles: articles.flatMap((article) => passagesOf(article, year)) };
}
