import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { yearlyPercentOf } from '#advisor/calculators/saving/compounding.ts';
import { depositsPerYear, growthFields } from '#advisor/calculators/saving/growth-fields.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { depositsMade, valueAfterYears } from '#advisor/numerics/deposit-plan.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/** What money becomes: a sum now, a sum every month, a rate, and time. */
export const compoundGrowth = defineCalculator({
  name: 'compound_growth',
  version: 2,
  title: 'Compound growth',
  about:
    'What a starting amount and regular contributions (monthly, weekly or once a year) grow to at a steady yearly return, or at a stated rate compounded monthly, quarterly, daily or yearly, before and after inflation.',
  input: growthFields,
  check: ({ start, monthly }) =>
    start === 0 && monthly === 0 ? 'Give a starting amount, a monthly contribution, or both.' : null,

  run({ start, monthly, rate, years: time, inflation, timing, deposits, compounding }) {
    const perYear = depositsPerYear[deposits];
    const deposit = (monthly * monthsPerYear) / perYear;
    const yearlyPercent = yearlyPercentOf(rate, compounding);
    const plan = { start, deposit, perYear, yearlyPercent, early: timing === 'start' };
    const made = depositsMade(plan, time);
    const end = valueAfterYears(plan, time);
    const contributed = start + deposit * made;
    const fromDeposits = valueAfterYears({ ...plan, start: 0 }, time);
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
          label: 'What a year brings',
          formula:
            compounding === 'effective'
              ? 'the rate itself'
              : '(1 + rate / times a year)^(times a year) - 1, compounded as stated',
          value: yearlyPercent,
          unit: 'percent',
          decimals: 4,
        },
        {
          label: 'Return from one deposit to the next',
          // A yearly return is what a year brings: the month's is its twelfth root, not its twelfth.
          formula: '(1 + what a year brings)^(1 / deposits a year) - 1',
          value: (growthFactor(yearlyPercent / 100, 1 / perYear) - 1) * 100,
          unit: 'percent',
          decimals: 4,
        },
        {
          label: 'Each deposit',
          formula: 'monthly contribution x 12 / deposits a year',
          value: deposit,
          unit: 'usd',
          decimals: 2,
        },
        { label: 'Deposits', value: made, unit: 'count' },
        {
          label: 'Grown from the starting amount',
          formula: 'start x (1 + what a year brings)^years',
          value: end - fromDeposits,
          unit: 'usd',
        },
        {
          label: 'Grown from the contributions',
          formula: 'deposit x ((1 + period)^deposits - 1) / period',
          value: fromDeposits,
          unit: 'usd',
        },
        { label: 'In today’s dollars', formula: 'value / (1 + inflation)^years', value: real, unit: 'usd' },
      ],
      assumptions: [
        text`The return is the same every year; real markets rise and fall, and the order matters once you withdraw.`,
        text`No taxes and no fees are taken out.`,
        ...(deposits === 'monthly' || monthly === 0
          ? []
          : [
              text`What you add in a year comes in equal parts, once a ${deposits === 'yearly' ? 'year' : 'week'}.`,
            ]),
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
          value: valueAfterYears(plan, year),
          contributed: start + deposit * depositsMade(plan, year),
        })),
      },
    };
  },

  explain({ figures: [end, contributed, growth, real] }, { rate, years: time, compounding }) {
    const often = compounding === 'effective' ? '' : `, compounded ${compounding}`;
    return {
      conclusion: text`You would have about ${end!} after ${given('years', time, 'years')} at ${given('rate', rate, 'percent')} a year${often}.`,
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
    {
      question: 'cd of $15,000 at 4.8% compounded monthly, 7 years, what comes out?',
      input: { start: 15_000, rate: 4.8, years: 7, compounding: 'monthly' },
    },
    {
      question: 'A $20,000 CD for 18 months at 4.5% APY: what is it worth at maturity?',
      input: { start: 20_000, rate: 4.5, years: 1.5, compounding: 'effective' },
    },
    {
      question: 'I have 60k and save 900 a month. What will I have in 12 years at 6%?',
      input: { start: 60_000, monthly: 900, rate: 6, years: 12 },
    },
    {
      question: 'putting 6,000 into an index fund at the end of every year for 25 years at 7 percent',
      input: { monthly: 500, rate: 7, years: 25, deposits: 'yearly' },
    },
    {
      question: 'stash 50 bucks a week for ten years, 6% return, how big does the pile get',
      input: { monthly: (50 * 52) / 12, rate: 6, years: 10, deposits: 'weekly' },
    },
    {
      question: 'forty grand left alone in a savings account with daily compounding, 4.3%, 2 years',
      input: { start: 40_000, rate: 4.3, years: 2, compounding: 'daily' },
    },
  ],
  sources: ['sec_compound_interest'],
});
