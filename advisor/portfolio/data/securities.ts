import { activeFunds } from '#advisor/portfolio/data/active-funds.ts';
import { companies } from '#advisor/portfolio/data/companies.ts';
import { fidelityAndSchwab } from '#advisor/portfolio/data/fidelity-schwab.ts';
import { readFunds, type Security } from '#advisor/portfolio/data/fund-rows.ts';
import { moreEtfs } from '#advisor/portfolio/data/more-etfs.ts';
import { otherFunds } from '#advisor/portfolio/data/other-funds.ts';
import { targetDateFunds } from '#advisor/portfolio/data/target-date-funds.ts';
import { vanguard } from '#advisor/portfolio/data/vanguard.ts';

/** Every symbol that something is known of. */
export const securities: readonly Security[] = [
  ...[
    ...vanguard,
    ...fidelityAndSchwab,
    ...targetDateFunds,
    ...otherFunds,
    ...moreEtfs,
    ...activeFunds,
  ].flatMap(readFunds),
  ...companies,
];

const bySymbol = new Map(securities.map((one) => [one.symbol, one]));

/** "spaxx**" and "BRK/B" as this table writes them. */
export function normalizeSymbol(symbol: string): string {
  return symbol
    .trim()
    .toUpperCase()
    .replaceAll(/[*^]+$/g, '')
    .replace(/^(BRK|BF)[/ -]?([AB])$/, '$1.$2')
    .replace(/-USD$/, '');
}

export function findSecurity(symbol: string | null): Security | null {
  return symbol === null ? null : (bySymbol.get(normalizeSymbol(symbol)) ?? null);
}

/** Exchange-traded funds can be bought at every broker; the cheapest of a profile that is on record. */
const cheapestByProfile = new Map<string, Security & { expense: number }>();
for (const one of securities) {
  if (one.kind !== 'etf' || one.expense === null || one.profile.isOwnMix) continue;
  const known = cheapestByProfile.get(one.profileId);
  if (!known || one.expense < known.expense)
    cheapestByProfile.set(one.profileId, { ...one, expense: one.expense });
}

interface CheapestLike {
  fund: Security & { expense: number };
  /** It follows the same index; otherwise it is an index fund of the same class. */
  isSame: boolean;
}

export function cheapestLike({ profileId, profile }: Security): CheapestLike | null {
  const same = cheapestByProfile.get(profileId);
  if (same) return { fund: same, isSame: true };
  const comparable = profile.comparable === undefined ? undefined : cheapestByProfile.get(profile.comparable);
  return comparable ? { fund: comparable, isSame: false } : null;
}
