import {
  longestYears,
  rentVsBuyFields,
} from '#advisor/calculators/borrowing/home-buying/rent-vs-buy-fields.ts';
import { money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';

const {
  price,
  rate,
  term,
  home_growth,
  rent_growth,
  tax_rate,
  maintenance,
  insurance_rate,
  hoa,
  pmi_rate,
  buying_costs,
  selling_costs,
  investment,
} = rentVsBuyFields;

/** The home and its costs are those of rent or buy; what waiting changes comes first. */
/** What a month's rent of a home usually is of its price. */
const usualRentShare = 0.005;

export const buyOrWaitFields = {
  price,
  rate,
  later_rate: percent({
    label: 'Mortgage rate after waiting',
    roles: ['loan_rate_new'],
    min: 0,
    max: 25,
    default: {
      value: 6.5,
      reason: 'taken to stay as it is now; no one knows where rates will be',
      by: ({ rate: now }) => (typeof now === 'number' ? now : undefined),
    },
  }),
  wait: years({
    label: 'Time you wait',
    roles: ['horizon'],
    fromAges: true,
    min: 0.25,
    max: 15,
    default: { value: 1, reason: 'a year, as most people mean who think of waiting' },
  }),
  home_growth,
  rent: moneyPerMonth({
    label: 'Rent while you wait',
    ask: 'what rent would you pay while you wait',
    roles: ['housing_cost'],
    min: 0,
    max: 1e6,
    default: {
      value: 0,
      reason: 'rent of a home like that, at half a percent of its price a month; put in your own',
      by: ({ price: told }) => (typeof told === 'number' ? Math.round(told * usualRentShare) : undefined),
    },
  }),
  rent_growth,
  down_payment: money({
    label: 'Down payment today',
    roles: ['down_amount', 'bal_cash'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'worked out from a share of the price' },
  }),
  down_percent: percent({
    label: 'Down payment as a share of the price',
    roles: ['down_share'],
    min: 0,
    max: 100,
    default: { value: 20, reason: 'enough to go without mortgage insurance' },
  }),
  save: moneyPerMonth({
    label: 'Saved each month while you wait',
    roles: ['save_amount'],
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'no saving was mentioned' },
  }),
  savings_rate: percent({
    label: 'Interest on those savings',
    roles: ['rate_savings'],
    min: 0,
    max: 20,
    default: { value: 4, reason: 'a round assumption for a good savings account' },
  }),
  stay: years({
    label: 'Time from now until you sell',
    roles: ['time_stay'],
    min: 1,
    max: longestYears,
    default: { value: 10, reason: 'an assumption; many owners move within about ten years' },
  }),
  term,
  tax_rate,
  maintenance,
  insurance_rate,
  hoa,
  pmi_rate,
  buying_costs,
  selling_costs,
  investment,
  refinance_costs: percent({
    label: 'Costs of refinancing as a share of the loan',
    min: 0,
    max: 10,
    default: { value: 2, reason: 'refinancing usually costs a few percent of the loan' },
  }),
};
