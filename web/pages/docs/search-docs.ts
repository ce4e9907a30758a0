import type { DocsSection } from '#web/content/docs/docs.ts';

/**
 * The sections in which every word of a query begins a word, anywhere in what they say. Those that have them in their
 * headings come first.
 */
export function searchDocs(sections: readonly DocsSection[], query: string): readonly DocsSection[] {
  const words = query.split(/\s+/).filter(Boolean).map(startOfWord);
  if (words.length === 0) return sections;
  const hasAll = (text: string) => words.every((word) => word.test(text));
  const found = sections.filter((section) => hasAll(textIn(section)));
  const [inHeading, elsewhere] = [true, false].map((isThere) =>
    found.filter(({ heading }) => hasAll(heading) === isThere),
  );
  return [...inHeading!, ...elsewhere!];
}

/** What to mark in the texts that were found; null where nothing is searched for. */
export function marksOf(query: string): RegExp | null {
  const words = query.split(/\s+/).filter(Boolean).map(startOfWord);
  return words.length === 0 ? null : new RegExp(`(${words.map(({ source }) => source).join('|')})`, 'i');
}

/** "rate" is in "rate limiting", not in "generate". */
function startOfWord(word: string): RegExp {
  return new RegExp(`(?<![a-z0-9])${word.replaceAll(/[^\w\s]/g, String.raw`\$&`)}`, 'i');
}

function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textIn).join(' ');
}
