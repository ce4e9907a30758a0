import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { offerQuestion, unfinishedReceipt } from '#advisor/compose/compose-missing.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';
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
  seed: number;
}

/** The part of an article that was asked for, beginning with the sentence that answers. */
export function composeArticle({
  readings,
  year,
  mode,
  calculators,
  offer,
  seed,
}: FromArticles): AnswerDocument {
  const [{ article, part }, ...others] = readings;
  const [opening, ...rest] = sectionsOf(article, year);
  const asked = rest.find(({ title }) => title === part);
  const leading = asked && opensWithSentence(asked) ? asked : opening;
  const [first = '', ...paragraphs] = (leading?.text ?? '').split('\n\n');
  const [lead = '', ...further] = firstSentences(first);
  const wanted =
    mode === 'pro'
      ? rest.filter((section) => section !== leading)
      : asked
        ? [asked].filter((section) => section !== leading)
        : asMuchAs(freeWords, opening, rest);
  return {
    opening: lead,
    because: [further.join(' ')],
    next: [],
    parts: [
      ...(paragraphs.length > 0 ? [{ title: '', text: paragraphs.join('\n\n') }] : []),
      ...wanted.map(({ title, text }) => ({ title, text })),
    ],
    question: offer ? offerQuestion(offer) : undefined,
    receipts: offer ? [unfinishedReceipt(offer.planned, seed, offer.missing)] : [],
    articles: [article, ...others.map((other) => other.article)],
    sources: article.sources,
    record: {
      topic: `article:${article.id}`,
      followUps: [
        ...rest
          .filter((section) => section !== asked && !wanted.includes(section))
          .slice(0, maxFollowUps)
          .map(({ title }) => ({ label: `${article.title}: ${uncapitalize(title)}` })),
        ...calculators.slice(0, 1).map(({ examples }) => ({ label: examples[0]?.question ?? '' })),
      ].filter(({ label }) => label !== ''),
    },
  };
}

const maxFollowUps = 2;

/** A list, and what people get wrong, only make sense below what the article is about. */
function opensWithSentence({ title, text }: ArticleSection): boolean {
  return !/^(?:[-*|]|\d+\.)\s/.test(text) && !/mistake|example/i.test(title);
}

/** About as long as a free answer may be. */
const freeWords = 110;

/** The first sections of an article, while there is room. */
function asMuchAs(
  maxWords: number,
  opening: ArticleSection | undefined,
  rest: readonly ArticleSection[],
): ArticleSection[] {
  let words = countWords(opening?.text ?? '');
  return rest.filter(({ text }, at) => {
    words += countWords(text);
    return words <= maxWords || (at === 0 && words <= maxWords * 2);
  });
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

/** The first sentence is the conclusion; the rest follows it. */
function firstSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z“$])/);
}
