import type { GuideSide } from '#advisor/guides/define/define-guide.ts';
import { guides } from '#advisor/guides/registry.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { passagesOf, type Entry } from '#advisor/retrieve/passages.ts';

/** What is found by similarity. Calculators, figures and limits are matched by the reader alone. */
export type CollectionName = 'articles' | 'guides';

/** The part of a guide that a question about one of its sides belongs to. */
export const sidePart = (at: number) => `side ${at}`;

/** Every text that can be found, with its amounts for a year. Their order does not depend on the year. */
export function collectEntries(articles: readonly Article[], year: number): Record<CollectionName, Entry[]> {
  return {
    articles: articles.flatMap((article) => passagesOf(article, year)),
    guides: guides.flatMap(({ id, about, questions, sides = [] }) => [
      ...[about, ...questions].map((text) => ({ id, part: '', text, subject: '' })),
      ...sides.flatMap((side: GuideSide, at: number) =>
        side.questions.map((text) => ({ id, part: sidePart(at), text, subject: '' })),
      ),
    ]),
  };
}
