import { historyYears } from '#advisor/history/history-years.ts';
import { yearlyReturns } from '#advisor/history/yearly-returns.ts';
import { quantile } from '#advisor/numerics/statistics.ts';
import { analyzeMix, measuredOf, yearsOf, type Mix } from '#advisor/portfolio/analyze/mix.ts';
import type { RunReceipt } from '#advisor/portfolio/analyze/receipt.ts';

interface Drawdown {
  /** The last year end at the peak; one before the first year where the record begins with a fall. */
  peak: number;
  trough: number;
  /** The year end at which the peak was reached again; null where it has not been. */
  recovered: number | null;
  /** In percent of the peak, above zero. */
  depth: number;
}

export interface Risk {
  /** In percent, all of them by yearly returns since 1928. */
  volatility: number;
  averageReturn: number;
  growth: number;
  maxDrawdown: number;
  worstYear: { year: number; change: number };
  bestYear: { year: number; change: number };
  /** One year in twenty was below `low`, and one in twenty above `high`. */
  range: { low: number; middle: number; high: number };
  /** The same in dollars of what has a record. */
  rangeInDollars: { low: number; middle: number; high: number };
  drawdowns: Drawdown[];
  /** At each year end, how far below the highest one before, in percent, zero or less. */
  belowPeak: [year: number, change: number][];
  /** Dollars that the figures are about, and the share of everything that has no record. */
  measured: number;
  unmeasuredShare: number;
  stockShare: number;
  years: { first: number; last: number };
  receipt: RunReceipt;
}

const mostDrawdowns = 5;

/** Every fall from a peak until it was made good, the deepest first. */
export function drawdownsOf(returns: readonly number[], firstYear: number): Drawdown[] {
  const found: Drawdown[] = [];
  let ofPeak = 1;
  let peak = firstYear - 1;
  let open: Drawdown | null = null;
  for (const [index, change] of returns.entries()) {
    const year = firstYear + index;
    ofPeak *= 1 + change;
    if (ofPeak >= 1) {
      if (open) found.push({ ...open, recovered: year });
      [open, ofPeak, peak] = [null, 1, year];
    } else {
      const depth = (1 - ofPeak) * 100;
      if (!open || depth > open.depth) open = { peak, trough: year, recovered: null, depth };
    }
  }
  if (open) found.push(open);
  return found.toSorted((a, b) => b.depth - a.depth);
}

function belowPeak(returns: readonly number[], firstYear: number): [number, number][] {
  let ofPeak = 1;
  return returns.map((change, index) => {
    ofPeak = Math.min(1, ofPeak * (1 + change));
    return [firstYear + index, (ofPeak - 1) * 100];
  });
}

/** Null where no part has a record, or the amounts are beyond reckoning. */
export function riskOf(mix: Mix, total: number, year: number): Risk | null {
  const returns = yearsOf(mix);
  const run = analyzeMix(mix, year);
  if (!run || returns.length === 0) return null;
  const figure = (id: string) => run.find(id) ?? 0;
  const measured = measuredOf(mix);
  const at = (index: number) => ({ year: yearlyReturns[index]!.year, change: returns[index]! * 100 });
  const [low, middle, high] = [0.05, 0.5, 0.95].map((share) => quantile(returns, share));
  return {
    volatility: figure('volatility'),
    averageReturn: figure('average_return'),
    growth: figure('growth'),
    maxDrawdown: figure('max_drawdown'),
    worstYear: at(returns.indexOf(Math.min(...returns))),
    bestYear: at(returns.indexOf(Math.max(...returns))),
    range: { low: low! * 100, middle: middle! * 100, high: high! * 100 },
    rangeInDollars: { low: low! * measured, middle: middle! * measured, high: high! * measured },
    drawdowns: drawdownsOf(returns, historyYears.first).slice(0, mostDrawdowns),
    belowPeak: belowPeak(returns, historyYears.first),
    measured,
    unmeasuredShare: Math.max(0, (1 - measured / total) * 100),
    stockShare: (mix.stocks.amount / measured) * 100,
    years: historyYears,
    receipt: run.receipt,
  };
}
