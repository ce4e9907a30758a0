import type { AnswerDocument } from '#advisor/compose/answer-document.ts';

const section = /^\*\*Sources\*\*\n+((?:- [^\n]*\n?)+)/gm;
const entry = /^- \[([^\]]+)\]\(([^)]+)\), ([^,\n]+(?:, (?!read through)[^,\n]+)*)/;
const articlePrefix = '#article.';

const ourName = 'FinDeus';

/** What an answer of ours cites, each as "title, publisher, address". */
export function sourcesOf({ articles, sources, second }: AnswerDocument): string[] {
  const own = [
    ...articles.map(({ id, title }) => `${title}, ${ourName}, /functions/v1/articles/${id}`),
    ...sources.map(({ title, publisher, url }) => `${title}, ${publisher}, ${url}`),
  ];
  return [...new Set([...own, ...(second ? sourcesOf(second) : [])])];
}

/** What an answer that a model has worded cites, in the same form. */
export function readSources(answer: string): string[] {
  const lines = [...answer.matchAll(section)].flatMap(([, list = '']) => list.trim().split('\n'));
  const sources = lines.flatMap((line) => {
    const [, title, address, publisher] = entry.exec(line) ?? [];
    if (!title || !address || !publisher) return [];
    const url = address.startsWith(articlePrefix)
      ? `/functions/v1/articles/${address.slice(articlePrefix.length)}`
      : address;
    return [`${title}, ${publisher}, ${url}`];
  });
  return [...new Set(sources)];
}
