import type { DeductibleContributions } from '#advisor/calculators/tax/deductions/deductible-contributions.ts';
import type { Deductions } from '#advisor/calculators/tax/deductions/deductions.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { householdFrom, type HouseholdInput } from '#advisor/calculators/tax/household/household-fields.ts';
import type { Household } from '#advisor/calculators/tax/household/household.ts';
import { noPayrollTax, type PayrollExemption } from '#advisor/calculators/tax/payroll/payroll-exemption.ts';
import { stateOf, type ToldState } from '#advisor/calculators/tax/state/state-of.ts';
import { stateTaxOn } from '#advisor/calculators/tax/state/state-tax-engine.ts';
import {
  additionalMedicareTax,
  employeeTax,
  type EmployeeTax,
} from '#advisor/calculators/tax/payroll/payroll-tax.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, roundHalfUp, toCents, type Cents } from '#advisor/quantities/cents.ts';

/** A year's pay with everything that comes out of it before and after tax. In dollars. */
export interface YearsPay extends Partial<
  Pick<
    HouseholdInput,
    | 'filing_status'
    | 'age'
    | 'spouse_wages'
    | 'overtime_pay'
    | 'tip_income'
    | 'pre_tax_401k'
    | 'contribution_percent'
    | 'contribution_kind'
    | 'children'
    | 'self_employment'
  >
> {
  /** Without overtime and tips, where these are told apart. */
  wages: number;
  /** Premiums and HSA through a cafeteria plan: pay for neither tax. */
  benefits: number;
  spouse_contribution_percent?: number;
  state?: ToldState;
  /** Of one’s own pay. */
  payroll_exemption?: PayrollExemption;
}

export interface PayLeft {
  household: Household;
  contributions: DeductibleContributions;
  deductions: Deductions;
  /** Into the 401(k) from one's own pay, and from the spouse's. */
  saved: Cents;
  spouseSaved: Cents;
  roth: Cents;
  /** Of the household, without payroll taxes; with the tax on self-employment. */
  incomeTax: Cents;
  socialSecurity: Cents;
  /** With the additional tax. */
  medicare: Cents;
  /** Of the household; nothing where the state is not told or its tax not known. */
  stateTax: Cents;
  /** Social Security and Medicare on one's own pay, without the additional tax. */
  ownPayroll: Cents;
  /** What the household takes home. */
  net: Cents;
  /** One's own part of it: the income tax of a couple is split by their taxable pay. */
  ownNet: Cents;
}

const sumOf = ({ socialSecurity, medicare }: EmployeeTax) => socialSecurity + medicare;

/** What a year's pay leaves after federal and state taxes and contributions. */
export function payLeft(pay: YearsPay, facts: FactReader): PayLeft {
  const {
    benefits,
    spouse_contribution_percent: spousePercent = 0,
    state = 'not_said',
    payroll_exemption: exemption = 'none',
    ...input
  } = pay;
  // A plan's percentage is of pay before premiums come off, which lower only what is taxed.
  const { preTax401k, roth401k } = householdFrom(input);
  const household = {
    ...householdFrom({ ...input, wages: input.wages - benefits }),
    preTax401k,
    roth401k,
    // A nonresident has no standard deduction.
    ...(exemption === 'student_visa' ? { afterDeductions: true } : {}),
  };
  const { wages, spouseWages, selfEmployment, status } = household;
  const spouseSaved = Math.min(
    percentOf(spouseWages, spousePercent),
    toCents(facts.get('elective_deferral_limit')),
  );
  const spousePreTax = input.contribution_kind === 'roth' ? 0 : spouseSaved;
  const onReturn = federalReturn({ ...household, spouseWages: spouseWages - spousePreTax }, facts);
  const { contributions } = onReturn;
  const saved = contributions.into401k.yours + contributions.into401k.spouses;
  const isExempt = exemption !== 'none';
  const own = isExempt ? noPayrollTax : employeeTax(wages, facts);
  const spouse = employeeTax(spouseWages, facts);
  const additional = additionalMedicareTax((isExempt ? 0 : wages) + spouseWages, 0, status, facts);
  // The return holds the additional Medicare tax; it is told with Medicare here.
  const incomeTax = onReturn.totalTax - onReturn.additionalMedicare;
  const ownTaxable = Math.max(0, wages - contributions.preTax401k);
  const taxable = ownTaxable + spouseWages - spousePreTax;
  const ownShare = spouseWages === 0 || taxable === 0 ? 1 : ownTaxable / taxable;
  const known = stateOf(state, facts);
  const stateTax =
    known.kind === 'known'
      ? stateTaxOn(known.rule, {
          status,
          agi: onReturn.agi,
          pay: [wages, spouseWages],
          preTax401k: contributions.preTax401k + spousePreTax,
          federalTax: incomeTax,
          payrollTax: [sumOf(own), sumOf(spouse)],
          children: household.children + household.otherDependents,
        })
      : 0;
  const taxes = incomeTax + additional + stateTax;
  const net = wages + selfEmployment + spouseWages - saved - spouseSaved - taxes - sumOf(own) - sumOf(spouse);
  return {
    household,
    contributions,
    deductions: onReturn.deductions,
    saved,
    spouseSaved,
    roth: saved - contributions.preTax401k + spouseSaved - spousePreTax,
    incomeTax,
    socialSecurity: own.socialSecurity + spouse.socialSecurity,
    medicare: own.medicare + spouse.medicare + additional,
    stateTax,
    ownPayroll: sumOf(own),
    net,
    ownNet: ownShare === 1 ? net : wages - saved - sumOf(own) - roundHalfUp(taxes * ownShare),
  };
}

const mostSteps = 60;

/** The pay in all, in whole dollars, that leaves this much a year; undefined where none does. */
export function wagesToTakeHome(
  wanted: Cents,
  pay: Omit<YearsPay, 'wages'>,
  facts: FactReader,
): number | undefined {
  let [low, high] = [0, 1e8];
  const leaves = (wages: number) => payLeft({ ...pay, wages: wages + pay.benefits }, facts).ownNet >= wanted;
  if (!leaves(high)) return undefined;
  for (let step = 0; step < mostSteps && high - low > 0.5; step++) {
    const middle = (low + high) / 2;
    if (leaves(middle)) high = middle;
    else low = middle;
  }
  return Math.round(high + pay.benefits + (pay.overtime_pay ?? 0) + (pay.tip_income ?? 0));
}
