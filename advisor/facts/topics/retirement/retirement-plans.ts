import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, fixed } from '#advisor/facts/entry.ts';
import { notices } from '#advisor/facts/announcements.ts';

export interface IncomeRange {
  from: number;
  to: number;
}

/** Plans at work. */
export const retirementPlansFacts = defineFacts({
  elective_deferral_limit: announced(
    'what an employee may put into a 401(k), 403(b), most 457(b) plans or the Thrift Savings Plan',
    'usd_per_year',
    notices,
    { 2024: 23_000, 2025: 23_500, 2026: 24_500 },
  ),
  catch_up_age: fixed('the age from which catch-up contributions are allowed', 'age', 'irc_414', 50),
  catch_up_50: announced(
    'the catch-up contribution to a workplace plan from age fifty',
    'usd_per_year',
    notices,
    { 2024: 7500, 2025: 7500, 2026: 8000 },
  ),
  higher_catch_up_ages: fixed(
    'the ages of the higher catch-up contribution, from and through',
    'age',
    'irc_414',
    { from: 60, through: 63 },
    {
      keys: { from: 'from', through: 'through' },
    },
  ),
  /** Null: there was none before 2025. */
  catch_up_60_63: announced<number | null>(
    'the catch-up contribution to a workplace plan at ages sixty to sixty-three',
    'usd_per_year',
    notices,
    { 2024: null, 2025: 11_250, 2026: 11_250 },
  ),
  /** Of the year before, from the same employer. Null: the rule was not in force yet. */
  roth_catch_up_wage_threshold: announced<number | null>(
    'the wages of the year before above which catch-up contributions must be Roth',
    'usd_per_year',
    notices,
    { 2024: null, 2025: null, 2026: 150_000 },
  ),
  annual_additions_limit: announced(
    'the most that you and your employer together may add to a workplace plan, without catch-up',
    'usd_per_year',
    notices,
    { 2024: 69_000, 2025: 70_000, 2026: 72_000 },
  ),
  plan_compensation_limit: announced(
    'the pay above which a retirement plan counts no more',
    'usd_per_year',
    notices,
    { 2024: 345_000, 2025: 350_000, 2026: 360_000 },
  ),
  highly_compensated_threshold: announced(
    'the pay above which an employee counts as highly compensated in the following year',
    'usd_per_year',
    notices,
    { 2024: 155_000, 2025: 160_000, 2026: 160_000 },
  ),
  defined_benefit_limit: announced(
    'the largest yearly pension that a defined benefit plan may provide',
    'usd_per_year',
    notices,
    { 2024: 275_000, 2025: 280_000, 2026: 290_000 },
  ),
  simple_ira_limit: announced('what an employee may put into a SIMPLE IRA', 'usd_per_year', notices, {
    2024: 16_000,
    2025: 16_500,
    2026: 17_000,
  }),
  simple_ira_catch_up_50: announced(
    'the SIMPLE IRA catch-up contribution from age fifty',
    'usd_per_year',
    notices,
    { 2024: 3500, 2025: 3500, 2026: 4000 },
  ),
  simple_ira_catch_up_60_63: announced<number | null>(
    'the SIMPLE IRA catch-up contribution at ages sixty to sixty-three',
    'usd_per_year',
    notices,
    { 2024: null, 2025: 5250, 2026: 5250 },
  ),
  sep_contribution_percent: fixed(
    'the share of pay that an employer may put into a SEP IRA',
    'percent',
    'irc_404',
    25,
  ),
  plan_loan_limit: fixed('the most that a workplace plan may lend you', 'usd', 'irc_72', 50_000),
  plan_loan_percent: fixed(
    'the share of your vested balance that a workplace plan may lend you',
    'percent',
    'irc_72',
    50,
  ),
  rollover_days: fixed(
    'the days within which a distribution paid to you may be put into another retirement account',
    'count',
    'irc_402',
    60,
  ),
  rollover_withholding_percent: fixed(
    'the share that a workplace plan withholds for tax from a distribution paid to you',
    'percent',
    'irc_3405',
    20,
  ),
});
