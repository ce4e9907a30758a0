/** Words of fewer letters say nothing of their own: "the", "my", "for". */
const tellingLetters = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Of the things that somebody has given names to, the one that a question names: all telling words of its name are in the
 * question. Where two are named equally well, nobody knows which one is meant.
 */
export function namedIn<T extends { name: string }>(question: string, things: readonly T[]): T | undefined {
  const asked = new Set(wordsOf(question));
  const named = things
    .map((thing) => ({ thing, words: tellingWords(thing.name) }))
    .filter(({ words }) => words.length > 0 && words.every((word) => asked.has(word)))
    .map(({ thing, words }) => ({ thing, letters: words.join('').length }))
    .toSorted((one, other) => other.letters - one.letters);
  const [first, second] = named;
  return first && first.letters > (second?.letters ?? 0) ? first.thing : undefined;
}

/** The words of a name that tell it apart; of a short name, all of them. */
export function tellingWords(name: string): string[] {
  const words = wordsOf(name);
  const telling = words.filter((word) => word.length >= tellingLetters);
  return telling.length > 0 ? telling : words;
}
