import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { articleLink, citeSources, educationLine } from '#advisor/compose/cite.ts';
import { composeOffer } from '#advisor/compose/compose-missing.ts';
import { heading, sections, uncapitalize } from '#advisor/compose/markdown.ts';
import { sectionsOf, type ArticleSection } from '#advisor/knowledge/article-sections.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import type { Offer } from '#advisor/plan/plan.ts';

interface Reading {
  article: Article;
  /** The heading of the passage that came nearest to the question; empty for the opening. */
  part: string;
}

interface FromArticles {
  /** Best first. */
  readings: readonly [Reading, ...Reading[]];
  year: number;
  mode: 'free' | 'pro';
  /** Calculators that answer what it leads to. */
  calculators: readonly AnyCalculator[];
  offer?: Offer | undefined;
}

/** What an article says about it: how it opens, the part that was asked for, and where to read on. */
export function composeArticle({ readings, year, mode, calculators, offer }: FromArticles): string {
  const [{ article, part }, ...others] = readings;
  const all = sectionsOf(article, year);
  const opening = all[0]?.text ?? '';
  const [lead = '', ...rest] = firstSentences(opening);
  const wanted = mode === 'pro' ? all.slice(1) : asMuchAs(freeWords, all, part);
  const second = mode === 'pro' ? others[0] : undefined;
  return sections(
    `**${lead}**`,
    rest.join(' '),
    ...wanted.map(({ title, text }) => heading(title, text)),
    second ? heading(second.article.title, sectionsOf(second.article, year)[0]?.text ?? '') : '',
    offer ? composeOffer(offer) : '',
    !offer && calculators.length > 0
      ? `With your own numbers I can work out: ${calculators
          .slice(0, 3)
          .map(({ title }) => uncapitalize(title))
          .join(', ')}.`
      : '',
    others.length > 0 ? `See also: ${others.map((other) => articleLink(other.article)).join(', ')}.` : '',
    citeSources(article.sources, [article], mode === 'pro' ? 8 : 2),
    educationLine,
  );
}

/** About as long as a free answer may be, with its opening. */
const freeWords = 150;

/** The part that came nearest to the question, and further ones while there is room. */
function asMuchAs(
  most: number,
  [opening, ...rest]: readonly ArticleSection[],
  part: string,
): ArticleSection[] {
  const nearest = rest.filter(({ title }) => title === part);
  const others = rest.filter(({ title }) => title !== part);
  const chosen: ArticleSection[] = [...nearest];
  let words = countWords(opening?.text ?? '') + countWords(nearest[0]?.text ?? '');
  for (const section of others) {
    words += countWords(section.text);
    if (words > most) break;
    chosen.push(section);
  }
  return rest.filter((section) => chosen.includes(section));
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

/** The first sentence is the conclusion; the rest follows it. */
function firstSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z“$])/);
}
