import { wordsOfKinds } from '#advisor/calculators/investing/holding-kinds.ts';

const known = new Set(Object.values(wordsOfKinds).flat());
const joining = new Set(
  'a and in of with at each total portfolio holdings fund funds etf etfs k thousand percent us international my'.split(
    ' ',
  ),
);

/** "VTI 60% BND 40%" asks nothing, and can only be meant as holdings to be looked at: then it says so. */
export function nameBareHoldings(text: string): string {
  const words = (text.match(/\p{L}[\p{L}&'’-]*/gu) ?? []).filter((word) => !joining.has(word.toLowerCase()));
  const areHoldings = words.every((word) => looksLikeTicker(word) || known.has(word.toLowerCase()));
  const namesOne = words.some((word) => looksLikeTicker(word) && known.has(word));
  const bare = namesOne && areHoldings && /\d/.test(text);
  return bare ? `Check my holdings: ${text}` : text;
}

function looksLikeTicker(word: string): boolean {
  return /^[A-Z]{2,5}$/.test(word);
}
