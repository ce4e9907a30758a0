import { covariance, mean, quantile, standardDeviation, variance } from '#advisor/numerics/statistics.ts';

/**
 * Measures of a series of yearly returns (fractions), by the definitions of Quantopian's empyrical with one period a
 * year. `riskFree` is what a safe investment brought, one for all years or one for each.
 */
type Yearly = number | readonly number[];

const excess = (returns: readonly number[], over: Yearly) =>
  returns.map((value, index) => value - (typeof over === 'number' ? over : (over[index] ?? Number.NaN)));

/** Average reward above the safe return for each unit of volatility. */
export function sharpeRatio(returns: readonly number[], riskFree: Yearly): number {
  const above = excess(returns, riskFree);
  return mean(above) / standardDeviation(above);
}

/** The root of the mean square of what fell short; years that did not count as nothing. */
export function downsideRisk(returns: readonly number[], required: Yearly): number {
  return Math.sqrt(mean(excess(returns, required).map((value) => Math.min(0, value) ** 2)));
}

/** Like Sharpe's, but only what falls short counts as risk. Infinite where nothing ever did. */
export function sortinoRatio(returns: readonly number[], required: Yearly): number {
  return mean(excess(returns, required)) / downsideRisk(returns, required);
}

/** The deepest fall from a peak, the start among them, as a negative fraction. */
export function maxDrawdown(returns: readonly number[]): number {
  // The share of the peak that is left, and not the two amounts, which can grow beyond every number.
  let [ofPeak, deepest] = [1, 0];
  for (const change of returns) {
    ofPeak = Math.min(1, ofPeak * (1 + change));
    deepest = Math.min(deepest, ofPeak - 1);
  }
  return deepest;
}

/** By how much the series moves with the market. */
export function beta(returns: readonly number[], market: readonly number[]): number {
  return covariance(returns, market) / variance(market);
}

/** The return that is undercut in a share `cutoff` of the years. */
export function valueAtRisk(returns: readonly number[], cutoff = 0.05): number {
  return quantile(returns, cutoff);
}

/** The average of the years that bad or worse. */
export function conditionalValueAtRisk(returns: readonly number[], cutoff = 0.05): number {
  const worst = Math.floor((returns.length - 1) * cutoff) + 1;
  return mean(returns.toSorted((a, b) => a - b).slice(0, worst));
}

/** Herfindahl and Hirschman's index of shares that sum to one: one where all is in one, 1/n where n are equal. */
export function concentration(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share * share, 0);
}
