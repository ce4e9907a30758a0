import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, checkedOn } from '#advisor/facts/entry.ts';
import { jointOrOtherNames } from '#advisor/facts/key-names.ts';
import { jointOrOther } from '#advisor/facts/topics/federal-deductions.ts';
import { newLaw } from '#advisor/facts/topics/federal-tax-sources.ts';

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
      asked: [
        'senior bonus deduction',
        '6000 deduction for seniors',
        'new deduction for people over 65',
        'how much is the new tax break for older people',
        'how much can i deduct just for being a senior',
        'extra deduction for retirees from the new law, amount',
        'what is the bonus deduction for seniors, per person',
      ],
    },
  ),
  senior_deduction_phaseout: {
    label: 'the income above which the deduction for seniors shrinks',
    unit: 'usd',
    values: { 2025: jointOrOther(150_000, 75_000) },
    ...phaseout,
    asked: [
      'senior deduction income limit',
      'at what income do i lose the senior deduction',
      'when does the bonus deduction for seniors start to shrink',
      'do i make too much for the new senior deduction',
      'income cutoff for the over sixty-five bonus deduction, married',
      'senior bonus deduction phaseout',
    ],
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
      asked: [
        'car loan interest deduction',
        'car loan interest deduction limit',
        'car loan interest deduction maximum',
        'auto loan interest tax deduction',
        'how much car loan interest can i write off',
        'can i deduct the interest on my new car, up to how much',
        'max deduction for interest on an auto loan',
        'yearly cap on deducting interest for a new vehicle',
      ],
    },
  ),
  car_loan_interest_phaseout: {
    label: 'the income above which the deduction of car loan interest shrinks',
    unit: 'usd',
    values: { 2025: jointOrOther(200_000, 100_000) },
    ...phaseout,
    asked: [
      'car loan interest deduction income limit',
      'at what income do i lose the car loan interest deduction',
      'do i earn too much to deduct my auto loan interest',
      'income where the new car interest deduction shrinks',
      'auto loan interest write-off income cutoff, married',
      'car interest deduction phaseout',
    ],
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
      asked: [
        'no tax on tips limit',
        'tip income deduction',
        'how much of my tips are tax free',
        'i wait tables, how much tip income can i deduct',
        'most tips i can write off in a year',
        'is there a cap on no tax on tips',
        'maximum deduction for tipped workers',
      ],
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
      asked: [
        'no tax on overtime limit',
        'overtime pay deduction',
        'how much of my overtime is tax free',
        'most overtime pay i can deduct in a year',
        'is there a cap on no tax on overtime',
        'overtime tax deduction maximum for a couple',
        'how much extra pay for overtime can i write off',
      ],
      keys: jointOrOtherNames,
    },
  ),
  tips_and_overtime_phaseout: {
    label: 'the income above which the deductions of tips and of overtime shrink',
    unit: 'usd',
    values: { 2025: jointOrOther(300_000, 150_000) },
    ...phaseout,
    asked: [
      'no tax on tips income limit',
      'no tax on overtime income limit',
      'at what income do i lose the no tax on tips break',
      'do i make too much for the overtime deduction',
      'income where the tips and overtime deductions shrink',
      'when does the overtime deduction phase out, married',
    ],
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
