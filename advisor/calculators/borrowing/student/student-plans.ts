import { growthFactor, loanPayment, periodicRate, presentValue } from '#advisor/numerics/annuity.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';

const monthsPerYear = 12;
/** A hair of floating point is no debt. */
const settled = 0.005;

export interface Borrower {
  balance: number;
  rate: number;
  income: number;
  income_growth: number;
  inflation: number;
  household: number;
  dependents: number;
  /** Qualifying payments made so far. */
  made: number;
  /** Whether the first federal loan is older than July 2014. */
  isEarly: boolean;
}

export interface PlanCourse {
  first: number;
  last: number;
  months: number;
  paid: number;
  forgiven: number;
  /** Owed after each month, unpaid interest included. */
  owed: readonly number[];
}

type Pay = (month: number) => number;

/** The plans’ figures of law, read once. */
export function planRules(facts: FactReader) {
  return {
    poverty: facts.get('poverty_guideline'),
    standardYears: facts.get('student_loan_standard_years'),
    extended: facts.get('student_loan_extended'),
    graduated: facts.get('student_loan_graduated'),
    tiers: facts.get('tiered_standard_plan'),
    ibrShare: facts.get('ibr_share'),
    ibrProtected: facts.get('ibr_protected_income'),
    ibrSmall: facts.get('ibr_small_payments'),
    ibrYears: facts.get('ibr_forgiveness_years'),
    bands: facts.get('rap_bands'),
    rapLeast: facts.get('rap_minimum_payment'),
    rapDependent: facts.get('rap_dependent_reduction'),
    rapMatch: facts.get('rap_principal_match'),
    rapYears: facts.get('rap_forgiveness_years'),
    pslf: facts.get('pslf_payments'),
  };
}

export type PlanRules = ReturnType<typeof planRules>;

export const levelOver = (balance: number, rate: number, years: number) =>
  loanPayment(balance, periodicRate(rate, monthsPerYear), Math.round(years * monthsPerYear));

/** How long the standard plan of a loan made since July 2026 runs. */
export function tieredYears(balance: number, { tiers }: PlanRules): number {
  if (balance < tiers.ten_years) return 10;
  if (balance < tiers.fifteen_years) return 15;
  return balance < tiers.twenty_years ? 20 : 25;
}

/** Payments that rise in equal proportions, never below the interest, from the first to the most that is allowed. */
export function graduatedPayments(balance: number, rate: number, rules: PlanRules): Pay {
  const { step, most_times_the_first: most } = rules.graduated;
  const months = rules.standardYears * monthsPerYear;
  const perMonth = periodicRate(rate, monthsPerYear);
  const steps = months / step;
  const factor = (place: number) => most ** (place / (steps - 1));
  const worth = Array.from(
    { length: steps },
    (_, place) => (factor(place) * presentValue(0, 1, perMonth, step)) / growthFactor(perMonth, place * step),
  ).reduce((sum, one) => sum + one, 0);
  const first = balance / worth;
  return (month) => first * factor(Math.min(steps - 1, Math.floor((month - 1) / step)));
}

const incomeIn = ({ income, income_growth: growth }: Borrower, month: number) =>
  income * growthFactor(growth / 100, Math.floor((month - 1) / monthsPerYear));

/** A share of the income above what is protected, at most the standard payment. */
export function ibrPayment(borrower: Borrower, rules: PlanRules): Pay {
  const share = rules.ibrShare[borrower.isEarly ? 'before' : 'since_july_2014'];
  const most = levelOver(borrower.balance, borrower.rate, rules.standardYears);
  const { first_person: first, each_further_person: further } = rules.poverty;
  const guideline = first + further * (borrower.household - 1);
  return (month) => {
    const grown = growthFactor(borrower.inflation / 100, Math.floor((month - 1) / monthsPerYear));
    const protectedIncome = (guideline * grown * rules.ibrProtected) / 100;
    const due = (Math.max(0, incomeIn(borrower, month) - protectedIncome) * share) / 100 / monthsPerYear;
    if (due < rules.ibrSmall.nothing_below) return 0;
    return Math.min(most, Math.max(rules.ibrSmall.least, due));
  };
}

/** A share of all the income that rises with its band, less so much for each dependent. */
export function rapPayment(borrower: Borrower, rules: PlanRules): Pay {
  return (month) => {
    const income = incomeIn(borrower, month);
    const share = Math.min(rules.bands.highest_share, Math.ceil(income / rules.bands.width) - 1);
    const due = (income * Math.max(0, share)) / 100 / monthsPerYear;
    return Math.max(rules.rapLeast, due - rules.rapDependent * borrower.dependents);
  };
}

/** The interest that a payment does not cover stays owed, without interest of its own, unless the plan waives it. */
export function runPlan(
  { balance, rate }: Pick<Borrower, 'balance' | 'rate'>,
  pay: Pay,
  months: number,
  match = 0,
  waives = false,
): PlanCourse {
  const perMonth = periodicRate(rate, monthsPerYear);
  const owed = [balance];
  let principal = balance;
  let unpaid = 0;
  let paid = 0;
  let last = 0;
  let month = 1;
  for (; month <= months && principal + unpaid > settled; month += 1) {
    const interest = principal * perMonth + unpaid;
    last = Math.min(pay(month), principal + interest);
    paid += last;
    const toPrincipal = Math.max(0, last - interest);
    unpaid = waives ? 0 : Math.max(0, interest - last);
    const matched = waives ? Math.max(0, Math.min(match, last) - toPrincipal) : 0;
    principal = Math.max(0, principal - toPrincipal - matched);
    owed.push(principal + unpaid);
  }
  const forgiven = principal + unpaid > settled ? principal + unpaid : 0;
  return { first: pay(1), last, months: month - 1, paid, forgiven, owed };
}
