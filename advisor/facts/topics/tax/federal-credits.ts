import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, checkedOn, fixed } from '#advisor/facts/entry.ts';
import { jointOrOtherNames } from '#advisor/facts/key-names.ts';
import { jointOrOther } from '#advisor/facts/topics/tax/federal-deductions.ts';
import { newLaw, yearlyProcedure } from '#advisor/facts/announcements.ts';

export const federalCreditFacts = defineFacts({
  child_tax_credit: announced(
    'the child tax credit',
    'usd',
    { 2024: 'usc_26_24', 2025: newLaw, 2026: 'irs_rp_2025_32' },
    { 2024: 2000, 2025: 2200, 2026: 2200 },
    {
      appliesTo: 'each child under 17 with a Social Security number',
    },
  ),
  child_tax_credit_refundable: announced(
    'the part of the child tax credit that is paid out',
    'usd',
    yearlyProcedure,
    { 2024: 1700, 2025: 1700, 2026: 1700 },
    {
      appliesTo: 'each child',
    },
  ),
  child_tax_credit_earnings: fixed(
    'the earned income above which the child tax credit is paid out, and the share of it',
    'usd',
    'usc_26_24',
    { above: 2500, percent: 15 },
    {
      keys: { above: 'earned income above', percent: 'the share of it that is paid out' },
      keyUnits: { percent: 'percent' },
    },
  ),
  child_tax_credit_phaseout: fixed(
    'the income above which the child tax credit shrinks',
    'usd',
    'usc_26_24',
    jointOrOther(400_000, 200_000),
    {
      keys: jointOrOtherNames,
    },
  ),
  child_tax_credit_phaseout_step: fixed(
    'by how much the child tax credit shrinks for how much income, or a part of it',
    'usd',
    'usc_26_24',
    { income: 1000, reduction: 50 },
    { keys: { income: 'for so much income above that', reduction: 'it shrinks by' } },
  ),
  other_dependent_credit: fixed('the credit for another dependent', 'usd', 'usc_26_24', 500),
  earned_income_credit: announced(
    'the most that the earned income credit can be',
    'usd',
    yearlyProcedure,
    {
      2024: { no_child: 632, one_child: 4213, two_children: 6960, three_children: 7830 },
      2025: { no_child: 649, one_child: 4328, two_children: 7152, three_children: 8046 },
      2026: { no_child: 664, one_child: 4427, two_children: 7316, three_children: 8231 },
    },
    {
      keys: {
        no_child: 'no child',
        one_child: 'one child',
        two_children: 'two children',
        three_children: 'three children or more',
      },
    },
  ),
  earned_income_credit_investment_limit: announced(
    'the investment income above which there is no earned income credit',
    'usd',
    yearlyProcedure,
    { 2024: 11_600, 2025: 11_950, 2026: 12_200 },
  ),
  child_care_credit_expenses: fixed(
    'the costs of care that count for the child and dependent care credit',
    'usd',
    'usc_26_21',
    { one: 3000, more: 6000 },
    {
      keys: { one: 'one person cared for', more: 'two or more' },
    },
  ),
  child_care_credit_percent: {
    label: 'the shares of those costs that the child and dependent care credit pays, by income',
    unit: 'percent',
    values: {
      2024: { highest: 35, lowest: 20 },
      2025: { highest: 35, lowest: 20 },
      2026: { highest: 50, lowest: 20 },
    },
    source: { 2024: 'usc_26_21', 2025: 'usc_26_21', 2026: newLaw },
    changesYearly: false,
    checkedOn,
    keys: { highest: 'at the lowest incomes', lowest: 'at higher incomes' },
  },
  /** A point for each step of income, or part of one, above where a stretch begins, down to its lowest share. */
  child_care_credit_phaseout: {
    label: 'by which steps of income the share of the child and dependent care credit goes down',
    unit: 'usd',
    values: {
      2024: [{ joint: 15_000, other: 15_000, jointStep: 2000, otherStep: 2000, lowest: 20 }],
      2025: [{ joint: 15_000, other: 15_000, jointStep: 2000, otherStep: 2000, lowest: 20 }],
      2026: [
        { joint: 15_000, other: 15_000, jointStep: 2000, otherStep: 2000, lowest: 35 },
        { joint: 150_000, other: 75_000, jointStep: 4000, otherStep: 2000, lowest: 20 },
      ],
    },
    source: { 2024: 'usc_26_21', 2025: 'usc_26_21', 2026: newLaw },
    changesYearly: false,
    checkedOn,
    keys: {
      ...jointOrOtherNames,
      jointStep: 'a step of income on a joint return',
      otherStep: 'a step of income on another return',
      lowest: 'the share it goes down to',
    },
    keyUnits: { lowest: 'percent' },
  },
  adoption_credit: announced(
    'the most that the adoption credit can be',
    'usd',
    yearlyProcedure,
    { 2024: 16_810, 2025: 17_280, 2026: 17_670 },
    {
      appliesTo: 'each child',
    },
  ),
});
