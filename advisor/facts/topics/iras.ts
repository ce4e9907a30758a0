import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, fixed } from '#advisor/facts/entry.ts';
import { statusNames, type ByStatus } from '#advisor/facts/filing-status.ts';
import { rangeNames } from '#advisor/facts/key-names.ts';
import type { IncomeRange } from '#advisor/facts/topics/retirement-plans.ts';
import { notices } from '#advisor/facts/topics/retirement-sources.ts';

const range = (from: number, to: number): IncomeRange => ({ from, to });
const separateRange = range(0, 10_000);

const unmarriedAndJoint = (unmarried: IncomeRange, joint: IncomeRange): ByStatus<IncomeRange> => ({
  single: unmarried,
  married_joint: joint,
  married_separate: separateRange,
  head_of_household: unmarried,
});

export interface SaversTier {
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

const rangeByStatusNames = { ...statusNames, ...rangeNames };

export const iraFacts = defineFacts({
  ira_limit: announced(
    'what may go into all your IRAs together',
    'usd_per_year',
    notices,
    { 2024: 7000, 2025: 7000, 2026: 7500 },
    {
      asked: [
        'IRA limit',
        'Roth IRA limit',
        'Roth limit',
        'Roth IRA max',
        'IRA contribution limit',
        'traditional IRA limit',
        'how much can I put in a Roth IRA',
        'how much can I put in my IRA',
        'backdoor Roth limit',
      ],
    },
  ),
  ira_catch_up: announced(
    'the IRA catch-up contribution from age fifty',
    'usd_per_year',
    notices,
    { 2024: 1000, 2025: 1000, 2026: 1100 },
    { asked: ['IRA catch up', 'Roth IRA catch-up over 50', 'IRA limit over 50'] },
  ),
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
      asked: [
        'Roth IRA income limit',
        'can I contribute to a Roth IRA with my income',
        'Roth IRA phase out',
        'make too much for a Roth',
      ],
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
      asked: [
        'traditional IRA deduction income limit',
        'can I deduct my IRA contribution',
        'deductible IRA income limit',
      ],
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
    { asked: ['IRA deduction limit when spouse has a 401k'], keys: rangeByStatusNames },
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
    { asked: ['excess IRA contribution penalty', 'penalty for contributing too much to a Roth IRA'] },
  ),
  roth_five_years: fixed(
    'the years a first Roth IRA must have been open before earnings can come out tax-free',
    'years',
    'irc_408a',
    5,
    { asked: ['Roth 5 year rule', 'Roth conversion five year rule'] },
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
      asked: ["saver's credit income limit", 'retirement savings contributions credit', 'savers tax credit'],
      keys: { ...statusNames, percent: 'the rate of the credit', upTo: 'up to an income of' },
      keyUnits: { percent: 'percent' },
    },
  ),
  // From 2027 a saver's match takes its place, so it does lapse.
  savers_credit_contribution: announced(
    'the contributions of one person that count for the saver’s credit',
    'usd_per_year',
    'irc_25b',
    { 2024: 2000, 2025: 2000, 2026: 2000 },
  ),
});
