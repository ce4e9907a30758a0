import type { PictureFact } from '#advisor/picture/picture.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

const sharesPerContract = 100;
const centsPerDollar = 100;
/** No share trades so many times above the strike of an option that people write on it. */
const mostOfStrike = 20;
const sharePrices: ReadonlySet<RoleId> = new Set<RoleId>(['price_now', 'price_buy']);
const isSpoken = (said: string) => !/\d/.test(said);

/** "The 210 call at two fifty": a premium above the strike is that of a contract or in cents, and so is "eleven forty" of a share. */
export function withOptionPrices(facts: readonly PictureFact[]): readonly PictureFact[] {
  const strikes = facts.filter(({ role }) => role === 'strike').map(({ value }) => value);
  if (strikes.length === 0) return facts;
  const [least, most] = [Math.min(...strikes), Math.max(...strikes)];
  return facts.map((fact) => {
    if (fact.source !== 'words') return fact;
    if (fact.role === 'option_price' && fact.value >= least)
      return { ...fact, value: fact.value / sharesPerContract };
    return sharePrices.has(fact.role) && isSpoken(fact.said) && fact.value > most * mostOfStrike
      ? { ...fact, value: fact.value / centsPerDollar }
      : fact;
  });
}
