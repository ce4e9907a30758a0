import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { futureValue, growthFactor } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/** What money becomes: a sum now, a sum every month, a rate, and time. */
export const compoundGrowth = defineCalculator({
  name: 'compound_growth',
  version: 1,
  title: 'Compound growth',
  about:
    'What a starting amount and regular monthly contributions grow to at a steady yearly return, before and after inflation.',
  input: {
    start: money({
      label: 'Starting amount',
      cues: ['start', 'starting', 'have', 'already', 'saved', 'lump sum', 'initial', 'invest'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'nothing is saved yet' },
    }),
    monthly: moneyPerMonth({
      label: 'Monthly contribution',
      cues: ['a month', 'per month', 'monthly', 'each month', 'every month', 'contribute', 'save', 'put in'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'nothing is added' },
    }),
    rate: percent({
      label: 'Yearly return',
      cues: ['return', 'rate', 'interest', 'earn', 'earning', 'at', 'grow', 'growth'],
      min: -50,
      max: 50,
    }),
    years: years({
      label: 'Time',
      cues: ['years', 'for', 'after', 'in', 'over', 'until'],
      min: 0,
      max: 100,
    }),
    inflation: percent({
      label: 'Yearly inflation',
      cues: ['inflation'],
      min: -5,
      max: 30,
      default: { value: 2.5, reason: 'a little above what the Federal Reserve aims for' },
    }),
    timing: choice({
      label: 'When contributions are made',
      options: {
        end: ['end of the month', 'end of each month'],
        start: ['beginning of the month', 'start of each month', 'first of the month'],
      },
      default: { value: 'end', reason: 'money is usually put aside once the month is over' },
    }),
  },
  check: ({ start, monthly }) =>
    start === 0 && monthly === 0 ? 'Give a starting amount, a monthly contribution, or both.' : null,

  run({ start, monthly, rate, years: time, inflation, timing }) {
    const periods = time * monthsPerYear;
    // A yearly return is what a year brings: the month's is its twelfth root, not its twelfth.
    const perMonth = growthFactor(rate / 100, 1 / monthsPerYear) - 1;
    const valueAfter = (months: number) => futureValue(start, monthly, perMonth, months, timing === 'start');
    const end = valueAfter(periods);
    const contributed = start + monthly * periods;
    const real = end / growthFactor(inflation / 100, time);
    const wholeYears = Math.floor(time);
    return {
      figures: [
        figure('future_value', 'Value at the end', end, 'usd'),
        figure('contributed', 'Put in altogether', contributed, 'usd'),
        figure('growth', 'Growth', end - contributed, 'usd'),
        figure('real_value', 'Value at the end in today’s dollars', real, 'usd'),
      ],
      steps: [
        {
          label: 'Return of a month',
          formula: '(1 + yearly return)^(1/12) - 1',
          value: perMonth * 100,
          unit: 'percent',
          decimals: 4,
        },
        { label: 'Months', value: periods, unit: 'months' },
        {
          label: 'Grown from the starting amount',
          formula: 'start x (1 + month)^months',
          value: valueAfter(periods) - futureValue(0, monthly, perMonth, periods, timing === 'start'),
          unit: 'usd',
        },
        {
          label: 'Grown from the contributions',
          formula: 'monthly x ((1 + month)^months - 1) / month',
          value: futureValue(0, monthly, perMonth, periods, timing === 'start'),
          unit: 'usd',
        },
        { label: 'In today’s dollars', formula: 'value / (1 + inflation)^years', value: real, unit: 'usd' },
      ],
      assumptions: [
        text`The return is the same every year; real markets rise and fall, and the order matters once you withdraw.`,
        text`No taxes and no fees are taken out.`,
      ],
      warnings:
        rate > 12
          ? [
              text`A return of ${given('rate', rate, 'percent')} a year is more than broad stock markets have brought over long times.`,
            ]
          : [],
      detail: {
        byYear: Array.from({ length: wholeYears + 1 }, (_, year) => ({
          year,
          value: valueAfter(year * monthsPerYear),
          contributed: start + monthly * year * monthsPerYear,
        })),
      },
    };
  },

  explain({ figures: [end, contributed, growth, real] }, { rate, years: time }) {
    return {
      conclusion: text`You would have about ${end!} after ${given('years', time, 'years')} at ${given('rate', rate, 'percent')} a year.`,
      reasons: [
        text`You put in ${contributed!}; the other ${growth!} is growth on it, and growth on that growth.`,
        text`What it will buy is worth about ${real!} of today’s money.`,
      ],
      next: [
        text`Keep the money in a tax-advantaged account first, where the growth is not taxed each year.`,
        text`Look at the costs: every part of a percent in fees comes straight out of the return.`,
      ],
    };
  },

  chart: ({ detail: { byYear } }) => ({
    kind: 'area',
    title: 'Growth over time',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Value', unit: 'usd' },
    series: [
      { name: 'Value', points: byYear.map(({ year, value }) => [year, value] as const) },
      { name: 'Put in', points: byYear.map(({ year, contributed }) => [year, contributed] as const) },
    ],
  }),

  examples: [
    {
      question: 'If I invest $500 a month at 7% for 30 years, how much will I have?',
      input: { monthly: 500, rate: 7, years: 30 },
    },
    {
      question: 'What does 10k grow to in 20 years at 6 percent?',
      input: { start: 10_000, rate: 6, years: 20 },
    },
    {
      question: 'I have 25,000 saved and add 300 each month, earning 5%. What is it worth after 15 years?',
      input: { start: 25_000, monthly: 300, rate: 5, years: 15 },
    },
  ],
  sources: ['sec_compound_interest'],
});
