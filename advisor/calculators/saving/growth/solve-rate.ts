import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';

import { figure, given } from '#advisor/calculators/define/result.ts';
import { futureValue, growthFactor } from '#advisor/numerics/annuity.ts';
import { rateToReach } from '#advisor/numerics/savings-plan.ts';
import { text } from '#advisor/quantities/text.ts';
import { conventionOf, monthlyRateFor } from '#advisor/calculators/saving/growth/compounding.ts';

const monthsPerYear = 12;
/** What broad stock markets have not brought over long times. */
const boldReturn = 12;

interface Plan {
  start: number;
  monthly: number;
  target: number;
  years: number;
  timing: string;
}

const rateOfMonthFor = ({ start, monthly, target, years: time, timing }: Plan): number | null =>
  rateToReach(target, start, monthly, time * monthsPerYear, timing === 'start');

const perYear = (perMonth: number): number => (growthFactor(perMonth, monthsPerYear) - 1) * 100;

/** The return that turns what is put in into what is wanted. */
export const solveRate = defineCalculator({
  name: 'solve_rate',
  version: 1,
  title: 'Return needed',
  about:
    'The yearly return that turns a starting amount and monthly contributions into an end value over a given time; also the yearly growth rate (CAGR) between two values.',
  simply:
    "It's how fast your money would have to grow each year to get from here to there in time. The less time, the faster it has to be.",
  input: {
    start: money({
      label: 'Starting amount',
      ask: 'how much did you start with',
      roles: [
        'lump_sum',
        'bal_total',
        'price_buy',
        'home_basis',
        'bal_retirement',
        'bal_brokerage',
        'bal_cash',
        'bal_roth',
        'bal_hsa',
        'bal_529',
        'bal_529@child',
        'bal_total@both',
        'bal_retirement@both',
      ],
      adds: 'within',
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'you start from nothing' },
    }),
    target: money({
      label: 'End value',
      ask: 'what is it worth in the end',
      roles: ['goal_amount', 'goal_amount@both', 'price_now', 'home_value'],
      min: 1,
      max: 1e10,
    }),
    years: years({
      label: 'Time',
      ask: 'over how many years',
      roles: ['horizon', 'time_held'],
      min: 1 / monthsPerYear,
      max: 100,
    }),
    monthly: moneyPerMonth({
      label: 'Monthly contribution',
      roles: ['save_amount', 'save_amount@spouse', 'save_amount@both', 'save_amount@other'],
      adds: true,
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'nothing is added' },
    }),
    timing: choice({
      label: 'Timing of contributions',
      fact: 'timing',
      options: ['end', 'start'],
      default: { value: 'end', reason: 'money is usually put aside once the month is over' },
    }),
    inflation: percent({
      label: 'Yearly inflation',
      roles: ['rate_inflation'],
      min: -5,
      max: 30,
      default: { value: 2.5, reason: 'a little above what the Federal Reserve aims for' },
    }),
  },
  check(input) {
    if (input.start === 0 && input.monthly === 0) {
      return 'Give a starting amount, a monthly contribution, or both.';
    }
    const perMonth = rateOfMonthFor(input);
    if (perMonth === null)
      return 'No return gets you there: change the end value, the time or what you put in.';
    return perYear(perMonth) > 1000
      ? 'That takes more than tenfold growth every year, which nothing sound can bring: allow more time or put in more.'
      : null;
  },

  run(input) {
    const { start, monthly, target, years: time, inflation, timing } = input;
    const perMonth = rateOfMonthFor(input) ?? 0;
    const rate = perYear(perMonth);
    const periods = time * monthsPerYear;
    const contributed = start + monthly * periods;
    const real = ((1 + rate / 100) / (1 + inflation / 100) - 1) * 100;
    const needed = figure('rate', 'Yearly return', rate, 'percent');
    return {
      figures: [
        needed,
        figure('contributed', 'Total contributed', contributed, 'usd'),
        figure('growth', 'Growth', target - contributed, 'usd', { labelBelowZero: 'Loss' }),
        figure(
          'total_return',
          'Growth as a share of contributions',
          (target / contributed - 1) * 100,
          'percent',
        ),
        figure('monthly_rate', 'Same return as a rate compounded monthly', monthlyRateFor(rate), 'percent'),
        figure('real_rate', 'Yearly return after inflation', real, 'percent'),
      ],
      steps: [
        { label: 'Months', value: periods, unit: 'months' },
        {
          label: 'Monthly return',
          formula:
            'the one for which start x (1 + month)^months + monthly x ((1 + month)^months - 1) / month = end value',
          value: perMonth * 100,
          unit: 'percent',
          decimals: 4,
        },
        { label: 'Yearly return', formula: '(1 + month)^12 - 1', value: rate, unit: 'percent' },
        {
          label: 'After inflation',
          formula: '(1 + return) / (1 + inflation) - 1',
          value: real,
          unit: 'percent',
        },
      ],
      assumptions: [
        text`The return is the same every year; a real path that ends at the same value goes up and down.`,
        text`No taxes and no fees are taken out.`,
        conventionOf('effective'),
      ],
      warnings:
        rate > boldReturn
          ? [
              text`A return of ${needed} a year is more than the stock market as a whole has earned over long periods. Plan on more time or more saving instead.`,
            ]
          : [],
      detail: {
        byYear: Array.from(
          { length: Math.floor(time) + 1 },
          (_, year) =>
            [year, futureValue(start, monthly, perMonth, year * monthsPerYear, timing === 'start')] as const,
        ),
      },
    };
  },

  explain({ figures: [rate, contributed, growth, , , real] }, { target, years: time, inflation }) {
    const goal = given('target', target, 'usd');
    return {
      conclusion: text`It takes a return of ${rate!} a year to reach ${goal} in ${given('years', time, 'years')}.`,
      reasons: [
        text`You put in ${contributed!}, and ${growth!} is growth.`,
        text`After ${given('inflation', inflation, 'percent')} inflation the return is ${real!} a year.`,
      ],
      next: [
        text`Compare ${rate!} with what your mix of stocks, bonds and cash can realistically earn.`,
        text`If that’s out of reach, more time and more saving are the safe ways to close the gap.`,
      ],
    };
  },

  chart: ({ detail: { byYear } }) => ({
    kind: 'line',
    title: 'The steady path to the end value',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Value', unit: 'usd' },
    series: [{ name: 'Value', points: byYear }],
  }),

  formulas: {
    rate: 'The yearly return at which [{start} ][and {monthly} ]becomes {target} in {years}, found by trial',
    contributed: 'start + monthly * years * 12',
    growth: 'target - contributed',
    total_return: 'growth / contributed',
    monthly_rate: '((100% + rate)^(1 / 12) - 100%) * 12',
    real_rate: '(100% + rate) / (100% + inflation) - 100%',
  },

  examples: [
    {
      question: 'What return do I need to turn $10,000 into $20,000 in 10 years?',
      input: { start: 10_000, target: 20_000, years: 10 },
    },
    {
      question: 'My portfolio went from 50k to 92k over six years. What is the CAGR?',
      input: { start: 50_000, target: 92_000, years: 6 },
    },
    {
      question:
        'I save 800 a month and have 40,000 already. What rate gets me to half a million in 18 years?',
      input: { start: 40_000, monthly: 800, target: 500_000, years: 18 },
    },
    {
      question: 'annualized growth from 18,000 to 31,500 in 4 years',
      input: { start: 18_000, target: 31_500, years: 4 },
    },
    {
      question: 'bought land for 60k, worth 145k fifteen years later, yearly rate?',
      input: { start: 60_000, target: 145_000, years: 15 },
    },
  ],
  sources: ['sec_compound_interest'],
});
