import { ArticleProblem, type Article } from '#advisor/knowledge/parse-article.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { readFacts, type FactUse } from '#advisor/facts/read-facts.ts';
import { formatQuantity, minus } from '#advisor/quantities/format.ts';
import type { Unit } from '#advisor/quantities/unit.ts';

interface RenderedArticle {
  text: string;
  facts: readonly FactUse[];
}

const slot = /\{(=)?([^{}]+)\}/g;

/** The article with its figures for a year. `{ira_limit}`, `{standard_deduction.single}`, `{rate as percent}`. */
export function renderArticle(article: Article, year: number): RenderedArticle {
  return renderPart(article, article.body, year);
}

/** A text of the article with its figures for a year. */
export function renderPart(article: Article, part: string, year: number): RenderedArticle {
  const facts = readFacts(year);
  const text = part.replaceAll(slot, (_, own: string | undefined, inner: string) => {
    if (own) return inner.replace(/^-/, minus);
    const [path = '', unit] = inner.split(/\s+as\s+/);
    const [id = '', ...keys] = path.trim().split('.');
    if (!Object.hasOwn(ledger, id)) throw new ArticleProblem(`${article.id}: there is no fact "${id}"`);
    let value: unknown = facts.get(id as FactId);
    for (const key of keys) {
      value =
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
    }
    if (typeof value !== 'number')
      throw new ArticleProblem(`${article.id}: "${path}" is no number in ${year}`);
    const entry: FactEntry = ledger[id as FactId];
    return formatQuantity({ value, unit: (unit as Unit | undefined) ?? entry.unit });
  });
  return { text, facts: facts.used() };
}

/** The text without its slots and without names such as 401(k): no digit may be left in it. */
export function strayNumerals(article: Article, properNames: readonly string[]): string[] {
  const answers = article.answers.map(({ answer }) => answer);
  const bare = properNames.reduce(
    (text, name) => text.replaceAll(name, ''),
    [article.body, ...answers].join('\n').replaceAll(slot, ''),
  );
  // Numbered lists count themselves.
  return bare.replaceAll(/^\d+\. /gm, '').match(/\S*\d\S*/g) ?? [];
}
