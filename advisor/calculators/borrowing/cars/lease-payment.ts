import { carTerm, monthsOfCarTerm } from '#advisor/calculators/borrowing/cars/car-term.ts';
import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, percent, ratio } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const exact = { decimals: 2 };
/** A money factor times this is about the yearly rate in percent. */
const factorToRate = 2400;
/** Above this a factor is told in percent, as ".125" for .00125. */
const mostFactor = 0.01;
/** Read as a percentage, a money factor is at most this; no lease has a rate so low. */
const mostAsPercent = 0.7;

const factorOf = (told: number) => (told >= mostFactor ? told / 100 : told);

/** The payment of a lease from its parts, as a dealer works it out. */
export const leasePayment = defineCalculator({
  name: 'lease_payment',
  version: 1,
  title: 'Car lease payment',
  about:
    'The monthly payment of a car lease from the price (capitalized cost), the residual in percent or dollars, the money factor or rate and the months: the base payment, the depreciation part and the finance charge, with sales tax.',
  simply:
    'A lease payment has two parts: the value the car loses while you drive it, and a charge for the money it costs, like interest.',
  input: {
    price: money({
      label: 'Price of the car (capitalized cost)',
      ask: 'what is the negotiated price of the car',
      roles: ['car_price', 'spend_item'],
      order: 'rising',
      min: 1,
      max: 1e7,
    }),
    sticker: money({
      label: 'Sticker price (MSRP)',
      roles: ['car_price#2'],
      order: 'rising',
      min: 0,
      max: 1e7,
      default: {
        value: 0,
        reason: 'the same as the price',
        by: ({ price }) => (typeof price === 'number' ? price : undefined),
      },
    }),
    down: money({
      label: 'Down payment, trade-in and rebates',
      roles: ['down_amount', 'trade_in'],
      adds: true,
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'nothing was mentioned' },
    }),
    fees: money({
      label: 'Fees rolled into the lease',
      roles: ['fee_amount', 'closing_costs'],
      adds: true,
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'no fees were mentioned' },
    }),
    residual_percent: percent({
      label: 'Residual in percent of the sticker price',
      roles: ['residual_share'],
      min: 1,
      max: 100,
      default: { value: 58, reason: 'a middle guess for three years; the dealer has the number' },
    }),
    residual: money({
      label: 'Residual in dollars',
      roles: ['residual'],
      min: 0,
      max: 1e7,
      default: {
        value: 0,
        reason: 'worked out from its percentage',
        by: ({ residual_percent: share = 58, sticker, price }) => {
          const of = typeof sticker === 'number' && sticker > 0 ? sticker : price;
          return typeof of === 'number' ? Math.round(of * Number(share)) / 100 : undefined;
        },
      },
    }),
    money_factor: ratio({
      label: 'Money factor',
      roles: ['loan_rate'],
      min: 0,
      max: mostAsPercent,
      default: { value: 0, reason: 'worked out from the yearly rate' },
    }),
    rate: percent({
      label: 'Lease rate as a yearly percentage',
      roles: ['loan_rate'],
      min: mostAsPercent + 0.01,
      max: 40,
      matters: ({ money_factor: told }) => !told,
      default: { value: 6, reason: 'a middle guess; ask the dealer for the money factor' },
    }),
    quoted: moneyPerMonth({
      label: 'Payment you were quoted',
      roles: ['lease_payment'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'no quote was mentioned' },
    }),
    term: carTerm({
      label: 'Length of the lease',
      roles: ['term'],
      default: { value: 3, reason: 'the most common length of a lease' },
    }),
    tax_rate: percent({
      label: 'Sales tax on the payment',
      roles: ['rate_tax', 'property_tax_rate'],
      min: 0,
      max: 20,
      default: { value: 0, reason: 'sales tax wasn’t mentioned' },
    }),
  },
  check: ({ price, fees, down, residual }) =>
    residual >= price + fees - down
      ? 'The residual is as much as the price less the down payment: give a smaller residual or a higher price.'
      : null,

  run(input) {
    const { price, fees, down, residual, tax_rate: tax } = input;
    const factor = input.money_factor > 0 ? factorOf(input.money_factor) : input.rate / factorToRate;
    const term = monthsOfCarTerm(input.term);
    const cost = price + fees - down;
    const wear = (cost - residual) / term;
    const rent = (cost + residual) * factor;
    const base = figure('base_payment', 'Base payment', wear + rent, 'usd_per_month', exact);
    const depreciation = figure('depreciation', 'Depreciation part', wear, 'usd_per_month', exact);
    const finance = figure('finance', 'Finance charge', rent, 'usd_per_month', exact);
    const withTax = figure(
      'payment_with_tax',
      'Payment with sales tax',
      base.value * (1 + tax / 100),
      'usd_per_month',
      exact,
    );
    const paid = tax > 0 ? withTax : base;
    const rate = figure(
      'rate_equal',
      'Yearly rate the money factor stands for',
      factor * factorToRate,
      'percent',
      exact,
    );
    const total = figure('total', 'Payments and down payment in all', paid.value * term + down, 'usd');
    const quote = figure('quote_gap', 'Quote above this', input.quoted - paid.value, 'usd_per_month', {
      ...exact,
      labelBelowZero: 'Quote below this',
    });
    return {
      figures: [
        ...(tax > 0 ? [withTax, base] : [base]),
        depreciation,
        finance,
        figure('net_cost', 'Adjusted capitalized cost', cost, 'usd'),
        figure('residual_value', 'Residual', residual, 'usd'),
        rate,
        figure('finance_total', 'Finance charges in all', rent * term, 'usd'),
        total,
        figure('months', 'Number of payments', term, 'months'),
        ...(input.quoted > 0 ? [quote] : []),
      ],
      steps: [
        {
          label: 'Adjusted capitalized cost',
          formula: 'price + fees - down payment',
          value: cost,
          unit: 'usd',
        },
        { label: 'Residual', formula: 'sticker price x residual', value: residual, unit: 'usd' },
        {
          label: 'Depreciation',
          formula: '(cost - residual) / months',
          value: wear,
          unit: 'usd_per_month',
          ...exact,
        },
        { label: 'Money factor', formula: 'yearly rate / 2400', value: factor, unit: 'ratio', decimals: 5 },
        {
          label: 'Finance charge',
          formula: '(cost + residual) x money factor',
          value: rent,
          unit: 'usd_per_month',
          ...exact,
        },
        {
          label: 'Base payment',
          formula: 'depreciation + finance charge',
          value: base.value,
          unit: 'usd_per_month',
          ...exact,
        },
      ],
      assumptions: [
        tax > 0
          ? text`Sales tax is charged on each payment, as most states do it.`
          : text`Sales tax is left out. Most states charge it on each payment.`,
        text`Registration, a security deposit and the fee at turn-in are left out.`,
      ],
      warnings: [],
      detail: {
        base,
        paid,
        depreciation,
        finance,
        rate,
        total,
        quote: input.quoted > 0 ? quote : null,
      },
    };
  },

  explain({ detail: { base, paid, depreciation, finance, rate, total, quote } }, { tax_rate: tax, price }) {
    const parts = text`${depreciation} is depreciation and ${finance} is the finance charge.`;
    return {
      conclusion:
        tax > 0
          ? text`The payment is about ${paid} with sales tax: a base of ${base}, of which ${parts}`
          : text`The base payment is about ${paid}: ${parts}`,
      openings: {
        amount: text`You’d pay ${total} over the lease, with a payment of ${paid}.`,
        rate: text`The money factor stands for a yearly rate of about ${rate}.`,
      },
      named: {
        depreciation: text`The depreciation part is ${depreciation} of the ${base}.`,
        finance: text`The finance charge is ${finance} of the ${base}.`,
      },
      reasons: [
        text`You pay for what the car loses from ${given('price', price, 'usd')} to its residual, and a rate of about ${rate} on top.`,
        ...(quote
          ? [
              quote.value >= 0
                ? text`The quote is ${quote} above that; fees or a marked-up money factor usually explain it.`
                : text`The quote is ${{ ...quote, value: -quote.value }} below that.`,
            ]
          : []),
        text`Over the lease, payments and what you put down come to ${total}.`,
      ],
      next: [
        text`Negotiate the price of the car and not the payment: each dollar off comes out of the depreciation part.`,
        text`Ask the dealer for the money factor and the residual in writing, and check them against these numbers.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('What the payment is made of', figures, ['depreciation', 'finance']),

  compares: true,
  formulas: {
    base_payment: 'depreciation + finance',
    payment_with_tax: 'base_payment * (100% + tax_rate)',
    depreciation: '(net_cost - residual_value) / months',
    finance: [
      '(net_cost + residual_value) * "Money factor"',
      'The money factor on {net_cost} and {residual_value} together',
    ],
    rate_equal: ['"Money factor" * 2400 * 1%', 'The money factor times 2,400'],
    quote_gap: ['quoted - base_payment', 'quoted - payment_with_tax'],
    total: ['base_payment * months + down', 'payment_with_tax * months + down'],
    net_cost: 'price + fees - down',
    residual_value: 'residual',
    finance_total: 'finance * months',
  },
  examples: [
    {
      question: 'lease payment on a car with cap cost 38,500, residual 58%, money factor .00175, 36 months?',
      input: { price: 38_500, residual_percent: 58, money_factor: 0.00175, term: 3 },
    },
    {
      question:
        'Dealer quotes $42,000 selling price, $24,000 residual, 5% lease rate, 36 months. What should the payment be?',
      input: { price: 42_000, residual: 24_000, rate: 5, term: 3 },
    },
    {
      question:
        'how much of my lease is interest: 31,200 cap cost, 3,000 down, residual 18,100, MF 0.00210, 39 months',
      input: { price: 31_200, down: 3000, residual: 18_100, money_factor: 0.0021, term: 3.25 },
    },
    {
      question:
        'they quote 565 a month on a 40k lease with 57% residual, money factor .0021, 36 months. is that right?',
      input: { price: 40_000, residual_percent: 57, money_factor: 0.0021, term: 3, quoted: 565 },
    },
    {
      question:
        'work out a 24 month lease: 47k truck, 66 percent residual, money factor .0031, 6% sales tax, 895 acquisition fee',
      input: { price: 47_000, residual_percent: 66, money_factor: 0.0031, term: 2, tax_rate: 6, fees: 895 },
    },
  ],
  sources: ['fed_vehicle_leasing', 'ftc_financing_or_leasing_a_car'],
});
