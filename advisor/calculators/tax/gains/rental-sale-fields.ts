import { money, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { householdFields } from '#advisor/calculators/tax/household/household-fields.ts';
import { propertySaleFields } from '#advisor/calculators/tax/gains/property-sale-fields.ts';

export const rentalSaleFields = {
  filing_status: householdFields.filing_status,
  sold_for: money({
    label: 'Sale price of the rental',
    ask: 'what does the rental sell for',
    roles: ['home_value', 'home_value@both', 'price_now', 'home_price'],
    min: 1,
    max: 1e9,
  }),
  bought_for: money({
    label: 'Purchase price of the rental',
    ask: 'what did you pay for the rental',
    roles: ['home_basis', 'home_basis@both', 'price_buy'],
    min: 0,
    max: 1e9,
  }),
  years_rented: years({
    label: 'Time it was rented out',
    ask: 'how long have you rented it out',
    roles: ['time_held'],
    min: 0,
    max: 60,
    default: { value: 10, reason: 'an assumption; it decides the depreciation' },
    needed: ({ depreciation, years_rented: told }) => depreciation === undefined && told === undefined,
  }),
  depreciation_yearly: moneyPerYear({
    label: 'Depreciation taken each year',
    roles: ['depreciation'],
    comes: 'year',
    min: 0,
    max: 1e8,
    default: { value: 0, reason: 'only what was taken in all counts' },
  }),
  depreciation: money({
    label: 'Depreciation taken in all',
    roles: ['depreciation'],
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'worked out from the price of the building and the years' },
  }),
  land_percent: percent({
    label: 'Share of the price that is land',
    min: 0,
    max: 95,
    default: { value: 20, reason: 'a common share; your property tax bill splits land and building' },
  }),
  ...propertySaleFields,
  passive_losses: money({
    label: 'Rental losses not deducted yet',
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'none are mentioned; Form 8582 has them' },
  }),
  income: moneyPerYear({
    label: 'Other income before deductions',
    ask: 'what other income do you have this year',
    roles: [
      'wages',
      'wages@spouse',
      'wages@both',
      'agi',
      'agi@both',
      'pension_income',
      'pension_income@both',
      'se_income',
      'other_income',
    ],
    adds: true,
    min: 0,
    max: 1e9,
    default: { value: 0, reason: 'without it the usual rates are taken' },
  }),
};
