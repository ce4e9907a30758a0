import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const optionValueStrategyFormulas: Formulas = {
  value: [
    'premium',
    'The Black-Scholes model: share {spot}, strike {strike}, {"Time to expiry"} to expiry, volatility {"Volatility used"}, rate {rate}',
  ],
  cost: [
    'value * shares',
    '"Cost, per share" * shares',
    'What is bought less what is sold, for {shares} shares',
  ],
  most_lost: [
    'cost',
    'The lowest outcome at expiry: share {spot}, strike {strike}, {cost} paid at the start',
  ],
  most_gained: 'The highest outcome at expiry for {shares} shares, after {cost} at the start',
  break_even: [
    'strike + value',
    'strike - value',
    'spot - value',
    'spot + value',
    'The share price at expiry at which the {cost} paid at the start is made back',
  ],
  break_even_high: ['strike + value', 'The upper share price at which {cost} is made back'],
  chance:
    'The model’s chance that the share ends beyond {strike}: volatility {"Volatility used"} over {"Time to expiry"}',
  delta: 'How much the value moves for a dollar of the share at {spot}, by the Black-Scholes model',
  gamma: 'How much delta moves for a dollar of the share at {spot}, by the Black-Scholes model',
  theta: 'How much the value loses in a day, with {"Time to expiry"} left, by the Black-Scholes model',
  vega: 'How much the value moves for a point of volatility, from {"Volatility used"}, by the Black-Scholes model',
  rho: 'How much the value moves for a point of the rate, from {rate}, by the Black-Scholes model',
  implied_volatility:
    'The volatility at which the model gives the price of {premium} for share {spot} and strike {strike}',
};
