import type { Holding } from '#contract/holdings.ts';
import type { PortfolioAnalysis } from '#advisor/portfolio/analyze/analyze-portfolio.ts';
import { companyOf } from '#advisor/portfolio/analyze/concentration.ts';
import { netCostOf } from '#advisor/portfolio/net-cost.ts';
import { findSecurity, normalizeSymbol } from '#advisor/portfolio/data/securities.ts';

/** Everything that is held of one company or fund, in all accounts. */
export interface OwnPosition {
  symbol: string;
  /** "NVIDIA", or the symbol of a fund. */
  name: string;
  rows: readonly Holding[];
  value: number;
  /** Null where it is not known of every row. */
  quantity: number | null;
  cost: number | null;
  /** Of everything, in percent. */
  share: number;
  isCompany: boolean;
  /** With what index funds hold of it, in percent of everything, where that is more. */
  withFunds: number | null;
}

/** The first of the named that is held; null where none is. */
export function findPosition(
  named: readonly string[],
  holdings: readonly Holding[],
  { total, concentration }: PortfolioAnalysis,
): OwnPosition | null {
  for (const symbol of named.map(companyOf)) {
    const rows = holdings.filter(
      (one) =>
        one.symbol !== null && one.kind !== 'option' && companyOf(normalizeSymbol(one.symbol)) === symbol,
    );
    const value = rows.reduce((sum, one) => sum + one.value, 0);
    if (value <= 0) continue;
    const security = findSecurity(symbol);
    const isCompany = security?.kind === 'company';
    const company = concentration.companies.find(({ label }) => label === symbol);
    return {
      symbol,
      name: isCompany ? security.name.replace(/ \(class \w\)$/, '') : symbol,
      rows,
      value,
      quantity: sumOrNull(rows.map(({ quantity }) => quantity)),
      cost: sumOrNull(rows.map(netCostOf)),
      share: (value / total) * 100,
      isCompany,
      withFunds: company && company.throughFunds >= 1 ? company.share : null,
    };
  }
  return null;
}

function sumOrNull(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>(
    (sum, value) => (sum === null || value === null ? null : sum + value),
    0,
  );
}
