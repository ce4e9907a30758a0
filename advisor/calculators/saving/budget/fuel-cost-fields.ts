import { count, money, ratio, years } from '#advisor/calculators/define/fields.ts';

export const fuelCostFields = {
  miles: count({
    label: 'Miles a year',
    roles: ['miles'],
    min: 1,
    max: 500_000,
    default: { value: 12_000, reason: 'about what an average driver drives' },
  }),
  mpg: ratio({
    label: 'Miles per gallon of the first car',
    roles: ['mpg'],
    min: 0,
    max: 200,
    default: { value: 0, reason: 'no gas car was mentioned' },
  }),
  other_mpg: ratio({
    label: 'Miles per gallon of the second car',
    roles: ['mpg#2'],
    min: 0,
    max: 200,
    default: { value: 0, reason: 'no second gas car was mentioned' },
  }),
  kwh: ratio({
    label: 'Electric car: kWh for a hundred miles',
    roles: ['kwh'],
    min: 0,
    max: 200,
    default: { value: 0, reason: 'no electric car was mentioned' },
  }),
  gas_price: money({
    label: 'Price of a gallon',
    roles: ['fuel_price', 'fuel_price#2'],
    min: 0.6,
    max: 20,
    default: { value: 3.3, reason: 'a round assumption; put in what you pay' },
  }),
  power_price: money({
    label: 'Price of a kWh',
    roles: ['fuel_price', 'fuel_price#2'],
    min: 0,
    max: 0.59,
    default: { value: 0.17, reason: 'about what homes pay; your bill has yours' },
  }),
  price_gap: money({
    label: 'How much more the thriftier car costs',
    roles: ['spend_item', 'fee_amount'],
    min: 0,
    max: 1e6,
    default: {
      value: 0,
      reason: 'what the two prices differ by, where you gave them',
      by: ({ price, other_price: other }) =>
        typeof price === 'number' && typeof other === 'number' && price > 0 && other > 0
          ? Math.abs(price - other)
          : undefined,
    },
  }),
  price: money({
    label: 'Price of the first car',
    roles: ['car_price'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'the prices aren’t compared' },
  }),
  other_price: money({
    label: 'Price of the second car',
    roles: ['car_price#2'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'the prices aren’t compared' },
  }),
  keep: years({
    label: 'Time you keep it',
    roles: ['time_stay', 'horizon'],
    min: 0,
    max: 40,
    default: { value: 0, reason: 'how long you keep it wasn’t mentioned' },
  }),
};

export const fuelCostExamples = [
  {
    question:
      'hybrid gets 50 mpg, the regular one 30. I drive 15,000 miles a year, gas is 3.50. Hybrid costs 2,400 more, how long to make that back?',
    input: { miles: 15_000, mpg: 50, other_mpg: 30, gas_price: 3.5, price_gap: 2400 },
  },
  {
    question:
      'How much would I save on gas going from an 18 mpg truck to a 33 mpg sedan at 12,000 miles a year?',
    input: { miles: 12_000, mpg: 18, other_mpg: 33 },
  },
  {
    question: 'gas cost per year for 20k miles at 26 mpg and $3.15 a gallon',
    input: { miles: 20_000, mpg: 26, gas_price: 3.15 },
  },
  {
    question:
      'ev uses 30 kwh per 100 miles at 14 cents vs my 24 mpg suv, 13,500 miles a year, gas 3.80. fuel savings?',
    input: { miles: 13_500, mpg: 24, kwh: 30, gas_price: 3.8, power_price: 0.14 },
  },
];
