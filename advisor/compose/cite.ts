import { bullets, heading } from '#advisor/compose/markdown.ts';
import type { Source } from '#advisor/facts/define-facts.ts';
import { sources } from '#advisor/facts/sources.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { formatDay } from '#advisor/quantities/format-day.ts';

export { educationLine } from '#advisor/compose/education-line.ts';

/** An article as an answer refers to it: a hash link that our own application opens. */
export function articleLink({ id, title }: Pick<Article, 'id' | 'title'>): string {
  return `[${title}](#article.${id})`;
}

function sourceLink({ title, url, publisher }: Source): string {
  return `[${title}](${url}), ${publisher}`;
}

/** Those that most figures come from first. */
export function sourcesById(ids: readonly string[]): Source[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).flatMap(([id]) => sources[id] ?? []);
}

/** Each document once, however many figures come from it. */
export function citeSources(
  found: readonly Source[],
  articles: readonly Pick<Article, 'id' | 'title' | 'asOf'>[],
  most: number,
): string {
  const documents = new Map(found.map((source) => [source.url, source]));
  return heading(
    'Sources',
    bullets([
      ...articles.map(
        (article) => `${articleLink(article)}, FinDeus, last checked on ${formatDay(article.asOf)}`,
      ),
      ...[...documents.values()].slice(0, most).map(sourceLink),
    ]),
  );
}
