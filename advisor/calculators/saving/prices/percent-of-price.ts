import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { roundHalfUp, toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const joinAll = ([one, other]: readonly Text[]): Text => (other ? text`${one!} and ${other}` : one!);

const exact = { decimals: 2 };

/** A tip, a discount or a sales tax: a percent of a price, added to it and taken off it. */
export const percentOfPrice = defineCalculator({
  name: 'percent_of_price',
  version: 1,
  title: 'Tip, discount or sales tax on a price',
  about:
    'A tip on a restaurant bill, a discount or percent off at a store, or sales tax on a purchase: the percent of the price in dollars, the price with it added, the price with it taken off, the price after a rebate, and what each person pays if a bill is split.',
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
      needed: ({ people, off }) => people === undefined && off === undefined,
      default: { value: 0, reason: 'no percent is mentioned' },
    }),
    sales_tax: percent({
      label: 'Sales tax beside it',
      roles: ['rate_tax'],
      beside: ['price_share'],
      min: 0,
      max: 50,
      default: { value: 0, reason: 'no sales tax is mentioned beside it' },
    }),
    off: money({
      label: 'Rebate or coupon in dollars',
      roles: ['trade_in'],
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'no rebate is mentioned' },
    }),
    people: count({
      label: 'People who share the bill',
      roles: ['n_people'],
      min: 1,
      max: 1000,
      default: { value: 1, reason: 'nobody else is mentioned' },
    }),
  },

  check: ({ price, share, sales_tax: tax, off, people }) => {
    if (off > price) return 'The rebate is more than the price: check the amounts.';
    return share + tax + off === 0 && people === 1
      ? 'Give a percent, a rebate, or how many people share the bill.'
      : null;
  },

  run({ price: told, share, sales_tax: tax, off, people }) {
    const [price, rebate] = [toCents(told), toCents(off)];
    const part = roundHalfUp((price * share) / 100);
    const taxOn = (cents: number) => roundHalfUp((cents * tax) / 100);
    const each = (cents: number) => toDollars(roundHalfUp(cents / people));
    // A tip is on the price without the tax, and a discount comes off before it. A rebate comes off at the end.
    const more = price + part + taxOn(price) - rebate;
    const less = price - part + taxOn(price - part) - rebate;
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
      assumptions: [
        text`Amounts are rounded to the cent.`,
        ...(rebate > 0 && share + tax > 0
          ? [
              text`The rebate comes off after the tax, as a mail-in rebate does. A coupon that the store takes off first also lowers the sales tax a little.`,
            ]
          : []),
      ],
      warnings: [],
      detail: {},
    };
  },

  explain({ figures }, input) {
    const { share, sales_tax: tax, off } = input;
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const price = given('price', input.price, 'usd', exact);
    const each = find('each');
    const beside = [
      ...(tax > 0 ? [text`${given('sales_tax', tax, 'percent')} sales tax`] : []),
      ...(off > 0 ? [text`the ${given('off', off, 'usd', exact)} rebate`] : []),
    ];
    const counted = beside.length === 0 ? text`` : text`, with ${joinAll(beside)} counted`;
    if (share === 0)
      return {
        conclusion: each
          ? text`Each person pays ${each}${counted}.`
          : text`You pay ${find('with_it')}${counted}.`,
        reasons: each
          ? [text`That’s ${price} split evenly between ${given('people', input.people, 'count')}.`]
          : [],
        next: [text`Check whether tax or a tip comes on top.`],
      };
    const of = text`${given('share', share, 'percent')} of ${price} is ${find('part')}`;
    return {
      conclusion: each
        ? text`${of}: ${find('with_it')} with it added${counted}, or ${each} each.`
        : tax > 0
          ? text`${find('without_it')} with ${given('share', share, 'percent')} taken off${counted}; as a tip it’s added, and you pay ${find('with_it')}.`
          : text`${of}: ${find('with_it')} with it added, ${find('without_it')} with it taken off${counted}.`,
      reasons: [
        text`A tip or a sales tax is added to the price; a discount is taken off it.`,
        ...(each ? [text`As a discount, it would leave ${find('without_it')} to pay.`] : []),
      ],
      next: [text`Count a discount before the sales tax: the tax is on what you pay.`],
    };
  },

  chart: ({ figures }) => barsOf('With it and without it', figures, ['without_it', 'part', 'with_it']),

  formulas: {
    part: 'price * share',
    with_it: ['price + part', 'price + part + price * sales_tax - off', 'price + part - off'],
    without_it: ['price - part', '(price - part) * (100% + sales_tax) - off', 'price - part - off'],
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
      question: 'a $1,450 fridge with a $200 rebate and 6.5% sales tax, what do i end up paying?',
      input: { price: 1450, share: 6.5, off: 200 },
    },
    {
      question: 'laptop 980, 10% off, 7% tax and a 60 dollar mail-in rebate. final cost?',
      input: { price: 980, share: 10, sales_tax: 7, off: 60 },
    },
    {
      question: 'we bought snacks for 96.30 and divide it by three, what does each owe',
      input: { price: 96.3, people: 3 },
    },
    {
      question: 'split a $132 dinner four ways with an 18 percent tip, what does each of us owe',
      input: { price: 132, share: 18, people: 4 },
    },
  ],
  sources: ['bls_cpi'],
});
