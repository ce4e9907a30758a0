import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

/** What people with the best scores stay under. */
const best = 10;

/** How much of the card limits is in use, and what brings it down. */
export const creditUtilization = defineCalculator({
  name: 'credit_utilization',
  version: 1,
  title: 'Credit card utilization',
  about:
    'The share of credit card limits that is in use, on one card or on all cards together, from balances and limits, and how much to pay down to get under 30 percent or another mark.',
  simply:
    "It's how much of your borrowing limit you've used, like how full a glass is. Lenders like it mostly empty.",
  input: {
    balance: money({
      label: 'Card balances',
      ask: 'how much do you owe on the cards',
      roles: ['debt_balance:card', 'debt_balance', 'spend_item'],
      adds: 'within',
      min: 0,
      max: 1e7,
    }),
    limit: money({
      label: 'Card limits',
      ask: 'what is the limit of each card',
      roles: ['credit_limit'],
      adds: true,
      min: 1,
      max: 1e8,
    }),
    pay_down: money({
      label: 'Payment before the statement',
      roles: ['debt_extra', 'lump_sum', 'debt_payment', 'down_amount'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'nothing is paid first' },
    }),
    target: percent({
      label: 'Share to stay under',
      roles: ['limit_share'],
      min: 1,
      max: 100,
      default: { value: 30, reason: 'the mark that the CFPB names' },
    }),
  },
  check: ({ balance, pay_down: paid }) =>
    paid > balance ? 'The payment is more than you owe: give a smaller one.' : null,

  run({ balance, limit, pay_down: paid, target }) {
    const owed = balance - paid;
    const used = figure('utilization', 'Utilization', (owed / limit) * 100, 'percent', { decimals: 1 });
    const toPay = (share: number) => Math.max(0, owed - (limit * share) / 100);
    const gap = figure('to_pay', 'Amount to pay to reach your mark', toPay(target), 'usd');
    const room = figure(
      'room',
      'Room left under your mark',
      Math.max(0, (limit * target) / 100 - owed),
      'usd',
    );
    const far = figure('to_pay_for_best', 'Amount to pay for the best scores', toPay(best), 'usd');
    return {
      figures: [
        used,
        gap,
        far,
        room,
        figure('balance_at_mark', 'Balance at your mark', (limit * target) / 100, 'usd'),
        figure('owed', 'Balance that counts', owed, 'usd'),
        figure('limit', 'Limits together', limit, 'usd'),
      ],
      steps: [
        {
          label: 'Utilization',
          formula: 'balances / limits',
          value: used.value,
          unit: 'percent',
          decimals: 1,
        },
        {
          label: 'Balance at your mark',
          formula: 'limits x mark',
          value: (limit * target) / 100,
          unit: 'usd',
        },
      ],
      assumptions: [
        text`Cards are counted together. Scores also look at each card alone, so one that’s full still hurts.`,
      ],
      warnings: [],
      detail: { used, gap, room, far },
    };
  },

  explain({ detail: { used, gap, room, far } }, { target }) {
    const mark = given('target', target, 'percent');
    const isUnder = gap.value === 0;
    const pay = text`Pay ${gap} to get down to ${mark}: you’re using ${used} of your limits now.`;
    const conclusion = isUnder
      ? text`You’re using ${used} of your limits, under the ${mark} mark.`
      : text`You’re using ${used} of your limits; paying ${gap} brings it down to ${mark}.`;
    return {
      conclusion,
      openings: { amount: conclusion },
      named: isUnder ? {} : { to_pay: pay },
      reasons: [
        isUnder
          ? text`You could charge ${room} more before you’re over it.`
          : text`The lower, the better for your score.`,
        ...(far.value > 0 ? [text`People with the best scores stay far lower; that would take ${far}.`] : []),
      ],
      next: [text`Pay before the statement closes: the balance on the statement is usually what’s reported.`],
    };
  },

  chart: ({ figures }) =>
    barsOf('Your balance and your limit', figures, ['owed', 'limit', 'to_pay', 'to_pay_for_best']),

  formulas: {
    utilization: '(balance - pay_down) / limit',
    to_pay: 'max(0, balance - pay_down - limit * target)',
    to_pay_for_best: [
      'max(0, balance - pay_down - limit * 10%)',
      'Balance {owed} less the share of {limit} that the best scores stay under',
    ],
    room: 'max(0, limit * target - balance + pay_down)',
    owed: 'balance - pay_down',
    limit: 'limit',
  },

  examples: [
    {
      question: 'credit limit 8,000, balance 2,960. what is my utilization?',
      input: { balance: 2960, limit: 8000 },
    },
    {
      question: 'I owe $4,100 on cards with $12,500 in total limits. How much do I pay to get under 30%?',
      input: { balance: 4100, limit: 12_500, target: 30 },
    },
    {
      question: 'two cards, 3,100 of a 5,000 limit and 900 of 7,500: whats my overall credit usage percent',
      input: { balance: 4000, limit: 12_500 },
    },
    {
      question: 'card maxed at 1,500 limit, paying 600 before the statement, what utilization gets reported',
      input: { balance: 1500, limit: 1500, pay_down: 600 },
    },
  ],
  sources: ['cfpb_credit_reports'],
});
