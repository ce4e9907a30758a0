import { futureValue, presentValue } from '#advisor/numerics/annuity.ts';
import { paymentToReach, rateOfMonth } from '#advisor/numerics/savings-plan.ts';

const monthsPerYear = 12;

/** A plan for one retirement age. All money in today's dollars; yearly unless it says otherwise. */
export interface RetirementPath {
  age: number;
  retireAge: number;
  until: number;
  savings: number;
  saving: number;
  spending: number;
  /** What somebody wants to have then; zero where it follows from the spending. */
  goal: number;
  /** From the age of claiming on. */
  socialSecurity: number;
  claimAge: number;
  /** From the first day of retirement on. */
  pension: number;
  /** Return after inflation, percent a year. */
  realRate: number;
  /** Percent of savings. */
  withdrawalRate: number;
}

export function realReturn(rate: number, inflation: number): number {
  return ((1 + rate / 100) / (1 + inflation / 100) - 1) * 100;
}

export function savingsAt({ age, savings, saving, realRate }: RetirementPath, atAge: number): number {
  const months = (atAge - age) * monthsPerYear;
  return futureValue(savings, saving / monthsPerYear, rateOfMonth(realRate), months);
}

/** What savings pay in a year before and after Social Security has begun. */
function fromSavings({ spending, pension, socialSecurity }: RetirementPath) {
  return {
    before: Math.max(0, spending - pension),
    after: Math.max(0, spending - pension - socialSecurity),
  };
}

/** What a yearly amount costs now, paid at the start of each year. */
const worth = (yearly: number, rate: number, years: number) => presentValue(0, yearly, rate, years, true);

/**
 * What it takes at the retirement age: the withdrawal rule for what savings pay for good, and a reserve for the years
 * before Social Security. A short retirement needs no more than what it spends, with no growth beyond inflation.
 */
export function neededAt(path: RetirementPath): number {
  const { before, after } = fromSavings(path);
  const time = path.until - path.retireAge;
  const wait = Math.min(time, Math.max(0, path.claimAge - path.retireAge));
  const growth = path.realRate / 100;
  const slow = Math.min(0, growth);
  const byRule = (after * 100) / path.withdrawalRate + worth(before - after, growth, wait);
  const allOfIt = worth(after, slow, time) + worth(before - after, slow, wait);
  return Math.min(byRule, allOfIt);
}

/** What has to be there at the retirement age. */
export function targetOf(path: RetirementPath): number {
  return path.goal > 0 ? path.goal : neededAt(path);
}

/** What has to be saved in a month, beyond what is, to have it in time; undefined where there is no time left. */
export function extraMonthly(path: RetirementPath, needed: number): number | undefined {
  const months = (path.retireAge - path.age) * monthsPerYear;
  if (months === 0) return undefined;
  const monthly = paymentToReach(needed, path.savings, rateOfMonth(path.realRate), months);
  return Math.max(0, monthly - path.saving / monthsPerYear);
}

/** The highest yearly spending that the savings of that age are enough for. */
export function supportedSpending(path: RetirementPath): number {
  const had = savingsAt(path, path.retireAge);
  const income = path.pension + path.socialSecurity;
  // A year costs at least itself, so that more than this is never enough.
  let [low, high] = [0, income + had + 1];
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return low;
    if (neededAt({ ...path, spending: middle }) <= had) low = middle;
    else high = middle;
  }
}

/** What is left after each month of retirement, until nothing is or the last age is reached; the first is the start. */
export function drawDown(path: RetirementPath): number[] {
  const { before, after } = fromSavings(path);
  const growth = 1 + rateOfMonth(path.realRate);
  const left = [savingsAt(path, path.retireAge)];
  const months = (path.until - path.retireAge) * monthsPerYear;
  for (let month = 0; month < months; month++) {
    const claimed = path.retireAge + month / monthsPerYear >= path.claimAge;
    const balance = (left.at(-1)! - (claimed ? after : before) / monthsPerYear) * growth;
    left.push(Math.max(0, balance));
    if (balance < 0) break;
  }
  return left;
}
