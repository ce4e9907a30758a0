import { forStatus, type FilingStatus } from '#advisor/facts/filing-status.ts';
import { selfEmploymentTax } from '#advisor/calculators/tax/payroll/payroll-tax.ts';
import { toCents, toDollars } from '#advisor/quantities/cents.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import type { IncomeRange } from '#advisor/facts/topics/retirement/retirement-plans.ts';

const monthsPerYear = 12;

export type Plan = 'workplace' | 'traditional_ira' | 'roth_ira' | 'simple_ira' | 'sep_ira' | 'hsa';
export type Coverage = 'covered' | 'spouse_only' | 'none';

export interface Saver {
  age: number;
  /** Modified adjusted gross income, taken for pay from work as well. */
  income: number;
  status: FilingStatus;
  coverage: Coverage;
  /** Married, filing separately, and apart all year: the IRA rules of single people apply. */
  livedApart: boolean;
  /** The income is the profit of one's own business. */
  ownBusiness: boolean;
  health: 'self' | 'family';
  /** Months of the year with a health plan that allows an HSA; all of them where it is not said. */
  hsaMonths?: number;
}

type IraSaver = Pick<Saver, 'status' | 'livedApart' | 'coverage'>;

export interface Allowance {
  limit: number;
  catchUp: number;
  /** What the income takes off. */
  reduction: number;
  allowed: number;
  /** What may be deducted; differs from what is allowed only for a traditional IRA. */
  deductible: number;
}

export function allowanceOf(plan: Plan, saver: Saver, facts: FactReader): Allowance {
  switch (plan) {
    case 'workplace':
      return upToPay(saver, facts.get('elective_deferral_limit'), catchUpAtWork(plan, saver.age, facts));
    case 'simple_ira':
      return upToPay(saver, facts.get('simple_ira_limit'), catchUpAtWork(plan, saver.age, facts));
    case 'sep_ira':
      return sepAllowance(saver, facts);
    case 'hsa': {
      const limit = facts.get('hsa_limit')[saver.health];
      const catchUp = saver.age >= facts.get('hsa_catch_up_age') ? facts.get('hsa_catch_up') : 0;
      // Section 223(b)(1): a twelfth for each month.
      const part = (saver.hsaMonths ?? monthsPerYear) / monthsPerYear;
      const allowed = Math.round((limit + catchUp) * part * 100) / 100;
      return { limit, catchUp, reduction: limit + catchUp - allowed, allowed, deductible: allowed };
    }
    case 'traditional_ira':
      return traditionalAllowance(saver, facts);
    case 'roth_ira':
      return rothAllowance(saver, facts);
  }
}

function upToPay({ income }: Saver, limit: number, catchUp: number): Allowance {
  const allowed = Math.min(limit + catchUp, income);
  return { limit, catchUp, reduction: 0, allowed, deductible: allowed };
}

export function catchUpAtWork(plan: 'workplace' | 'simple_ira', age: number, facts: FactReader): number {
  if (age < facts.get('catch_up_age')) return 0;
  const usual = facts.get(plan === 'workplace' ? 'catch_up_50' : 'simple_ira_catch_up_50');
  const { from, through } = facts.get('higher_catch_up_ages');
  if (age < from || age > through) return usual;
  return facts.get(plan === 'workplace' ? 'catch_up_60_63' : 'simple_ira_catch_up_60_63') ?? usual;
}

function sepAllowance({ income, ownBusiness }: Saver, facts: FactReader): Allowance {
  const limit = facts.get('annual_additions_limit');
  const rate = facts.get('sep_contribution_percent') / 100;
  const most = facts.get('plan_compensation_limit') * rate;
  const allowed = Math.min(limit, most, ownBusiness ? ownersShare(income, rate, facts) : income * rate);
  return { limit, catchUp: 0, reduction: 0, allowed, deductible: allowed };
}

/**
 * What counts is the profit less half of the self-employment tax and less the contribution itself (Publication 560), so
 * that a quarter of what counts is a fifth of the profit after that half.
 */
function ownersShare(profit: number, rate: number, facts: FactReader): number {
  const half = toDollars(selfEmploymentTax(toCents(profit), 0, facts).deductible);
  return (profit - half) * (rate / (1 + rate));
}

export function iraLimit(age: number, facts: FactReader): { limit: number; catchUp: number } {
  return {
    limit: facts.get('ira_limit'),
    catchUp: age >= facts.get('catch_up_age') ? facts.get('ira_catch_up') : 0,
  };
}

/** Publication 590-A, Worksheet 1-2: the limit is phased out, and then held against the pay. */
function traditionalAllowance(saver: Saver, facts: FactReader): Allowance {
  const { limit, catchUp } = iraLimit(saver.age, facts);
  const range = deductionRange(saver, facts);
  const allowed = Math.min(limit + catchUp, saver.income);
  const reduced = range ? phasedOut(limit + catchUp, saver.income, range, facts) : limit + catchUp;
  const deductible = Math.min(allowed, reduced);
  return { limit, catchUp, reduction: allowed - deductible, allowed, deductible };
}

/** Publication 590-A, Worksheet 2-2: what the pay allows is what is phased out. */
function rothAllowance(saver: Saver, facts: FactReader): Allowance {
  const { limit, catchUp } = iraLimit(saver.age, facts);
  const most = Math.min(limit + catchUp, saver.income);
  const allowed = phasedOut(most, saver.income, rothRange(saver, facts), facts);
  return { limit, catchUp, reduction: most - allowed, allowed, deductible: 0 };
}

export function rothRange(saver: Saver, facts: FactReader): IncomeRange {
  return forStatus(facts.get('roth_ira_phase_out'), iraStatus(saver));
}

/** Null where the whole contribution may be deducted at any income. */
export function deductionRange(saver: IraSaver, facts: FactReader): IncomeRange | null {
  const status = iraStatus(saver);
  if (saver.coverage === 'covered') return forStatus(facts.get('ira_deduction_phase_out'), status);
  if (saver.coverage === 'none' || (status !== 'married_joint' && status !== 'married_separate')) return null;
  return facts.get('ira_deduction_phase_out_spouse_covered')[status];
}

function iraStatus({ status, livedApart }: Pick<Saver, 'status' | 'livedApart'>): FilingStatus {
  return status === 'married_separate' && livedApart ? 'single' : status;
}

/** Sections 219(g)(2) and 408A(c)(3): the reduction is rounded down, and a remainder is never below a minimum. */
export function phasedOut(
  amount: number,
  income: number,
  { from, to }: IncomeRange,
  facts: FactReader,
): number {
  if (income <= from) return amount;
  if (income >= to) return 0;
  const { step, minimum } = facts.get('ira_phase_out_rounding');
  const left = amount - (amount * (income - from)) / (to - from);
  const rounded = Math.ceil(left / step - 1e-9) * step;
  return Math.min(amount, Math.max(minimum, rounded));
}

/** In percent. Form 8880 puts a surviving spouse with single people. */
export function saversCreditRate(
  { income, status }: Pick<Saver, 'income' | 'status'>,
  facts: FactReader,
): number {
  const tiers = forStatus(
    facts.get('savers_credit_tiers'),
    status === 'surviving_spouse' ? 'single' : status,
  );
  return tiers.find(({ upTo }) => income <= upTo)?.percent ?? 0;
}
