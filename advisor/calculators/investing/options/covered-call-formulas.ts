import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const coveredCallFormulas: Formulas = {
  income: 'premium * shares',
  yield: 'premium / spot',
  break_even: ['cost - premium - dividend', 'spot - premium - dividend'],
  called_profit: [
    '(strike + premium + dividend - cost) * shares',
    '(strike + premium + dividend - spot) * shares',
  ],
  called_return: ['called_profit / (cost * shares)', 'called_profit / (spot * shares)'],
  called_cash: ['strike * shares', '(strike + premium + dividend) * shares'],
  cushion: ['(premium + dividend) / spot', 'premium / spot'],
  cap: ['strike + premium', 'strike + premium + dividend'],
  most_lost: 'break_even * shares',
  yearly_yield: [`yield * 365 'days' / days`],
};
