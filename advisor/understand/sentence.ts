import { stem } from '#advisor/understand/words.ts';

export interface Word {
  /** In lower case, without ending and brackets. */
  stem: string;
  start: number;
  end: number;
}

/** A text cut into words once, because every field of every calculator looks for its own words in it. */
export interface Sentence {
  text: string;
  words: readonly Word[];
}

/** "30-day" is two words, a number and its unit; "self-employed" is one. */
const wordPattern = /\d+(?=-\p{L})|[\p{L}\d][\p{L}\d()'’&/-]*|%/gu;

/** Every calculator asks for the same few stretches of a question; those of other questions are forgotten again. */
const recent = new Map<string, Sentence>();
const mostRecent = 50;

export function toSentence(text: string): Sentence {
  const known = recent.get(text);
  if (known) return known;
  if (recent.size >= mostRecent) recent.clear();
  const sentence = cutIntoWords(text);
  recent.set(text, sentence);
  return sentence;
}

function cutIntoWords(text: string): Sentence {
  const words = [...text.matchAll(wordPattern)].map((match) => ({
    stem: stem(match[0].toLowerCase()),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return { text, words };
}

const cueStems = new Map<string, readonly string[]>();

/** The stems that a cue of one or more words is made of. */
export function stemsOf(cue: string): readonly string[] {
  const known = cueStems.get(cue);
  if (known) return known;
  const stems = cue.toLowerCase().split(/\s+/).map(stem);
  cueStems.set(cue, stems);
  return stems;
}

/** Every field of every calculator asks for the same few cues again and again. */
const found = new WeakMap<Sentence, Map<string, readonly number[]>>();

/** Where a cue stands: the index of its first word, for each time. */
export function findCue(sentence: Sentence, cue: string): readonly number[] {
  let known = found.get(sentence);
  if (!known) found.set(sentence, (known = new Map()));
  let places = known.get(cue);
  if (!places) known.set(cue, (places = search(sentence, cue)));
  return places;
}

function search({ words }: Sentence, cue: string): number[] {
  const stems = stemsOf(cue);
  const places: number[] = [];
  for (let at = 0; at + stems.length <= words.length; at++) {
    if (stems.every((part, offset) => sameWord(words[at + offset]!.stem, part))) places.push(at);
  }
  return places;
}

/** Stems meet where one is the other with a bit more; short words only where they are the same. */
function sameWord(word: string, cue: string): boolean {
  return word === cue || (cue.length >= 4 && word.startsWith(cue) && word.length - cue.length <= 3);
}
