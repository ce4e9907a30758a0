import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { besideFormulas } from '#advisor/calculators/borrowing/loans/payment-beside.ts';
import { effectiveRateFormula } from '#advisor/calculators/borrowing/loans/loan-convention.ts';

/** How the figures come about. */
export const homePaymentFormulas: Formulas = {
  ...besideFormulas('after_rent', 'monthly_payment'),
  monthly_payment: 'principal_interest + property_tax + home_insurance + hoa + pmi + maintenance',
  principal_interest: 'The level payment that pays off {loan} at {rate} in {years}',
  property_tax: [
    'property_tax / 12',
    'price * tax_rate / 12',
    'loan * tax_rate / 12',
    'Yearly property tax, {tax_rate} of the price, in twelve parts',
  ],
  home_insurance: 'insurance / 12',
  hoa: 'hoa',
  pmi: ['pmi', 'loan * pmi_rate / 12'],
  maintenance: 'maintenance',
  pmi_months: 'Months of payments on {loan} at {rate}[ with {extra} extra] until it is 80% of the price',
  payment_without_pmi: 'monthly_payment - pmi',
  pmi_total: 'pmi * pmi_months',
  loan: ['price - down', 'loan', 'The price without the down payment of {down}'],
  down: ['down_payment', 'price * down_percent', 'price - loan', 'The price less the loan of {loan}'],
  total_interest:
    'Each month’s interest on {loan} at {rate} over {years}[, with {extra} extra a month], added up',
  closing: ['closing_costs', 'price * closing_rate'],
  cash_to_close: 'down + closing',
  after_rent: 'monthly_payment - rent_received',
  cash_left: ['cash - cash_to_close', 'cash - down'],
  more_down: ['loan - price * 80%', 'The loan of {loan}, less 80% of the price'],
  ...effectiveRateFormula(),
};
