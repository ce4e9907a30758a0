import {
  choice,
  flag,
  money,
  moneyPerMonth,
  moneyPerYear,
  name,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { mostDollars } from '#advisor/calculators/tax/nothing-said.ts';
import type { ToldState } from '#advisor/calculators/tax/state/state-of.ts';
import { stateCodes } from '#advisor/facts/states.ts';

const none = (what: string) => ({ value: 0, reason: `no ${what} is mentioned` });

/** What a job offers. */
export const offerFields = {
  name: name({ label: 'What the job is called' }),
  pay: moneyPerYear({
    label: 'Pay before taxes',
    roles: ['wages', 'wages_new', 'se_income'],
    min: 1,
    max: mostDollars,
  }),
  self_employed: flag({
    label: 'Paid on a 1099, without withholding',
    ofRole: { field: 'pay', role: 'se_income', value: true },
    default: { value: false, reason: 'most jobs are on a payroll' },
  }),
  bonus: money({
    label: 'Yearly bonus',
    roles: ['bonus'],
    min: 0,
    max: mostDollars,
    default: none('bonus'),
  }),
  tips: moneyPerYear({
    label: 'Yearly tips and overtime',
    roles: ['tips', 'overtime'],
    min: 0,
    max: mostDollars,
    default: none('tip or overtime'),
  }),
  match_limit: percent({
    label: 'Share of pay that is matched',
    roles: ['match_limit'],
    min: 0,
    max: 100,
    default: none('match'),
  }),
  match_percent: percent({
    label: 'Match rate',
    roles: ['match_rate'],
    min: 0,
    max: 500,
    default: { value: 100, reason: 'a match is assumed to be dollar for dollar' },
  }),
  match_years: years({
    label: 'Years until the match is yours',
    roles: ['horizon', 'term', 'time_stay', 'years_worked', 'time_held'],
    min: 0,
    max: 10,
    default: { value: 0, reason: 'no waiting time for the match is mentioned' },
  }),
  premium: moneyPerMonth({
    label: 'Monthly health premium',
    roles: ['premium'],
    min: 0,
    max: 20_000,
    default: none('premium'),
  }),
  hsa: moneyPerYear({
    label: 'Employer’s HSA contribution',
    roles: ['hsa_contrib'],
    min: 0,
    max: 100_000,
    default: none('HSA money'),
  }),
  stock: money({
    label: 'Total value of vesting stock',
    roles: ['price_now', 'hold_amount'],
    min: 0,
    max: mostDollars,
    default: none('stock'),
  }),
  stock_yearly: moneyPerYear({
    label: 'Stock that vests in a year',
    roles: ['price_now', 'hold_amount'],
    comes: 'year',
    min: 0,
    max: mostDollars,
    default: none('yearly stock'),
  }),
  stock_years: years({
    label: 'Vesting time',
    roles: ['horizon', 'term'],
    min: 1,
    max: 10,
    default: { value: 4, reason: 'most grants vest over four years' },
  }),
  housing: moneyPerMonth({
    label: 'Monthly rent or housing',
    roles: ['housing_cost', 'mortgage_payment'],
    shared: true,
    min: 0,
    max: 1e6,
    default: none('housing'),
  }),
  commute: moneyPerMonth({
    label: 'Monthly commute and other job costs',
    roles: ['spend_item'],
    comes: 'month',
    min: 0,
    max: 1e5,
    default: none('commute'),
  }),
  cost_of_living: percent({
    label: 'Difference in cost of living',
    min: -80,
    max: 300,
    default: { value: 0, reason: 'prices are assumed to be the same' },
  }),
  state: choice<ToldState>({
    label: 'State of this job',
    fact: 'state',
    options: ['not_said', ...stateCodes],
    default: { value: 'not_said', reason: 'no state is given for it, so no state tax is counted' },
  }),
};

export interface Offer {
  name: string;
  pay: number;
  self_employed: boolean;
  bonus: number;
  tips: number;
  match_limit: number;
  match_percent: number;
  match_years: number;
  premium: number;
  hsa: number;
  stock: number;
  stock_yearly: number;
  stock_years: number;
  housing: number;
  commute: number;
  cost_of_living: number;
  state: ToldState;
}
