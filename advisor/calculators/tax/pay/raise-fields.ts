import { money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { paidField } from '#advisor/calculators/tax/pay/pay-fields.ts';
import { stateField } from '#advisor/calculators/tax/state/state-of.ts';

/** What a raise, a bonus or other extra pay is worked out from. */
export const raiseFields = {
  wages: moneyPerYear({
    label: 'Current pay before taxes',
    ask: 'how much do you earn a year before taxes',
    roles: ['wages', 'wages@both', 'agi'],
    min: 0,
    max: mostDollars,
    default: { value: 0, reason: 'the tax rate, or a spouse’s pay, is given instead' },
  }),
  new_pay: moneyPerYear({
    label: 'New pay before taxes',
    roles: ['wages_new'],
    min: 0,
    max: mostDollars,
    default: { value: 0, reason: 'the raise is given instead' },
  }),
  raise: moneyPerYear({
    label: 'Raise in dollars',
    roles: ['raise_amount'],
    min: 0,
    max: mostDollars,
    default: nothingSaid('raise in dollars is'),
  }),
  raise_percent: percent({
    label: 'Raise in percent',
    roles: ['raise_rate'],
    min: 0,
    max: 500,
    default: nothingSaid('raise in percent is'),
  }),
  bonus: money({
    label: 'Bonus',
    roles: ['bonus'],
    min: 0,
    max: mostDollars,
    default: nothingSaid('bonus is'),
  }),
  overtime: moneyPerYear({
    label: 'Overtime pay',
    roles: ['overtime'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('overtime is'),
  }),
  tips: moneyPerYear({
    label: 'Tips',
    roles: ['tips'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('tips are'),
  }),
  spouse_extra: moneyPerYear({
    label: 'Spouse’s raise, bonus or overtime',
    roles: ['raise_amount@spouse', 'bonus@spouse', 'overtime@spouse'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('extra pay of a spouse is'),
  }),
  side_income: moneyPerYear({
    label: 'Side income after expenses',
    roles: ['se_income'],
    adds: true,
    min: 0,
    max: mostDollars,
    default: nothingSaid('side income is'),
  }),
  tax_rate: percent({
    label: 'Tax rate on the extra pay',
    roles: ['rate_tax'],
    min: 0,
    max: 60,
    default: { value: 0, reason: 'the brackets and your pay decide' },
  }),
  child_care: moneyPerYear({
    label: 'Child care tied to the job',
    roles: ['childcare_cost'],
    adds: true,
    min: 0,
    max: 1e6,
    default: nothingSaid('child care is'),
  }),
  pre_tax_401k: householdFields.pre_tax_401k,
  filing_status: householdFields.filing_status,
  spouse_wages: householdFields.spouse_wages,
  contribution_percent: householdFields.contribution_percent,
  contribution_kind: householdFields.contribution_kind,
  age: householdFields.age,
  children: householdFields.children,
  state: stateField,
  paid: paidField,
};
