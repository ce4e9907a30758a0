import { choice, money, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { isAbout } from '#advisor/calculators/define/is-about.ts';
import { realHistory } from '#advisor/calculators/investing/market-model.ts';

const twoDigits = (fraction: number) => Math.round(fraction * 10_000) / 100;

/** What every question about living from a portfolio asks. */
export const withdrawalFields = {
  portfolio: money({
    label: 'Portfolio',
    ask: 'how much do you have saved and invested (the portfolio)',
    roles: ['bal_total', 'bal_retirement', 'bal_brokerage', 'bal_roth', 'lump_sum'],
    min: 1,
    max: 1e10,
  }),
  spending: moneyPerYear({
    label: 'Yearly spending from the portfolio',
    roles: ['withdraw_amount', 'spend_total'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the withdrawal rate says what is spent' },
  }),
  withdrawalRate: percent({
    label: 'Withdrawal rate in the first year, where no spending is given',
    roles: ['rate_withdrawal'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'the spending is given as an amount' },
  }),
  stocks: percent({
    label: 'Share in stocks',
    roles: ['hold_share:stocks', 'target_share:stocks', 'hold_share', 'target_share'],
    min: 0,
    max: 100,
    default: { value: 60, reason: 'a common balanced mix; the rest is in bonds' },
  }),
  years: years({
    label: 'Time the money has to last',
    roles: ['time_last', 'horizon'],
    min: 1,
    max: 60,
    default: { value: 30, reason: 'a retirement from the mid-sixties to the mid-nineties' },
  }),
  timing: choice<'start' | 'end'>({
    label: 'When the year’s money is taken out',
    fact: 'timing',
    options: ['start', 'end'],
    default: { value: 'start', reason: 'money has to be there before it is spent' },
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
  withdrawalRate: number;
}

export function spendingOf({ portfolio, spending, withdrawalRate }: Spending): number {
  return spending > 0 ? spending : (portfolio * withdrawalRate) / 100;
}

export const waysToTellSpending = {
  fields: ['spending', 'withdrawalRate'],
  problem: 'The yearly spending is another amount than that share of the portfolio: give one of them.',
  unless: ({ portfolio, spending, withdrawalRate }: Spending) =>
    isAbout((portfolio * withdrawalRate) / 100, spending),
} as const;

export function problemWithSpending({ spending, withdrawalRate }: Spending): string | null {
  return spending === 0 && withdrawalRate === 0
    ? 'Give the yearly spending, or the share of the portfolio that you withdraw.'
    : null;
}
