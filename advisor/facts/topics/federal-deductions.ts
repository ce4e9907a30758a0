import { defineFacts } from '#advisor/facts/define-facts.ts';
import type { ByStatus } from '#advisor/facts/filing-status.ts';

const checkedOn = '2026-11-15';
const yearlyProcedure = { 2024: 'irs_rp_2023_34', 2025: 'irs_rp_2024_40', 2026: 'irs_rp_2025_32' };
const newLaw = 'public_law_119_21';

const table = (
  single: number,
  married_joint: number,
  married_separate: number,
  head_of_household: number,
): ByStatus<number> => ({ single, married_joint, married_separate, head_of_household });

/** Where the law speaks of "a joint return" and of everybody else: a surviving spouse is with the others. */
export interface JointOrOther {
  joint: number;
  other: number;
}
const jointOrOther = (joint: number, other: number): JointOrOther => ({ joint, other });

interface SaltPhaseDown {
  start: ByStatus<number>;
  percent: number;
  floor: ByStatus<number>;
}
const saltPhaseDown = (start: number, separateStart: number): SaltPhaseDown | null => ({
  start: table(start, start, separateStart, start),
  percent: 30,
  floor: table(10_000, 10_000, 5000, 10_000),
});

interface QbiMinimum {
  deduction: number;
  income: number;
}
interface Fraction {
  part: number;
  of: number;
}

/** Deductions and credits. Nothing, or null, stands in a year in which the law did not have it yet. */
export const federalDeductionFacts = defineFacts({
  standard_deduction: {
    label: 'the standard deduction',
    unit: 'usd',
    values: {
      2024: table(14_600, 29_200, 14_600, 21_900),
      2025: table(15_750, 31_500, 15_750, 23_625),
      2026: table(16_100, 32_200, 16_100, 24_150),
    },
    source: { 2024: 'irs_rp_2023_34', 2025: newLaw, 2026: 'irs_rp_2025_32' },
    changesYearly: true,
    checkedOn,
  },
  additional_standard_deduction: {
    label: 'the addition to the standard deduction for being old enough, and again for being blind',
    unit: 'usd',
    appliesTo: 'each person; more for the unmarried who are not surviving spouses',
    values: {
      2024: table(1950, 1550, 1550, 1950),
      2025: table(2000, 1600, 1600, 2000),
      2026: table(2050, 1650, 1650, 2050),
    },
    source: yearlyProcedure,
    changesYearly: true,
    checkedOn,
  },
  senior_age: {
    label: 'the age from which the additions for seniors count',
    unit: 'age',
    values: { 2024: 65 },
    source: 'usc_26_63',
    changesYearly: false,
    checkedOn,
  },
  senior_deduction: {
    label: 'the deduction for seniors',
    unit: 'usd',
    appliesTo: 'each person of that age, not on a separate return of a married person; through 2028',
    values: { 2024: 0, 2025: 6000, 2026: 6000 },
    source: newLaw,
    changesYearly: true,
    checkedOn,
  },
  senior_deduction_phaseout: {
    label: 'the income above which the deduction for seniors shrinks',
    unit: 'usd',
    values: { 2025: jointOrOther(150_000, 75_000) },
    source: newLaw,
    changesYearly: false,
    checkedOn,
  },
  senior_deduction_phaseout_percent: {
    label: 'the share of income above that by which each deduction for seniors shrinks',
    unit: 'percent',
    values: { 2025: 6 },
    source: newLaw,
    changesYearly: false,
    checkedOn,
  },
  dependent_standard_deduction: {
    label: 'the least standard deduction of a dependent, and what it adds to earned income',
    unit: 'usd',
    values: {
      2024: { least: 1300, aboveEarned: 450 },
      2025: { least: 1350, aboveEarned: 450 },
      2026: { least: 1350, aboveEarned: 450 },
    },
    source: yearlyProcedure,
    changesYearly: true,
    checkedOn,
  },
  salt_cap: {
    label: 'the cap on the deduction of state and local taxes',
    unit: 'usd',
    values: {
      2024: table(10_000, 10_000, 5000, 10_000),
      2025: table(40_000, 40_000, 20_000, 40_000),
      2026: table(40_400, 40_400, 20_200, 40_400),
    },
    source: { 2024: 'usc_26_164', 2025: newLaw, 2026: newLaw },
    changesYearly: true,
    checkedOn,
  },
  salt_phase_down: {
    label: 'the income above which the cap on state and local taxes shrinks, how fast, and how far',
    unit: 'usd',
    values: { 2024: null, 2025: saltPhaseDown(500_000, 250_000), 2026: saltPhaseDown(505_000, 252_500) },
    source: newLaw,
    changesYearly: true,
    checkedOn,
  },
  mortgage_interest_debt_limit: {
    label: 'the mortgage debt whose interest is deductible',
    unit: 'usd',
    appliesTo: 'loans taken since the end of 2017 to buy, build or improve a home',
    values: { 2024: table(750_000, 750_000, 375_000, 750_000) },
    source: 'usc_26_163',
    changesYearly: false,
    checkedOn,
  },
  charity_floor_percent: {
    label: 'the share of adjusted gross income that gifts must exceed when you itemize',
    unit: 'percent',
    values: { 2024: 0, 2025: 0, 2026: 0.5 },
    source: newLaw,
    changesYearly: false,
    checkedOn,
  },
  charity_cash_limit_percent: {
    label: 'the share of adjusted gross income that cash gifts to public charities may take off',
    unit: 'percent',
    values: { 2024: 60 },
    source: 'usc_26_170',
    changesYearly: false,
    checkedOn,
  },
  charity_without_itemizing: {
    label: 'the cash gifts you may deduct without itemizing',
    unit: 'usd',
    values: { 2024: jointOrOther(0, 0), 2025: jointOrOther(0, 0), 2026: jointOrOther(2000, 1000) },
    source: newLaw,
    changesYearly: false,
    checkedOn,
  },
  medical_expense_floor_percent: {
    label: 'the share of adjusted gross income that medical expenses must exceed',
    unit: 'percent',
    values: { 2024: 7.5 },
    source: 'usc_26_213',
    changesYearly: false,
    checkedOn,
  },
  itemized_reduction_top_bracket: {
    label: 'the part of itemized deductions that is lost in the top bracket',
    unit: 'ratio',
    values: { 2024: null as Fraction | null, 2025: null, 2026: { part: 2, of: 37 } },
    source: 'usc_26_68',
    changesYearly: false,
    checkedOn,
  },
  qbi_deduction_percent: {
    label: 'the deduction for qualified business income',
    unit: 'percent',
    values: { 2024: 20 },
    source: 'usc_26_199a',
    changesYearly: false,
    checkedOn,
  },
  qbi_threshold: {
    label: 'the taxable income up to which the deduction for business income has no further conditions',
    unit: 'usd',
    appliesTo: 'a surviving spouse as a single person',
    values: {
      2024: table(191_950, 383_900, 191_950, 191_950),
      2025: table(197_300, 394_600, 197_300, 197_300),
      2026: table(201_750, 403_500, 201_775, 201_750),
    },
    source: yearlyProcedure,
    changesYearly: true,
    checkedOn,
  },
  qbi_phase_in_range: {
    label: 'how far above the threshold the conditions of the deduction for business income come in',
    unit: 'usd',
    values: {
      2024: jointOrOther(100_000, 50_000),
      2025: jointOrOther(100_000, 50_000),
      2026: jointOrOther(150_000, 75_000),
    },
    source: { 2024: 'usc_26_199a', 2025: 'usc_26_199a', 2026: newLaw },
    changesYearly: false,
    checkedOn,
  },
  qbi_minimum_deduction: {
    label: 'the least deduction for business income, and the business income it takes',
    unit: 'usd',
    values: { 2024: null as QbiMinimum | null, 2025: null, 2026: { deduction: 400, income: 1000 } },
    source: newLaw,
    changesYearly: true,
    checkedOn,
  },
  child_tax_credit: {
    label: 'the child tax credit',
    unit: 'usd',
    appliesTo: 'each child under 17 with a Social Security number',
    values: { 2024: 2000, 2025: 2200, 2026: 2200 },
    source: { 2024: 'usc_26_24', 2025: newLaw, 2026: 'irs_rp_2025_32' },
    changesYearly: true,
    checkedOn,
  },
  child_tax_credit_refundable: {
    label: 'the part of the child tax credit that is paid out',
    unit: 'usd',
    appliesTo: 'each child',
    values: { 2024: 1700, 2025: 1700, 2026: 1700 },
    source: yearlyProcedure,
    changesYearly: true,
    checkedOn,
  },
  child_tax_credit_earnings: {
    label: 'the earned income above which the child tax credit is paid out, and the share of it',
    unit: 'usd',
    values: { 2024: { above: 2500, percent: 15 } },
    source: 'usc_26_24',
    changesYearly: false,
    checkedOn,
  },
  child_tax_credit_phaseout: {
    label: 'the income above which the child tax credit shrinks',
    unit: 'usd',
    values: { 2024: jointOrOther(400_000, 200_000) },
    source: 'usc_26_24',
    changesYearly: false,
    checkedOn,
  },
  child_tax_credit_phaseout_step: {
    label: 'by how much the child tax credit shrinks for how much income, or a part of it',
    unit: 'usd',
    values: { 2024: { income: 1000, reduction: 50 } },
    source: 'usc_26_24',
    changesYearly: false,
    checkedOn,
  },
  other_dependent_credit: {
    label: 'the credit for another dependent',
    unit: 'usd',
    values: { 2024: 500 },
    source: 'usc_26_24',
    changesYearly: false,
    checkedOn,
  },
  car_loan_interest_deduction: {
    label: 'the interest on a new American-made car that is deductible',
    unit: 'usd',
    appliesTo: 'through 2028',
    values: { 2024: 0, 2025: 10_000, 2026: 10_000 },
    source: newLaw,
    changesYearly: true,
    checkedOn,
  },
  tips_deduction: {
    label: 'the tips that are deductible',
    unit: 'usd',
    appliesTo: 'through 2028',
    values: { 2024: 0, 2025: 25_000, 2026: 25_000 },
    source: newLaw,
    changesYearly: true,
    checkedOn,
  },
  overtime_deduction: {
    label: 'the overtime premium that is deductible',
    unit: 'usd',
    appliesTo: 'through 2028',
    values: {
      2024: jointOrOther(0, 0),
      2025: jointOrOther(25_000, 12_500),
      2026: jointOrOther(25_000, 12_500),
    },
    source: newLaw,
    changesYearly: true,
    checkedOn,
  },
});
