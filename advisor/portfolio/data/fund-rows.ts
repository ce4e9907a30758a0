import { profiles } from '#advisor/portfolio/data/profiles.ts';
import type { Profile } from '#advisor/portfolio/data/profile.ts';

type SecurityKind = 'etf' | 'fund' | 'money_market' | 'company' | 'coin';

/** What is known of a symbol. */
export interface Security {
  symbol: string;
  name: string;
  kind: SecurityKind;
  /** Its key in `profiles`; of a company, its own symbol. */
  profileId: string;
  profile: Profile;
  /** What it takes a year, in percent; null where it is not known. */
  expense: number | null;
  /** When the expense ratio was published, or the company was classified: year and month. */
  asOf: string;
  /** Who says so. */
  source: string;
}

export interface FundTable {
  source: string;
  /** Put before each name. */
  brand?: string;
  asOf: string;
  kind: SecurityKind;
  /** One line a fund: symbol|name|profile|expense ratio in percent; "?" where it is not known. */
  rows: string;
}

const unknownExpense = '?';

export function readFunds({ source, brand, asOf, kind, rows }: FundTable): Security[] {
  return linesOf(rows).map((line) => {
    const [symbol = '', name = '', profileId = '', expense = ''] = line.split('|');
    const profile = profiles[profileId];
    if (!profile) throw new Error(`${symbol} has the profile "${profileId}", which does not exist`);
    return {
      symbol,
      name: brand ? `${brand} ${name}` : name,
      kind,
      profileId,
      profile,
      expense: expense === unknownExpense ? null : Number(expense),
      asOf,
      source,
    };
  });
}

export const linesOf = (rows: string): string[] =>
  rows
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
