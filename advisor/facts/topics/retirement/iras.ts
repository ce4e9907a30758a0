import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, fixed, checkedOn } from '#advisor/facts/entry.ts';
import { statusNames, type ByStatus, byStatus } from '#advisor/facts/filing-status.ts';
import { rangeNames } from '#advisor/facts/key-names.ts';
import type { IncomeRange } from '#advisor/facts/topics/retirement/retirement-plans.ts';
import { notices } from '#advisor/facts/announcements.ts';

const range = (from: number, to: number): IncomeRange => ({ from, to });
const separateRange = range(0, 10_000);

const unmarriedAndJoint = (unmarried: IncomeRange, joint: IncomeRange): ByStatus<IncomeRange> => ({
  single: unmarried,
  married_joint: joint,
  married_separate: separateRange,
  head_of_household: unmarried,
});

interface SaversTier {
  percent: number;
  upTo: number;
}

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

/** Section 6433 begins with 2027. */
const fromNextLaw = <U extends 'percent' | 'usd_per_year'>(label: string, unit: U) => ({
  label,
  unit,
  source: 'irc_6433',
  changesYearly: false,
  checkedOn,
});

const rangeByStatusNames = { ...statusNames, ...rangeNames };

export const iraFacts = defineFacts({
  ira_limit: announced('what may go into all your IRAs together', 'usd_per_year', notices, {
    2024: 7000,
    2025: 7000,
    2026: 7500,
  }),
  ira_catch_up: announced('the IRA catch-up contribution from age fifty', 'usd_per_year', notices, {
    2024: 1000,
    2025: 1000,
    2026: 1100,
  }),
  roth_ira_phase_out: announced(
    'the income over which a Roth IRA contribution is phased out',
    'usd_per_year',
    notices,
    {
      2024: unmarriedAndJoint(range(146_000, 161_000), range(230_000, 240_000)),
      2025: unmarriedAndJoint(range(150_000, 165_000), range(236_000, 246_000)),
      2026: unmarriedAndJoint(range(153_000, 168_000), range(242_000, 252_000)),
    },
    {
      keys: rangeByStatusNames,
    },
  ),
  ira_deduction_phase_out: announced(
    'the income over which the traditional IRA deduction is phased out, with a plan at work',
    'usd_per_year',
    notices,
    {
      2024: unmarriedAndJoint(range(77_000, 87_000), range(123_000, 143_000)),
      2025: unmarriedAndJoint(range(79_000, 89_000), range(126_000, 146_000)),
      2026: unmarriedAndJoint(range(81_000, 91_000), range(129_000, 149_000)),
    },
    {
      keys: rangeByStatusNames,
    },
  ),
  ira_deduction_phase_out_spouse_covered: announced(
    'the income over which the traditional IRA deduction is phased out when only your spouse has a plan at work',
    'usd_per_year',
    notices,
    {
      2024: { married_joint: range(230_000, 240_000), married_separate: separateRange },
      2025: { married_joint: range(236_000, 246_000), married_separate: separateRange },
      2026: { married_joint: range(242_000, 252_000), married_separate: separateRange },
    },
    {
      keys: rangeByStatusNames,
    },
  ),
  ira_phase_out_rounding: fixed(
    'how a phased-out IRA amount is rounded: the reduction down to this step, and never less than this minimum',
    'usd_per_year',
    'irc_219',
    { step: 10, minimum: 200 },
    { keys: { step: 'the step', minimum: 'the minimum' } },
  ),
  ira_excess_tax_percent: fixed(
    'the tax on an excess IRA contribution, for every year it stays',
    'percent',
    'irc_4973',
    6,
  ),
  roth_five_years: fixed(
    'the years a first Roth IRA must have been open before earnings can come out tax-free',
    'years',
    'irc_408a',
    5,
  ),
  /** A surviving spouse belongs with single here, not with joint. */
  savers_credit_tiers: announced(
    'the saver’s credit: the rate and the adjusted gross income up to which it applies',
    'usd_per_year',
    notices,
    {
      2024: saversTiers(46_000, 50_000, 76_500),
      2025: saversTiers(47_500, 51_000, 79_000),
      2026: saversTiers(48_500, 52_500, 80_500),
    },
    {
      keys: { ...statusNames, percent: 'the rate of the credit', upTo: 'up to an income of' },
      keyUnits: { percent: 'percent' },
    },
  ),
  // From 2027 the saver's match takes its place.
  savers_credit_contribution: {
    ...announced(
      'the contributions of one person that count for the saver’s credit',
      'usd_per_year',
      'irc_25b',
      { 2024: 2000, 2025: 2000, 2026: 2000, 2027: 0 },
    ),
    changesYearly: false,
  },
  savers_credit_age: fixed('the age from which there is a saver’s credit', 'age', 'irc_25b', 18),
  savers_match_percent: {
    ...fromNextLaw('the share of contributions that the saver’s match adds', 'percent'),
    values: { 2027: 50 },
  },
  savers_match_contribution: {
    ...fromNextLaw('the contributions of one person that the saver’s match counts', 'usd_per_year'),
    values: { 2027: 2000 },
  },
  savers_match_phase_out: {
    ...fromNextLaw('the incomes over which the saver’s match shrinks to nothing', 'usd_per_year'),
    values: {
      2027: byStatus(
        { from: 20_500, to: 35_500 },
        { from: 41_000, to: 71_000 },
        { from: 20_500, to: 35_500 },
        { from: 30_750, to: 53_250 },
      ),
    },
    keys: rangeByStatusNames,
  },
});
