const section = /^\*\*Sources\*\*\n+((?:- [^\n]*\n?)+)/gm;
const entry = /^- \[([^\]]+)\]\(([^)]+)\), ([^,\n]+(?:, (?!read through)[^,\n]+)*)/;
const articlePrefix = '#article.';

/** What an answer cites, each as "title, publisher, address". */
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
