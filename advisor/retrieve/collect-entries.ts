import { calculators } from '#advisor/calculators/registry.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { ledger } from '#advisor/facts/ledger.ts';
import { limits } from '#advisor/knowledge/limits.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import {
  calculatorEntries,
  factEntries,
  limitEntries,
  passagesOf,
  type Entry,
} from '#advisor/retrieve/passages.ts';

/** What the advisor looks for, by kind. */
export type CollectionName = 'articles' | 'calculators' | 'facts' | 'limits';

/** Every text that can be found, told for a year. Their order does not depend on the year. */
export function collectEntries(articles: readonly Article[], year: number): Record<CollectionName, Entry[]> {
  return {
    articles: articles.flatMap((article) => passagesOf(article, year)),
    calculators: calculators.flatMap(calculatorEntries),
    // What nobody would ask for, such as a table of a century, is for calculators alone.
    facts: Object.entries<FactEntry>(ledger)
      .filter(([, { asked }]) => asked !== undefined)
      .flatMap(([id, fact]) => factEntries(id, fact)),
    limits: limits.flatMap(limitEntries),
  };
}
