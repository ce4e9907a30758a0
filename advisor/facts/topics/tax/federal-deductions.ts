import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, checkedOn, fixed } from '#advisor/facts/entry.ts';
import { byStatus, statusNames, type ByStatus } from '#advisor/facts/filing-status.ts';
import { jointOrOtherNames } from '#advisor/facts/key-names.ts';
import { newLaw, yearlyProcedure } from '#advisor/facts/announcements.ts';

/** Where the law speaks of "a joint return" and of everybody else: a surviving spouse is with the others. */
export interface JointOrOther {
  joint: number;
  other: number;
}
export const jointOrOther = (joint: number, other: number): JointOrOther => ({ joint, other });

interface SaltPhaseDown {
  start: ByStatus<number>;
  percent: number;
  floor: ByStatus<number>;
}
const saltPhaseDown = (start: number, separateStart: number): SaltPhaseDown | null => ({
  start: byStatus(start, start, separateStart, start),
  percent: 30,
  floor: byStatus(10_000, 10_000, 5000, 10_000),
});

interface QbiMinimum {
  deduction: number;
  income: number;
}
interface Fraction {
  part: number;
  of: number;
}

/** From then on, whatever the income. */
const saltCapReturns = 2030;
const saltCapAfterwards = byStatus(10_000, 10_000, 5000, 10_000);

/** Deductions. Nothing, or null, stands in a year in which the law did not have it yet. */
export const federalDeductionFacts = defineFacts({
  standard_deduction: announced(
    'the standard deduction',
    'usd',
    { 2024: 'irs_rp_2023_34', 2025: newLaw, 2026: 'irs_rp_2025_32' },
    {
      2024: byStatus(14_600, 29_200, 14_600, 21_900),
      2025: byStatus(15_750, 31_500, 15_750, 23_625),
      2026: byStatus(16_100, 32_200, 16_100, 24_150),
    },
    { keys: statusNames },
  ),
  additional_standard_deduction: announced(
    'the addition to the standard deduction for being old enough, and again for being blind',
    'usd',
    yearlyProcedure,
    {
      2024: byStatus(1950, 1550, 1550, 1950),
      2025: byStatus(2000, 1600, 1600, 2000),
      2026: byStatus(2050, 1650, 1650, 2050),
    },
    {
      appliesTo: 'each person; more for the unmarried who are not surviving spouses',
      keys: statusNames,
    },
  ),
  senior_age: fixed('the age from which the additions for seniors count', 'age', 'usc_26_63', 65),
  dependent_standard_deduction: announced(
    'the least standard deduction of a dependent, and what it adds to earned income',
    'usd',
    yearlyProcedure,
    {
      2024: { least: 1300, aboveEarned: 450 },
      2025: { least: 1350, aboveEarned: 450 },
      2026: { least: 1350, aboveEarned: 450 },
    },
    {
      keys: { least: 'the least', aboveEarned: 'what is added to earned income' },
    },
  ),
  salt_cap: announced(
    'the cap on the deduction of state and local taxes',
    'usd',
    {
      2024: 'usc_26_164',
      2025: newLaw,
      2026: newLaw,
      2027: newLaw,
      2028: newLaw,
      2029: newLaw,
      [saltCapReturns]: newLaw,
    },
    {
      2024: byStatus(10_000, 10_000, 5000, 10_000),
      2025: byStatus(40_000, 40_000, 20_000, 40_000),
      2026: byStatus(40_400, 40_400, 20_200, 40_400),
      // By the law itself 1 % more than the year before; in whole dollars, as on a return.
      2027: byStatus(40_804, 40_804, 20_402, 40_804),
      2028: byStatus(41_212, 41_212, 20_606, 41_212),
      2029: byStatus(41_624, 41_624, 20_812, 41_624),
      [saltCapReturns]: saltCapAfterwards,
    },
    {
      usual: 'single',
      keys: statusNames,
    },
  ),
  salt_phase_down: announced(
    'the income above which the cap on state and local taxes shrinks, how fast, and how far',
    'usd',
    newLaw,
    {
      2024: null,
      2025: saltPhaseDown(500_000, 250_000),
      2026: saltPhaseDown(505_000, 252_500),
      2027: saltPhaseDown(510_050, 255_025),
      2028: saltPhaseDown(515_151, 257_575),
      2029: saltPhaseDown(520_302, 260_151),
      [saltCapReturns]: null,
    },
    {
      keys: {
        ...statusNames,
        start: 'the income above which it shrinks',
        percent: 'the share of that income it shrinks by',
        floor: 'what is left at least',
      },
      keyUnits: { percent: 'percent' },
    },
  ),
  salt_cap_return_year: {
    label: 'the year in which the cap on the deduction of state and local taxes falls back',
    unit: 'year',
    values: { 2025: saltCapReturns },
    source: newLaw,
    changesYearly: false,
    checkedOn,
  },
  salt_cap_after_return: {
    label: 'the cap on the deduction of state and local taxes after it has fallen back',
    unit: 'usd',
    appliesTo: 'from 2030 on, whatever the income',
    values: { 2025: saltCapAfterwards },
    source: newLaw,
    changesYearly: false,
    checkedOn,
    keys: statusNames,
  },
  mortgage_interest_debt_limit: fixed(
    'the mortgage debt whose interest is deductible',
    'usd',
    'usc_26_163',
    byStatus(750_000, 750_000, 375_000, 750_000),
    {
      appliesTo: 'loans taken since the end of 2017 to buy, build or improve a home',
      keys: statusNames,
    },
  ),
  charity_floor_percent: {
    label: 'the share of adjusted gross income that gifts must exceed when you itemize',
    unit: 'percent',
    values: { 2024: 0, 2025: 0, 2026: 0.5 },
    source: newLaw,
    changesYearly: false,
    checkedOn,
  },
  charity_cash_limit_percent: fixed(
    'the share of adjusted gross income that cash gifts to public charities may take off',
    'percent',
    'usc_26_170',
    60,
  ),
  charity_without_itemizing: {
    label: 'the cash gifts you may deduct without itemizing',
    unit: 'usd',
    values: { 2024: jointOrOther(0, 0), 2025: jointOrOther(0, 0), 2026: jointOrOther(2000, 1000) },
    source: newLaw,
    changesYearly: false,
    checkedOn,
    keys: jointOrOtherNames,
  },
  medical_expense_floor_percent: fixed(
    'the share of adjusted gross income that medical expenses must exceed',
    'percent',
    'usc_26_213',
    7.5,
  ),
  itemized_reduction_top_bracket: {
    label: 'the part of itemized deductions that is lost in the top bracket',
    unit: 'ratio',
    values: { 2024: null as Fraction | null, 2025: null, 2026: { part: 2, of: 37 } },
    source: 'usc_26_68',
    changesYearly: false,
    checkedOn,
    keys: { part: 'the part that is lost', of: 'of so many parts' },
    keyUnits: { part: 'count', of: 'count' },
  },
  qbi_deduction_percent: fixed('the deduction for qualified business income', 'percent', 'usc_26_199a', 20),
  qbi_threshold: announced(
    'the taxable income up to which the deduction for business income has no further conditions',
    'usd',
    yearlyProcedure,
    {
      2024: byStatus(191_950, 383_900, 191_950, 191_950),
      2025: byStatus(197_300, 394_600, 197_300, 197_300),
      2026: byStatus(201_750, 403_500, 201_775, 201_750),
    },
    {
      appliesTo: 'a surviving spouse as a single person',
      keys: statusNames,
    },
  ),
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
    keys: jointOrOtherNames,
  },
  qbi_minimum_deduction: announced(
    'the least deduction for business income, and the business income it takes',
    'usd',
    newLaw,
    { 2024: null as QbiMinimum | null, 2025: null, 2026: { deduction: 400, income: 1000 } },
    { keys: { deduction: 'the least deduction', income: 'the business income it takes' } },
  ),
});
