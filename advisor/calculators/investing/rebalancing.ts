import { dot, quadraticForm, type Matrix } from '#advisor/numerics/linear-algebra.ts';
import {
  covarianceMatrix,
  hierarchicalRiskParity,
  maximumSharpe,
  minimumVariance,
} from '#advisor/numerics/portfolio-weights.ts';

export interface HoldingPlan {
  amount: number;
  /** Of the whole portfolio, in percent: told in place of an amount. */
  share: number;
  target: number;
  expectedReturn: number;
  volatility: number;
  /** With the first holding; the first's own is not used. */
  correlation: number;
}

/** What each holding is worth now, however it was told. */
export function amountsOf(holdings: readonly HoldingPlan[], total: number): number[] {
  return holdings.map(({ amount, share }) => (total > 0 ? (total * share) / 100 : amount));
}

export type Aim = 'targets' | 'minimum_variance' | 'maximum_sharpe' | 'risk_parity';

/** What two holdings have in common is what both have in common with the first: always a possible table. */
export function correlationsOf(holdings: readonly HoldingPlan[]): number[][] {
  const loads = holdings.map(({ correlation }, index) => (index === 0 ? 1 : correlation));
  return loads.map((a, i) => loads.map((b, j) => (i === j ? 1 : a * b)));
}

/** A hundredth of a percent: below it, as of cash, there is no risk to weigh. */
const leastVolatility = 0.01;

export function moves({ volatility }: Pick<HoldingPlan, 'volatility'>): boolean {
  return volatility >= leastVolatility;
}

export interface Mixture {
  weights: number[];
  /** As fractions; known where the volatilities are. */
  volatility: number;
  expectedReturn: number;
}

const describeMix = (weights: number[], holdings: readonly HoldingPlan[], covariances: Matrix): Mixture => ({
  weights,
  volatility: Math.sqrt(Math.max(0, quadraticForm(covariances, weights))),
  expectedReturn: dot(
    weights,
    holdings.map(({ expectedReturn }) => expectedReturn / 100),
  ),
});

export type Mixtures = Partial<Record<Aim, Mixture>>;

/** Every mix that can be worked out from what was given. */
export function mixturesOf(holdings: readonly HoldingPlan[], riskFree: number): Mixtures {
  const covariances = covarianceMatrix(
    holdings.map(({ volatility }) => volatility / 100),
    correlationsOf(holdings),
  );
  const mix = (weights: number[]) => describeMix(weights, holdings, covariances);
  const targets = mix(holdings.map(({ target }) => target / 100));
  if (!holdings.every(moves)) return { targets };
  const excess = holdings.map(({ expectedReturn }) => (expectedReturn - riskFree) / 100);
  const sharpe = maximumSharpe(excess, covariances);
  return {
    targets,
    minimum_variance: mix(minimumVariance(covariances)),
    ...(sharpe ? { maximum_sharpe: mix(sharpe) } : {}),
    risk_parity: mix(hierarchicalRiskParity(covariances)),
  };
}

/**
 * What to buy (positive) and sell (negative) so that the holdings and the new money have these weights. Without
 * selling, the new money goes where most is missing, in proportion.
 */
export function tradesTo(
  weights: readonly number[],
  amounts: readonly number[],
  newMoney: number,
  selling: boolean,
): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, newMoney);
  const gaps = weights.map((weight, index) => weight * total - amounts[index]!);
  if (selling) return gaps;
  const missing = gaps.map((gap) => Math.max(0, gap));
  const sum = missing.reduce((before, gap) => before + gap, 0);
  return missing.map((gap) => (sum > 0 ? (gap * newMoney) / sum : 0));
}
