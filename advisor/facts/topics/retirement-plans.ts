import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, fixed } from '#advisor/facts/entry.ts';
import { notices } from '#advisor/facts/topics/retirement-sources.ts';

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
    {
      asked: [
        '401k limit',
        '401k max',
        'how much can I put in my 401k',
        'maximum 401k contribution',
        'Roth 401k limit',
        '403b limit',
        '457 limit',
        'TSP limit',
        'elective deferral limit',
      ],
    },
  ),
  catch_up_age: fixed('the age from which catch-up contributions are allowed', 'age', 'irc_414', 50, {
    asked: ['catch up contribution age', 'when can I make catch up contributions'],
  }),
  catch_up_50: announced(
    'the catch-up contribution to a workplace plan from age fifty',
    'usd_per_year',
    notices,
    { 2024: 7500, 2025: 7500, 2026: 8000 },
    { asked: ['401k catch up', '401k catch-up contribution over 50', 'extra 401k contribution at 50'] },
  ),
  higher_catch_up_ages: fixed(
    'the ages of the higher catch-up contribution, from and through',
    'age',
    'irc_414',
    { from: 60, through: 63 },
    { asked: ['super catch up age'], keys: { from: 'from', through: 'through' } },
  ),
  /** Null: there was none before 2025. */
  catch_up_60_63: announced<number | null>(
    'the catch-up contribution to a workplace plan at ages sixty to sixty-three',
    'usd_per_year',
    notices,
    { 2024: null, 2025: 11_250, 2026: 11_250 },
    { asked: ['super catch-up', 'enhanced catch up contribution', '401k catch up age 60 to 63'] },
  ),
  /** Of the year before, from the same employer. Null: the rule was not in force yet. */
  roth_catch_up_wage_threshold: announced<number | null>(
    'the wages of the year before above which catch-up contributions must be Roth',
    'usd_per_year',
    notices,
    { 2024: null, 2025: null, 2026: 150_000 },
    { asked: ['Roth catch-up requirement income', 'mandatory Roth catch up threshold'] },
  ),
  annual_additions_limit: announced(
    'the most that you and your employer together may add to a workplace plan, without catch-up',
    'usd_per_year',
    notices,
    { 2024: 69_000, 2025: 70_000, 2026: 72_000 },
    {
      asked: [
        '415(c) limit',
        'total 401k limit with employer match',
        'solo 401k limit',
        'SEP IRA limit',
        'mega backdoor Roth limit',
        'overall 401k limit',
      ],
    },
  ),
  plan_compensation_limit: announced(
    'the pay above which a retirement plan counts no more',
    'usd_per_year',
    notices,
    { 2024: 345_000, 2025: 350_000, 2026: 360_000 },
    { asked: ['401(a)(17) limit', '401k compensation limit'] },
  ),
  highly_compensated_threshold: announced(
    'the pay above which an employee counts as highly compensated in the following year',
    'usd_per_year',
    notices,
    { 2024: 155_000, 2025: 160_000, 2026: 160_000 },
    { asked: ['highly compensated employee limit', 'HCE threshold'] },
  ),
  defined_benefit_limit: announced(
    'the largest yearly pension that a defined benefit plan may provide',
    'usd_per_year',
    notices,
    { 2024: 275_000, 2025: 280_000, 2026: 290_000 },
    { asked: ['defined benefit limit', '415(b) limit', 'maximum pension benefit'] },
  ),
  simple_ira_limit: announced(
    'what an employee may put into a SIMPLE IRA',
    'usd_per_year',
    notices,
    { 2024: 16_000, 2025: 16_500, 2026: 17_000 },
    { asked: ['SIMPLE IRA limit', 'SIMPLE IRA max contribution', 'SIMPLE 401k limit'] },
  ),
  simple_ira_catch_up_50: announced(
    'the SIMPLE IRA catch-up contribution from age fifty',
    'usd_per_year',
    notices,
    { 2024: 3500, 2025: 3500, 2026: 4000 },
    { asked: ['SIMPLE IRA catch up'] },
  ),
  simple_ira_catch_up_60_63: announced<number | null>(
    'the SIMPLE IRA catch-up contribution at ages sixty to sixty-three',
    'usd_per_year',
    notices,
    { 2024: null, 2025: 5250, 2026: 5250 },
    { asked: ['SIMPLE IRA super catch up'] },
  ),
  sep_contribution_percent: fixed(
    'the share of pay that an employer may put into a SEP IRA',
    'percent',
    'irc_404',
    25,
    { asked: ['SEP IRA contribution percentage'] },
  ),
  plan_loan_limit: fixed('the most that a workplace plan may lend you', 'usd', 'irc_72', 50_000, {
    asked: ['401k loan limit', 'how much can I borrow from my 401k'],
  }),
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
    { asked: ['60 day rollover', 'rollover deadline'] },
  ),
  rollover_withholding_percent: fixed(
    'the share that a workplace plan withholds for tax from a distribution paid to you',
    'percent',
    'irc_3405',
    20,
    { asked: ['mandatory withholding on 401k distribution', '401k cash out withholding'] },
  ),
});
