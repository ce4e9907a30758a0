import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { text } from '#advisor/quantities/text.ts';

const daysPerYear = 365;
const usualDays = 14;

/** Whole days: what is told in weeks is not a round share of a year. */
const daysOf = (time: number) => Math.max(1, Math.round(time * daysPerYear));

/** The yearly rate behind the fee of a short loan. */
export const paydayApr = defineCalculator({
  name: 'payday_apr',
  version: 1,
  title: 'Yearly rate of a payday loan',
  about:
    'The yearly rate (APR) of a payday, title or cash-advance loan from its fee or what is paid back and its time, and what rolling it over costs.',
  input: {
    amount: money({
      label: 'Amount borrowed',
      ask: 'how much did you borrow',
      roles: ['debt_balance', 'lump_sum'],
      min: 1,
      max: 1e7,
    }),
    fee: money({
      label: 'Fee',
      roles: ['fee_amount', 'premium'],
      adds: true,
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'what is paid back is given instead' },
    }),
    payback: money({
      label: 'Paid back in all',
      roles: ['debt_payment', 'goal_amount'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'it is the amount and the fee' },
    }),
    years: years({
      label: 'Time of the loan',
      ask: 'for how long is the loan',
      roles: ['term', 'days', 'horizon'],
      min: 1 / 366,
      max: 2,
      default: { value: usualDays / daysPerYear, reason: 'two weeks, as most payday loans' },
    }),
    rollovers: count({
      label: 'Number of times it is rolled over',
      roles: ['n_periods'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'it is paid back when it is due' },
    }),
  },
  alternatives: [{ fields: ['fee', 'payback'] }],
  check({ amount, fee, payback }) {
    if (fee === 0 && payback === 0) return 'Give the fee, or what you have to pay back in all.';
    return fee === 0 && payback <= amount
      ? `What is paid back has to be more than the ${formatQuantity({ value: amount, unit: 'usd' })} borrowed: check the amounts.`
      : null;
  },

  run({ amount, fee: told, payback, years: time, rollovers }) {
    const days = daysOf(time);
    const fee = told > 0 ? told : payback - amount;
    const rate = (fee / amount) * (daysPerYear / days) * 100;
    const apr = figure('apr', 'Yearly rate (APR)', rate, 'percent', { decimals: 0 });
    const cost = figure('fees', 'Fees in all', fee * (rollovers + 1), 'usd');
    const length = figure('days', 'Days until it is due', days, 'count');
    return {
      figures: [
        apr,
        cost,
        figure('fee_share', 'Fee as a share of the loan', (fee / amount) * 100, 'percent'),
        figure('paid_back', 'Paid back in all', amount + cost.value, 'usd'),
        figure('year_of_fees', 'Fees if it is rolled over for a year', (fee * daysPerYear) / days, 'usd'),
        length,
      ],
      steps: [
        { label: 'Fee', formula: 'paid back - borrowed', value: fee, unit: 'usd' },
        {
          label: 'Fee as a share of the loan',
          formula: 'fee / loan',
          value: (fee / amount) * 100,
          unit: 'percent',
        },
        { label: 'Days', value: days, unit: 'count' },
        { label: 'Yearly rate', formula: 'share x 365 / days', value: rate, unit: 'percent', decimals: 1 },
      ],
      assumptions: [
        text`The rate is the one of the Truth in Lending Act: the fee by the days, without compounding. Each rollover costs the fee once more.`,
      ],
      warnings: [],
      detail: { apr, cost, length },
    };
  },

  explain({ figures, detail: { apr, cost, length } }, { amount, rollovers }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    return {
      conclusion: text`The yearly rate is about ${apr} on the ${given('amount', amount, 'usd')} you borrow.`,
      reasons: [
        text`The fee is ${find('fee_share')} of the loan, and the loan runs for only ${length} days.`,
        rollovers > 0
          ? text`Rolled over ${given('rollovers', rollovers, 'count')} times, it costs ${cost} in fees, and you still owe the whole loan until you pay it back.`
          : text`Rolled over for a year, it would cost ${find('year_of_fees')} in fees, with the loan still owed.`,
      ],
      next: [
        text`Ask a credit union for a payday alternative loan, or the biller for more time: both cost far less.`,
        text`Many states make the lender offer a payment plan without new fees. Ask for it before the due date.`,
      ],
    };
  },

  examples: [
    {
      question: 'What is the APR of a $400 payday loan with a $60 fee due in 14 days?',
      input: { amount: 400, fee: 60, years: 14 / 365 },
    },
    {
      question: '$300 loan, $45 fee, two weeks, rolled over 4 times. what does it cost and what is the apr',
      input: { amount: 300, fee: 45, years: 14 / 365, rollovers: 4 },
    },
    {
      question: 'title loan place gives 1,500 and wants 1,875 back in 30 days. what yearly rate is it',
      input: { amount: 1500, payback: 1875, years: 30 / 365 },
    },
  ],
  sources: ['cfpb_reduce_debt'],
});
