import type { Article } from '#advisor/knowledge/parse-article.ts';

/** Where a word is defined. */
interface Definition {
  article: string;
  part: string;
  /** With slots, as in the article. */
  answer: string;
}

export interface DefinedTerm extends Definition {
  /** Which words of the text name it, the last one excluded. */
  from: number;
  to: number;
}

type Articles = ReadonlyMap<string, Article>;

interface Terms {
  definitions: ReadonlyMap<string, Definition>;
  /** The number of words of the longest term. */
  longest: number;
}

const collected = new WeakMap<Articles, Terms>();

/** All words that the articles define. */
function termsOf(articles: Articles): Terms {
  const known = collected.get(articles);
  if (known) return known;
  const definitions = new Map<string, Definition>();
  for (const { id: article, answers } of articles.values())
    for (const { part, answer, terms } of answers)
      for (const term of terms) {
        const key = wordsOf(term).join(' ');
        if (!definitions.has(key)) definitions.set(key, { article, part, answer });
      }
  const longest = Math.max(0, ...[...definitions.keys()].map((key) => key.split(' ').length));
  const terms = { definitions, longest };
  collected.set(articles, terms);
  return terms;
}

/** The defined words that a text names, in their order: the longest at each place, each word once. */
export function termsIn(words: readonly string[], articles: Articles): DefinedTerm[] {
  const { definitions, longest } = termsOf(articles);
  const found: DefinedTerm[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + longest); to > from; to--) {
      const definition = definitionOf(definitions, words.slice(from, to));
      if (!definition) continue;
      found.push({ ...definition, from, to });
      from = to - 1;
      break;
    }
  return found;
}

function definitionOf(definitions: Terms['definitions'], words: readonly string[]): Definition | undefined {
  const key = words.join(' ');
  return definitions.get(key) ?? (key.endsWith('s') ? definitions.get(key.slice(0, -1)) : undefined);
}

/** "What's a W-4?" and "401(k)" as "whats a w 4" and "401k": how a word is written makes no difference. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’()]/g, '')
    .split(/[^\p{L}\p{N}&%]+/u)
    .filter((word) => word !== '');
