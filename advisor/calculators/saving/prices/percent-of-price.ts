import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { roundHalfUp, toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

const exact = { decimals: 2 };

/** A tip, a discount or a sales tax: a percent of a price, added to it and taken off it. */
export const percentOfPrice = defineCalculator({
  name: 'percent_of_price',
  version: 1,
  title: 'Tip, discount or sales tax on a price',
  about:
    'A tip on a restaurant bill, a discount or percent off at a store, or sales tax on a purchase: the percent of the price in dollars, the price with it added, the price with it taken off, and what each person pays if a bill is split.',
  simply:
    'A percent says how many dollars out of each hundred. A tip or a tax goes on top of the price, and a discount comes off it.',
  input: {
    price: money({
      label: 'Price or bill',
      ask: 'what is the price',
      roles: ['spend_item', 'car_price', 'medical_cost'],
      min: 0.01,
      max: 1e9,
    }),
    share: percent({
      label: 'Tip, discount or tax in percent',
      ask: 'how many percent is it',
      roles: ['price_share', 'property_tax_rate', 'rate_tax', 'loss_rate', 'selling_rate'],
      min: 0,
      max: 1000,
    }),
    people: count({
      label: 'People who share the bill',
      roles: ['n_people'],
      min: 1,
      max: 1000,
      default: { value: 1, reason: 'nobody else is mentioned' },
    }),
  },

  run({ price, share, people }) {
    const part = roundHalfUp((toCents(price) * share) / 100);
    const each = (cents: number) => toDollars(roundHalfUp(cents / people));
    const [more, less] = [toCents(price) + part, toCents(price) - part];
    return {
      figures: [
        figure('part', 'The percent in dollars', toDollars(part), 'usd', exact),
        figure('with_it', 'Price with it added', toDollars(more), 'usd', exact),
        figure('without_it', 'Price with it taken off', toDollars(less), 'usd', {
          ...exact,
          labelBelowZero: 'Price with it taken off, below zero',
        }),
        ...(people > 1 ? [figure('each', 'Each person pays, with it added', each(more), 'usd', exact)] : []),
      ],
      steps: [
        {
          label: 'The percent in dollars',
          formula: 'price x percent / 100',
          value: toDollars(part),
          unit: 'usd',
          decimals: 2,
        },
      ],
      assumptions: [text`Amounts are rounded to the cent.`],
      warnings: [],
      detail: {},
    };
  },

  explain({ figures }, { price, share }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const of = text`${given('share', share, 'percent')} of ${given('price', price, 'usd', exact)} is ${find('part')}`;
    return {
      conclusion: find('each')
        ? text`${of}: ${find('with_it')} with it added, or ${find('each')} each.`
        : text`${of}: ${find('with_it')} with it added, ${find('without_it')} with it taken off.`,
      reasons: [
        text`A tip or a sales tax is added to the price; a discount is taken off it.`,
        ...(find('each') ? [text`As a discount, it would leave ${find('without_it')} to pay.`] : []),
      ],
      next: [text`Count a discount before the sales tax: the tax is on what you pay.`],
    };
  },

  chart: ({ figures }) => barsOf('With it and without it', figures, ['without_it', 'part', 'with_it']),

  formulas: {
    part: 'price * share',
    with_it: 'price + part',
    without_it: 'price - part',
    each: 'with_it / people',
  },
  examples: [
    {
      question: 'What is a 20% tip on a $74.50 restaurant bill?',
      input: { price: 74.5, share: 20 },
    },
    {
      question: 'The coat costs $120 and is 35% off. What do I pay?',
      input: { price: 120, share: 35 },
    },
    {
      question: 'how much is a 799 tv with 8.25% sales tax',
      input: { price: 799, share: 8.25 },
    },
    {
      question: 'split a $132 dinner four ways with an 18 percent tip, what does each of us owe',
      input: { price: 132, share: 18, people: 4 },
    },
  ],
  sources: ['bls_cpi'],
});
