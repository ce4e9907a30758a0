import { isNumberWord, readNumberWords, scaleOf, suffixOf } from '#advisor/reader/quantities/number-words.ts';
import { valueOf, type Token } from '#advisor/reader/quantities/tokenize.ts';

interface ReadNumber {
  value: number;
  /** The index of the token after it. */
  next: number;
  /** Written like an amount: with a suffix, a scale word or thousands separated by commas. */
  amountLike: boolean;
}

/** The number that begins at a token, however it is written: 25k, 1.2 million, ten grand, 6 1/2, half a million. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === 'number') return readDigits(tokens, at);
  if (token.kind !== 'word') return undefined;
  if (token.text === 'point') return readBarePoint(tokens, at);
  const words = readFractionWords(tokens, at) ?? readWords(tokens, at);
  const more = words && Number.isInteger(words.value) ? readAndAHalf(tokens, words.next) : undefined;
  if (words && more) {
    // "A million and a half": half of another million.
    const scale = words.amountLike ? (scaleOf(tokens[words.next - 1]?.text ?? '') ?? 1) : 1;
    return { ...words, value: words.value + more.value * scale, next: more.next };
  }
  return words && (readPoint(tokens, words) ?? words);
}

/** "Six point five", "six point two five": what is said digit by digit behind the point. */
function readPoint(tokens: readonly Token[], whole: ReadNumber): ReadNumber | undefined {
  if (tokens[whole.next]?.text !== 'point' || whole.amountLike) return undefined;
  let next = whole.next + 1;
  let digits = '';
  for (let said = digitOf(tokens[next]); said !== undefined; said = digitOf(tokens[next])) {
    digits += said;
    next += 1;
  }
  if (digits === '') return undefined;
  // "One point three mil": the scale counts the whole of it.
  const scaled = readScale(tokens, next);
  const value = Number(`${whole.value}.${digits}`);
  return scaled
    ? { value: value * scaled.scale, next: scaled.next, amountLike: true }
    : { ...whole, value, next };
}

/** What a fee or rate below one percent is told behind: "less point one". */
const beforePoint = new Set([
  'less',
  'minus',
  'a',
  'at',
  'only',
  'just',
  'charges',
  'charge',
  'of',
  'is',
  'correlation',
  'rho',
]);

/** "Point one five" without a zero before it. One digit may belong to what follows: "at that point five of us". */
function readBarePoint(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const read = readPoint(tokens, { value: 0, next: at, amountLike: false });
  if (!read || tokens[at + 1]?.kind !== 'word') return undefined;
  return read.next - at > 2 || beforePoint.has(tokens[at - 1]?.text ?? '') ? read : undefined;
}

function digitOf(token: Token | undefined): string | undefined {
  if (token?.kind === 'number' && /^\d+$/.test(token.text)) return token.text;
  const value = token?.kind === 'word' ? readNumberWords([token.text]) : undefined;
  return value !== undefined && value < 100 ? String(value) : undefined;
}

function readDigits(tokens: readonly Token[], at: number): ReadNumber {
  const token = tokens[at]!;
  let value = valueOf(token.text);
  let next = at + 1;
  const joined = tokens[next]?.text === 'and' ? 1 : 0;
  const fraction = readFraction(tokens, next + joined);
  if (fraction !== undefined && Number.isInteger(value)) {
    value += fraction;
    next += joined + 3;
  }
  const more = readAndAHalf(tokens, next);
  if (more && Number.isInteger(value)) {
    value += more.value;
    next = more.next;
  }
  const hyphen = tokens[next]?.text === '-' && scaleOf(tokens[next + 1]?.text ?? '') !== undefined ? 1 : 0;
  const scaled = readScale(tokens, next + hyphen);
  const hundreds = scaled?.scale === 1000 ? readHundreds(tokens, scaled.next) : undefined;
  return {
    value: (scaled ? value * scaled.scale : value) + (hundreds?.value ?? 0),
    next: hundreds?.next ?? scaled?.next ?? next,
    amountLike: scaled !== undefined || token.text.includes(','),
  };
}

/** "4 thousand two hundred", "6 thousand 2 hundred": what goes on behind the thousands. */
function readHundreds(tokens: readonly Token[], at: number): ReadNumber | undefined {
  if (tokens[at - 1]?.text !== 'thousand') return undefined;
  const isDigit = /^[1-9]$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text === 'hundred';
  const rest = isDigit
    ? { value: Number(tokens[at]!.text) * 100, next: at + 2, amountLike: true }
    : readWords(tokens, at);
  return rest && rest.value < 1000 && tokens[rest.next - 1]?.text === 'hundred' ? rest : undefined;
}

const partSizes: Record<string, number> = { half: 2, quarter: 4, quarters: 4, eighth: 8, eighths: 8 };
/** "2 n a half", "2 & a half". */
const ands = new Set(['and', 'n', '&']);
const partCounts: Record<string, number> = { a: 1, an: 1, one: 1, three: 3, five: 5, seven: 7 };

/** "8 and a half", "four n a half", "six and a quarter", "six and three quarters", "seven and three eighths". */
function readAndAHalf(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const [and, count = '', part = ''] = tokens.slice(at, at + 3).map(({ text }) => text);
  if (!ands.has(and ?? '') || !Object.hasOwn(partCounts, count) || !Object.hasOwn(partSizes, part))
    return undefined;
  const value = partCounts[count]! / partSizes[part]!;
  return value < 1 ? { value, next: at + 3 } : undefined;
}

/** "1/2" behind a whole number, as in 6 1/2 and 6 and 1/2. */
function readFraction(tokens: readonly Token[], at: number): number | undefined {
  const [top, slash, bottom] = tokens.slice(at, at + 3);
  if (top?.kind !== 'number' || slash?.text !== '/' || bottom?.kind !== 'number') return undefined;
  const [part, whole] = [Number(top.text), Number(bottom.text)];
  return [2, 3, 4, 8, 16].includes(whole) && part < whole ? part / whole : undefined;
}

/** A suffix right behind the digits, or a scale word after them: both "25k" and "2.5 hundred thousand". */
function readScale(tokens: readonly Token[], at: number): { scale: number; next: number } | undefined {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || token?.kind !== 'word') return undefined;
  const touching = token.start === before.end;
  // "52 k" and "25 g" are thousands; other letters apart from their number are words, and "42 K=40" names the next one.
  const apart =
    ['k', 'g', 'gs'].includes(token.text) &&
    tokens[at + 1]?.text !== '=' &&
    tokens[at + 1]?.kind !== 'number';
  const suffix = touching || apart ? suffixOf(token.text) : undefined;
  let scale = suffix ?? scaleOf(token.text);
  if (scale === undefined) return undefined;
  let next = at + 1;
  for (
    let more = scaleOf(tokens[next]?.text ?? '');
    more !== undefined;
    more = scaleOf(tokens[next]?.text ?? '')
  ) {
    scale *= more;
    next += 1;
  }
  return { scale, next };
}

/** Nine hundred and ninety-nine trillion and so on, down to the last nine, is shorter. */
const mostWords = 32;

function readWords(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const words: string[] = [];
  let next = at;
  for (let token = tokens[next]; token && words.length < mostWords; token = tokens[next]) {
    if (token.text === '-' && isNumberWord(tokens[next + 1]?.text ?? '') && words.length > 0) {
      next += 1;
      continue;
    }
    const joins =
      token.text === 'and' &&
      words.length > 0 &&
      isNumberWord(tokens[next + 1]?.text ?? '') &&
      scaleOf(words.at(-1) ?? '') !== undefined;
    const article =
      words.length === 0 &&
      ['a', 'an'].includes(token.text) &&
      scaleOf(tokens[next + 1]?.text ?? '') !== undefined;
    const couple =
      words.length === 0 && token.text === 'couple' && scaleOf(tokens[next + 1]?.text ?? '') !== undefined;
    const fits =
      isNumberWord(token.text) ||
      (scaleOf(token.text) !== undefined && (words.length > 0 || isOneOf(tokens, next)));
    if (!fits && !joins && !article && !couple) break;
    words.push(couple ? 'two' : token.text);
    next += 1;
  }
  const withTenth = readTenth(words, tokens[next]?.text);
  if (withTenth !== undefined) return { value: withTenth, next, amountLike: false };
  if (endsBeforeTime(words, tokens[next]?.text)) {
    words.pop();
    next -= 1;
  }
  // The longest beginning that is a number: "one two" is two numbers, not a wrong one.
  const isRow = isRowOfTens(words, tokens[at - 1]?.text);
  while (words.length > 0) {
    const value = readNumberWords(words);
    if (value !== undefined && !(isRow && words.length > 1)) {
      const amountLike = words.some((word) => (scaleOf(word) ?? 0) >= 1000);
      const thousands = amountLike ? undefined : readThousands(tokens, next);
      return thousands
        ? { value: value * thousands.scale, next: thousands.next, amountLike: true }
        : { value, next, amountLike };
    }
    words.pop();
    next -= 1;
  }
  return undefined;
}

/** "Sixty two k": the letter counts behind words as it does behind digits. */
function readThousands(tokens: readonly Token[], at: number) {
  return tokens[at]?.text === 'k' ? readScale(tokens, at) : undefined;
}

/** "Three hundred thousand two years ago": the last digit counts the years. */
function endsBeforeTime(words: readonly string[], behind = ''): boolean {
  const [scale = '', digit = ''] = words.slice(-2);
  const isDigit = (readNumberWords([digit]) ?? 10) < 10;
  return (scaleOf(scale) ?? 0) >= 1000 && isDigit && /^(?:year|yr|month|week|day)s?$/.test(behind);
}

/** What a price told in words may be followed by; a noun would be counted by its last digit. */
const afterPrice = new Set([
  'in',
  'at',
  'on',
  'for',
  'with',
  'before',
  'after',
  'how',
  'what',
  'is',
  'and',
  'so',
  'if',
  'a',
  'owed',
  'to',
  'we',
  ',',
  '.',
  '?',
]);

/** "Eighty one five", "three forty nine nine": the last digit is a tenth of the thousands that are left out. */
function readTenth(words: readonly string[], behind: string | undefined): number | undefined {
  const [value, tenth] = [readNumberWords(words.slice(0, -1)), readNumberWords(words.slice(-1))];
  const isLeftOver =
    readNumberWords(words) === undefined && value !== undefined && value > 10 && value < 1000;
  if (!isLeftOver || tenth === undefined || tenth < 1 || tenth > 9 || value % 10 === 0) return undefined;
  return behind === undefined || afterPrice.has(behind) ? value + tenth / 10 : undefined;
}

/** "Fifty thirty twenty": three tens side by side are three numbers, and so are two that make a hundred. */
function isRowOfTens(words: readonly string[], before = ''): boolean {
  const row = isNumberWord(before) ? [before, ...words] : words;
  const values = row.map((word) => readNumberWords([word]) ?? 0);
  const isHundred = row.length === 2 && values.reduce((sum, value) => sum + value, 0) === 100;
  return (
    (row.length > 2 || isHundred) && values.every((value) => value >= 10 && value < 100 && value % 5 === 0)
  );
}

const standingAlone = ['hundred', 'thousand', 'million', 'millionaire'];
/** "A few hundred" is no number, nor is "of each hundred dollars". */
const vague = ['few', 'several', 'some', 'many', 'each', 'every', 'per'];

/** "An extra hundred", "another thousand": a scale word without a number before it is one of them. */
function isOneOf(tokens: readonly Token[], at: number): boolean {
  const [before, word] = [tokens[at - 1], tokens[at]!.text];
  const joins = before?.kind === 'number' || before?.text === '-';
  return standingAlone.includes(word) && !joins && !vague.includes(before?.text ?? '');
}

const fractionWords: Record<string, number> = { half: 0.5, quarter: 0.25, third: 1 / 3 };

/** "half a million", "a quarter million", "one and a half million". */
function readFractionWords(tokens: readonly Token[], at: number): ReadNumber | undefined {
  let next = at;
  if (tokens[next]?.text === 'a') next += 1;
  const part = fractionWords[tokens[next]?.text ?? ''];
  if (part === undefined) return undefined;
  next += 1;
  if (['a', 'of'].includes(tokens[next]?.text ?? '')) next += 1;
  const scale = scaleOf(tokens[next]?.text ?? '');
  if (scale === undefined || scale < 100) return undefined;
  return { value: part * scale, next: next + 1, amountLike: true };
}
