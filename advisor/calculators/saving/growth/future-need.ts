import { futureNeedFormulas } from '#advisor/calculators/saving/growth/future-need-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import {
  compoundingField,
  conventionOf,
  ifOtherwise,
  otherCompounding,
  yearlyPercentOf,
} from '#advisor/calculators/saving/growth/compounding.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

/** What something costs later, and the one sum that has to be there today. */
export const futureNeed = defineCalculator({
  name: 'future_need',
  version: 1,
  title: 'What it will cost, and what it takes today',
  about:
    'What something will cost in some years as prices rise, and how much money has to be set aside today, once, to have a sum at a later time (its present value).',
  simply:
    'Prices rise, so it will cost more later, but money you set aside today grows too. This shows both.',
  input: {
    cost: money({
      label: 'Cost today',
      ask: 'what does it cost today, or how much do you need then',
      roles: [
        'spend_item',
        'spend_total',
        'college_cost',
        'car_price',
        'home_price',
        'final_costs',
        'housing_cost',
        'medical_cost',
        'spend_needs',
        'home_improvement',
      ],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'what you need then is given' },
    }),
    need: money({
      label: 'Amount you need then',
      roles: ['goal_amount', 'goal_amount@both', 'gift_amount'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'what it costs today is given' },
    }),
    years: years({
      label: 'Number of years from now',
      ask: 'in how many years',
      roles: ['horizon', 'term'],
      min: 0,
      max: 100,
    }),
    growth: percent({
      label: 'Yearly rise of the price',
      roles: ['rate_cost_growth', 'rate_inflation', 'rate_home_growth', 'rate_rent_growth'],
      min: -10,
      max: 30,
      default: {
        value: 2.5,
        reason: 'a little above what the Federal Reserve aims for; none for a sum that is fixed already',
        by: ({ cost, need }) => (cost === undefined && need !== undefined ? 0 : undefined),
      },
    }),
    rate: percent({
      label: 'Yearly return on money set aside',
      roles: ['rate_savings', 'rate_return'],
      min: -20,
      max: 30,
      default: { value: 4, reason: 'about what safe savings pay; put in what yours earn' },
    }),
    people: count({
      label: 'Number you need',
      roles: ['n_people'],
      min: 1,
      max: 100,
      default: { value: 1, reason: 'one, since you didn’t say' },
    }),
    down_share: percent({
      label: 'Share of the price you need',
      roles: ['down_share', 'replace_share'],
      min: 0,
      max: 100,
      default: { value: 100, reason: 'the whole price' },
    }),
    compounding: compoundingField,
  },
  check: ({ cost, need }) =>
    cost === 0 && need === 0 ? 'Give what it costs today, or what you need then.' : null,

  run(input) {
    const { cost, need, years: time, growth, people, down_share: share } = input;
    const today = (cost + need) * people;
    const then = today * growthFactor(growth / 100, time);
    const part = (then * share) / 100;
    const perYear = yearlyPercentOf(input.rate, input.compounding);
    const otherYear = yearlyPercentOf(input.rate, otherCompounding(input.compounding));
    const aside = part / growthFactor(perYear / 100, time);
    const price = figure('cost_then', 'Cost then', then, 'usd', { decimals: then < 1000 ? 2 : 0 });
    const sum = figure('set_aside', 'Lump sum to set aside today', aside, 'usd');
    const isFixed = growth === 0;
    return {
      figures: [
        ...(isFixed ? [sum] : [price]),
        ...(share === 100 ? [] : [figure('share_then', 'Your share of it then', part, 'usd')]),
        ...(isFixed ? [price] : [sum]),
        figure('rise', 'Increase in the price', then - today, 'usd'),
        figure(
          'other_compounding',
          `Lump sum today ${ifOtherwise(input.compounding)}`,
          part / growthFactor(otherYear / 100, time),
          'usd',
        ),
        figure('growth_of_money', 'Growth on what you set aside', part - aside, 'usd'),
      ],
      steps: [
        { label: 'Cost then', formula: 'today x (1 + rise)^years', value: then, unit: 'usd' },
        { label: 'Set aside today', formula: 'needed then / (1 + return)^years', value: aside, unit: 'usd' },
      ],
      assumptions: [
        text`The price rises by ${given('growth', growth, 'percent')} every year, and money set aside earns ${given('rate', input.rate, 'percent')}.`,
        conventionOf(input.compounding),
        text`No taxes and no fees are taken out, and nothing is added later.`,
      ],
      warnings: [],
      detail: {
        points: Array.from(
          { length: Math.floor(time) + 1 },
          (_, year) => [year, today * growthFactor(growth / 100, year)] as const,
        ),
      },
    };
  },

  explain({ figures }, { years: time, growth, rate, need }) {
    const named = (id: string) => figures.find((one) => one.id === id)!;
    const share = figures.find(({ id }) => id === 'share_then');
    const when = given('years', time, 'years');
    const at = given('rate', rate, 'percent');
    return {
      conclusion:
        growth === 0
          ? text`Set aside ${named('set_aside')} today at ${at} a year to have ${share ?? named('cost_then')} in ${when}.`
          : need > 0
            ? text`You’ll need about ${named('cost_then')} in ${when} to buy what that sum buys today.`
            : text`It will cost about ${named('cost_then')} in ${when} if prices rise ${given('growth', growth, 'percent')} a year.`,
      reasons:
        growth === 0
          ? [text`Growth adds the other ${named('growth_of_money')}.`]
          : [
              text`That’s ${named('rise')} more than today.`,
              ...(share ? [text`Your share of it is ${share}.`] : []),
              text`${named('set_aside')} set aside today at ${at} a year would pay for it.`,
            ],
      next: [
        text`Keep money for a fixed date in a CD, Treasuries or savings that last until then.`,
        text`If one sum is too much today, save toward it month by month instead.`,
      ],
    };
  },

  chart: ({ detail: { points } }) => ({
    kind: 'line',
    title: 'What it costs over time',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Cost', unit: 'usd' },
    series: [{ name: 'Cost', points }],
  }),

  formulas: futureNeedFormulas,
  examples: [
    {
      question: 'What will a $25,000 car cost in 7 years if prices rise 3% a year?',
      input: { cost: 25_000, years: 7, growth: 3 },
    },
    {
      question: 'How much do I have to put away today, once, to have 40k in 10 years at 5%?',
      input: { need: 40_000, years: 10, rate: 5 },
    },
    {
      question: 'present value of $90,000 due in 12 years at 6 percent',
      input: { need: 90_000, years: 12, rate: 6 },
    },
    {
      question: 'nursing home is 8 thousand a month now, what will it be in twenty years going up 4%',
      input: { cost: 8000, years: 20, growth: 4 },
    },
  ],
  sources: ['sec_compound_interest', 'bls_cpi'],
});
