import { moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { ordinarySchedule } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { mostDollars } from '#advisor/calculators/tax/nothing-said.ts';
import { rateAt } from '#advisor/calculators/tax/federal/rate-schedule.ts';
import { forStatus, type FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { toCents } from '#advisor/quantities/cents.ts';

/** Given in place of a tax rate by people who don't know theirs. */
export const incomeField = moneyPerYear({
  label: 'Household income before taxes',
  ask: 'what does your household earn a year before taxes',
  roles: [
    'wages',
    'wages@spouse',
    'wages@both',
    'agi',
    'se_income',
    'pension_income',
    'ss_income',
    'other_income',
  ],
  adds: true,
  min: 0,
  max: mostDollars,
  default: { value: 0, reason: 'the tax rate is given instead' },
});

/** The bracket, by people who know it; `reason` says what counts in its place. */
export const ownRate = (label: string, reason: string) =>
  percent({
    label,
    ask: 'what is your tax bracket',
    roles: ['rate_tax', 'rate_tax@both'],
    // The federal rate is the higher one of two.
    order: 'falling',
    min: 0,
    max: 90,
    default: { value: 0, reason },
  });

export const otherRateField = percent({
  label: 'State or other tax rate on top',
  roles: ['rate_tax#2'],
  order: 'falling',
  min: 0,
  max: 50,
  default: { value: 0, reason: 'only one tax rate was mentioned' },
});

/** The federal bracket, in percent, of people who take the standard deduction. */
export function bracketOf(income: number, status: FilingStatus, facts: FactReader): number {
  const taxed = Math.max(0, income - forStatus(facts.get('standard_deduction'), status));
  return rateAt(ordinarySchedule(status, facts), toCents(taxed));
}
