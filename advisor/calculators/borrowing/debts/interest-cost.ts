import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  effectiveRateFormula,
  effectiveRateOf,
  type LoanCompounding,
} from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import { yearlyPercentOf } from '#advisor/calculators/saving/growth/compounding.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';

const monthsPerYear = 12;
const daysPerYear = 365;
const exact = { decimals: 2 };

/** What a balance costs or earns while nothing is paid off: simple interest. */
export const interestCost = defineCalculator({
  name: 'interest_cost',
  version: 1,
  title: 'Interest on a balance',
  about:
    'The interest of a month, a day and a year on a balance that stays as it is, as on a card, an interest-only loan or a note with simple interest, and over a given time, simple or compounded.',
  simply:
    'Interest is the rent you pay for borrowed money: what you owe times the rate. As long as you owe it, you pay it.',
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
    compounding: choice<LoanCompounding | 'simple'>({
      label: 'Compounding',
      fact: 'compounding',
      options: ['simple', 'monthly', 'yearly', 'semiannually', 'quarterly', 'daily', 'continuously'],
      default: { value: 'simple', reason: 'the balance stays the same, so interest earns no interest' },
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
    const isSimple = input.compounding === 'simple';
    const often = input.compounding === 'simple' ? 'monthly' : input.compounding;
    const grown = growthFactor(yearlyPercentOf(rate, often) / 100, time) - 1;
    const compounded = figure(
      'compounded',
      `Interest over the time, compounded ${often}`,
      balance * grown,
      'usd',
      exact,
    );
    const rest = [
      figure('day', 'Daily interest, each day', year / daysPerYear, 'usd', exact),
      figure('year', 'Yearly interest', year, 'usd', exact),
      ...effectiveRateOf(rate, often),
    ];
    return {
      figures: [
        ...(time === 0 ? [month] : isSimple ? [whole, compounded, month] : [compounded, whole, month]),
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
        isSimple
          ? text`The balance stays the same: nothing is paid off, and unpaid interest is not added to it.`
          : text`Nothing is paid off, and unpaid interest is added to the balance ${often}.`,
        text`Cards charge by the day, so a month of their interest differs a little with its number of days.`,
      ],
      warnings: [],
      detail: { month, whole, compounded },
    };
  },

  explain({ figures, detail: { month, whole, compounded } }, { balance, rate, years: time, compounding }) {
    const owed = given('balance', balance, 'usd');
    const at = given('rate', rate, 'percent');
    return {
      conclusion:
        time > 0
          ? compounding === 'simple'
            ? text`Simple interest on ${owed} at ${at} comes to ${whole} over ${given('years', time, 'years')}.`
            : text`Interest on ${owed} at ${at} compounded ${compounding} comes to ${compounded} over ${given('years', time, 'years')}.`
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
        ...(time > 0 ? [] : [text`That’s ${figures.find(({ id }) => id === 'year')!} a year.`]),
        text`Anything you pay beyond the interest lowers the balance, and with it next month’s interest.`,
      ],
      next: [text`Pay more than ${month} a month, or the balance never goes down.`],
    };
  },

  formulas: {
    ...effectiveRateFormula(),
    month: 'balance * rate / 12',
    year: 'balance * rate',
    day: 'balance * rate / 365',
    whole_time: 'balance * rate * years',
    compounded: [
      'balance * (100% + effective_rate)^years - balance',
      'What {balance} at {rate} grows by in {years} where unpaid interest is added',
    ],
  },

  examples: [
    {
      question:
        'got 2,950 parked on a store card at 28.99, not paying it down. what does it cost me a month to just leave it',
      input: { balance: 2950, rate: 28.99 },
    },
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
    {
      question:
        'i owe my brother 8,000 at 5% compounded yearly and pay nothing for 3 years. how much interest',
      input: { balance: 8000, rate: 5, years: 3, compounding: 'yearly' },
    },
  ],
  sources: ['cfpb_amortization'],
});
