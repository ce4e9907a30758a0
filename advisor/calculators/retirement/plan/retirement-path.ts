import { annuityFactor, growthFactor } from '#advisor/numerics/annuity.ts';
import { paymentToReach, rateOfMonth } from '#advisor/numerics/savings-plan.ts';

const monthsPerYear = 12;

/** Money that comes in without touching savings, from one age of the planner to another. */
export interface Income {
  kind: 'social_security' | 'pension' | 'pay' | 'other';
  yearly: number;
  from: number;
  /** Without it the income lasts for life. */
  until?: number;
}

/** A plan for one retirement age. All money in today's dollars; yearly unless it says otherwise. */
export interface RetirementPath {
  age: number;
  retireAge: number;
  until: number;
  savings: number;
  saving: number;
  /** A share of the spouse's pay, saved until the spouse stops. */
  spouseSaving: number;
  /** How old the planner is when the spouse stops. */
  spouseStops: number;
  spending: number;
  /** The savings wanted at retirement; zero where they follow from the spending. */
  goal: number;
  incomes: readonly Income[];
  /** How many times a year something is put in. */
  depositsPerYear: number;
  /** What is saved rises by this beyond inflation, percent a year. */
  realRaise: number;
  /** Return after inflation, percent a year. */
  realRate: number;
  /** Percent of savings. */
  withdrawalRate: number;
}

export function realReturn(rate: number, inflation: number): number {
  return ((1 + rate / 100) / (1 + inflation / 100) - 1) * 100;
}

/** What is put in during so many years has become; with each new year it rises. */
function savedAfter(yearly: number, time: number, path: RetirementPath): number {
  const { depositsPerYear: perYear, realRate, realRaise } = path;
  const rate = growthFactor(realRate / 100, 1 / perYear) - 1;
  const ofAYear = (yearly / perYear) * annuityFactor(rate, perYear);
  let value = 0;
  for (let year = 0; year < time; year += 1)
    value = value * (1 + realRate / 100) + ofAYear * growthFactor(realRaise / 100, year);
  return value;
}

export function savingsAt(path: RetirementPath, atAge: number): number {
  const { age, savings, saving, spouseSaving, spouseStops, realRate } = path;
  const time = atAge - age;
  const spouseTime = Math.max(0, Math.min(atAge, spouseStops) - age);
  const spouses = savedAfter(spouseSaving, spouseTime, path);
  return (
    savings * growthFactor(realRate / 100, time) +
    savedAfter(saving, time, path) +
    spouses * growthFactor(realRate / 100, time - spouseTime)
  );
}

/** What comes in a year of a kind once everything of it has begun. */
export function yearlyOf({ incomes }: RetirementPath, kind: Income['kind']): number {
  return incomes.filter((one) => one.kind === kind).reduce((sum, { yearly }) => sum + yearly, 0);
}

const sumOf = (incomes: readonly Income[]) => incomes.reduce((sum, { yearly }) => sum + yearly, 0);

/** What savings pay in a year at an age. */
function fromSavingsAt({ spending, incomes }: RetirementPath, age: number): number {
  return Math.max(
    0,
    spending - sumOf(incomes.filter(({ from, until = Infinity }) => age >= from && age < until)),
  );
}

/** What savings pay in a year once everything that is for life has begun, and all else has ended. */
export function fromSavingsForGood({ spending, incomes }: RetirementPath): number {
  return Math.max(0, spending - sumOf(incomes.filter(({ until }) => until === undefined)));
}

/** What savings pay between the last day of work and the last Social Security benefit to begin. */
export function bridgeOf(path: RetirementPath): number {
  const starts = path.incomes.filter(({ kind }) => kind === 'social_security').map(({ from }) => from);
  const until = Math.max(path.retireAge, ...starts);
  const years = Array.from({ length: Math.ceil(until - path.retireAge) }, (_, at) => path.retireAge + at);
  return years.reduce((sum, one) => sum + fromSavingsAt(path, one) * Math.min(1, until - one), 0);
}

/**
 * What it takes at the retirement age: the withdrawal rule for what savings pay for good, and what the years before
 * cost more or less than that. A short retirement needs no more than what it spends, with no growth beyond inflation.
 */
function neededAt(path: RetirementPath): number {
  const { retireAge, until, incomes, realRate, withdrawalRate } = path;
  const growth = 1 + realRate / 100;
  const slow = Math.min(1, growth);
  const forGood = fromSavingsForGood(path);
  const settled = Math.max(retireAge, ...incomes.map((one) => one.until ?? one.from));
  let [reserve, allOfIt] = [0, 0];
  for (let age = retireAge; age < until; age += 1) {
    const paid = fromSavingsAt(path, age);
    if (age < settled) reserve += (paid - forGood) / growth ** (age - retireAge);
    allOfIt += paid / slow ** (age - retireAge);
  }
  return Math.max(0, Math.min((forGood * 100) / withdrawalRate + reserve, allOfIt));
}

/** What has to be there at the retirement age. */
export function targetOf(path: RetirementPath): number {
  return path.goal > 0 ? path.goal : neededAt(path);
}

/** What has to be saved in a month, beyond what is, to have it in time; undefined where there is no time left. */
export function extraMonthly(path: RetirementPath, needed: number): number | undefined {
  const months = (path.retireAge - path.age) * monthsPerYear;
  if (months === 0) return undefined;
  const missing = needed - savingsAt(path, path.retireAge);
  return missing <= 0 ? 0 : paymentToReach(missing, 0, rateOfMonth(path.realRate), months);
}

/** The highest yearly spending that the savings of that age are enough for. */
export function supportedSpending(path: RetirementPath): number {
  const had = savingsAt(path, path.retireAge);
  // A year costs at least itself, so that more than this is never enough.
  let [low, high] = [0, sumOf(path.incomes) + had + 1];
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return low;
    if (neededAt({ ...path, spending: middle }) <= had) low = middle;
    else high = middle;
  }
}

/** What is left after each month of retirement, until nothing is or the last age is reached; the first is the start. */
export function drawDown(path: RetirementPath): number[] {
  const growth = 1 + rateOfMonth(path.realRate);
  const left = [savingsAt(path, path.retireAge)];
  const months = (path.until - path.retireAge) * monthsPerYear;
  for (let month = 0; month < months; month++) {
    const paid = fromSavingsAt(path, path.retireAge + month / monthsPerYear);
    const balance = (left.at(-1)! - paid / monthsPerYear) * growth;
    left.push(Math.max(0, balance));
    if (balance < 0) break;
  }
  return left;
}
