import { lastingAgeFields, yearsFromAges } from '#advisor/calculators/retirement/spending/lasting-fields.ts';
import {
  retirementIncomeRoles,
  savingsAndLumpSumRoles,
} from '#advisor/calculators/retirement/spending/savings-roles.ts';
import { choice, money, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { isAbout } from '#advisor/calculators/define/is-about.ts';
import { realHistory } from '#advisor/calculators/investing/paths/market-model.ts';

const twoDigits = (fraction: number) => Math.round(fraction * 10_000) / 100;

/** Percent of the portfolio. */
const usualRate = 4;

/** What every question about living from a portfolio asks. */
export const withdrawalFields = {
  portfolio: money({
    label: 'Portfolio',
    ask: 'how much do you have saved and invested (the portfolio)',
    roles: savingsAndLumpSumRoles,
    adds: true,
    usual: {
      by: ({ spending, budget }) => (spending || budget ? undefined : 1e6),
      reason: 'a round sum; how often a withdrawal rate lasts doesn’t depend on it',
    },
    min: 1,
    max: 1e10,
  }),
  spending: moneyPerYear({
    label: 'Yearly spending from the portfolio',
    roles: ['withdraw_amount', 'withdraw_amount@both'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'it follows from your total spending, or from the withdrawal rate' },
  }),
  budget: moneyPerYear({
    label: 'Total yearly spending',
    roles: ['spend_total', 'spend_total@both'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the spending from the portfolio or the withdrawal rate is given instead' },
  }),
  income: moneyPerYear({
    label: 'Yearly income from Social Security, a pension or elsewhere',
    roles: retirementIncomeRoles,
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the portfolio pays for everything' },
  }),
  withdrawalRate: percent({
    label: 'First-year withdrawal rate',
    roles: ['rate_withdrawal'],
    min: 0,
    max: 100,
    default: {
      value: 0,
      reason: 'where no spending is given, what lasted thirty years in nearly all of United States history',
      by: ({ spending, budget }) => (spending || budget ? undefined : usualRate),
    },
  }),
  stocks: percent({
    label: 'Share in stocks',
    roles: [
      'hold_share:stocks',
      'hold_share@both:stocks',
      'target_share:stocks',
      'hold_share:none',
      'target_share:none',
    ],
    min: 0,
    max: 100,
    default: {
      value: 60,
      reason: 'a common balanced mix, or what isn’t in bonds; the rest is in bonds',
      by: ({ bonds }) => (typeof bonds === 'number' && bonds > 0 ? 100 - bonds : undefined),
    },
  }),
  bonds: percent({
    label: 'Share in bonds',
    roles: ['hold_share:bonds', 'hold_share@both:bonds', 'target_share:bonds', 'hold_share:none#2'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'everything that isn’t in stocks' },
  }),
  years: years({
    label: 'Time the money has to last',
    roles: ['time_last', 'horizon'],
    min: 1,
    max: 60,
    default: {
      value: 30,
      reason:
        'the time between both ages where they’re given, or a retirement from the mid-sixties to the mid-nineties',
      by: yearsFromAges,
    },
  }),
  ...lastingAgeFields,
  timing: choice<'start' | 'end'>({
    label: 'Timing of withdrawals',
    fact: 'timing',
    options: ['start', 'end'],
    default: { value: 'start', reason: 'money has to be there before it’s spent' },
  }),
  fee: percent({
    label: 'Yearly fees',
    roles: ['rate_fee'],
    min: 0,
    max: 5,
    default: { value: 0, reason: 'costs are left out unless you name them' },
  }),
};

const source = 'the average of all years in the yearly table of returns';
const spread = 'as it was over all years in the yearly table of returns';

/** What is believed of the markets, after inflation. */
export const marketFields = {
  stockReturn: percent({
    label: 'Average yearly return of stocks after inflation',
    min: -10,
    max: 25,
    default: { value: twoDigits(realHistory.stocks.mean), reason: source },
  }),
  stockVolatility: percent({
    label: 'Volatility of stocks',
    min: 0.01,
    max: 80,
    default: { value: twoDigits(realHistory.stocks.deviation), reason: spread },
  }),
  bondReturn: percent({
    label: 'Average yearly return of bonds after inflation',
    min: -10,
    max: 15,
    default: { value: twoDigits(realHistory.bonds.mean), reason: source },
  }),
  bondVolatility: percent({
    label: 'Volatility of bonds',
    min: 0.01,
    max: 40,
    default: { value: twoDigits(realHistory.bonds.deviation), reason: spread },
  }),
};

export interface Spending {
  portfolio: number;
  spending: number;
  budget: number;
  income: number;
  withdrawalRate: number;
}

/** What the portfolio pays in a year: as stated, what other income leaves of all spending, or a share. */
export function spendingOf({ portfolio, spending, budget, income, withdrawalRate }: Spending): number {
  if (spending > 0) return spending;
  return budget > 0 ? Math.max(0, budget - income) : (portfolio * withdrawalRate) / 100;
}

export const waysToTellSpending = {
  fields: ['spending', 'budget', 'withdrawalRate'],
  problem: 'The yearly spending and the withdrawal rate don’t match: give one of them.',
  unless: (input: Spending) =>
    input.withdrawalRate === 0 || isAbout((input.portfolio * input.withdrawalRate) / 100, spendingOf(input)),
} as const;

export function problemWithPlan(input: Spending & { stocks: number; bonds: number }): string | null {
  if (input.stocks + input.bonds > 100) return 'Stocks and bonds come to more than 100%: check the shares.';
  if (spendingOf(input) > 0) return null;
  return input.budget > 0
    ? 'That income covers all of your spending: nothing has to come out of the portfolio.'
    : 'Give the yearly spending, or the withdrawal rate.';
}
