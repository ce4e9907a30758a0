import type { CorpusLine } from '#reader/corpus.ts';

/** Runs of this many words are compared. */
const shingle = 4;
/** Lines that share this part of their runs say nearly the same. */
const limit = 0.7;
/** A run in more lines than this says nothing. */
const maxCommon = 40;

/** Pairs of single questions whose words, apart from numbers, are nearly the same. */
export function nearDuplicates(corpus: readonly CorpusLine[]): [CorpusLine, CorpusLine][] {
  const single = corpus.filter(({ turns }) => turns.length === 1);
  const shingles = single.map(({ turns }) => shinglesOf(turns[0]!.text));
  const places = new Map<string, number[]>();
  for (const [n, own] of shingles.entries())
    for (const one of own) places.set(one, [...(places.get(one) ?? []), n]);
  const pairs: [CorpusLine, CorpusLine][] = [];
  for (const [n, own] of shingles.entries()) {
    if (own.size < 3) continue;
    const shared = new Map<number, number>();
    for (const one of own) {
      const where = places.get(one)!;
      if (where.length > maxCommon) continue;
      for (const other of where) if (other > n) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    for (const [other, count] of shared)
      if (count / Math.max(own.size, shingles[other]!.size) >= limit)
        pairs.push([single[n]!, single[other]!]);
  }
  return pairs;
}

function shinglesOf(text: string): Set<string> {
  const words =
    text
      .replaceAll(/\{[^{}]*\}/g, '#')
      .toLowerCase()
      .match(/[a-z#]+/g) ?? [];
  return new Set(
    words
      .slice(0, Math.max(0, words.length - shingle + 1))
      .map((_, at) => words.slice(at, at + shingle).join(' ')),
  );
}
