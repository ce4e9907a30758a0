import type { Household } from '#advisor/calculators/tax/household/household.ts';
import { forJointReturn } from '#advisor/calculators/tax/household/joint-return.ts';
import { forStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, roundHalfUp, toCents, type Cents } from '#advisor/quantities/cents.ts';

export interface Deductions {
  standard: Cents;
  itemized: Cents;
  /** Of the itemized: what remains of state and local taxes after the cap. */
  stateLocalTaxes: Cents;
  itemizes: boolean;
  /** The larger of the two. */
  taken: Cents;
  /** Gifts that count without itemizing. */
  charity: Cents;
  senior: Cents;
  /** Of overtime and of tips. */
  overtime: Cents;
  tips: Cents;
  /** Of interest on a new car. */
  carLoan: Cents;
  total: Cents;
}

const allTakenBefore: Deductions = {
  standard: 0,
  itemized: 0,
  stateLocalTaxes: 0,
  itemizes: false,
  taken: 0,
  charity: 0,
  senior: 0,
  overtime: 0,
  tips: 0,
  carLoan: 0,
  total: 0,
};

/** What comes off adjusted gross income, but for business income, which depends on what these leave. */
export function deductions(household: Household, agi: Cents, facts: FactReader): Deductions {
  if (household.afterDeductions) return allTakenBefore;
  const senior = seniorDeduction(household, agi, facts);
  const { overtime, tips } = extraPayDeductions(household, agi, facts);
  const carLoan = carLoanDeduction(household, agi, facts);
  const standard = standardDeduction(household, facts);
  const charityAlone = Math.min(
    household.charity,
    toCents(forJointReturn(facts.get('charity_without_itemizing'), household.status)),
  );
  const stateLocalTaxes = Math.min(household.stateLocalTaxes, saltCap(household, agi, facts));
  const itemized = withoutTopBracketPart(
    household.itemizedInAll +
      household.mortgageInterest +
      stateLocalTaxes +
      itemizedCharity(household, agi, facts),
    agi - senior,
    household,
    facts,
  );
  const itemizes = itemized > standard + charityAlone;
  const taken = itemizes ? itemized : standard;
  const charity = itemizes ? 0 : charityAlone;
  return {
    standard,
    itemized,
    stateLocalTaxes,
    itemizes,
    taken,
    charity,
    senior,
    overtime,
    tips,
    carLoan,
    total: taken + charity + senior + overtime + tips + carLoan,
  };
}

/** How many on the return have reached the age of the additions; a spouse counts on a joint return only. */
export function seniorsOf({ status, age, spouseAge }: Household, facts: FactReader): number {
  const from = facts.get('senior_age');
  return (age >= from ? 1 : 0) + (status === 'married_joint' && spouseAge >= from ? 1 : 0);
}

function standardDeduction(household: Household, facts: FactReader): Cents {
  const base = forStatus(facts.get('standard_deduction'), household.status);
  const each = forStatus(facts.get('additional_standard_deduction'), household.status);
  return toCents(base + each * (seniorsOf(household, facts) + household.blind));
}

/** Each person's deduction shrinks by the same part of the joint income; a separate return has none. */
function seniorDeduction(household: Household, agi: Cents, facts: FactReader): Cents {
  if (household.status === 'married_separate') return 0;
  const start = toCents(forJointReturn(facts.get('senior_deduction_phaseout'), household.status));
  const lost = percentOf(Math.max(0, agi - start), facts.get('senior_deduction_phaseout_percent'));
  return seniorsOf(household, facts) * Math.max(0, toCents(facts.get('senior_deduction')) - lost);
}

/** At time and a half, the half is a third of the pay. */
export const premiumParts = 3;

/** Sections 224 and 225: tips, and the premium of overtime. Each shrinks step by step; a separate return has none. */
function extraPayDeductions(
  { status, overtimePay, tips }: Household,
  agi: Cents,
  facts: FactReader,
): { overtime: Cents; tips: Cents } {
  if (status === 'married_separate' || overtimePay + tips === 0) return { overtime: 0, tips: 0 };
  const over = Math.max(0, agi - toCents(forJointReturn(facts.get('tips_and_overtime_phaseout'), status)));
  const { income, reduction } = facts.get('tips_and_overtime_phaseout_step');
  const lost = Math.floor(over / toCents(income)) * toCents(reduction);
  const left = (amount: Cents, most: number) => Math.max(0, Math.min(amount, toCents(most)) - lost);
  return {
    overtime: left(
      roundHalfUp(overtimePay / premiumParts),
      forJointReturn(facts.get('overtime_deduction'), status),
    ),
    tips: left(tips, facts.get('tips_deduction')),
  };
}

/** Section 163(h)(4): whether one itemizes or not. Every thousand dollars of income above counts from its first cent. */
function carLoanDeduction({ status, carLoanInterest }: Household, agi: Cents, facts: FactReader): Cents {
  if (carLoanInterest === 0) return 0;
  const over = Math.max(0, agi - toCents(forJointReturn(facts.get('car_loan_interest_phaseout'), status)));
  const { income, reduction } = facts.get('car_loan_interest_phaseout_step');
  const lost = Math.ceil(over / toCents(income)) * toCents(reduction);
  const most = toCents(facts.get('car_loan_interest_deduction'));
  return Math.max(0, Math.min(carLoanInterest, most) - lost);
}

function saltCap({ status }: Household, agi: Cents, facts: FactReader): Cents {
  const cap = toCents(forStatus(facts.get('salt_cap'), status));
  const phaseDown = facts.get('salt_phase_down');
  if (!phaseDown) return cap;
  const over = Math.max(0, agi - toCents(forStatus(phaseDown.start, status)));
  return Math.max(toCents(forStatus(phaseDown.floor, status)), cap - percentOf(over, phaseDown.percent));
}

function itemizedCharity({ charity }: Household, agi: Cents, facts: FactReader): Cents {
  const income = Math.max(0, agi);
  const most = percentOf(income, facts.get('charity_cash_limit_percent'));
  const floor = percentOf(income, facts.get('charity_floor_percent'));
  return Math.max(0, Math.min(charity, most) - floor);
}

/** Section 68: in the top bracket a part of the itemized deductions is lost, so that they save less than its rate. */
function withoutTopBracketPart(
  itemized: Cents,
  income: Cents,
  { status }: Household,
  facts: FactReader,
): Cents {
  const lost = facts.get('itemized_reduction_top_bracket');
  if (!lost) return itemized;
  const topBegins = toCents(forStatus(facts.get('income_tax_brackets'), status).at(-1) ?? Infinity);
  const touched = Math.min(itemized, Math.max(0, income - topBegins));
  return itemized - roundHalfUp((touched * lost.part) / lost.of);
}
