import type { CatalogEntry, CatalogGroup } from '#advisor/calculators/catalog/catalog-group.ts';

/** Words that do not narrow a search. */
const idle = new Set([
  'a',
  'an',
  'and',
  'calculator',
  'do',
  'for',
  'how',
  'i',
  'in',
  'is',
  'my',
  'of',
  'on',
  'the',
  'to',
  'what',
]);

/** The groups with the entries that match every word of the query, or begin with it; the best entries come first. */
export function searchCatalog(groups: readonly CatalogGroup[], query: string): CatalogGroup[] {
  const wanted = toWords(query).filter((word) => !idle.has(word));
  return groups.flatMap((group) => {
    const found = group.entries
      .map((entry) => ({ entry, score: scoreOf(entry, group, wanted) }))
      .filter(({ score }) => score !== null)
      .sort((one, other) => other.score! - one.score!);
    return found.length > 0 ? [{ ...group, entries: found.map(({ entry }) => entry) }] : [];
  });
}

const begins = (words: readonly string[], word: string) => words.some((one) => one.startsWith(word));

/** How many of the words are in the title; null if a word is nowhere in the entry. */
function scoreOf(entry: CatalogEntry, group: CatalogGroup, wanted: readonly string[]): number | null {
  const title = toWords(entry.title);
  const all = [...title, ...toWords(`${entry.summary} ${entry.words} ${group.title}`)];
  if (!wanted.every((word) => begins(all, word))) return null;
  return wanted.filter((word) => begins(title, word)).length;
}

/** "401(k)" is "401k", and "taxes" is found by "tax". */
function toWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[()’'.]/g, '')
    .split(/[^a-z0-9%&]+/)
    .filter((word) => word !== '')
    .map(withoutPlural);
}

function withoutPlural(word: string): string {
  if (/(?:xes|sses|ches|shes)$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
