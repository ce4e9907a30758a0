import type { Article } from '#advisor/knowledge/parse-article.ts';
import { sectionsOf } from '#advisor/knowledge/article-sections.ts';
import { renderPart } from '#advisor/knowledge/render-article.ts';

/** A text that can be found. Several may lead to the same thing. */
export interface Entry {
  /** The article's. */
  id: string;
  /** Which of its texts: the heading of a passage; empty for the opening. */
  part: string;
  text: string;
  /** What the whole of it is about, the same for all its texts; empty where the text says everything. */
  subject: string;
  /** Of a question that is answered directly: the answer. */
  answer?: string;
  /** The answer says what a word means. */
  isDefinition?: boolean;
}

/** An article, cut at its headings. Each passage begins with the title, so that it can be understood alone. */
export function passagesOf(article: Article, year: number): Entry[] {
  const { id, title, topics, asked, answers } = article;
  const subject = `${title}: ${topics.join(', ')}`;
  const [opening, ...sections] = sectionsOf(article, year);
  return [
    { id, part: '', text: `${title}\n\n${opening?.text ?? ''}`, subject },
    ...asked.map((text) => ({ id, part: '', text, subject: '' })),
    ...answers.flatMap(({ part, questions, answer, terms }) => {
      const { text: rendered } = renderPart(article, answer, year);
      const definition = terms.length > 0 ? { isDefinition: true } : {};
      return questions.map((text) => ({ id, part, text, subject: '', answer: rendered, ...definition }));
    }),
    ...sections.map(({ title: part, text }) => ({ id, part, text: `${title}: ${part}\n\n${text}`, subject })),
  ];
}
