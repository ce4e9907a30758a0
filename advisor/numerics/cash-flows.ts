import { solveAllRoots } from '#advisor/numerics/solve-root.ts';

/** Money at a time, in years or in any other period; what goes out is negative. Rates are fractions per period. */
export interface CashFlow {
  time: number;
  amount: number;
}

/** What the flows are worth at time zero; the first is not discounted where it is at zero. */
export function netPresentValue(flows: readonly CashFlow[], rate: number): number {
  return flows.reduce((sum, { time, amount }) => sum + amount / (1 + rate) ** time, 0);
}

/**
 * Every rate between losing 99.9 % and gaining 10,000 % a period at which the flows are worth nothing, the one
 * nearest to standing still first. More than one change of sign may give more than one.
 */
export function internalRates(flows: readonly CashFlow[]): number[] {
  const last = Math.max(...flows.map(({ time }) => time));
  // In the logarithm of growth, seen from the end for losses and from the start for gains, nothing overflows.
  const worth = (growth: number) => {
    const seenFrom = growth < 0 ? last : 0;
    return flows.reduce((sum, { time, amount }) => sum + amount * Math.exp(growth * (seenFrom - time)), 0);
  };
  return solveAllRoots(worth, Math.log(0.001), Math.log(101), 500)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .map((growth) => Math.expm1(growth));
}

/** How often the flows, in order of time, change from in to out or back. */
export function signChanges(flows: readonly CashFlow[]): number {
  const signs = flows.filter(({ amount }) => amount !== 0).map(({ amount }) => amount > 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/** The rate where what comes in is put to work at one rate and what goes out is paid for at another. */
export function modifiedInternalRate(
  flows: readonly CashFlow[],
  financeRate: number,
  reinvestRate: number,
): number {
  const last = Math.max(...flows.map(({ time }) => time));
  const incoming = flows
    .filter(({ amount }) => amount > 0)
    .reduce((sum, { time, amount }) => sum + amount * (1 + reinvestRate) ** (last - time), 0);
  const outgoing = netPresentValue(
    flows.filter(({ amount }) => amount < 0),
    financeRate,
  );
  return (incoming / -outgoing) ** (1 / last) - 1;
}
