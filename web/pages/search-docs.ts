import type { DocsSection } from '#web/content/docs.ts';

/** The sections in which every word of a query occurs, anywhere in what they say. */
export function searchDocs(sections: readonly DocsSection[], query: string): readonly DocsSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.filter((section) => {
    const said = textIn(section).toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textIn).join(' ');
}
