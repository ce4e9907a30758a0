import type { ToldKind } from '#contract/holdings.ts';

/** The choices for a position whose symbol is not known, in the order in which they are offered. */
export const toldKindTexts: Record<ToldKind, string> = {
  us_company: 'Shares of one US company',
  foreign_company: 'Shares of one company outside the US',
  us_stock_fund: 'A fund of US stocks',
  foreign_stock_fund: 'A fund of stocks in developed markets outside the US',
  emerging_stock_fund: 'A fund of stocks in emerging markets',
  world_stock_fund: 'A fund of stocks from all over the world',
  real_estate: 'Real estate',
  mixed_80: 'A fund of 80% US stocks and 20% US bonds',
  mixed_60: 'A fund of 60% US stocks and 40% US bonds',
  mixed_40: 'A fund of 40% US stocks and 60% US bonds',
  us_bonds: 'US bonds, or a fund of them',
  other_bonds: 'Bonds outside the US, or a fund of them',
  cash: 'Cash, a money market or Treasury bills',
  commodities: 'Gold or other commodities',
  crypto: 'Crypto',
  other: 'Something else',
};
