import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const exact = { decimals: 2 };
const rate = { decimals: 1 };

/** What a sale earns: the profit as a share of the price, and as a share of the cost. */
export const marginMarkup = defineCalculator({
  name: 'margin_markup',
  version: 1,
  title: 'Profit margin and markup',
  about:
    'Profit margin and markup of something you make or buy and sell, from its cost and its selling price; or the price to charge for a margin or a markup in percent, with the profit on each and on many.',
  simply:
    'Both look at the same profit. Margin compares it with the price you charge, and markup with what the thing cost you.',
  input: {
    cost: money({
      label: 'Cost of one',
      ask: 'what does one cost you',
      roles: ['price_buy', 'spend_item', 'business_expenses', 'price_now'],
      eachOne: true,
      min: 0.01,
      max: 1e9,
    }),
    price: money({
      label: 'Selling price of one',
      roles: ['price_now', 'goal_amount'],
      eachOne: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'it follows from the margin or the markup' },
    }),
    margin: percent({
      label: 'Margin you want, in percent of the price',
      roles: ['profit_share', 'limit_share', 'replace_share'],
      min: 0,
      max: 99.9,
      default: { value: 0, reason: 'it follows from the price' },
    }),
    markup: percent({
      label: 'Markup, in percent of the cost',
      roles: ['gain_rate'],
      min: 0,
      max: 100_000,
      default: { value: 0, reason: 'it follows from the price' },
    }),
    sold: count({
      label: 'Number sold',
      roles: ['n_shares', 'n_units'],
      min: 1,
      max: 1e9,
      default: { value: 1, reason: 'one is looked at' },
    }),
  },
  alternatives: [
    {
      fields: ['price', 'margin', 'markup'],
      problem: 'Give the price, the margin or the markup, not two of them.',
    },
  ],
  check: ({ price, margin, markup }) =>
    price + margin + markup === 0 ? 'Give the selling price, or the margin or markup you want.' : null,

  run({ cost, price: told, margin, markup, sold }) {
    const price = told > 0 ? told : margin > 0 ? cost / (1 - margin / 100) : cost * (1 + markup / 100);
    const profit = price - cost;
    return {
      figures: [
        figure('margin_rate', 'Profit margin', (profit / price) * 100, 'percent', rate),
        figure('markup_rate', 'Markup', (profit / cost) * 100, 'percent', rate),
        figure('profit', 'Profit on one', profit, 'usd', { ...exact, labelBelowZero: 'Loss on one' }),
        figure('charged', 'Selling price', price, 'usd', exact),
        ...(sold > 1
          ? [
              figure('profit_in_all', 'Profit in all', profit * sold, 'usd', {
                ...exact,
                labelBelowZero: 'Loss in all',
              }),
            ]
          : []),
      ],
      steps: [
        { label: 'Profit', formula: 'price - cost', value: profit, unit: 'usd', decimals: 2 },
        { label: 'Margin', formula: 'profit / price', value: (profit / price) * 100, unit: 'percent' },
        { label: 'Markup', formula: 'profit / cost', value: (profit / cost) * 100, unit: 'percent' },
      ],
      assumptions: [
        text`The cost is all that one of them costs you. Fees, shipping and taxes come off the profit.`,
      ],
      warnings: [],
      detail: { isAsked: told === 0 },
    };
  },

  explain({ figures, detail: { isAsked } }, { cost, sold }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const many =
      sold > 1 ? text` On ${given('sold', sold, 'count')} sold that’s ${find('profit_in_all')}.` : '';
    const rates = text`Your margin is ${find('margin_rate')} and your markup ${find('markup_rate')}: ${find('profit')} on each.${many}`;
    const charge = text`Charge ${find('charged')}: that’s a margin of ${find('margin_rate')} and a markup of ${find('markup_rate')}.${many}`;
    return {
      conclusion: isAsked ? charge : rates,
      openings: isAsked ? { amount: charge } : { rate: rates },
      reasons: [
        text`Margin is the profit as a share of the price; markup is the same profit as a share of the ${given('cost', cost, 'usd', exact)} it costs you.`,
      ],
      next: [text`Count every cost of a sale, such as card fees and shipping, before you set the price.`],
    };
  },

  chart: ({ figures }) => barsOf('Price and profit of one', figures, ['charged', 'profit']),

  formulas: {
    margin_rate: 'profit / charged',
    markup_rate: 'profit / cost',
    profit: 'charged - cost',
    charged: ['price', 'cost / (1 - margin)', 'cost * (1 + markup)'],
    profit_in_all: 'profit * sold',
  },
  examples: [
    {
      question:
        'jams cost me 3 bucks a jar to make, i want a 55% margin at the market. what price goes on the label',
      input: { cost: 3, margin: 55 },
    },
    {
      question: 'I make soap for $4 and sell it for $11. What are my profit margin and markup?',
      input: { cost: 4, price: 11 },
    },
    {
      question: 'What price gives me a 40% profit margin if an item costs me $18?',
      input: { cost: 18, margin: 40 },
    },
    {
      question: 'what do i charge with a 60 percent markup on a 25 dollar wholesale cost',
      input: { cost: 25, markup: 60 },
    },
    {
      question: 'wholesale is 7.50, retail 20, i sold 140 of them on etsy, profit margin?',
      input: { cost: 7.5, price: 20, sold: 140 },
    },
  ],
  sources: ['sba_startup_costs'],
});
