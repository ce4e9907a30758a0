import type { Token } from '#advisor/reader/quantities/tokenize.ts';

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const fullNames =
  'january february march april may june july august september october november december'.split(' ');

interface ReadDate {
  year: number;
  month: number;
  day?: number;
  /** The index of the token after it. */
  next: number;
}

/** "July 2022", "January 1, 2020", "March 1st 2024", "12/31/25". A month without its year is no date. */
export function readDate(tokens: readonly Token[], at: number): ReadDate | undefined {
  return readNumericDate(tokens, at) ?? readNamedDate(tokens, at);
}

function readNumericDate(tokens: readonly Token[], at: number): ReadDate | undefined {
  const written = tokens
    .slice(at, at + 5)
    .map(({ text }) => text)
    .join('');
  const parts = /^(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/((?:19|20)\d\d|\d\d)$/.exec(written);
  if (!parts || tokens[at - 1]?.text === '/' || tokens[at + 5]?.text === '/') return undefined;
  const [month, day, year] = parts.slice(1).map(Number) as [number, number, number];
  return { month, day, year: year < 100 ? centuryOf(year) + year : year, next: at + 5 };
}

/** "'58" is 1958, "'31" is 2031. */
const centuryOf = (year: number) => (year < 50 ? 2000 : 1900);

function readNamedDate(tokens: readonly Token[], at: number): ReadDate | undefined {
  const month = monthOf(tokens[at]?.text ?? '');
  if (month === undefined) return undefined;
  const rest = tokens
    .slice(at + 1, at + 5)
    .map((token, offset) => ({ token, next: at + 2 + offset }))
    .filter(({ token }) => token.text !== ',' && !/^(of|st|nd|rd|th)$/.test(token.text));
  const [first, second] = rest;
  const day = first && Number(first.token.text);
  if (first && isYear(first.token)) return { year: Number(first.token.text), month, next: first.next };
  if (second && isYear(second.token) && day !== undefined && day >= 1 && day <= 31) {
    return { year: Number(second.token.text), month, day, next: second.next };
  }
  return undefined;
}

function monthOf(word: string): number | undefined {
  const plain = word.replace(/\.$/, '');
  const at = Math.max(monthNames.indexOf(plain === 'sept' ? 'sep' : plain), fullNames.indexOf(plain));
  return at === -1 ? undefined : at + 1;
}

function isYear(token: Token): boolean {
  return token.kind === 'number' && /^(19|20)\d\d$/.test(token.text);
}
