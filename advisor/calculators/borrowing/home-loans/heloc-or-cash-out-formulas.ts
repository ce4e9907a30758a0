import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { effectiveRateFormula } from '#advisor/calculators/borrowing/loans/loan-convention.ts';

/** How the figures come about. */
export const helocOrCashOutFormulas: Formulas = {
  difference: ['refi_cost - heloc_cost', 'heloc_cost - refi_cost'],
  heloc_total_payment: 'mortgage_payment + heloc_payment',
  refi_payment: 'The level payment on {owed} + {cash}[ + {costs} of costs] at {refi_rate} for {refi_years}',
  heloc_payment: 'The level payment that pays off {cash} at {heloc_rate} in {heloc_years}',
  mortgage_payment: 'The level payment that pays off {owed} at {rate} in {years_left}',
  heloc_cost:
    'Interest over {stay} on {owed} at {rate} and on {cash} at {heloc_rate}[, plus {heloc_costs} of fees]',
  refi_cost: 'Interest over {stay} on {owed} + {cash} at {refi_rate}[, plus {costs} of closing costs]',
  blended_rate: '(owed * rate + cash * heloc_rate) / (owed + cash)',
  even_rate:
    'The rate on {owed} + {cash} over {stay} at which the refinance costs {heloc_cost} too, found by trial',
  room: 'value * lend_up_to - owed',
  ltv: '(owed + cash) / value',
  ...effectiveRateFormula('heloc_rate'),
};
