import { choice, flag, months, percent } from '#advisor/calculators/define/fields.ts';
import { longGainField } from '#advisor/calculators/tax/gains/gain-fields.ts';
import { householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { namedRate, noOtherIncome, otherIncome } from '#advisor/calculators/tax/federal/other-income.ts';
import { saleFields } from '#advisor/calculators/tax/gains/sale-fields.ts';

/** Long-term is more than a year: the day after a year has passed. */
export const monthsOfShortTerm = 12;
/** Section 121: a home owned and lived in for two of the last five years. */
export const monthsOfHome = 24;

export const capitalGainsFields = {
  filing_status: householdFields.filing_status,
  age: householdFields.age,
  spouse_age: householdFields.spouse_age,
  income: otherIncome,
  no_other_income: noOtherIncome,
  rate: namedRate,
  after_deductions: householdFields.after_deductions,
  short_gain: householdFields.short_gain,
  long_gain: longGainField,
  short_loss: householdFields.short_loss,
  long_loss: householdFields.long_loss,
  ...saleFields,
  months_held: months({
    label: 'Holding time',
    roles: ['time_held'],
    min: 0,
    max: 1200,
    default: {
      value: monthsOfShortTerm + 1,
      reason: 'assumed to be more than a year',
      by: ({ holding, home }) =>
        holding === 'short' ? monthsOfShortTerm : home === 'yes' ? monthsOfHome : undefined,
    },
  }),
  holding: choice<'long' | 'short' | 'not_said'>({
    label: 'Held for more than a year, or not',
    fact: 'holding',
    options: ['long', 'short', 'not_said'],
    default: { value: 'not_said', reason: 'taken as more than a year' },
  }),
  inherited: flag({
    label: 'Inherited',
    fact: 'flag=inherited',
    default: { value: false, reason: 'nothing says that it was inherited' },
  }),
  own_share: percent({
    label: 'Your share of what is sold',
    roles: ['hold_share:real_estate', 'hold_share:none'],
    onlyWith: 'flag=inherited',
    min: 0.1,
    max: 100,
    default: { value: 100, reason: 'all of it is taken to be yours' },
  }),
  home: choice<'yes' | 'no'>({
    label: 'Whether you sold a home that you live in',
    facts: { no: 'flag=rental_home', yes: 'flag=primary_home' },
    ofRole: { field: 'sold_for', role: 'home_value', value: 'yes', unless: 'flag=rental_home' },
    options: ['yes', 'no'],
    default: { value: 'no', reason: 'nothing says that it was your home' },
  }),
  rented_out: flag({
    label: 'What you sold was rented out',
    fact: 'flag=rental_home',
    default: { value: false, reason: 'nothing says that it was a rental' },
  }),
  qualified_dividends: householdFields.qualified_dividends,
  interest: householdFields.interest,
  social_security: householdFields.social_security,
  short_carryover: householdFields.short_carryover,
  long_carryover: householdFields.long_carryover,
};

/** Whether nothing says how long what was sold by its prices had been held. */
export function isHoldingOpen(given: {
  holding: string;
  home: string;
  inherited: boolean;
  months_held: number;
}) {
  return (
    !given.inherited &&
    given.holding === 'not_said' &&
    given.home === 'no' &&
    given.months_held === monthsOfShortTerm + 1
  );
}

/** Income of any kind, from which the brackets follow. */
export function isAnyIncomeTold(
  given: Record<'income' | 'social_security' | 'interest' | 'qualified_dividends', number>,
) {
  return given.income + given.social_security + given.interest + given.qualified_dividends > 0;
}
