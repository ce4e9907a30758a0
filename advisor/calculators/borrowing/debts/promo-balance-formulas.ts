import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { effectiveRateFormula } from '#advisor/calculators/borrowing/loans/loan-convention.ts';

/** How the figures come about. */
export const promoBalanceFormulas: Formulas = {
  needed: [
    'balance / months_left',
    '(balance - paid_off) / months_left',
    '{owed_now} ÷ {months_left}[ at {promo_rate}], rounded up to the cent',
    '{balance} ÷ {months_left}[ at {promo_rate}], rounded up to the cent',
  ],
  left: [
    'max(0, balance - paid_off - payment * months_left)',
    'What is left of {balance} after {months_left} of {needed}[ at {promo_rate}]',
  ],
  owed_now: 'balance - paid_off',
  more_needed: 'max(0, needed - payment)',
  interest_after: 'left * later_rate / 12',
  months: 'Months of payments until {balance} is gone: {promo_rate} for {months_left}, then {later_rate}',
  ...effectiveRateFormula('later_rate'),
};
