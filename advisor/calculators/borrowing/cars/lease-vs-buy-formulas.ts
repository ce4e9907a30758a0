import { effectiveRateFormula } from '#advisor/calculators/borrowing/loans/loan-convention.ts';
import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const leaseVsBuyFormulas: Formulas = {
  difference: ['buy_cost - lease_cost', 'lease_cost - buy_cost'],
  lease_cost: [
    'lease_down + lease_fees + lease_payment * months',
    'Lease payments of {lease_payment} for {months}, plus what is due at each signing',
  ],
  buy_cost: [
    'buy_down + "Loan payments in that time" + owed_then - residual',
    'Down payment {buy_down}, loan payments {"Loan payments in that time"}, still owed {owed_then}[ and upkeep {upkeep}], less the car’s value of {residual}',
  ],
  lease_monthly: 'lease_cost / months',
  buy_monthly: 'buy_cost / months',
  loan_payment: 'The level payment on {price}[ less {buy_down}] at {rate} for {loan_term}',
  owed_then: 'What is left of the loan after {months} of {loan_payment} at {rate}',
  worth_then: 'residual',
  months: ['keep * 12', 'lease_term * 12', 'The {lease_term} of the lease, in whole months'],
  cash_cost: [
    'price + upkeep * months / 12 - residual',
    'The price of {price} and upkeep, less the car’s value of {residual}',
  ],
  ...effectiveRateFormula(),
  even_worth: 'residual + buy_cost - lease_cost',
};
