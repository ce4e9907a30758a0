import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';
import type { ByStatus } from '#advisor/facts/filing-status.ts';
import type { Unit } from '#advisor/quantities/unit.ts';

const section = (number: string, title: string) => ({
  title: `26 U.S.C. ${number}, ${title}`,
  publisher: 'Legal Information Institute, Cornell Law School',
  url: `https://www.law.cornell.edu/uscode/text/26/${number}`,
  date: '2025',
});

export const retirementPlansSources = defineSources({
  irs_notice_2023_75: {
    title:
      'Notice 2023-75: 2024 Amounts Relating to Retirement Plans and IRAs, as Adjusted for Changes in Cost-of-Living',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/n-23-75.pdf',
    date: '2023-11-01',
  },
  irs_notice_2024_80: {
    title:
      'Notice 2024-80: 2025 Amounts Relating to Retirement Plans and IRAs, as Adjusted for Changes in Cost-of-Living',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/n-24-80.pdf',
    date: '2024-11-01',
  },
  irs_notice_2025_67: {
    title:
      'Notice 2025-67: 2026 Amounts Relating to Retirement Plans and IRAs, as Adjusted for Changes in Cost-of-Living',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/pub/irs-drop/n-25-67.pdf',
    date: '2025-11-13',
  },
  irs_pub_590a: {
    title: 'Publication 590-A, Contributions to Individual Retirement Arrangements (IRAs)',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p590a',
    date: '2025',
  },
  irs_pub_590b: {
    title: 'Publication 590-B, Distributions from Individual Retirement Arrangements (IRAs)',
    publisher: 'Internal Revenue Service',
    url: 'https://www.irs.gov/publications/p590b',
    date: '2025',
  },
  irc_25b: section('25B', 'Elective deferrals and IRA contributions by certain individuals'),
  irc_219: section('219', 'Retirement savings'),
  irc_404: section('404', 'Deduction for contributions of an employer to an employees’ trust'),
  irc_414: section('414', 'Definitions and special rules'),
  irc_4974: section('4974', 'Excise tax on certain accumulations in qualified retirement plans'),
  treasury_td_10001: {
    title: 'T.D. 10001: Required Minimum Distributions, final regulations',
    publisher: 'Federal Register, U.S. Department of the Treasury',
    url: 'https://www.federalregister.gov/documents/2024/07/19/2024-14542/required-minimum-distributions',
    date: '2024-07-19',
  },
  treasury_td_9930: {
    title: 'T.D. 9930: Updated Life Expectancy and Distribution Period Tables',
    publisher: 'Federal Register, U.S. Department of the Treasury',
    url: 'https://www.govinfo.gov/content/pkg/FR-2020-11-12/html/2020-24723.htm',
    date: '2020-11-12',
  },
  pfau_decision_rules: {
    title: 'The Original Retirement Spending Decision Rules (of Guyton and Klinger)',
    publisher: 'Wade D. Pfau, Retirement Researcher',
    url: 'https://retirementresearcher.com/original-retirement-spending-decision-rules/',
    date: 'undated',
  },
  sec_asset_allocation: {
    title: 'Beginners’ Guide to Asset Allocation, Diversification, and Rebalancing',
    publisher: 'U.S. Securities and Exchange Commission, Investor.gov',
    url: 'https://www.investor.gov/additional-resources/general-resources/publications-research/info-sheets/beginners-guide-asset',
    date: '2009',
  },
  grable_lytton_1999: {
    title: 'Financial risk tolerance revisited: the development of a risk assessment instrument',
    publisher: 'John E. Grable and Ruth H. Lytton, Financial Services Review',
    url: 'https://doi.org/10.1016/S1057-0810(99)00041-4',
    date: '1999',
  },
});

const notices = { 2024: 'irs_notice_2023_75', 2025: 'irs_notice_2024_80', 2026: 'irs_notice_2025_67' };
const checkedOn = '2026-11-15';

export interface IncomeRange {
  from: number;
  to: number;
}

const range = (from: number, to: number): IncomeRange => ({ from, to });

/** Half of the joint amounts for most, three quarters for a head of household: section 25B(b)(3). */
const saversTiers = (fifty: number, twenty: number, ten: number): ByStatus<SaversTier[]> => {
  const share = (part: number) => [
    { percent: 50, upTo: fifty * part },
    { percent: 20, upTo: twenty * part },
    { percent: 10, upTo: ten * part },
  ];
  return {
    single: share(1 / 2),
    married_joint: share(1),
    married_separate: share(1 / 2),
    head_of_household: share(3 / 4),
  };
};

export interface SaversTier {
  percent: number;
  upTo: number;
}

const uniformLifetimeFrom72 = [
  27.4, 26.5, 25.5, 24.6, 23.7, 22.9, 22.0, 21.1, 20.2, 19.4, 18.5, 17.7, 16.8, 16.0, 15.2, 14.4, 13.7, 12.9,
  12.2, 11.5, 10.8, 10.1, 9.5, 8.9, 8.4, 7.8, 7.3, 6.8, 6.4, 6.0, 5.6, 5.2, 4.9, 4.6, 4.3, 4.1, 3.9, 3.7, 3.5,
  3.4, 3.3, 3.1, 3.0, 2.9, 2.8, 2.7, 2.5, 2.3, 2.0,
];

/** What the yearly notices announce. */
const announced = <T>(label: string, values: Record<2024 | 2025 | 2026, T>) => ({
  label,
  unit: 'usd_per_year' as const,
  values,
  source: notices,
  changesYearly: true,
  checkedOn,
});

/** What the law fixes for good. */
const fixed = <T>(label: string, unit: Unit, source: string, value: T) => ({
  label,
  unit,
  values: { 2024: value },
  source,
  changesYearly: false,
  checkedOn,
});

export const retirementPlansFacts = defineFacts({
  elective_deferral_limit: announced(
    'what an employee may put into a 401(k), 403(b), most 457(b) plans or the Thrift Savings Plan',
    { 2024: 23_000, 2025: 23_500, 2026: 24_500 },
  ),
  catch_up_age: fixed('the age from which catch-up contributions are allowed', 'age', 'irc_414', 50),
  catch_up_50: announced('the catch-up contribution to a workplace plan from age fifty', {
    2024: 7500,
    2025: 7500,
    2026: 8000,
  }),
  higher_catch_up_ages: fixed(
    'the ages of the higher catch-up contribution, from and through',
    'age',
    'irc_414',
    { from: 60, through: 63 },
  ),
  /** Null: there was none before 2025. */
  catch_up_60_63: announced<number | null>(
    'the catch-up contribution to a workplace plan at ages sixty to sixty-three',
    {
      2024: null,
      2025: 11_250,
      2026: 11_250,
    },
  ),
  /** Of the year before, from the same employer. Null: the rule was not in force yet. */
  roth_catch_up_wage_threshold: announced<number | null>(
    'the wages of the year before above which catch-up contributions must be Roth',
    { 2024: null, 2025: null, 2026: 150_000 },
  ),
  annual_additions_limit: announced(
    'the most that you and your employer together may add to a workplace plan, without catch-up',
    { 2024: 69_000, 2025: 70_000, 2026: 72_000 },
  ),
  plan_compensation_limit: announced('the pay above which a retirement plan counts no more', {
    2024: 345_000,
    2025: 350_000,
    2026: 360_000,
  }),
  highly_compensated_threshold: announced(
    'the pay above which an employee counts as highly compensated in the following year',
    { 2024: 155_000, 2025: 160_000, 2026: 160_000 },
  ),
  ira_limit: announced('what may go into all your IRAs together', { 2024: 7000, 2025: 7000, 2026: 7500 }),
  ira_catch_up: announced('the IRA catch-up contribution from age fifty', {
    2024: 1000,
    2025: 1000,
    2026: 1100,
  }),
  roth_ira_phase_out: announced('the income over which a Roth IRA contribution is phased out', {
    2024: {
      single: range(146_000, 161_000),
      married_joint: range(230_000, 240_000),
      married_separate: range(0, 10_000),
      head_of_household: range(146_000, 161_000),
    },
    2025: {
      single: range(150_000, 165_000),
      married_joint: range(236_000, 246_000),
      married_separate: range(0, 10_000),
      head_of_household: range(150_000, 165_000),
    },
    2026: {
      single: range(153_000, 168_000),
      married_joint: range(242_000, 252_000),
      married_separate: range(0, 10_000),
      head_of_household: range(153_000, 168_000),
    },
  }),
  ira_deduction_phase_out: announced(
    'the income over which the traditional IRA deduction is phased out, with a plan at work',
    {
      2024: {
        single: range(77_000, 87_000),
        married_joint: range(123_000, 143_000),
        married_separate: range(0, 10_000),
        head_of_household: range(77_000, 87_000),
      },
      2025: {
        single: range(79_000, 89_000),
        married_joint: range(126_000, 146_000),
        married_separate: range(0, 10_000),
        head_of_household: range(79_000, 89_000),
      },
      2026: {
        single: range(81_000, 91_000),
        married_joint: range(129_000, 149_000),
        married_separate: range(0, 10_000),
        head_of_household: range(81_000, 91_000),
      },
    },
  ),
  ira_deduction_phase_out_spouse_covered: announced(
    'the income over which the traditional IRA deduction is phased out when only your spouse has a plan at work',
    {
      2024: { married_joint: range(230_000, 240_000), married_separate: range(0, 10_000) },
      2025: { married_joint: range(236_000, 246_000), married_separate: range(0, 10_000) },
      2026: { married_joint: range(242_000, 252_000), married_separate: range(0, 10_000) },
    },
  ),
  ira_phase_out_rounding: fixed(
    'how a phased-out IRA amount is rounded: the reduction down to this step, and never less than this minimum',
    'usd_per_year',
    'irc_219',
    { step: 10, minimum: 200 },
  ),
  /** A surviving spouse belongs with single here, not with joint. */
  savers_credit_tiers: announced(
    'the saver’s credit: the rate and the adjusted gross income up to which it applies',
    {
      2024: saversTiers(46_000, 50_000, 76_500),
      2025: saversTiers(47_500, 51_000, 79_000),
      2026: saversTiers(48_500, 52_500, 80_500),
    },
  ),
  // From 2027 a saver's match takes its place, so it does lapse.
  savers_credit_contribution: {
    ...announced('the contributions of one person that count for the saver’s credit', {
      2024: 2000,
      2025: 2000,
      2026: 2000,
    }),
    source: 'irc_25b',
  },
  simple_ira_limit: announced('what an employee may put into a SIMPLE IRA', {
    2024: 16_000,
    2025: 16_500,
    2026: 17_000,
  }),
  simple_ira_catch_up_50: announced('the SIMPLE IRA catch-up contribution from age fifty', {
    2024: 3500,
    2025: 3500,
    2026: 4000,
  }),
  simple_ira_catch_up_60_63: announced<number | null>(
    'the SIMPLE IRA catch-up contribution at ages sixty to sixty-three',
    { 2024: null, 2025: 5250, 2026: 5250 },
  ),
  sep_contribution_percent: fixed(
    'the share of pay that an employer may put into a SEP IRA',
    'percent',
    'irc_404',
    25,
  ),
  /** The latest row whose year is not after the year of birth. */
  rmd_start_age: fixed(
    'the age at which required minimum distributions begin, by year of birth',
    'age',
    'treasury_td_10001',
    [
      { bornFrom: 0, age: 72 },
      { bornFrom: 1951, age: 73 },
      { bornFrom: 1960, age: 75 },
    ],
  ),
  uniform_lifetime_table: fixed(
    'the Uniform Lifetime Table: years to divide the balance by, at each age',
    'years',
    'treasury_td_9930',
    { firstAge: 72, periods: uniformLifetimeFrom72 },
  ),
  rmd_missed_tax_percent: fixed(
    'the tax on a required distribution that was not taken; lower where it is soon corrected',
    'percent',
    'irc_4974',
    { missed: 25, corrected: 10 },
  ),
});
