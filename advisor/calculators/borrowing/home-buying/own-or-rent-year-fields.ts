import { money, moneyPerMonth, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';

const usualShareDown = 0.2;

export const ownOrRentYearFields = {
  price: money({
    label: 'Price of the home',
    roles: ['home_price', 'home_value'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the mortgage or its interest is given instead' },
  }),
  loan: money({
    label: 'Mortgage',
    roles: ['mortgage_balance', 'debt_balance:mortgage'],
    min: 0,
    max: 1e9,
    default: {
      value: 0,
      reason: 'the price less the down payment, a fifth where you didn’t say',
      by: ({ price, down, down_percent: share }) =>
        typeof price === 'number'
          ? Math.max(
              0,
              price -
                (typeof down === 'number'
                  ? down
                  : price * (typeof share === 'number' ? share / 100 : usualShareDown)),
            )
          : undefined,
    },
  }),
  down: money({
    label: 'Down payment',
    roles: ['down_amount'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'it follows from the price and the mortgage' },
  }),
  down_percent: percent({
    label: 'Down payment in percent',
    roles: ['down_share'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'it follows from the price and the mortgage' },
  }),
  rate: percent({
    label: 'Mortgage rate',
    roles: ['loan_rate'],
    min: 0,
    max: 25,
    default: { value: 6.5, reason: 'a round assumption; put in the rate a lender quotes you' },
  }),
  interest: moneyPerYear({
    label: 'Mortgage interest of a year',
    roles: ['mortgage_interest'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'worked out from the mortgage and its rate' },
  }),
  tax: moneyPerYear({
    label: 'Property tax a year',
    roles: ['property_tax'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'worked out from a share of the price' },
  }),
  tax_rate: percent({
    label: 'Property tax as a share of the price',
    roles: ['property_tax_rate'],
    min: 0,
    max: 6,
    default: { value: 1.1, reason: 'near the middle of the states; yours may be far from it' },
  }),
  insurance: moneyPerYear({
    label: 'Homeowners insurance a year',
    roles: ['home_insurance'],
    min: 0,
    max: 1e6,
    default: {
      value: 0,
      reason: 'half a percent of the price, a middle guess',
      by: ({ price }) => (typeof price === 'number' ? Math.round(price * 0.005) : undefined),
    },
  }),
  upkeep: moneyPerYear({
    label: 'Upkeep a year',
    roles: ['maintenance'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'worked out from a share of the price' },
  }),
  upkeep_rate: percent({
    label: 'Upkeep as a share of the price',
    roles: ['maintenance_rate'],
    min: 0,
    max: 10,
    default: { value: 1, reason: 'a common rule of thumb for repairs' },
  }),
  hoa: moneyPerMonth({
    label: 'Association dues a month',
    roles: ['hoa'],
    min: 0,
    max: 1e5,
    default: { value: 0, reason: 'none were mentioned' },
  }),
  return_rate: percent({
    label: 'What the down payment could earn elsewhere',
    roles: ['rate_return', 'rate_savings'],
    min: 0,
    max: 20,
    default: { value: 0, reason: 'only what you pay is compared' },
  }),
  rent: moneyPerMonth({
    label: 'Rent a month',
    roles: ['housing_cost'],
    min: 1,
    max: 1e6,
  }),
  renter_insurance: moneyPerYear({
    label: 'Renters insurance a year',
    roles: ['premium', 'home_insurance#2'],
    min: 0,
    max: 1e5,
    default: { value: 0, reason: 'none was mentioned' },
  }),
};

export const ownOrRentYearExamples = [
  {
    question:
      'compare unrecoverable costs for a year: rent is 2,300, the house is 410k with 82k down at 6.4%, tax 4,900, insurance 1,700, upkeep 4,000',
    input: {
      rent: 2300,
      price: 410_000,
      down: 82_000,
      rate: 6.4,
      tax: 4900,
      insurance: 1700,
      upkeep: 4000,
      loan: 328_000,
    },
  },
  {
    question:
      'Owning would cost $19,000 a year in interest, $6,200 tax, $2,000 insurance and $5,000 repairs. I rent at $2,450. Which throws away less money?',
    input: { rent: 2450, interest: 19_000, tax: 6200, insurance: 2000, upkeep: 5000 },
  },
  {
    question:
      'is rent of 1,950 throwing money away compared to the interest, taxes and upkeep on a 330k house this year',
    input: { rent: 1950, price: 330_000 },
  },
  {
    question: 'sunk cost of owning vs renting for one year, 560k condo 20% down at 6.1%, hoa 450, rent 2,900',
    input: { rent: 2900, price: 560_000, down_percent: 20, rate: 6.1, hoa: 450, loan: 448_000 },
  },
  {
    question: 'by the five percent rule, should I rent at 2,200 a month or own a 450,000 house',
    input: { rent: 2200, price: 450_000 },
  },
];
