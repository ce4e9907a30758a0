import { money, moneyPerMonth, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { householdFields } from '#advisor/calculators/tax/household-fields.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { paidField } from '#advisor/calculators/tax/pay-fields.ts';

import { stateField } from '#advisor/calculators/tax/state-of.ts';

/** What take-home pay is worked out from. */
export const takeHomeFields = {
  filing_status: householdFields.filing_status,
  age: householdFields.age,
  wages: householdFields.wages,
  new_pay: moneyPerYear({
    label: 'New pay',
    roles: ['wages_new'],
    min: 0,
    max: mostDollars,
    default: nothingSaid('new pay is'),
  }),
  raise_percent: percent({
    label: 'Raise in percent',
    roles: ['raise_rate'],
    min: 0,
    max: 500,
    default: nothingSaid('raise in percent is'),
  }),
  overtime: moneyPerYear({
    label: 'Yearly overtime and tips',
    roles: ['overtime', 'tips'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('overtime or tips are'),
  }),
  bonus: money({
    label: 'Bonus',
    roles: ['bonus'],
    min: 0,
    max: mostDollars,
    default: nothingSaid('bonus is'),
  }),
  spouse_wages: householdFields.spouse_wages,
  pre_tax_401k: householdFields.pre_tax_401k,
  contribution_percent: percent({
    label: '401(k) contribution as a share of pay',
    roles: ['save_share', 'save_share@both'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'no contribution was named' },
  }),
  spouse_contribution_percent: percent({
    label: 'Spouse’s 401(k) contribution as a share of pay',
    roles: ['save_share@spouse'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'no contribution of a spouse was named' },
  }),
  benefits: moneyPerYear({
    label: 'Health premiums and HSA, before tax',
    roles: ['premium', 'premium@both', 'hsa_contrib', 'hsa_contrib@both'],
    adds: true,
    min: 0,
    max: 100_000,
    default: nothingSaid('premiums or HSA contributions are'),
  }),
  children: householdFields.children,
  expected: moneyPerMonth({
    label: 'Monthly take-home pay you named',
    roles: ['take_home', 'take_home@both'],
    min: 0,
    max: 1e7,
    default: nothingSaid('take-home pay is'),
  }),
  bills: moneyPerMonth({
    label: 'Monthly housing and child care',
    roles: [
      'housing_cost',
      'housing_cost@both',
      'mortgage_payment',
      'mortgage_payment@both',
      'childcare_cost',
    ],
    adds: true,
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'no housing or child care to pay was mentioned' },
  }),
  state: stateField,
  paid: paidField,
};
