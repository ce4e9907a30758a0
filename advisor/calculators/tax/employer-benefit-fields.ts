import { choice, flag, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { householdFields } from '#advisor/calculators/tax/household-fields.ts';

export type EmployerBenefit = 'match' | 'espp' | 'rsu';

const notAsked = { value: 0, reason: 'it is not what is asked about' };

/** What the match, the stock purchase plan and vesting stock are worked out from. */
export const employerBenefitFields = {
  kind: choice<EmployerBenefit>({
    label: 'Topic',
    facts: { match: 'flag=match', espp: 'flag=espp', rsu: 'flag=rsu' },
    options: ['match', 'espp', 'rsu'],
    default: { value: 'match', reason: 'it is the commonest question of the three' },
  }),
  salary: moneyPerYear({
    label: 'Salary',
    roles: ['wages'],
    min: 0,
    max: 1e8,
    default: notAsked,
  }),
  contribution_percent: percent({
    label: 'Share of pay you put in',
    roles: ['save_share'],
    min: 0,
    max: 100,
    default: { value: 10, reason: 'it is enough for the whole match of most plans' },
  }),
  match_percent: percent({
    label: 'Match in percent',
    roles: ['match_rate'],
    min: 0,
    max: 500,
    default: { value: 50, reason: 'a common formula; look yours up' },
  }),
  match_limit: percent({
    label: 'Share of pay that is matched',
    roles: ['match_limit'],
    min: 0,
    max: 100,
    default: { value: 6, reason: 'a common formula; look yours up' },
  }),
  next_match_percent: percent({
    label: 'Match in percent on a second part of pay',
    roles: ['match_rate#2'],
    min: 0,
    max: 500,
    default: { value: 0, reason: 'no second part is named' },
  }),
  next_match_limit: percent({
    label: 'Second part of pay that is matched',
    roles: ['match_limit#2'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'no second part is named' },
  }),
  dollar_for_dollar: flag({
    label: 'Matched dollar for dollar',
    fact: 'flag=dollar_for_dollar',
    default: { value: false, reason: 'the match is said in percent' },
  }),
  espp_contribution: money({
    label: 'Stock purchase plan contribution',
    roles: ['save_amount', 'k401_contrib'],
    min: 0,
    max: 1e6,
    default: notAsked,
  }),
  discount: percent({
    label: 'Discount of the stock purchase plan',
    roles: ['gain_rate', 'loss_rate'],
    min: 0,
    max: 50,
    default: { value: 15, reason: 'most plans give the largest discount the law allows' },
  }),
  start_price: money({
    label: 'Share price at the beginning of the period',
    roles: ['price_buy'],
    onlyWith: 'flag=espp',
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'without prices, the price is taken to have stood still' },
  }),
  end_price: money({
    label: 'Share price on the day of purchase',
    roles: ['price_now'],
    onlyWith: 'flag=espp',
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'without prices, the price is taken to have stood still' },
  }),
  look_back: flag({
    label: 'The discount is taken from the lower of the two prices',
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
    roles: ['hold_amount', 'price_now', 'bonus', 'lump_sum', 'wages_new'],
    onlyWith: 'flag=rsu',
    min: 0,
    max: 1e8,
    default: notAsked,
  }),
  filing_status: householdFields.filing_status,
};
