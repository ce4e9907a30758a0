import { kindsOffRecord, type Kind } from '#advisor/calculators/investing/portfolio/holding-kinds.ts';
import { dot, quadraticForm, type Matrix } from '#advisor/numerics/linear-algebra.ts';
import {
  covarianceMatrix,
  hierarchicalRiskParity,
  maximumSharpe,
  minimumVariance,
} from '#advisor/numerics/portfolio-weights.ts';

export interface HoldingPlan {
  /** What its owner calls it; empty where nothing else than its kind is known. */
  name: string;
  /** 'other' where it is not told. */
  kind: Kind;
  amount: number;
  /** Of the whole portfolio, in percent: given in place of an amount. */
  share: number;
  target: number;
  expectedReturn: number;
  volatility: number;
  /** With the first holding; the first's own is not used. */
  correlation: number;
}

/** Money is counted to the cent, and shares to a hundredth of a percent. */
const leastMoney = 0.01;
const leastShare = 0.01;
/** Shares that people round to whole percents may miss a hundred by this much. */
export const rounding = 1.01;

interface Told {
  holdings: readonly HoldingPlan[];
  aim: Aim;
  total: number;
  correlation: number;
}

export interface Plan {
  holdings: HoldingPlan[];
  /** What each is worth now: in dollars, or in percent of the whole where no dollars are known. */
  amounts: number[];
  unit: 'usd' | 'percent';
  /** True where the last of them is everything that was not named. */
  hasRest: boolean;
}

const sum = (values: readonly number[]) => values.reduce((before, value) => before + value, 0);

/** A share counts where no amount is given: dollars say more. */
export function isByShare({ amount, share }: HoldingPlan): boolean {
  return share > 0 && amount === 0;
}

/**
 * Everything that is held, with a target for each. What is not named is one more holding. Holdings without a target
 * share what the other targets leave, in proportion to what they are worth.
 */
export function planOf({ holdings: named, aim, total, correlation }: Told): Plan {
  const told = named.map((one) => (one.correlation === 0 ? { ...one, correlation } : one));
  const byShare = told.some(isByShare);
  const isSpread = total > 0 && !byShare && told.every(({ amount }) => amount === 0);
  const unit = byShare && total === 0 ? 'percent' : 'usd';
  const whole = unit === 'percent' ? 100 : total;
  const held = told.map((one) => (isByShare(one) ? (whole * one.share) / 100 : one.amount));
  const amounts = isSpread ? held : withRestOf(told, held, whole);
  const left = isSpread || whole === 0 ? 0 : whole - sum(amounts);
  const hasRest = aim === 'targets' && left > (whole * rounding) / 100;
  if (isSpread) return { holdings: withTargets(told, amounts), amounts, unit, hasRest: false };
  const holdings = hasRest ? [...told, { ...nothing, amount: left }] : told;
  const worth = hasRest ? [...amounts, left] : amounts;
  return {
    holdings: aim === 'targets' ? withTargets(holdings, worth) : holdings,
    amounts: worth,
    unit,
    hasRest,
  };
}

/** "240k of my 300k is in stocks, the rest in bonds": where the targets leave no room for more, the rest is the one without an amount. */
function withRestOf(told: readonly HoldingPlan[], held: readonly number[], whole: number): number[] {
  const without = held.flatMap((amount, at) => (amount === 0 ? [at] : []));
  const isAll = Math.abs(sum(told.map(({ target }) => target)) - 100) <= leastShare;
  const left = whole - sum(held);
  if (!isAll || without.length !== 1 || left <= 0) return [...held];
  return held.map((amount, at) => (at === without[0] ? left : amount));
}

const nothing: HoldingPlan = {
  name: '',
  kind: 'other',
  amount: 0,
  share: 0,
  target: 0,
  expectedReturn: 0,
  volatility: 0,
  correlation: 0,
};

function withTargets(holdings: HoldingPlan[], amounts: readonly number[]): HoldingPlan[] {
  const left = 100 - sum(holdings.map(({ target }) => target));
  const open = sum(amounts.filter((_, at) => holdings[at]!.target === 0));
  const isNoneSet = holdings.every(({ target }) => target === 0);
  if (isNoneSet || left <= leastShare || open < leastMoney) return holdings;
  return holdings.map((one, at) =>
    one.target === 0 ? { ...one, target: (left * amounts[at]!) / open } : one,
  );
}

/** "Stocks", where the kind says which holding is meant; otherwise its place. */
export function namesOf({
  holdings,
  hasRest,
}: {
  holdings: readonly { name: string; kind: Kind }[];
  hasRest: boolean;
}): string[] {
  return holdings.map(({ name, kind }, at) => {
    if (hasRest && at === holdings.length - 1) return 'everything else';
    const isOwnName = holdings.filter((one) => one.name === name).length === 1;
    if (name !== '' && isOwnName) return name;
    const isOnlyOne = holdings.filter((one) => one.kind === kind).length === 1;
    return kind !== 'other' && isOnlyOne ? (kindNames[kind] ?? kind) : `the ${places[at]} holding`;
  });
}

const kindNames: Partial<Record<Kind, string>> = {
  ...kindsOffRecord,
  crypto: 'crypto',
  gold: 'gold',
  single_company: 'the single stock',
  target_date: 'the target date fund',
};

const places = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
] as const;

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
  const total = sum(amounts) + newMoney;
  const gaps = weights.map((weight, index) => weight * total - amounts[index]!);
  if (selling) return gaps;
  const missing = gaps.map((gap) => Math.max(0, gap));
  const all = sum(missing);
  return missing.map((gap) => (all > 0 ? (gap * newMoney) / all : 0));
}
