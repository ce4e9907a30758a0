import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { articleLink } from '#advisor/compose/cite.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';

/** An answer of one sentence. */
export function plainAnswer(topic: string, opening: string): AnswerDocument {
  return { opening, because: [], next: [], receipts: [], articles: [], sources: [], record: { topic } };
}

/** An honest sentence and something useful nearby; never an invented number, never an unrelated article. */
export function unknownAnswer(
  found: readonly Article[],
  articles: ReadonlyMap<string, Article>,
): AnswerDocument {
  return {
    ...plainAnswer('unknown', "I don't have a good answer for that. I answer questions about money."),
    because: [
      ...nearestArticles(
        found.map(({ id }) => id),
        articles,
      ),
      youCouldAsk,
    ],
    articles: found,
  };
}

export function nearestArticles(ids: readonly string[], articles: ReadonlyMap<string, Article>): string[] {
  const found = ids.slice(0, maxNeighbors).flatMap((id) => articles.get(id) ?? []);
  return found.length > 0 ? [`This may help: ${found.map(articleLink).join(', ')}.`] : [];
}

export const maxNeighbors = 2;

/** In words, not in numbers: a figure that nobody asked about has no place in an answer. */
const youCouldAsk =
  'You could ask, for example, what your savings will grow to, what a loan costs a month, what your federal tax is, or what an IRA is.';
