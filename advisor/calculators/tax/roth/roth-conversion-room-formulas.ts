import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const rothConversionRoomFormulas: Formulas = {
  room: 'The top of the {bracket} bracket, less {taxable_income} of taxable income[, with {converted_already} converted before]',
  room_tax: 'Federal tax with that conversion, less the tax without it',
  room_in_all: 'room + converted_already',
  bracket: ['input.bracket', 'The bracket that {taxable_income} reaches (filing status {filing_status})'],
  bracket_before: 'The bracket that {taxable_income} reaches (filing status {filing_status})',
  taxable_income: 'Income of the year, less adjustments and deductions',
  whole_account: 'balance',
};
