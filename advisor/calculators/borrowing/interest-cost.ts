import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
const daysPerYear = 365;
const exact = { decimals: 2 };

/** What a balance costs or earns while nothing is paid off: simple interest. */
export const interestCost = defineCalculator({
  name: 'interest_cost',
  version: 1,
  title: 'Interest on a balance',
  about:
    'The interest of a month, a day and a year on a balance that stays as it is, as on a card, an interest-only loan or a note with simple interest, and over a given time.',
  input: {
    balance: money({
      label: 'Balance',
      roles: ['debt_balance', 'mortgage_balance'],
      min: 0.01,
      max: 1e9,
    }),
    rate: percent({
      label: 'Yearly interest rate',
      roles: ['loan_rate'],
      min: 0,
      max: 200,
    }),
    years: years({
      label: 'Time',
      roles: ['horizon', 'term', 'time_payoff', 'days', 'time_held'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'what a month costs is asked' },
    }),
  },

  run({ balance, rate, years: time }) {
    const year = (balance * rate) / 100;
    const month = figure('month', 'Interest of a month', year / monthsPerYear, 'usd', exact);
    const whole = figure('whole_time', 'Simple interest over the time', year * time, 'usd', exact);
    const rest = [
      figure('day', 'Interest of a day', year / daysPerYear, 'usd', exact),
      figure('year', 'Interest of a year', year, 'usd', exact),
    ];
    return {
      figures: time > 0 ? [whole, month, ...rest] : [month, ...rest],
      steps: [
        { label: 'Interest of a year', formula: 'balance x rate', value: year, unit: 'usd', ...exact },
        { label: 'Of a month', formula: 'year / 12', value: month.value, unit: 'usd', ...exact },
        { label: 'Of a day', formula: 'year / 365', value: year / daysPerYear, unit: 'usd', ...exact },
        ...(time > 0
          ? [
              {
                label: 'Over the time',
                formula: 'year x years',
                value: whole.value,
                unit: 'usd' as const,
                ...exact,
              },
            ]
          : []),
      ],
      assumptions: [
        text`The balance stays the same: nothing is paid off, and unpaid interest is not added to it.`,
        text`Cards charge by the day, so a month of their interest differs a little with its number of days.`,
      ],
      warnings: [],
      detail: { month, whole },
    };
  },

  explain({ detail: { month, whole } }, { balance, rate, years: time }) {
    const owed = given('balance', balance, 'usd');
    const at = given('rate', rate, 'percent');
    return {
      conclusion:
        time > 0
          ? text`Simple interest on ${owed} at ${at} comes to ${whole} over ${given('years', time, 'years')}.`
          : text`A balance of ${owed} at ${at} costs ${month} of interest a month.`,
      reasons: [
        text`Whatever you pay beyond the interest lowers the balance, and with it the next month’s interest.`,
      ],
      next: [text`Pay more than the interest on anything that costs more than your savings earn.`],
    };
  },

  examples: [
    {
      question: 'How much interest does a $6,500 card balance at 24% cost me each month?',
      input: { balance: 6500, rate: 24 },
    },
    {
      question: 'interest-only payment on 200k at 7.2%',
      input: { balance: 200_000, rate: 7.2 },
    },
    {
      question: 'what is the daily interest on a 12,000 student loan at 6.8 percent',
      input: { balance: 12_000, rate: 6.8 },
    },
    {
      question: 'Simple interest on 5,000 at 4% for three years?',
      input: { balance: 5000, rate: 4, years: 3 },
    },
  ],
  sources: ['cfpb_amortization'],
});
