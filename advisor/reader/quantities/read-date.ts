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

/** "July 2022", "January 1, 2020", "March 1st 2024". A month without its year is no date. */
export function readDate(tokens: readonly Token[], at: number): ReadDate | undefined {
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
