/** Numbers as words. Each is a value and how it joins with what stands before it. */
const units: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  fiften: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};

const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  ninty: 90,
};

const scales: Record<string, number> = {
  hundred: 1e2,
  hundreds: 1e2,
  thousand: 1e3,
  thousands: 1e3,
  grand: 1e3,
  million: 1e6,
  millions: 1e6,
  millionaire: 1e6,
  mil: 1e6,
  mill: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

/** Letters right behind digits: 25k, 9g, 1.2m, 3bn. */
const suffixes: Record<string, number> = {
  k: 1e3,
  g: 1e3,
  gs: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  mn: 1e6,
  b: 1e9,
  bn: 1e9,
  t: 1e12,
};

export function scaleOf(word: string): number | undefined {
  return Object.hasOwn(scales, word) ? scales[word] : undefined;
}

/** What letters right behind a number count: "72k", and "72kish" as well. */
export function suffixOf(letters: string): number | undefined {
  const suffix = letters.replace(/ish$/, '');
  return Object.hasOwn(suffixes, suffix) ? suffixes[suffix] : undefined;
}

export function isNumberWord(word: string): boolean {
  return Object.hasOwn(units, word) || Object.hasOwn(tens, word);
}

/**
 * The value of a run of number words: "twenty five", "three hundred and ten", "two fifty". Two numbers side by side
 * that do not join, as in the last, are read the way prices are: the first counts hundreds.
 */
export function readNumberWords(words: readonly string[]): number | undefined {
  let total = 0;
  let group: number | undefined;
  for (const word of words) {
    const scale = scaleOf(word);
    if (word === 'and' || word === 'a' || word === 'an') continue;
    if (scale !== undefined) {
      if (scale === 100) group = (group ?? 1) * 100;
      else {
        total += (group ?? 1) * scale;
        group = undefined;
      }
      continue;
    }
    const value = units[word] ?? tens[word];
    if (value === undefined) return undefined;
    group = group === undefined ? value : join(group, value);
    if (Number.isNaN(group)) return undefined;
  }
  if (group === undefined) return total === 0 ? undefined : total;
  return total + group * (isOfMillions(words) ? 1e5 : 1);
}

/** "A million two" is 1.2 million: a last digit right behind the millions counts hundreds of thousands. */
function isOfMillions(words: readonly string[]): boolean {
  const [scale = '', digit = ''] = words.slice(-2);
  return words.length > 1 && scaleOf(scale) === 1e6 && (units[digit] ?? 10) < 10;
}

function join(before: number, next: number): number {
  const roomForUnits = before % 10 === 0 && before % 100 !== 0 && before % 100 >= 20;
  if (next < 10 && roomForUnits) return before + next;
  if (before % 100 === 0 && before > 0) return before + next;
  // "two fifty" and "twelve fifty": hundreds without the word.
  if (before < 100 && next >= 10 && next < 100) return before * 100 + next;
  return Number.NaN;
}
