import { covariance, mean, quantile, standardDeviation, variance } from '#advisor/numerics/statistics.ts';

/**
 * Measures of a series of yearly returns (fractions), by the definitions of Quantopian's empyrical with one period a
 * year. `riskFree` is the return of a safe investment: one number for all years, or one for each.
 */
type Yearly = number | readonly number[];

const excess = (returns: readonly number[], over: Yearly) =>
  returns.map((value, index) => value - (typeof over === 'number' ? over : (over[index] ?? Number.NaN)));

/** The Sharpe ratio: the average return above the safe one, divided by the volatility. */
export function sharpeRatio(returns: readonly number[], riskFree: Yearly): number {
  const above = excess(returns, riskFree);
  return mean(above) / standardDeviation(above);
}

/** Downside deviation: the root of the mean square of the shortfalls; a year without a shortfall counts as zero. */
export function downsideRisk(returns: readonly number[], required: Yearly): number {
  return Math.sqrt(mean(excess(returns, required).map((value) => Math.min(0, value) ** 2)));
}

/** The Sortino ratio: like Sharpe's, but only shortfalls count as risk. Infinite if there are none. */
export function sortinoRatio(returns: readonly number[], required: Yearly): number {
  return mean(excess(returns, required)) / downsideRisk(returns, required);
}

/** The deepest fall from a peak, as a negative fraction. The start counts as a peak. */
export function maxDrawdown(returns: readonly number[]): number {
  // Tracks the share of the peak that is left, because the amounts themselves can grow to infinity.
  let [ofPeak, deepest] = [1, 0];
  for (const change of returns) {
    ofPeak = Math.min(1, ofPeak * (1 + change));
    deepest = Math.min(deepest, ofPeak - 1);
  }
  return deepest;
}

/** Beta: how much the series moves with the market. */
export function beta(returns: readonly number[], market: readonly number[]): number {
  return covariance(returns, market) / variance(market);
}

/** Value at risk: the return that a share `cutoff` of the years falls below. */
export function valueAtRisk(returns: readonly number[], cutoff = 0.05): number {
  return quantile(returns, cutoff);
}

/** Expected shortfall: the average of the years at or below that return. */
export function conditionalValueAtRisk(returns: readonly number[], cutoff = 0.05): number {
  const worst = Math.floor((returns.length - 1) * cutoff) + 1;
  return mean(returns.toSorted((a, b) => a - b).slice(0, worst));
}

/** The Herfindahl-Hirschman index of shares that sum to one: 1 for a single share, 1/n for n equal shares. */
export function concentration(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share * share, 0);
}
