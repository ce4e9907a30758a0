/**
 * The largest companies of the S&P 500, in percent of it: the holdings of State Street's S&P 500 fund in September 2025, as
 * published. Two classes of one company's shares are added up.
 */
const ofSp500: Readonly<Record<string, number>> = {
  NVDA: 7.83,
  MSFT: 6.68,
  AAPL: 6.64,
  GOOGL: 4.63,
  AMZN: 3.86,
  META: 2.9,
  AVGO: 2.78,
  TSLA: 2.13,
  'BRK.B': 1.58,
  JPM: 1.5,
  LLY: 1.05,
  V: 1.02,
  ORCL: 0.95,
  NFLX: 0.91,
  MA: 0.84,
  XOM: 0.83,
  WMT: 0.79,
  JNJ: 0.73,
  COST: 0.73,
  HD: 0.72,
  PLTR: 0.71,
  ABBV: 0.69,
  PG: 0.63,
  BAC: 0.62,
};
export const largestCompaniesAsOf = 'September 2025';

/** How much of a fund the S&P 500 is, by its profile; the whole US market is a little more than four fifths of it. */
const partOfSp500: Readonly<Record<string, number>> = { sp500: 1, us_large: 0.9, us_market: 0.85 };

/** Whether it is on record which companies a fund holds. */
export const hasCompaniesOnRecord = (profileId: string): boolean => Object.hasOwn(partOfSp500, profileId);

/** What part of a fund is in one company; zero where that is not on record. */
export function shareInCompany(profileId: string, symbol: string): number {
  return ((partOfSp500[profileId] ?? 0) * (ofSp500[symbol] ?? 0)) / 100;
}

export const largestCompanies: readonly string[] = Object.keys(ofSp500);
