/** Market data, each figure with its time and its source, in the field names of the API. */
interface Timed {
  /** The time of the figure: a moment, or a day ("2026-11-16") if the source gives only that. */
  at: string;
  source: string;
}

export interface Quote extends Timed {
  symbol: string;
  price: number;
  /** The close of the trading day before. */
  previous_close: number | null;
}

export const marketIndexes = {
  sp500: { name: 'S&P 500', symbol: '^GSPC', fund: 'SPY' },
  dow: { name: 'Dow Jones Industrial Average', symbol: '^DJI', fund: 'DIA' },
  nasdaq: { name: 'Nasdaq Composite', symbol: '^IXIC', fund: 'ONEQ' },
  russell2000: { name: 'Russell 2000', symbol: '^RUT', fund: 'IWM' },
} as const;
export type IndexId = keyof typeof marketIndexes;
export const indexIds = Object.keys(marketIndexes) as IndexId[];

export interface IndexLevel extends Timed {
  id: IndexId;
  name: string;
  level: number;
  previous_close: number | null;
  /** The fund whose price is used if the provider has no level of the index. */
  fund: string | null;
}

export const treasuryYields = {
  '3m': { name: '3-month Treasury' },
  '2y': { name: '2-year Treasury' },
  '10y': { name: '10-year Treasury' },
  '30y': { name: '30-year Treasury' },
} as const;
export type YieldId = keyof typeof treasuryYields;
export const yieldIds = Object.keys(treasuryYields) as YieldId[];

export interface TreasuryYield extends Timed {
  id: YieldId;
  name: string;
  percent: number;
  previous_percent: number | null;
}

/** A position with its value, and the change of that value since the last close. */
export interface HoldingToday extends Timed {
  symbol: string;
  name: string;
  quantity: number;
  price: number;
  value: number;
  change: number | null;
}

export interface HoldingsToday {
  rows: HoldingToday[];
  value: number;
  change: number;
  /** Positions that have no quote here, by name: they are not in the sums. */
  without_quote: string[];
}

/** The answer of GET /functions/v1/market. */
export interface MarketAnswer {
  /** Figures of the sandbox's sample market. */
  is_sample: boolean;
  indexes: IndexLevel[];
  yields: TreasuryYield[];
  /** Of the symbols that were asked for; Pro only. */
  quotes: Quote[];
  /** Null on the free plan. */
  holdings: HoldingsToday | null;
  /** How many positions have a symbol, whatever the plan. */
  held: number;
}

/** Shown beside every figure of the sample market. */
export const sampleSource = 'Sample data, not real prices';

/** How old a figure may be before its age is shown beside it. Yields are published once a business day. */
export const promisedMinutes = { quote: 20, yield: 5 * 24 * 60 } as const;

/** How many positions are looked up at once, the largest first, and how many symbols one call may name. */
export const maxQuotedHoldings = 40;
export const maxSymbols = 20;

const minuteMs = 60_000;
/** A day's figure is that of its close, at four in the afternoon in New York. */
const closeOfDay = 'T21:00:00Z';

export function momentOf(at: string): Date {
  return new Date(at.length === 10 ? `${at}${closeOfDay}` : at);
}

export function isOlderThanPromised(kind: keyof typeof promisedMinutes, at: string, now: Date): boolean {
  return now.getTime() - momentOf(at).getTime() > promisedMinutes[kind] * minuteMs;
}

/** "25 minutes", "3 hours", "2 days" */
export function ageInWords(at: string, now: Date): string {
  const minutes = Math.max(1, Math.round((now.getTime() - momentOf(at).getTime()) / minuteMs));
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / (24 * 60)), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
