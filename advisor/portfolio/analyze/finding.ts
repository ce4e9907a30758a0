import { formatQuantity } from '#advisor/quantities/format.ts';
import type { RunReceipt } from '#advisor/portfolio/analyze/receipt.ts';

/** One true, useful thing about a portfolio. */
export interface Finding {
  id: string;
  title: string;
  sentence: string;
  /** The number that proves it, as it is written. */
  figure: string;
  /** Where the number comes from. */
  why: string;
  action: string;
  /** A question for the chat. */
  ask: string;
  /** The run that gives the figure, where a calculator does. */
  receipt?: RunReceipt;
  /** Dollars at stake: what the event takes, or what the years cost. What has none is told last. */
  stake: number;
}

export const money = (value: number, decimals?: number): string =>
  formatQuantity({ value, unit: 'usd', ...(decimals === undefined ? {} : { decimals }) });
export const percent = (value: number, decimals = 1): string =>
  formatQuantity({ value, unit: 'percent', decimals });
/** An expense ratio as issuers write it: 0.03%, 0.0945%. */
export const expenseText = (value: number): string => formatQuantity({ value, unit: 'percent', decimals: 4 });

/** "VOO, IVV and SPY" */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
/** "November 12, 2026" */
export const dayOf = (date: string): string => days.format(new Date(`${date}T00:00:00Z`));
