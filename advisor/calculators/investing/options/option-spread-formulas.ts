import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const optionSpreadFormulas: Formulas = {
  most_gained: [
    '(second_strike - strike) * shares - premium',
    '(strike - second_strike) * shares - premium',
    'premium',
    'The widest gap of the strikes × {shares} shares, with the {premium} at the start',
  ],
  most_lost: [
    'premium',
    '(strike - second_strike) * shares - premium',
    '(second_strike - strike) * shares - premium',
  ],
  break_even: [
    'strike + premium / shares',
    'strike - premium / shares',
    'second_strike + premium / shares',
    'second_strike - premium / shares',
  ],
  break_even_high: ['strike + premium / shares', 'second_strike + premium / shares'],
  result_then: 'What both options pay with the share at {at_expiry}, with the {premium} at the start',
  reward_to_risk: 'most_gained / most_lost',
  premium: [
    '(premium - second_premium) * shares',
    '(second_premium - premium) * shares',
    '(premium + second_premium) * shares',
    'premium * shares',
  ],
};
