import { citeSources, educationLine } from '#advisor/compose/cite.ts';
import { heading, numbered, sections, withApostrophes } from '#advisor/compose/markdown.ts';
import type { Depth } from '#advisor/depth/depth.ts';
import { renderDepth } from '#advisor/depth/render-depth.ts';
import { renderReceipt, type Receipt } from '#advisor/compose/receipt.ts';
import { renderRecord, type AnswerRecord } from '#advisor/compose/record.ts';
import type { Source } from '#advisor/facts/define-facts.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';

/** An article as a source. */
type CitedArticle = Pick<Article, 'id' | 'title' | 'asOf'>;

/**
 * An answer by its parts. Markdown is one rendering of it; the public API, cards, chips and buttons are others. Sentences
 * are inline Markdown; a figure in them links to the receipt that proves it.
 */
export interface AnswerDocument {
  /** One human sentence before the answer, for fear and loss. */
  comfort?: string | undefined;
  /** Asked before the answer, where its reading is only nearly sure. */
  doubt?: string | undefined;
  /** One sentence that answers what was asked. */
  opening: string;
  /** One to three sentences: what decides it. */
  because: readonly string[];
  /** What was taken from what the person has saved, each with its value. */
  saved?: readonly string[];
  /** Of an answer from the person's own holdings: how many, where, worth what and of which day. */
  held?: string | undefined;
  /** What has to be known before relying on it. */
  warnings?: readonly string[];
  /** When the answer would be another one. */
  unless?: string | undefined;
  /** Steps to take, in their order. */
  next: readonly string[];
  /** Words to say to someone. */
  say?: string | undefined;
  /** Further parts, each with a heading: runs side by side, or the steps that were asked for. */
  parts?: readonly { title: string; text: string }[];
  /** What Pro adds, and the day that it was made on. */
  depth?: Depth | undefined;
  today?: Date | undefined;
  /** Asked at the end. */
  question?: string | undefined;
  receipts: readonly Receipt[];
  articles: readonly CitedArticle[];
  sources: readonly Source[];
  /** What the conversation goes on from, with what is shown as chips and buttons. */
  record: AnswerRecord;
  /** The answer to the second question of a message. */
  second?: AnswerDocument;
}

interface Rendering {
  /** Whether the education line is due: once in a conversation. */
  isFirst: boolean;
  maxSources: number;
}

/** As it is streamed: the opening, the cards it rests on, then the rest. */
export function renderAnswer(document: AnswerDocument, rendering: Rendering): string {
  const { second } = document;
  const first = renderOne(document, rendering, second === undefined);
  return withApostrophes(
    second ? sections(first, '---', renderOne(second, { ...rendering, isFirst: false }, true)) : first,
  );
}

function renderOne(document: AnswerDocument, { isFirst, maxSources }: Rendering, isLast: boolean): string {
  const {
    comfort = '',
    doubt,
    opening,
    because,
    saved = [],
    held,
    warnings = [],
    unless,
    next,
    say,
    parts = [],
    depth,
    today,
    question,
  } = document;
  return sections(
    comfort,
    doubt === undefined ? '' : `**${doubt}**`,
    `**${opening}**`,
    ...document.receipts.map(renderReceipt),
    because.join(' '),
    saved.length === 0 ? '' : `From your numbers: ${saved.join(', ')}.`,
    held === undefined ? '' : `From your holdings: ${held}`,
    warnings.map((warning) => `> ${warning}`).join('\n>\n'),
    unless === undefined ? '' : `**Unless** ${unless}`,
    nextSteps(next),
    say === undefined ? '' : `**What to say:** “${say}”`,
    ...parts.map(({ title, text }) => (title === '' ? text : heading(title, text))),
    depth && today ? renderDepth(depth, document.receipts[0]?.id ?? '', today) : '',
    question === undefined ? '' : `**${question}**`,
    citeSources(document.sources, document.articles, maxSources),
    isFirst ? educationLine : '',
    isLast ? renderRecord(document.record) : '',
  );
}

function nextSteps(next: readonly string[]): string {
  if (next.length <= 1) return next[0] === undefined ? '' : `**Next:** ${next[0]}`;
  return heading('What to do, in this order', numbered(next));
}
