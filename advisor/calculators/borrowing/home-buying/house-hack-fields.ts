import {
  closingRate,
  homeCostFields,
  ownerCostFields,
  usualShareDown,
} from '#advisor/calculators/borrowing/home-buying/home-cost.ts';
import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';

/** What many lenders take from people who live in the home. */
const usualDown = 5;

export const houseHackFields = {
  price: money({
    label: 'Price of the home',
    ask: 'how much is the home',
    roles: ['home_price', 'home_value'],
    min: 0,
    max: 1e9,
    needed: ({ whole_payment: payment }) => payment === undefined,
    default: { value: 0, reason: 'the whole payment is given instead' },
  }),
  whole_payment: moneyPerMonth({
    label: 'Whole payment you make now',
    roles: ['mortgage_payment', 'mortgage_payment@both'],
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'worked out from the price' },
  }),
  rent: moneyPerMonth({
    label: 'Rent you get',
    ask: 'how much rent would you get a month',
    roles: ['rental_income'],
    adds: true,
    min: 1,
    max: 1e6,
  }),
  rent_else: moneyPerMonth({
    label: 'Rent you’d pay elsewhere',
    roles: ['housing_cost'],
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'it isn’t compared with renting' },
  }),
  vacancy: percent({
    label: 'Vacancy rate',
    roles: ['vacancy'],
    min: 0,
    max: 90,
    default: { value: 5, reason: 'a little over two weeks a year' },
  }),
  maintenance_rate: percent({
    label: 'Yearly upkeep as a share of the price',
    roles: ['maintenance_rate'],
    min: 0,
    max: 10,
    default: { value: 1, reason: 'a common rule of thumb for repairs' },
  }),
  maintenance: moneyPerYear({
    label: 'Yearly upkeep in dollars',
    roles: ['maintenance'],
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'worked out from a share of the price' },
  }),
  down_payment: homeCostFields.down_payment,
  down_percent: usualShareDown(
    usualDown,
    'a twentieth where nothing is said: lenders take little down from people who live there',
  ),
  ...ownerCostFields,
  pmi_rate: homeCostFields.pmi_rate,
  closing_rate: closingRate({ value: 3, reason: 'closing costs are usually a few percent of the price' }),
};

/** How the figures come about. */
export const houseHackFormulas: Formulas = {
  own_cost: 'payment + upkeep - collected',
  payment: [
    'whole_payment',
    'Principal and interest, property tax, insurance[, dues of {hoa}][, mortgage insurance of {pmi}] on {price}',
  ],
  upkeep: ['maintenance / 12', 'price * maintenance_rate / 12', 'None is counted without a price'],
  collected: 'rent * (100% - vacancy)',
  cash: '"Down payment" + price * closing_rate',
  free_rent: '(payment + upkeep) / (100% - vacancy)',
  saved: 'rent_else - own_cost',
  cash_on_cash: 'saved * 12 / cash',
  pmi: '"Loan" * pmi_rate / 12',
  rent_share: 'collected / (payment + upkeep)',
};

export const houseHackExamples = [
  {
    question:
      'Should I house hack a $450,000 duplex, rent out the other unit for $1,800, instead of renting at $1,600?',
    input: { price: 450_000, rent: 1800, rent_else: 1600 },
  },
  {
    question:
      'house hacking a triplex for 600k with 5% down at 6.75%, two units bring 3,400 a month. what do I pay to live there',
    input: { price: 600_000, down_percent: 5, rate: 6.75, rent: 3400 },
  },
  {
    question: 'if i buy a 4 bedroom for 380k and rent three rooms at 700 each, how much is my share?',
    input: { price: 380_000, rent: 2100 },
  },
  {
    question:
      'cash on cash return house hacking: 500k fourplex, 25k down, 4,200 rent from the other units, I pay 1,900 rent now',
    input: { price: 500_000, down_payment: 25_000, rent: 4200, rent_else: 1900 },
  },
  {
    question:
      'I rent out two bedrooms at 800 each and my mortgage all in is 2,700. What do I pay to live here?',
    input: { whole_payment: 2700, rent: 1600 },
  },
  {
    question:
      'live in one half and rent the other half, 340,000 two-family, tenant pays 1,500. would I live for free?',
    input: { price: 340_000, rent: 1500 },
  },
];
