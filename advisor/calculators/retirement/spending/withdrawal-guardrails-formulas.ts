import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const withdrawalGuardrailsFormulas: Formulas = {
  next_withdrawal: [
    'last_withdrawal',
    'last_withdrawal * (100% + inflation)',
    'last_withdrawal * (100% + inflation) * (100% - step)',
    'last_withdrawal * (100% + inflation) * (100% + step)',
    'last_withdrawal * (100% - step)',
    'last_withdrawal * (100% + step)',
  ],
  change: 'next_withdrawal / last_withdrawal - 100%',
  rate: 'next_withdrawal / portfolio',
  rate_now: 'last_withdrawal / portfolio',
  upper_rate: 'initial_rate * (100% + band)',
  lower_rate: 'initial_rate * (100% - band)',
  cut_below: 'next_withdrawal / upper_rate',
  raise_above: 'next_withdrawal / lower_rate',
};
