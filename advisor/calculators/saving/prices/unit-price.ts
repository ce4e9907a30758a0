import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, ratio } from '#advisor/calculators/define/fields.ts';
import { figure } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const fine = { decimals: 4 };

/** What one piece, ounce or pound costs in a package, and which of two packages is cheaper. */
export const unitPrice = defineCalculator({
  name: 'unit_price',
  version: 1,
  title: 'Unit price of one or two packages',
  about:
    'The price per ounce, pound, roll, pill, can or piece of a package at the store, and which of two package sizes is cheaper per unit, with what the cheaper one saves.',
  simply:
    'A big package costs more, but may cost less for each piece. Dividing the price by the count inside makes the two comparable.',
  input: {
    price: money({
      label: 'Price of the first package',
      ask: 'what does the package cost',
      roles: ['spend_item', 'price_now', 'price_buy'],
      min: 0.01,
      max: 1e7,
    }),
    size: ratio({
      label: 'What is in it',
      ask: 'how much or how many is in it',
      roles: ['package_size', 'n_shares', 'n_units', 'n_rungs'],
      min: 0.001,
      max: 1e7,
    }),
    other_price: money({
      label: 'Price of the second package',
      roles: ['spend_item#2', 'price_now#2', 'price_buy#2'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'no second package is mentioned' },
    }),
    other_size: ratio({
      label: 'What is in the second package',
      roles: ['package_size#2', 'n_shares#2', 'n_units#2', 'n_shares', 'n_units'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'no second package is mentioned' },
    }),
  },
  check: ({ other_price: price, other_size: size }) =>
    price > 0 !== size > 0 ? 'Give both the price and the size of the second package.' : null,

  run({ price, size, other_price: otherPrice, other_size: otherSize }) {
    const compares = otherSize > 0;
    const [one, other] = [price / size, compares ? otherPrice / otherSize : 0];
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    return {
      figures: [
        figure('each', compares ? 'First package, each' : 'Price of one', one, 'usd', fine),
        ...(compares
          ? [
              figure('other_each', 'Second package, each', other, 'usd', fine),
              figure('saved_share', 'Saved with the cheaper one', (1 - low / high) * 100, 'percent', {
                decimals: 1,
              }),
            ]
          : []),
      ],
      steps: [
        { label: 'Price of one', formula: 'price / size', value: one, unit: 'usd', decimals: 4 },
        ...(compares
          ? [
              {
                label: 'Price of one in the second package',
                formula: 'price / size',
                value: other,
                unit: 'usd' as const,
                decimals: 4,
              },
            ]
          : []),
      ],
      assumptions: [text`Both sizes are counted in the same unit, and you use all of it.`],
      warnings: [],
      detail: { compares, isFirst: one <= other },
    };
  },

  explain({ figures, detail: { compares, isFirst } }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const [low, high] = isFirst ? [find('each'), find('other_each')] : [find('other_each'), find('each')];
    return {
      conclusion: compares
        ? text`The ${isFirst ? 'first' : 'second'} package is cheaper: ${low} each instead of ${high}, ${find('saved_share')} less.`
        : text`That’s ${find('each')} each.`,
      reasons: [text`The price is divided by what’s in the package.`],
      next: [text`Buy the larger one only if you’ll use it up before it spoils.`],
    };
  },

  chart: ({ figures }) => barsOf('Price of one', figures, ['each', 'other_each']),

  compares: true,
  formulas: {
    each: 'price / size',
    other_each: 'other_price / other_size',
    saved_share: ['1 - other_each / each', '1 - each / other_each'],
  },
  examples: [
    {
      question: 'Is a 12-pack for $9.99 cheaper per roll than a 20-pack for $15.49?',
      input: { price: 9.99, size: 12, other_price: 15.49, other_size: 20 },
    },
    {
      question: 'What is the price per ounce of a 48 oz jar that costs $7.68?',
      input: { price: 7.68, size: 48 },
    },
    {
      question: 'which is the better deal, 5 lb of rice for 6.49 or 12 lb for 13.99',
      input: { price: 6.49, size: 5, other_price: 13.99, other_size: 12 },
    },
    {
      question: 'costco 200 vitamins for 18.99 vs walgreens 60 for 7.49, per pill',
      input: { price: 18.99, size: 200, other_price: 7.49, other_size: 60 },
    },
  ],
  sources: ['bls_cpi'],
});
