import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { offerQuestion, unfinishedReceipt } from '#advisor/compose/calculations/compose-missing.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';
import { sectionsOf, type ArticleSection } from '#advisor/knowledge/article-sections.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { renderPart } from '#advisor/knowledge/render-article.ts';
import { saysAgain } from '#advisor/retrieve/words.ts';
import type { Offer } from '#advisor/plan/plan.ts';

interface Reading {
  article: Article;
  /** The heading of the passage that came nearest to the question; empty for the opening. */
  part: string;
  /** What it answers to this very question, in a sentence or two. */
  answer: string | undefined;
  /** Only what the article comes to, in simple words. */
  isShort?: boolean | undefined;
  isReason?: boolean | undefined;
  simply?: string | undefined;
  /** In place of the opening paragraph, what the article comes to: the paragraph was said before. */
  isPlain?: boolean | undefined;
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
  const [reading, ...others] = readings;
  const {
    article,
    part,
    answer,
    isShort = false,
    isReason = false,
    simply = article.simply,
    isPlain = false,
  } = reading;
  const sections = sectionsOf(article, year);
  const arranged =
    answer === undefined
      ? openWithPart(isPlain ? withPlainOpening(sections, article) : sections, part, mode)
      : openWithAnswer(sections, part, answer, mode);
  const { lead, paragraphs, wanted } = isShort ? { ...arranged, paragraphs: [], wanted: [] } : arranged;
  const [opening = '', ...further] = firstSentences(lead);
  const second = isShort ? '' : asManySentences(freeWords - countWords(lead), others[0]?.answer ?? '');
  return {
    opening: isShort
      ? `${isReason ? 'It comes down to this' : 'In short'}: ${uncapitalize(simply)}`
      : opening,
    because: isShort ? [] : [further.join(' ')],
    next: [],
    parts: [
      ...(paragraphs.length > 0 ? [{ title: '', text: paragraphs.join('\n\n') }] : []),
      ...(second === '' ? [] : [{ title: '', text: second }]),
      ...wanted.map(({ title, text }) => ({ title, text })),
    ],
    question: offer ? offerQuestion(offer) : undefined,
    receipts: offer ? [unfinishedReceipt(offer.planned, seed, offer.missing)] : [],
    articles: [article, ...others.map((other) => other.article)],
    sources: article.sources,
    record: {
      topic: `article:${article.id}`,
      part,
      followUps: [
        ...otherQuestions(reading, year).map((label) => ({ label })),
        ...calculators.slice(0, 1).map(({ examples }) => ({ label: examples[0]?.question ?? '' })),
      ].filter(({ label }) => label !== ''),
    },
  };
}

function withPlainOpening(
  [opening, ...rest]: readonly ArticleSection[],
  { simply }: Article,
): ArticleSection[] {
  return [{ title: opening?.title ?? '', text: simply }, ...rest];
}

interface Arranged {
  /** What the reply begins with: its first sentence is the conclusion. */
  lead: string;
  paragraphs: readonly string[];
  wanted: readonly ArticleSection[];
}

/** The part that came nearest; a list or a mistake only after what the article is about. */
function openWithPart(
  [opening, ...rest]: readonly ArticleSection[],
  part: string,
  mode: FromArticles['mode'],
): Arranged {
  const asked = rest.find(({ title }) => title === part);
  const leading = asked && opensWithSentence(asked) ? asked : opening;
  const [lead = '', ...paragraphs] = (leading?.text ?? '').split('\n\n');
  const wanted =
    mode === 'pro'
      ? rest.filter((section) => section !== leading)
      : asked
        ? [asked].filter((section) => section !== leading)
        : asMuchAs(freeWords, opening, rest);
  return { lead, paragraphs, wanted };
}

/** The answer that was written for this question, then the part it belongs to while there is room. */
function openWithAnswer(
  sections: readonly ArticleSection[],
  part: string,
  answer: string,
  mode: FromArticles['mode'],
): Arranged {
  const about = sections.find(({ title }) => title === part);
  const length = countWords(answer);
  const room = mode === 'pro' ? Infinity : length >= enoughWords ? 0 : freeWords - length;
  const further = (about?.text ?? '').split('\n\n').filter((paragraph) => !saysAgain(paragraph, answer));
  const paragraphs = asManyAs(room, further);
  const wanted = mode === 'pro' ? sections.slice(1).filter((section) => section !== about) : [];
  return { lead: answer, paragraphs, wanted };
}

/** An answer of this many words stands alone: what its part says around it would only be read past. */
const enoughWords = 20;
/** Whole paragraphs, while there is room. */
function asManyAs(maxWords: number, paragraphs: readonly string[]): string[] {
  let words = 0;
  const end = paragraphs.findIndex((paragraph) => (words += countWords(paragraph)) > maxWords);
  return paragraphs.slice(0, end < 0 ? paragraphs.length : end);
}

/** Whole sentences, while there is room. */
function asManySentences(maxWords: number, text: string): string {
  let words = 0;
  return firstSentences(text)
    .filter((sentence) => (words += countWords(sentence)) <= maxWords)
    .join(' ');
}

/** Questions that the article answers besides this one, of other parts first. */
function otherQuestions({ article, part, answer }: Reading, year: number): string[] {
  const others = article.answers.filter((one) => renderPart(article, one.answer, year).text !== answer);
  return [...others.filter((one) => one.part !== part), ...others.filter((one) => one.part === part)]
    .slice(0, maxFollowUps)
    .map(({ questions: [first] }) => first);
}

const maxFollowUps = 2;

/** Lists, mistakes, trade-offs and when it matters only make sense below what the article is about. */
function opensWithSentence({ title, text }: ArticleSection): boolean {
  return !/^(?:[-*|]|\d+\.)\s/.test(text) && !/mistake|example|when it matters|trade-off/i.test(title);
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
export function firstSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z“$])/);
}
