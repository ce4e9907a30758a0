import { choice, count, flag, moneyPerYear, years } from '#advisor/calculators/define/fields.ts';

import { householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { propertySaleFields, saleAmount } from '#advisor/calculators/tax/gains/property-sale-fields.ts';

/** Section 121: owned and lived in for two of the last five years. */
export const yearsToLive = 2;
export const yearsLookedAt = 5;
/** Taken for what is less than two years: more than the one of short-term gains. */
const shortOfBoth = 1.5;

/** Whether less is told of either: what is asked of the one later does not change the other. */
export function isShortOfTwoYears(told: Readonly<Record<string, unknown>>): boolean {
  return told.short_of_two_years === 1 || told.short_of_two_years_lived === 1;
}

const lessThanTwoYears = (label: string) =>
  count({
    label,
    min: 0,
    max: 1,
    default: { value: 0, reason: 'nothing says that it was less' },
  });

export const homeSaleFields = {
  filing_status: householdFields.filing_status,
  sold_for: saleAmount(
    'Sale price of the home',
    ['home_value', 'home_value@both', 'price_now', 'home_price'],
    'sale price is',
  ),
  bought_for: saleAmount(
    'Purchase price of the home',
    ['home_basis', 'home_basis@both', 'price_buy'],
    'purchase price is',
  ),
  gain: saleAmount('Gain on the home', ['gain_amount'], 'gain is'),
  ...propertySaleFields,
  years_lived: years({
    label: 'Number of years you lived there',
    roles: ['time_held'],
    onlyWith: 'flag=primary_home',
    min: 0,
    max: 100,
    default: { value: yearsToLive, reason: 'a home you lived in long enough' },
  }),
  lived_there: choice<'yes' | 'no' | 'not_said'>({
    label: 'Whether you lived in it',
    facts: { no: ['flag=rental_home', 'flag=never_lived_there'], yes: 'flag=primary_home' },
    // How long it was held says nothing of who lived there.
    ofRole: { field: 'years_owned', role: 'time_held', value: 'not_said' },
    options: ['yes', 'no', 'not_said'],
    default: { value: 'yes', reason: 'a home that is called one’s own' },
  }),
  part_rented: flag({
    label: 'Part of it was rented out, or all of it for a time',
    fact: 'flag=rental_home',
    default: { value: false, reason: 'no rental was mentioned' },
  }),
  years_moved_out: years({
    label: 'Time since you moved out',
    roles: ['time_held#2'],
    min: 0,
    max: 100,
    default: { value: 0, reason: 'you live there until the sale' },
  }),
  years_owned: years({
    label: 'Number of years you owned it',
    roles: ['time_held'],
    min: 0,
    max: 100,
    default: {
      value: yearsToLive,
      reason: 'as long as you lived in it, as far as that matters for the exclusion and for long-term rates',
      by: ({ years_lived: lived, years_moved_out: out, ...short }) => {
        const told = typeof lived === 'number' ? lived + (typeof out === 'number' ? out : 0) : yearsToLive;
        if (told < yearsToLive) return told;
        return isShortOfTwoYears(short) ? shortOfBoth : undefined;
      },
    },
  }),
  short_of_two_years: lessThanTwoYears('Owned for less than two full years, 1 for yes'),
  short_of_two_years_lived: lessThanTwoYears('Lived in it for less than two full years, 1 for yes'),
  forced_sale: flag({
    label: 'Sold because of work, health or something unforeseen',
    fact: 'flag=forced_sale',
    default: { value: false, reason: 'no such reason was mentioned' },
  }),
  income: moneyPerYear({
    label: 'Other income before deductions',
    roles: [
      'wages',
      'wages@spouse',
      'wages@both',
      'agi',
      'agi@both',
      'pension_income',
      'pension_income@both',
      'withdraw_amount',
      'withdraw_amount@both',
      'se_income',
      'other_income',
      'other_income@both',
    ],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'without it you see the taxable gain, but not the tax on it' },
  }),
};
