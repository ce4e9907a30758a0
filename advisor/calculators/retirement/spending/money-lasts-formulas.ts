import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const moneyLastsFormulas: Formulas = {
  years_lasting: '"Months until nothing is left" / 12',
  years_otherwise: 'The same withdrawals from {balance} at {rate}, the interest being added in the other way',
  withdrawal_otherwise: 'The level withdrawal with the interest of {rate} being added in the other way',
  first_month: 'balance * "Rate of a month"',
  years_with_less: 'The time until {balance} at {rate} is used up with a tenth less taken out',
  withdrawal: [
    'withdrawal',
    'The level withdrawal that uses up {balance} at {rate} in {years}[, raised {inflation} a year]',
    'The level withdrawal that uses up {balance} at {rate} by then',
  ],
  withdrawal_yearly: 'withdrawal * 12',
  years_needed: ['years', 'until_age - from_age'],
};
