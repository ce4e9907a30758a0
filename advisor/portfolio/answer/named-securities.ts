import { findMentioned } from '#advisor/market/known-symbols.ts';
import { findSecurity } from '#advisor/portfolio/data/securities.ts';

/** The symbols of companies and funds that a question names: by name, or as they are written on an exchange. */
export function namedSecurities(text: string): string[] {
  const written = text
    .split(/[^\p{L}\p{N}.&]+/u)
    .map((word) => word.replace(/\.+$/, ''))
    // One letter is a word as often as it is a symbol.
    .filter((word) => word.length > 1 && word === word.toUpperCase() && findSecurity(word)?.symbol === word);
  return [...new Set([...findMentioned(text).symbols.map(({ symbol }) => symbol), ...written])];
}
