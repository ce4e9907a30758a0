import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import type { Limit } from '#advisor/knowledge/limit.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { sectionsOf } from '#advisor/knowledge/article-sections.ts';

/** A text that can be found. Several may lead to the same thing. */
export interface Entry {
  /** The article's, calculator's or fact's own. */
  id: string;
  /** Which of its texts: the heading of a passage; empty for the opening. */
  part: string;
  text: string;
  /** What the whole of it is about, the same for all its texts; empty where the text says everything. */
  subject: string;
}

/** An article, cut at its headings. Each passage begins with the title, so that it can be understood alone. */
export function passagesOf(article: Article, year: number): Entry[] {
  const { id, title, topics, asked } = article;
  const subject = `${title}: ${topics.join(', ')}`;
  const [opening, ...sections] = sectionsOf(article, year);
  return [
    { id, part: '', text: `${title}\n\n${opening?.text ?? ''}`, subject },
    ...asked.map((text) => ({ id, part: '', text, subject: '' })),
    ...sections.map(({ title: part, text }) => ({ id, part, text: `${title}: ${part}\n\n${text}`, subject })),
  ];
}

/** What a calculator is for, and each question that it was shown. */
export function calculatorEntries({ name: id, title, about, examples }: AnyCalculator): Entry[] {
  const subject = `${title}. ${about}`;
  return [
    { id, part: 'about', text: subject, subject },
    ...examples.map(({ question }) => ({ id, part: 'example', text: question, subject })),
  ];
}

/** A figure by its name, and by the other names it is asked for. */
export function factEntries(id: string, { label, appliesTo, asked = [] }: FactEntry): Entry[] {
  return [
    { id, part: 'label', text: appliesTo ? `${label} (${appliesTo})` : label, subject: label },
    ...asked.map((text) => ({ id, part: 'asked', text, subject: label })),
  ];
}

/** What nobody here can answer, by how it is asked. */
export function limitEntries({ id, examples }: Limit): Entry[] {
  return examples.map((text) => ({ id, part: 'example', text, subject: '' }));
}
