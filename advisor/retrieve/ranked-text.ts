import type { Entry } from '#advisor/retrieve/passages.ts';

/** The maximum number of words of each part: the ranker reads a message once for each text. */
const maxWords = { message: 40, before: 24, text: 44 } as const;

/** A message as the ranker reads it: what was said before follows it, the latest first. */
export function rankedMessage(message: string, before: readonly string[]): string {
  const said = firstWords(before.toReversed().join(' / '), maxWords.before);
  const own = bothEnds(message, maxWords.message);
  return said === '' ? own : `${own} / ${said}`;
}

/** A text as the ranker reads it: the question it is found by and the beginning of what it answers. */
export function rankedText({ text, answer }: Pick<Entry, 'text' | 'answer'>): string {
  return firstWords(answer === undefined ? text : `${text} ${answer}`, maxWords.text);
}

/** The same of what would be said, such as a decision for this person. */
export function rankedWords(said: string): string {
  return firstWords(said, maxWords.text);
}

/** As much as a message may have that is read. */
const maxCharacters = 4_000;
/** No word is longer: one without spaces must not take the time of many. */
const maxWordLength = 40;

const wordsOf = (text: string) =>
  text
    .slice(0, maxCharacters)
    .split(/\s+/)
    .flatMap((word) => (word === '' ? [] : [word.slice(0, maxWordLength)]));

const firstWords = (text: string, count: number) => wordsOf(text).slice(0, count).join(' ');

/** A long message often describes the situation first and asks at the end. */
function bothEnds(text: string, count: number): string {
  const words = wordsOf(text);
  if (words.length <= count) return words.join(' ');
  return [...words.slice(0, count / 2), ...words.slice(-count / 2)].join(' ');
}
