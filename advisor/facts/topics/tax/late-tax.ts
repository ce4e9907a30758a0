import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, checkedOn, fixed } from '#advisor/facts/entry.ts';

/**
 * What the IRS announced for the quarters of each calendar year, for people who owe. Of 2026 the first quarter was
 * checked in the ruling itself (Rev. Rul. 2025-22, Internal Revenue Bulletin 2025-48). The second was checked only in
 * other people's citations of Rev. Rul. 2026-5, the third and fourth in a copy of the IRS's table of October 2026; both
 * follow from section 6621, three points above a federal short-term rate that rounds to 4.
 */
const byQuarter = {
  2024: { first: 8, second: 8, third: 8, fourth: 8 },
  2025: { first: 7, second: 7, third: 7, fourth: 7 },
  2026: { first: 7, second: 6, third: 7, fourth: 7 },
} as const;

export const lateTaxFacts = defineFacts({
  irs_interest_rate: announced(
    'the yearly interest rate the IRS charges on tax paid late',
    'percent',
    'irs_quarterly_rates',
    byQuarter,
    {
      keys: {
        first: 'January through March',
        second: 'April through June',
        third: 'July through September',
        fourth: 'October through December',
      },
      usual: 'fourth',
    },
  ),
  irs_interest_rates: {
    label: 'the interest rates on tax paid late, by quarter',
    unit: 'percent',
    // One table that ends with the year it is filed under: a penalty runs over the quarters of two years.
    values: {
      2026: { firstYear: 2024, rates: Object.values(byQuarter).flatMap((one) => Object.values(one)) },
    },
    source: 'irs_quarterly_rates',
    changesYearly: true,
    holdsEarlierYears: true,
    checkedOn,
    notAsked: true,
    keys: { firstYear: 'the first year', rates: 'the rates of each quarter' },
    keyUnits: { firstYear: 'year' },
  },
  failure_to_file_penalty: fixed(
    'the penalty for filing a tax return late',
    'percent',
    'usc_26_6651',
    { month: 5, most: 25 },
    {
      keys: { month: 'of the unpaid tax, each month or part of one', most: 'at most' },
    },
  ),
  failure_to_pay_penalty: fixed(
    'the penalty for paying tax late',
    'percent',
    'usc_26_6651',
    { month: 0.5, on_plan: 0.25, most: 25 },
    {
      keys: {
        month: 'of the unpaid tax, each month or part of one',
        on_plan: 'on a payment plan, if the return was filed on time',
        most: 'at most',
      },
    },
  ),
  failure_to_file_minimum: announced(
    'the least penalty for a return filed more than 60 days late, or all of the tax if that is less',
    'usd',
    { 2024: 'irs_failure_to_file', 2025: 'irs_rp_2023_34', 2026: 'irs_rp_2024_40', 2027: 'irs_rp_2025_32' },
    // By the year in which the return is due.
    { 2024: 485, 2025: 510, 2026: 525, 2027: 535 },
  ),
});
