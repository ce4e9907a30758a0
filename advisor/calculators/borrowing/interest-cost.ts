import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
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
      roles: ['loan_rate', 'rate_savings'],
      min: 0,
      max: 200,
    }),
    years: years({
      label: 'Time',
      roles: ['horizon', 'term', 'time_payoff', 'days', 'time_held'],
      min: 0,
      max: 100,
      default: { value: 0, reason: 'you asked what a month costs' },
    }),
    payment: moneyPerMonth({
      label: 'Monthly payment',
      roles: ['debt_payment', 'mortgage_payment'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'no payment was mentioned' },
    }),
    limit: money({
      label: 'Credit limit',
      roles: ['credit_limit'],
      min: 0,
      max: 1e8,
      default: { value: 0, reason: 'no limit was mentioned' },
    }),
    pay_off: money({
      label: 'Amount you could pay off at once',
      roles: ['lump_sum', 'lump_sum@both', 'debt_extra', 'bal_cash'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'nothing is paid at once' },
    }),
    rate_savings: percent({
      label: 'Rate your savings earn',
      roles: ['rate_savings'],
      min: 0,
      max: 50,
      default: { value: 0, reason: 'savings aren’t compared' },
    }),
  },

  run(input) {
    const { balance, rate, years: time, payment, limit } = input;
    const year = (balance * rate) / 100;
    const cleared = Math.min(balance, input.pay_off);
    const month = figure('month', 'Monthly interest', year / monthsPerYear, 'usd', exact);
    const whole = figure('whole_time', 'Simple interest over the time', year * time, 'usd', exact);
    const rest = [
      figure('day', 'Daily interest', year / daysPerYear, 'usd', exact),
      figure('year', 'Yearly interest', year, 'usd', exact),
    ];
    return {
      figures: [
        ...(time > 0 ? [whole, month] : [month]),
        ...rest,
        ...(payment > 0
          ? [
              figure(
                'to_balance',
                'Part of your payment that lowers the balance',
                payment - month.value,
                'usd',
                exact,
              ),
              figure(
                'share_interest',
                'Share of your payment that is interest',
                (month.value / payment) * 100,
                'percent',
              ),
            ]
          : []),
        ...(limit > 0
          ? [figure('utilization', 'Share of your limit in use', (balance / limit) * 100, 'percent')]
          : []),
        ...(cleared > 0
          ? [
              figure('saved_year', 'Yearly interest you’d stop paying', (cleared * rate) / 100, 'usd', exact),
              ...(input.rate_savings > 0
                ? [
                    figure(
                      'earned_year',
                      'Yearly interest the same money earns in savings',
                      (cleared * input.rate_savings) / 100,
                      'usd',
                      exact,
                    ),
                  ]
                : []),
            ]
          : []),
      ],
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

  explain({ figures, detail: { month, whole } }, { balance, rate, years: time }) {
    const owed = given('balance', balance, 'usd');
    const at = given('rate', rate, 'percent');
    return {
      conclusion:
        time > 0
          ? text`Simple interest on ${owed} at ${at} comes to ${whole} over ${given('years', time, 'years')}.`
          : text`A balance of ${owed} at ${at} costs ${month} of interest a month.`,
      openings: {
        ...(time > 0 ? {} : { payment: text`Interest alone is ${month} a month on ${owed} at ${at}.` }),
        rate: text`The rate works out to ${at}.`,
      },
      reasons: [
        ...figures.flatMap((one) =>
          one.id === 'to_balance'
            ? [
                one.value > 0
                  ? text`Of your payment, ${one} goes toward the balance.`
                  : text`Your payment doesn’t cover the interest, so the balance grows.`,
              ]
            : one.id === 'utilization'
              ? [text`You’re using ${one} of your limit.`]
              : one.id === 'saved_year'
                ? [text`Paying it off now saves ${one} in interest a year.`]
                : [],
        ),
        text`Anything you pay beyond the interest lowers the balance, and with it next month’s interest.`,
      ],
      next: [text`Pay more than ${month} a month, or the balance never goes down.`],
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
