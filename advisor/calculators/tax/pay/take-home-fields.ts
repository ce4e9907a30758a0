import { money, moneyPerMonth, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { checksAYear, paidField } from '#advisor/calculators/tax/pay/pay-fields.ts';
import { exemptionField } from '#advisor/calculators/tax/payroll/payroll-exemption.ts';
import { stateField } from '#advisor/calculators/tax/state/state-of.ts';

/** What take-home pay is worked out from. */
export const takeHomeFields = {
  filing_status: householdFields.filing_status,
  age: householdFields.age,
  wages: householdFields.wages,
  check_pay: money({
    label: 'Pay per paycheck before taxes',
    min: 0,
    max: 1e7,
    default: nothingSaid('pay per paycheck is'),
  }),
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
    label: 'Yearly overtime pay',
    roles: ['overtime'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('overtime is'),
  }),
  tips: moneyPerYear({
    label: 'Yearly tips',
    roles: ['tips'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('tips are'),
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
  check_401k: money({
    label: '401(k) contribution per paycheck',
    min: 0,
    max: 1e6,
    default: { value: 0, reason: 'no contribution was named' },
  }),
  contribution_kind: householdFields.contribution_kind,
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
  check_benefits: money({
    label: 'Health premiums and HSA per paycheck, before tax',
    min: 0,
    max: 10_000,
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
  payroll_exemption: exemptionField,
  paid: paidField,
};

/** Each thing by the year, by the check or as a share: one of them. */
export const waysToTellPay = [
  {
    fields: ['wages', 'check_pay'],
    problem: 'Give your pay by the year or by the paycheck, not both.',
  },
  {
    fields: ['pre_tax_401k', 'contribution_percent', 'check_401k'],
    problem:
      'Give the 401(k) contribution by the year, by the paycheck or as a share of pay: only one of them.',
  },
  {
    fields: ['benefits', 'check_benefits'],
    problem: 'Give premiums and HSA by the year or by the paycheck, not both.',
  },
] as const;

interface ByCheck {
  wages: number;
  pre_tax_401k: number;
  benefits: number;
  check_pay: number;
  check_401k: number;
  check_benefits: number;
  paid: keyof typeof checksAYear;
}

/** What was given by the check, as the checks of a year make it. */
export function byTheYear<T extends ByCheck>(input: T): T {
  const checks = checksAYear[input.paid];
  return {
    ...input,
    wages: input.wages + input.check_pay * checks,
    pre_tax_401k: input.pre_tax_401k + input.check_401k * checks,
    benefits: input.benefits + input.check_benefits * checks,
  };
}
