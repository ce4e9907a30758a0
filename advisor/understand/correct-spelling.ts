import { isNumberWord, scaleOf } from '#advisor/understand/number-words.ts';

/** Shorter words have too many neighbours to guess at. */
const shortest = 5;
const secondMistakeFrom = 8;

const endings = [/s$/, /es$/, /d$/, /ed$/, /ing$/, /ly$/, /er$/];

interface Vocabulary {
  /** Texts whose words matter: what a calculator asks for, what a figure is called. Mistakes are mended to these. */
  terms: Iterable<string>;
  /** Texts whose words are right, whatever they are about. */
  texts: Iterable<string>;
}

/**
 * Replaces words that nobody here uses by the term they were most likely meant to be: a letter too many, too few,
 * another or two swapped. Names in the middle of a sentence and anything with a digit are left alone.
 */
export function createSpellingCorrector({ terms, texts }: Vocabulary): (text: string) => string {
  const counts = countWords(terms);
  const right = countWords(texts);
  const byLength = new Map<number, string[]>();
  for (const word of counts.keys()) {
    if (word.length < shortest) continue;
    const same = byLength.get(word.length);
    if (same) same.push(word);
    else byLength.set(word.length, [word]);
  }
  const corrected = new Map<string, string>();

  const nearest = (word: string): string => {
    const most = word.length >= secondMistakeFrom ? 2 : 1;
    let best = word;
    let bestScore = -Infinity;
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const known of byLength.get(length) ?? []) {
        // One toddler is no slip of toddlers.
        if (
          known === `${word}s` ||
          known[0] !== word[0] ||
          (word.length === shortest && isOtherWord(word, known))
        )
          continue;
        const mistakes = distance(word, known, most);
        if (mistakes > most) continue;
        const score = Math.log(counts.get(known)!) - mistakes * 6;
        if (score > bestScore) [best, bestScore] = [known, score];
      }
    }
    return best;
  };

  const isKnown = (word: string) =>
    [word, ...endings.map((ending) => word.replace(ending, '')), word.replace(/ing$/, 'e')].some(
      (form) => counts.has(form) || right.has(form) || isNumberWord(form) || scaleOf(form) !== undefined,
    );

  return (text) =>
    text.replaceAll(/(?<![\w@.$])[A-Za-z]{5,}(?![\w@])/g, (said, at: number) => {
      const word = said.toLowerCase();
      const isName = /^[A-Z]/.test(said) && at > 0 && !endsSentence(text.slice(0, at));
      if (isName || isKnown(word)) return said;
      const known = corrected.get(word) ?? nearest(word);
      if (corrected.size < 5000) corrected.set(word, known);
      return known === word ? said : known;
    });
}

function endsSentence(before: string): boolean {
  return ['.', '?', '!'].includes(before.trimEnd().at(-1) ?? '');
}

/** Of two short words of one length, only a swap of letters is a slip: "shoot" is not "short". */
function isOtherWord(word: string, known: string): boolean {
  return word.length === known.length && lettersOf(word) !== lettersOf(known);
}

function lettersOf(word: string): string {
  return word.split('').toSorted().join('');
}

function countWords(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.toLowerCase().matchAll(/[a-z]+/g))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Damerau-Levenshtein over neighbours, given up as soon as it is more than `most`. */
function distance(one: string, other: string, most: number): number {
  let twoBack: number[] = [];
  let back = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      let value = Math.min(back[at]! + 1, current[at - 1]! + 1, back[at - 1]! + same);
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (swapped) value = Math.min(value, twoBack[at - 2]! + 1);
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    [twoBack, back] = [back, current];
  }
  return back[other.length]!;
}
