import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { besideFormulas } from '#advisor/calculators/borrowing/loans/payment-beside.ts';

/** How the figures come about. */
export const incomeForHomeFormulas: Formulas = {
  ...besideFormulas('monthly_cost'),
  income: [
    'monthly_income * 12',
    'What makes {monthly_cost}[ and {debts} of other debts] fit the lender’s share of income',
  ],
  monthly_cost: [
    'housing_payment',
    'housing_payment + (yearly_tax + insurance) / 12 + hoa + pmi',
    'principal_interest + property_tax + home_insurance + hoa + pmi',
  ],
  loan: 'price - down',
  down: ['down_payment', 'price * down_percent', 'price - loan'],
  monthly_income: [
    '"Income by the housing share" / 12',
    '"Income by the share of all debts" / 12',
    'income / 12',
    'What {monthly_cost}[ and {debts} of other debts] may be a share of',
  ],
  income_gap: ['earned - income', 'income - earned'],
  principal_interest: 'The level payment that pays off {loan} at {rate} in {years}',
  property_tax: ['yearly_tax / 12', 'price * tax_rate / 12'],
  home_insurance: 'insurance / 12',
  pmi: ['pmi', 'loan * pmi_rate / 12', 'None: the down payment of {down} is large enough'],
  cash_left: 'cash - down',
};
