import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, checkedOn } from '#advisor/facts/entry.ts';
import { jointOrOtherNames } from '#advisor/facts/key-names.ts';
import { jointOrOther } from '#advisor/facts/topics/tax/federal-deductions.ts';
import { newLaw } from '#advisor/facts/announcements.ts';

/** From where and how fast one of these deductions shrinks: fixed while it lasts. */
const phaseout = { source: newLaw, changesYearly: false, checkedOn };
const stepNames = { income: 'for so much income above that', reduction: 'it shrinks by' };

/** The law fixes the amounts and the last year: no later announcement changes them. */
const untilLawEnds = <T>(...entry: Parameters<typeof announced<T>>) => ({
  ...announced(...entry),
  changesYearly: false,
});

/** Deductions of the law of 2025 that end with 2028. */
export const temporaryDeductionFacts = defineFacts({
  senior_deduction: untilLawEnds(
    'the deduction for seniors',
    'usd',
    newLaw,
    { 2024: 0, 2025: 6000, 2026: 6000, 2029: 0 },
    {
      appliesTo: 'each person of that age, not on a separate return of a married person; through 2028',
    },
  ),
  senior_deduction_phaseout: {
    label: 'the income above which the deduction for seniors shrinks',
    unit: 'usd',
    values: { 2025: jointOrOther(150_000, 75_000) },
    ...phaseout,
    keys: jointOrOtherNames,
  },
  senior_deduction_phaseout_percent: {
    label: 'the share of income above that by which each deduction for seniors shrinks',
    unit: 'percent',
    values: { 2025: 6 },
    ...phaseout,
  },
  car_loan_interest_deduction: untilLawEnds(
    'the interest on a new American-made car that is deductible',
    'usd',
    newLaw,
    { 2024: 0, 2025: 10_000, 2026: 10_000, 2029: 0 },
    {
      appliesTo: 'through 2028',
    },
  ),
  car_loan_interest_phaseout: {
    label: 'the income above which the deduction of car loan interest shrinks',
    unit: 'usd',
    values: { 2025: jointOrOther(200_000, 100_000) },
    ...phaseout,
    keys: jointOrOtherNames,
  },
  car_loan_interest_phaseout_step: {
    label: 'by how much the deduction of car loan interest shrinks for how much income, or a part of it',
    unit: 'usd',
    values: { 2025: { income: 1000, reduction: 200 } },
    ...phaseout,
    keys: stepNames,
  },
  tips_deduction: untilLawEnds(
    'the tips that are deductible',
    'usd',
    newLaw,
    { 2024: 0, 2025: 25_000, 2026: 25_000, 2029: 0 },
    {
      appliesTo: 'through 2028',
    },
  ),
  overtime_deduction: untilLawEnds(
    'the overtime premium that is deductible',
    'usd',
    newLaw,
    {
      2024: jointOrOther(0, 0),
      2025: jointOrOther(25_000, 12_500),
      2026: jointOrOther(25_000, 12_500),
      2029: jointOrOther(0, 0),
    },
    {
      appliesTo: 'through 2028',
      keys: jointOrOtherNames,
    },
  ),
  tips_and_overtime_phaseout: {
    label: 'the income above which the deductions of tips and of overtime shrink',
    unit: 'usd',
    values: { 2025: jointOrOther(300_000, 150_000) },
    ...phaseout,
    keys: jointOrOtherNames,
  },
  tips_and_overtime_phaseout_step: {
    label: 'by how much the deductions of tips and of overtime each shrink for how much income',
    unit: 'usd',
    values: { 2025: { income: 1000, reduction: 100 } },
    ...phaseout,
    keys: stepNames,
  },
});
