import type { Source } from '#advisor/facts/define-facts.ts';

/** Questions that one part of an article answers, with the answer in a sentence or two that stand alone. */
interface ArticleAnswer {
  /** The heading of the part; empty for the opening. */
  part: string;
  /** As people type them; the first is also shown as a suggestion. */
  questions: readonly [string, ...string[]];
  /** With slots, as in the body. The first sentence answers. */
  answer: string;
  /** Words that it defines, in small letters: "surrender charge", "surrender fee". Most answers define none. */
  terms: readonly string[];
}

/** A short text of the knowledge base, as it is written: amounts of the law stand in it by their names. */
export interface Article {
  /** Its file's name. */
  id: string;
  title: string;
  topics: readonly string[];
  /** What it comes to, in one or two sentences that a twelve-year-old follows: said to "simpler, please". No digits. */
  simply: string;
  /** When somebody last read it as a whole and found it right. */
  asOf: string;
  sources: readonly Source[];
  /** What people ask, in their own words, when this is what they need to read. They lead to it and are shown to nobody. */
  asked: readonly string[];
  /** What its parts answer directly. */
  answers: readonly ArticleAnswer[];
  /** Calculators that answer the questions it leads to. */
  calculators: readonly string[];
  /** Markdown. `{fact_id}` is a figure of the ledger; `{=7%}` a number of the article's own, as in an example. */
  body: string;
}

/** An article that cannot be read, with a sentence that says why. */
export class ArticleProblem extends Error {
  override readonly name = 'ArticleProblem';
}

/**
 * Reads an article: between two lines of dashes what is known about it, one `name: value` a line, one source a line with
 * its parts separated by bars, and one question a line after a question mark; then the text. In the text, lines with
 * `? question` and one line with `= answer` after them say what the part answers; they are not shown with it. A line with
 * `: term, other word for it` between them says which words the answer defines.
 */
export function parseArticle(id: string, text: string): Article {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined)
    throw new ArticleProblem(`${id}: there is no head between lines of dashes`);
  const lines = head.split('\n');
  const value = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  const article: Article = {
    id,
    title: value('title'),
    topics: listed(value('topics')),
    simply: value('simply'),
    asOf: value('as_of'),
    asked: lines.filter((line) => line.startsWith('? ')).map((line) => line.slice(2).trim()),
    sources: lines.filter((line) => line.startsWith('- ')).map((line) => parseSource(id, line.slice(2))),
    calculators: listed(value('calculators')),
    ...takeAnswers(id, body),
  };
  requireWhole(article);
  return article;
}

const listed = (text: string) => text.split(',').flatMap((part) => part.trim() || []);

function takeAnswers(id: string, text: string): Pick<Article, 'answers' | 'body'> {
  const answers: ArticleAnswer[] = [];
  let part = '';
  let questions: string[] = [];
  let terms: string[] = [];
  const kept = text.split('\n').filter((line) => {
    if (line.startsWith('## ')) part = line.slice(3).trim();
    if (line.startsWith('? ')) questions.push(line.slice(2).trim());
    else if (line.startsWith(': ')) terms = listed(line.slice(2));
    else if (line.startsWith('= ')) {
      const [first, ...more] = questions;
      if (first === undefined) throw new ArticleProblem(`${id}: an answer has no question: ${line}`);
      answers.push({ part, questions: [first, ...more], answer: line.slice(2).trim(), terms });
      questions = [];
      terms = [];
    } else return true;
    return false;
  });
  if (terms.length > 0) throw new ArticleProblem(`${id}: no answer defines ${terms[0]}`);
  if (questions.length > 0) throw new ArticleProblem(`${id}: a question has no answer: ${questions[0]}`);
  const body = kept
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { answers, body };
}

function parseSource(id: string, line: string): Source {
  const [title, publisher, url, date, ...more] = line.split('|').map((part) => part.trim());
  if (!title || !publisher || !url || !date || more.length > 0 || !url.startsWith('https://')) {
    throw new ArticleProblem(`${id}: a source is "title | publisher | address | date", not: ${line}`);
  }
  return { title, publisher, url, date };
}

function requireWhole({ id, title, topics, simply, asOf, sources }: Article): void {
  if (title === '') throw new ArticleProblem(`${id}: it has no title`);
  if (topics.length === 0) throw new ArticleProblem(`${id}: it has no topics`);
  if (simply === '') throw new ArticleProblem(`${id}: simply says nothing`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asOf))
    throw new ArticleProblem(`${id}: as_of is a date such as 2026-11-15`);
  if (sources.length === 0) throw new ArticleProblem(`${id}: it names no source`);
}
