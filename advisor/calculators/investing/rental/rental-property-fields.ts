import type { z } from 'zod';
import { downOrLoan } from '#advisor/calculators/borrowing/home-buying/home-cost.ts';
import {
  flag,
  money,
  moneyPerMonth,
  moneyPerYear,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';

/** What lenders mostly ask of an investor. */
const usualDown = 25;

/** Without a word about a loan, the buyer may pay cash: an assumed loan would change every figure. */
function shareDown(said: Readonly<Record<string, unknown>>): number | undefined {
  const { price, no_mortgage: isPaid, loan, down_payment: down, payment, rate, years: term } = said;
  if (!price || loan || down || payment) return undefined;
  return !isPaid && (rate !== undefined || term !== undefined) ? usualDown : 100;
}

const hasMortgage = ({ no_mortgage: isPaid }: Readonly<Record<string, unknown>>) => isPaid !== true;

export const rentalPropertyFields = {
  rent: moneyPerMonth({
    label: 'Monthly rent',
    ask: 'how much is the rent a month',
    roles: ['rental_income'],
    adds: true,
    min: 50,
    max: 1e7,
  }),
  price: money({
    label: 'Price or value of the property',
    roles: ['home_value', 'home_price', 'home_basis'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'no price was mentioned, so there’s no cap rate' },
  }),
  no_mortgage: flag({
    label: 'Paid in cash',
    fact: 'flag=no_mortgage',
    default: { value: false, reason: 'you didn’t say that it was paid in cash' },
  }),
  ...downOrLoan('Mortgage balance'),
  down_percent: percent({
    label: 'Down payment in percent',
    roles: ['down_share'],
    min: 0,
    max: 100,
    default: {
      value: 0,
      reason:
        'all of the price where no loan is mentioned, else a quarter, as lenders mostly ask of investors',
      by: ({ loan_share: share, ...said }) =>
        typeof share === 'number' && share > 0 ? 100 - share : shareDown(said),
    },
  }),
  rate: percent({
    label: 'Mortgage rate',
    matters: hasMortgage,
    roles: ['loan_rate'],
    min: 0,
    max: 25,
    default: { value: 7, reason: 'a round assumption; investors pay more than people who live there' },
  }),
  years: years({
    label: 'Mortgage term',
    matters: hasMortgage,
    roles: ['term_left', 'term'],
    min: 1,
    max: 50,
    default: { value: 30, reason: 'the most common term in the United States' },
  }),
  payment: moneyPerMonth({
    label: 'Mortgage payment',
    roles: ['mortgage_payment'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'worked out from the loan' },
  }),
  all_costs: moneyPerYear({
    label: 'All yearly costs except the mortgage',
    roles: ['rental_costs', 'spend_total'],
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'added up from the parts below' },
  }),
  property_tax: moneyPerYear({
    label: 'Yearly property tax',
    roles: ['property_tax'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'worked out from a share of the price' },
  }),
  tax_rate: percent({
    label: 'Property tax rate',
    roles: ['property_tax_rate'],
    min: 0,
    max: 6,
    default: {
      value: 1.1,
      reason:
        'near the middle of the states; none where the payment or your total includes it or you gave the amount',
      by: ({ property_tax: told, payment, all_costs: all }) => (told || payment || all ? 0 : undefined),
    },
  }),
  insurance: moneyPerYear({
    label: 'Yearly insurance',
    roles: ['home_insurance', 'premium'],
    min: 0,
    max: 1e7,
    default: {
      value: 2000,
      reason: 'a middle guess; none where the payment or your total includes it',
      by: ({ payment, all_costs: all }) => (payment || all ? 0 : undefined),
    },
  }),
  hoa: moneyPerMonth({
    label: 'Monthly association dues',
    roles: ['hoa'],
    min: 0,
    max: 1e5,
    default: { value: 0, reason: 'no association was mentioned' },
  }),
  maintenance: moneyPerYear({
    label: 'Yearly upkeep',
    roles: ['maintenance'],
    min: 0,
    max: 1e7,
    default: { value: 0, reason: 'worked out from a share' },
  }),
  maintenance_rate: percent({
    label: 'Upkeep in percent of the rent',
    roles: ['maintenance_rate'],
    min: 0,
    max: 60,
    default: {
      value: 8,
      reason: 'a common reserve; none where you gave an amount or a total',
      by: ({ maintenance: told, all_costs: all }) => (told || all ? 0 : undefined),
    },
  }),
  vacancy: percent({
    label: 'Vacancy rate',
    roles: ['vacancy'],
    min: 0,
    max: 90,
    default: {
      value: 5,
      reason: 'a little over two weeks a year; none beside a total of all costs',
      by: ({ all_costs: all }) => (all ? 0 : undefined),
    },
  }),
  management_rate: percent({
    label: 'Management fee in percent of the rent',
    roles: ['rate_fee'],
    min: 0,
    max: 50,
    default: { value: 0, reason: 'you manage it yourself' },
  }),
  management: moneyPerMonth({
    label: 'Monthly management and other costs',
    roles: ['fee_amount', 'spend_item'],
    adds: true,
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'no other costs were mentioned' },
  }),
  pmi_rate: percent({
    label: 'Mortgage insurance rate',
    roles: ['pmi_rate'],
    min: 0,
    max: 3,
    default: { value: 0, reason: 'investors put enough down to go without it' },
  }),
  basis: money({
    label: 'Purchase price',
    roles: ['home_basis', 'home_price'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'the value or price above' },
  }),
  loan_share: percent({
    label: 'Loan in percent of the price',
    roles: ['limit_share'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'it follows from the down payment' },
  }),
  closing_costs: money({
    label: 'Closing costs and up-front repairs',
    roles: ['closing_costs', 'home_improvement'],
    adds: true,
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'none were mentioned' },
  }),
};

export type RentalInput = z.output<z.ZodObject<typeof rentalPropertyFields>>;
