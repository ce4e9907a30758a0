import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, fixed } from '#advisor/facts/entry.ts';
import { factSheets } from '#advisor/facts/topics/retirement/social-security.ts';

/** What Social Security pays, as its yearly fact sheets tell it. */
export const socialSecurityBenefitFacts = defineFacts({
  social_security_maximum_benefit: announced(
    'the largest Social Security benefit of a worker who retires at the full retirement age',
    'usd_per_month',
    factSheets,
    { 2024: 3822, 2025: 4018, 2026: 4152 },
  ),
  social_security_average_benefit: announced(
    'the average Social Security benefit of a retired worker in January, as estimated',
    'usd_per_month',
    factSheets,
    { 2024: 1907, 2025: 1976, 2026: 2071 },
  ),
  disability_waiting_months: fixed(
    'the full months that Social Security waits before it pays disability benefits',
    'months',
    'usc_42_423',
    5,
  ),
  disability_earnings_limit: announced(
    'the earnings above which work counts as substantial for disability benefits',
    'usd_per_month',
    factSheets,
    {
      2024: { blind: 2590, other: 1550 },
      2025: { blind: 2700, other: 1620 },
      2026: { blind: 2830, other: 1690 },
    },
    {
      keys: { blind: 'people who are blind', other: 'everybody else' },
    },
  ),
  supplemental_security_income: announced(
    'the federal payment of Supplemental Security Income',
    'usd_per_month',
    factSheets,
    {
      2024: { individual: 943, couple: 1415 },
      2025: { individual: 967, couple: 1450 },
      2026: { individual: 994, couple: 1491 },
    },
    {
      keys: { individual: 'one person', couple: 'a couple' },
    },
  ),
  earnings_test_step: fixed(
    'the dollars earned above the limit that hold back one dollar of Social Security',
    'usd',
    'ssa_working',
    { under: 2, yearOf: 3 },
    {
      keys: {
        under: 'before the year of the full retirement age',
        yearOf: 'in the year you reach it, before that month',
      },
    },
  ),
  credits_a_year: fixed(
    'the Social Security credits that may be earned in a year',
    'count',
    'ssa_credits',
    4,
  ),
  spousal_benefit_percent: fixed(
    'the share of a worker’s full benefit that a spouse may get at most',
    'percent',
    'ssa_spouses',
    50,
  ),
  spousal_claiming_factors: fixed(
    'what a spouse’s benefit loses for each month before the full retirement age',
    'percent',
    'ssa_spouses',
    { nearMonths: 36, near: 25 / 36, far: 5 / 12 },
    {
      keys: {
        nearMonths: 'the months that count as near',
        near: 'for each of these months',
        far: 'for each month before them',
      },
      keyUnits: { nearMonths: 'months' },
    },
  ),
  survivor_benefit_ages: fixed(
    'the ages from which a surviving spouse may draw a survivor benefit',
    'age',
    'ssa_survivors',
    { most: 60, disabled: 50 },
    {
      keys: { most: 'most survivors', disabled: 'survivors with a disability' },
    },
  ),
  survivor_reduction_percent: fixed(
    'what a survivor benefit loses at the earliest age; it falls evenly from the full retirement age',
    'percent',
    'ssa_survivors',
    28.5,
  ),
  survivor_limit_percent: fixed(
    'the share of a worker’s full benefit that the limit on a survivor benefit is at least, where the worker claimed early',
    'percent',
    'cfr_404_338',
    82.5,
  ),
});
