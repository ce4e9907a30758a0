import {
  choice,
  count,
  flag,
  money,
  moneyPerMonth,
  moneyPerYear,
  months,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { stateField } from '#advisor/calculators/tax/state/state-of.ts';

export type EmployerBenefit = 'match' | 'espp' | 'rsu';

/** The match rate on a second part of pay, in percent, if none is told. */
const usualNextRate = 50;
/** The share of pay that is matched, in percent, if none is told. */
const usualLimit = 6;
const notAsked = { value: 0, reason: 'it is not what is asked about' };

/** The inputs for the match, the stock purchase plan and vesting stock. */
export const employerBenefitFields = {
  kind: choice<EmployerBenefit>({
    label: 'Topic',
    facts: { match: 'flag=match', espp: 'flag=espp', rsu: 'flag=rsu' },
    options: ['match', 'espp', 'rsu'],
    default: { value: 'match', reason: 'it’s the most common question of the three' },
  }),
  salary: moneyPerYear({
    label: 'Salary',
    ask: 'how much do you earn a year',
    roles: ['wages'],
    min: 0,
    max: 1e8,
    default: notAsked,
  }),
  spouse_salary: moneyPerYear({
    label: 'Spouse’s pay',
    roles: ['wages@spouse'],
    onlyWith: 'flag=rsu',
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'no pay of a spouse is mentioned' },
  }),
  contribution_percent: percent({
    label: 'Share of pay you contribute',
    roles: ['save_share'],
    min: 0,
    max: 100,
    default: {
      value: usualLimit,
      reason: 'it gets the full match',
      by: ({ match_limit: limit = usualLimit, next_match_limit: next = 0 }) =>
        typeof limit === 'number' && typeof next === 'number' ? limit + next : undefined,
    },
  }),
  match_percent: percent({
    label: 'Match rate',
    roles: ['match_rate'],
    min: 0,
    max: 500,
    default: {
      value: 50,
      reason: 'a common formula, or dollar for dollar where only a share of pay is told; look yours up',
      // A rate that is told comes before "dollar for dollar".
      by: ({ match_limit: limit, dollar_for_dollar: isWhole }) =>
        isWhole === true || typeof limit === 'number' ? 100 : undefined,
    },
  }),
  match_limit: percent({
    label: 'Share of pay that is matched',
    roles: ['match_limit'],
    min: 0,
    max: 100,
    default: { value: usualLimit, reason: 'a common formula; look yours up' },
  }),
  next_match_percent: percent({
    label: 'Match rate on a second part of pay',
    roles: ['match_rate#2'],
    min: 0,
    max: 500,
    default: {
      value: 0,
      reason: 'no second part is named; where one is named without its rate, half is usual',
      by: ({ next_match_limit: next }) => (typeof next === 'number' && next > 0 ? usualNextRate : undefined),
    },
  }),
  next_match_limit: percent({
    label: 'Second part of pay that is matched',
    roles: ['match_limit#2'],
    min: 0,
    max: 100,
    default: {
      value: 0,
      reason: 'no second part is named, or it’s as large as the first',
      // "The first 3% and half of the next 3%": the same number, told twice.
      by: ({ next_match_percent: next, match_limit: limit }) =>
        typeof next === 'number' && typeof limit === 'number' ? limit : undefined,
    },
  }),
  dollar_for_dollar: flag({
    label: 'Dollar-for-dollar match',
    fact: 'flag=dollar_for_dollar',
    default: { value: false, reason: 'the match is said in percent' },
  }),
  espp_monthly: moneyPerMonth({
    label: 'Monthly stock purchase plan contribution',
    roles: ['save_amount'],
    comes: 'month',
    onlyWith: 'flag=espp',
    min: 0,
    max: 1e5,
    default: notAsked,
  }),
  espp_contribution: money({
    label: 'Total stock purchase plan contribution',
    roles: ['save_amount', 'k401_contrib', 'lump_sum'],
    onlyWith: 'flag=espp',
    min: 0,
    max: 1e6,
    default: notAsked,
  }),
  espp_shares: count({
    label: 'Shares bought through the stock purchase plan',
    roles: ['n_shares'],
    onlyWith: 'flag=espp',
    min: 0,
    max: 1e7,
    default: notAsked,
  }),
  espp_months: months({
    label: 'Months of contributions to the stock purchase plan',
    roles: ['term', 'horizon'],
    onlyWith: 'flag=espp',
    min: 1,
    max: 27,
    default: { value: 12, reason: 'a year of contributions' },
  }),
  contribution: moneyPerYear({
    label: 'Contribution in dollars',
    roles: ['k401_contrib', 'save_amount'],
    adds: true,
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'the contribution is a share of pay' },
  }),
  years: years({
    label: 'Number of years to look ahead',
    roles: ['horizon'],
    min: 0,
    max: 70,
    default: { value: 0, reason: 'one year is looked at' },
  }),
  rate_return: percent({
    label: 'Yearly return on the match',
    roles: ['rate_return'],
    min: 0,
    max: 20,
    default: { value: 0, reason: 'no return was given, so no growth is counted' },
  }),
  discount: percent({
    label: 'Stock purchase plan discount',
    roles: ['gain_rate'],
    min: 0,
    max: 50,
    default: { value: 15, reason: 'most plans give the largest discount the law allows' },
  }),
  start_price: money({
    label: 'Share price at the beginning of the period',
    roles: ['price_buy'],
    onlyWith: 'flag=espp',
    eachOne: true,
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'without prices, the price is assumed not to have moved' },
  }),
  end_price: money({
    label: 'Share price on the day of purchase',
    roles: ['price_now', 'price_buy#2'],
    onlyWith: 'flag=espp',
    eachOne: true,
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'without prices, the price is assumed not to have moved' },
  }),
  look_back: flag({
    label: 'Look-back to the lower of the two prices',
    fact: 'flag=no_look_back',
    default: { value: true, reason: 'most plans look back' },
  }),
  tax_rate: percent({
    label: 'Tax rate on the gain',
    roles: ['rate_tax'],
    min: 0,
    max: 60,
    default: { value: 22, reason: 'the bracket of many employees' },
  }),
  vest_value: money({
    label: 'Value of the vesting shares',
    roles: ['hold_amount', 'price_now', 'price_now@spouse', 'bonus', 'lump_sum', 'wages_new'],
    onlyWith: 'flag=rsu',
    min: 0,
    max: 1e8,
    default: notAsked,
  }),
  sold_value: money({
    label: 'Value of the vested shares when sold later',
    roles: ['price_now#2'],
    onlyWith: 'flag=rsu',
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'they are sold when they vest' },
  }),
  held: choice<'short' | 'long'>({
    label: 'How long the vested shares are kept',
    facts: { short: 'holding=short & flag=rsu', long: 'holding=long & flag=rsu' },
    options: ['short', 'long'],
    default: { value: 'long', reason: 'more than a year, where a later sale is told' },
  }),
  filing_status: householdFields.filing_status,
  state: stateField,
};
