import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, checkedOn, fixed } from '#advisor/facts/entry.ts';
import { jointOrOtherNames, rangeNames } from '#advisor/facts/key-names.ts';
import { newLaw, yearlyProcedure } from '#advisor/facts/announcements.ts';

const rangeByReturnNames = { ...jointOrOtherNames, ...rangeNames };

export const educationFacts = defineFacts({
  student_loan_interest_deduction: fixed(
    'the student loan interest that is deductible',
    'usd_per_year',
    'usc_26_221',
    2500,
  ),
  student_loan_interest_phase_out: announced(
    'the income over which the deduction of student loan interest is phased out',
    'usd_per_year',
    yearlyProcedure,
    {
      2024: { joint: { from: 165_000, to: 195_000 }, other: { from: 80_000, to: 95_000 } },
      2025: { joint: { from: 170_000, to: 200_000 }, other: { from: 85_000, to: 100_000 } },
      2026: { joint: { from: 175_000, to: 205_000 }, other: { from: 85_000, to: 100_000 } },
    },
    {
      appliesTo: 'not on a separate return of a married person, who has no such deduction',
      keys: rangeByReturnNames,
    },
  ),
  american_opportunity_credit: fixed(
    'the most that the American opportunity credit can be',
    'usd_per_year',
    'usc_26_25a',
    2500,
    {
      appliesTo: 'each student, for four years',
    },
  ),
  lifetime_learning_credit: fixed(
    'the most that the lifetime learning credit can be',
    'usd_per_year',
    'usc_26_25a',
    2000,
    {
      appliesTo: 'each return',
    },
  ),
  american_opportunity_shares: fixed(
    'the costs that the American opportunity credit pays in full and in part, and the part of it that is paid out',
    'usd',
    'usc_26_25a',
    { first_costs: 2000, next_costs: 2000, next_percent: 25, paid_out_percent: 40 },
    {
      keys: {
        first_costs: 'paid in full',
        next_costs: 'the next costs',
        next_percent: 'the share of those',
        paid_out_percent: 'the share of the credit that is paid out without tax',
      },
      keyUnits: { next_percent: 'percent', paid_out_percent: 'percent' },
    },
  ),
  lifetime_learning_shares: fixed(
    'the costs that count for the lifetime learning credit, and the share of them that it pays',
    'usd',
    'usc_26_25a',
    { costs: 10_000, percent: 20 },
    { keys: { costs: 'costs up to', percent: 'the share of them' }, keyUnits: { percent: 'percent' } },
  ),
  education_credit_phase_out: fixed(
    'the income over which the education credits are phased out',
    'usd_per_year',
    'usc_26_25a',
    { joint: { from: 160_000, to: 180_000 }, other: { from: 80_000, to: 90_000 } },
    {
      appliesTo: 'not on a separate return of a married person, who has no such credit',
      keys: rangeByReturnNames,
    },
  ),
  plan_529_gift_years: fixed(
    'the years of gifts that may go into a 529 plan at once',
    'years',
    'usc_26_529',
    5,
  ),
  plan_529_superfunding_limit: announced(
    'what one giver may put into a 529 plan at once for one person without using up any exemption',
    'usd',
    yearlyProcedure,
    { 2024: 90_000, 2025: 95_000, 2026: 95_000 },
  ),
  plan_529_school_limit: {
    label: 'what may come out of 529 plans in a year, free of tax, for one student’s costs up to high school',
    unit: 'usd_per_year',
    values: { 2024: 10_000, 2025: 10_000, 2026: 20_000 },
    source: { 2024: 'usc_26_529', 2025: 'usc_26_529', 2026: newLaw },
    changesYearly: false,
    checkedOn,
  },
  plan_529_student_loan_limit: fixed(
    'what may come out of 529 plans in a life, free of tax, to repay one person’s student loans',
    'usd',
    'usc_26_529',
    10_000,
  ),
  plan_529_roth_limit: fixed(
    'what may move in a life from a 529 plan to the Roth IRA of its beneficiary',
    'usd',
    'usc_26_529',
    35_000,
  ),
  plan_529_roth_years: fixed(
    'the years a 529 account must have been open before money may move to a Roth IRA',
    'years',
    'usc_26_529',
    15,
  ),
  plan_529_other_use_tax_percent: fixed(
    'the additional tax on earnings of a 529 plan that are spent on something else',
    'percent',
    'usc_26_529',
    10,
  ),
  coverdell_limit: fixed(
    'what may go into Coverdell education savings accounts for one child',
    'usd_per_year',
    'usc_26_530',
    2000,
  ),
  employer_education_limit: announced(
    'the help with education or student loans from an employer that is not taxed',
    'usd_per_year',
    'usc_26_127',
    { 2024: 5250, 2025: 5250, 2026: 5250 },
  ),
});
