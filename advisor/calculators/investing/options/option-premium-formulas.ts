import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const optionPremiumFormulas: Formulas = {
  break_even: [
    'strike - input.premium',
    'strike + input.premium',
    'spot - input.premium',
    'spot + input.premium',
  ],
  most_gained: [
    'input.premium * shares',
    '(strike - spot + input.premium) * shares',
    '(strike - input.premium) * shares',
  ],
  most_lost: [
    'input.premium * shares',
    '(strike - input.premium) * shares',
    '(spot - input.premium) * shares',
    '(spot + input.premium - strike) * shares',
  ],
  profit_at: [
    '("Share price at expiry" - strike - input.premium) * shares',
    '(strike - "Share price at expiry" - input.premium) * shares',
    '(strike + input.premium - "Share price at expiry") * shares',
    '("Share price at expiry" - strike + input.premium) * shares',
    '("Share price at expiry" - spot + input.premium) * shares',
    '("Share price at expiry" - spot - input.premium) * shares',
    '(strike - spot + input.premium) * shares',
    '(strike - spot - input.premium) * shares',
    '0 - input.premium * shares',
    'input.premium * shares',
  ],
  premium: 'input.premium * shares',
  yield: ['input.premium / strike', 'input.premium / spot'],
  yearly_yield: `yield * 365 'days' / days`,
};
