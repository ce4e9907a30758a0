import { compoundGrowthFormulas } from '#advisor/calculators/saving/growth/compound-growth-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import {
  conventionOf,
  ifOtherwise,
  otherCompounding,
  yearlyPercentOf,
} from '#advisor/calculators/saving/growth/compounding.ts';
import { depositsPerYear, rhythmInWords } from '#advisor/calculators/saving/growth/deposit-rhythm.ts';
import { growthFields } from '#advisor/calculators/saving/growth/growth-fields.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { depositsMade } from '#advisor/numerics/deposit-plan.ts';
import { pathAfter, type GrowthPath } from '#advisor/numerics/growth-path.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** What people think of first when they think of saving more. */
const roundExtra = 100;

interface Saving {
  monthly: number;
  pay: number;
  share: number;
  match_limit: number;
  match_rate: number;
}

/** What goes in during the first year: from the person, and from the employer. */
function firstYear({ monthly, pay, share, match_limit: limit, match_rate: rate }: Saving) {
  const own = monthly * monthsPerYear + (pay * share) / 100;
  return { own, employer: (Math.min(own, (pay * limit) / 100) * rate) / 100 };
}

/** What money becomes: a sum now, a sum every month, a rate, and time. */
export const compoundGrowth = defineCalculator({
  name: 'compound_growth',
  version: 3,
  title: 'Compound growth',
  about:
    'What a starting amount and regular contributions (monthly, weekly, every two weeks, twice a month or once a year) grow to at a steady yearly return, or at a stated rate compounded monthly, quarterly, daily or yearly, before and after inflation. Also for a share of pay with an employer match, saving that rises each year, and saving for some years and then leaving it alone.',
  simply:
    "Your money earns something each year, and the next year those earnings earn something too. That's why the later years add the most.",
  input: growthFields,
  check({ start, years: time, saving_years: saving, pay, share, ...rest }) {
    if (share > 0 && pay === 0) return 'Give the pay that the share is saved from.';
    if (saving > time) return 'The time you keep adding can’t be longer than the whole time.';
    return start === 0 && firstYear({ pay, share, ...rest }).own === 0
      ? 'Give a starting amount, a monthly contribution, or both.'
      : null;
  },

  run({ start, rate, years: time, inflation, timing, deposits, compounding, ...input }) {
    const { own, employer } = firstYear(input);
    const perYear = depositsPerYear[deposits];
    const deposit = (own + employer) / perYear;
    const yearlyPercent = yearlyPercentOf(rate, compounding);
    const savingYears = input.saving_years || time;
    const plan: GrowthPath = {
      start,
      deposit,
      perYear,
      yearlyPercent,
      early: timing === 'start',
      yearlyRise: input.rise,
      savingYears,
    };
    const made = depositsMade(plan, savingYears);
    const { value: end, contributed } = pathAfter(plan, time);
    const fromDeposits = pathAfter({ ...plan, start: 0 }, time).value;
    const otherPercent = yearlyPercentOf(rate, otherCompounding(compounding));
    const other = pathAfter({ ...plan, yearlyPercent: otherPercent }, time).value;
    const real = end / growthFactor(inflation / 100, time);
    const wholeYears = Math.floor(time);
    // Every dollar more a month adds the same.
    const more = { ...plan, start: 0, deposit: monthsPerYear / perYear };
    const perDollar = pathAfter(more, time).value;
    const isShort = input.goal > end && perDollar > 0;
    const needed = figure(
      'more_needed',
      'Extra a month to reach the goal',
      isShort ? (input.goal - end) / perDollar : 0,
      'usd_per_month',
      { decimals: 0 },
    );
    const tried = [
      figure(
        'more_value',
        `Value at the end with ${formatQuantity({ value: roundExtra, unit: 'usd_per_month' })} more`,
        end + roundExtra * perDollar,
        'usd',
      ),
      figure('more_monthly', 'Extra a month to try', roundExtra, 'usd_per_month'),
    ];
    return {
      figures: [
        figure('future_value', 'Value at the end', end, 'usd'),
        figure('contributed', 'Total contributed', contributed, 'usd'),
        figure('growth', 'Growth', end - contributed, 'usd'),
        figure('real_value', 'Value at the end in today’s dollars', real, 'usd'),
        figure('other_compounding', `Value ${ifOtherwise(compounding)}`, other, 'usd'),
        ...(start > 0 && contributed > start
          ? [figure('new_money', 'Money put in from here on', contributed - start, 'usd')]
          : []),
        ...(input.goal > 0
          ? [
              figure(
                'goal_gap',
                end < input.goal ? 'Shortfall to the goal' : 'Amount above the goal',
                Math.abs(end - input.goal),
                'usd',
              ),
            ]
          : []),
        ...(isShort ? [needed] : own > 0 ? tried : []),
        ...(employer > 0
          ? [figure('employer', 'Employer match in the first year', employer, 'usd_per_year')]
          : []),
      ],
      steps: [
        {
          label: 'Yield of a year',
          formula:
            compounding === 'effective' ? 'the rate itself' : '(1 + rate / times a year)^(times a year) - 1',
          value: yearlyPercent,
          unit: 'percent',
          decimals: 4,
        },
        {
          label: 'Return from one deposit to the next',
          // A yearly return is that of a whole year: the month's is its twelfth root, not its twelfth.
          formula: '(1 + yield of a year)^(1 / deposits a year) - 1',
          value: (growthFactor(yearlyPercent / 100, 1 / perYear) - 1) * 100,
          unit: 'percent',
          decimals: 4,
        },
        {
          label: 'Each deposit in the first year',
          formula: '(monthly contribution x 12 + share of pay + match) / deposits a year',
          value: deposit,
          unit: 'usd',
          decimals: 2,
        },
        { label: 'Deposits', value: made, unit: 'count' },
        {
          label: 'Grown from the starting amount',
          formula: 'start x (1 + yield of a year)^years',
          value: end - fromDeposits,
          unit: 'usd',
        },
        {
          label: 'Grown from the contributions',
          formula: 'every deposit grown until the end',
          value: fromDeposits,
          unit: 'usd',
        },
        { label: 'Total contributed', formula: 'start + every deposit', value: contributed, unit: 'usd' },
        {
          label: 'Growth',
          formula: 'value at the end - total contributed',
          value: end - contributed,
          unit: 'usd',
        },
        { label: 'In today’s dollars', formula: 'value / (1 + inflation)^years', value: real, unit: 'usd' },
      ],
      assumptions: [
        text`The return is the same every year; real markets rise and fall, and the order matters once you withdraw.`,
        text`Taxes and fees are left out.`,
        conventionOf(compounding),
        ...(input.rise === 0
          ? []
          : [
              text`What you add rises by ${given('rise', input.rise, 'percent')} at the start of each new year.`,
            ]),
        ...(input.saving_years === 0
          ? []
          : [
              text`You add for ${given('saving_years', input.saving_years, 'years')}; after that the money just grows.`,
            ]),
        ...(employer === 0
          ? []
          : [text`Your employer’s match goes in with your own money and is all yours to keep.`]),
        ...(deposits === 'monthly' || own === 0
          ? []
          : [text`What you add in a year comes in equal parts, ${rhythmInWords[deposits]}.`]),
      ],
      warnings:
        rate > 12
          ? [
              text`A return of ${given('rate', rate, 'percent')} a year is more than the stock market as a whole has earned over long periods.`,
            ]
          : [],
      detail: {
        byYear: Array.from({ length: wholeYears + 1 }, (_, year) => ({
          year,
          ...pathAfter(plan, year),
        })),
      },
    };
  },

  explain({ figures }, { rate, years: time, compounding, goal }) {
    const [end, contributed, growth, real] = figures;
    const often = compounding === 'effective' ? '' : `, compounded ${compounding}`;
    const at = text`after ${given('years', time, 'years')} at ${given('rate', rate, 'percent')} a year${often}`;
    const [gap, needed, more, then] = ['goal_gap', 'more_needed', 'more_monthly', 'more_value'].map((named) =>
      figures.find(({ id }) => id === named),
    );
    const fresh = figures.find(({ id }) => id === 'new_money');
    const aim = given('goal', goal, 'usd');
    const short = end!.value < goal;
    return {
      conclusion: !gap
        ? text`You’d have about ${end!} ${at}.`
        : short
          ? text`No, you’d have about ${end!} ${at}, ${gap} short of ${aim}.`
          : text`Yes, you’d have about ${end!} ${at}, which is ${gap} more than ${aim}.`,
      openings: { amount: text`You’d have about ${end!} ${at}.` },
      ...(fresh
        ? { named: { new_money: text`From here on ${fresh} is put in, besides what you start with.` } }
        : {}),
      reasons: [
        text`${figures.some(({ id }) => id === 'employer') ? 'You and your employer' : 'You'} put in ${contributed!}; the other ${growth!} is growth.`,
        text`In today’s dollars that’s about ${real!}.`,
      ],
      next: [
        ...(needed ? [text`Adding ${needed} gets you there.`] : []),
        ...(more && then ? [text`Adding ${more} would make it ${then}.`] : []),
        text`Use a tax-advantaged account first, where growth isn’t taxed every year, and keep fees low.`,
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
      { name: 'Contributed', points: byYear.map(({ year, contributed }) => [year, contributed] as const) },
    ],
  }),

  formulas: compoundGrowthFormulas,
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
      question: '150 from every paycheck, paid every two weeks, into an index fund at 7% for 25 years',
      input: { monthly: (150 * 26) / 12, rate: 7, years: 25, deposits: 'every_two_weeks' },
    },
    {
      question: 'forty grand left alone in a savings account with daily compounding, 4.3%, 2 years',
      input: { start: 40_000, rate: 4.3, years: 2, compounding: 'daily' },
    },
  ],
  sources: ['sec_compound_interest'],
});
