import { solveRoot } from '#advisor/numerics/solve-root.ts';

/** A bond that pays level coupons and its face at the end. Prices are for a face of one, rates are fractions a year. */
export interface BondTerms {
  coupon: number;
  /** Coupons a year. */
  frequency: number;
  /** Time to maturity; it need not end on a coupon date. */
  years: number;
}

interface Flow {
  /** In coupon periods from today. */
  time: number;
  amount: number;
}

/** Far outside every market; a search needs ends. */
const [lowestYield, highestYield] = [-0.5, 10];

function flowsOf({ coupon, frequency, years }: BondTerms): Flow[] {
  const periods = years * frequency;
  // A hair of floating point must not make another coupon.
  const count = Math.max(1, Math.ceil(periods - 1e-9));
  const untilNext = periods - (count - 1);
  return Array.from({ length: count }, (_, index) => ({
    time: untilNext + index,
    amount: coupon / frequency + (index === count - 1 ? 1 : 0),
  }));
}

/** The part of the running coupon that belongs to the seller. */
export function accruedInterest(bond: BondTerms): number {
  const [first] = flowsOf(bond);
  return (bond.coupon / bond.frequency) * (1 - Math.min(1, first?.time ?? 1));
}

/** What a buyer pays: the price with accrued interest. */
export function fullPrice(bond: BondTerms, yearly: number): number {
  const factor = 1 + yearly / bond.frequency;
  return flowsOf(bond).reduce((sum, { time, amount }) => sum + amount / factor ** time, 0);
}

/** The price as it is quoted. */
export function cleanPrice(bond: BondTerms, yearly: number): number {
  return fullPrice(bond, yearly) - accruedInterest(bond);
}

/** The yearly yield, compounded as often as coupons are paid, that gives the quoted price; null where none does. */
export function yieldToMaturity(bond: BondTerms, clean: number): number | null {
  return solveRoot(
    (yearly) => cleanPrice(bond, yearly) - clean,
    lowestYield * bond.frequency,
    highestYield * bond.frequency,
  );
}

interface BondRisk {
  /** The average wait for the money, in years, weighted by present value. */
  macaulay: number;
  /** By what share the price falls when the yield rises by one, near where it is. */
  modified: number;
  convexity: number;
}

export function bondRisk(bond: BondTerms, yearly: number): BondRisk {
  const factor = 1 + yearly / bond.frequency;
  const price = fullPrice(bond, yearly);
  const weighted = (weight: (time: number) => number) =>
    flowsOf(bond).reduce((sum, { time, amount }) => sum + (weight(time) * amount) / factor ** time, 0) /
    price;
  const macaulay = weighted((time) => time) / bond.frequency;
  return {
    macaulay,
    modified: macaulay / factor,
    convexity: weighted((time) => time * (time + 1)) / factor ** 2 / bond.frequency ** 2,
  };
}
