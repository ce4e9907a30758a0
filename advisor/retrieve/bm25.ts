export interface WordIndex {
  /** How well each document fits the words, by its place; 0 where it has none of them. */
  score(words: readonly string[]): Float64Array;
  /** How much a word tells: the fewer documents have it, the more. */
  rarity(word: string): number;
}

interface WordIndexSettings {
  /** How fast more of the same word stops counting. */
  saturation?: number;
  /** How much a long document is held against itself: 0 not at all, 1 in full. */
  lengthWeight?: number;
}

/** Where a word stands: documents and how often it stands in each, side by side. */
interface Postings {
  documents: number[];
  counts: number[];
}

/** BM25 over documents that are given as their words. */
export function createWordIndex(
  documents: readonly (readonly string[])[],
  { saturation = 1.2, lengthWeight = 0.6 }: WordIndexSettings = {},
): WordIndex {
  // Only the number of documents is kept with the index, so that their words can be forgotten.
  const size = documents.length;
  const postings = new Map<string, Postings>();
  for (const [at, words] of documents.entries()) {
    for (const [word, count] of countWords(words)) {
      let found = postings.get(word);
      if (!found) postings.set(word, (found = { documents: [], counts: [] }));
      found.documents.push(at);
      found.counts.push(count);
    }
  }
  const average = documents.reduce((sum, words) => sum + words.length, 0) / Math.max(1, size);
  const penalties = Float64Array.from(
    documents,
    (words) => saturation * (1 - lengthWeight + (lengthWeight * words.length) / average),
  );
  const rarityOf = (holding: number) => Math.log(1 + (size - holding + 0.5) / (holding + 0.5));
  return {
    rarity: (word) => rarityOf(postings.get(word)?.documents.length ?? 0),
    score(words) {
      const scores = new Float64Array(size);
      for (const word of new Set(words)) {
        const found = postings.get(word);
        if (!found) continue;
        const holding = found.documents.length;
        const rarity = rarityOf(holding);
        for (let n = 0; n < holding; n++) {
          const at = found.documents[n]!;
          const count = found.counts[n]!;
          scores[at]! += (rarity * count * (saturation + 1)) / (count + penalties[at]!);
        }
      }
      return scores;
    },
  };
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
