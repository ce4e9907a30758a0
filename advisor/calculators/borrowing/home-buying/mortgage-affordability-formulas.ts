import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';
import { besideFormulas } from '#advisor/calculators/borrowing/loans/payment-beside.ts';

/** How the figures come about. */
export const mortgageAffordabilityFormulas: Formulas = {
  ...besideFormulas('monthly_cost'),
  max_price:
    'The price whose loan payment, tax and insurance come to {"Budget for housing"} at {rate} over {years}',
  gross: 'The pay before taxes that leaves {take_home} a month after federal taxes',
  loan: 'max_price - down',
  down: ['down_payment', 'max_price * down_percent', 'max_price - loan'],
  monthly_cost: 'principal_interest + property_tax + home_insurance + hoa + pmi',
  principal_interest: 'The level payment that pays off {loan} at {rate} in {years}',
  property_tax: ['max_price * tax_rate / 12', 'property_tax / 12', 'The yearly property tax in twelve parts'],
  home_insurance: ['insurance / 12', 'Nothing: the budget allows no price'],
  pmi: ['loan * pmi_rate / 12', 'None: the down payment of {down} is large enough'],
  housing_ratio: 'monthly_cost / "Monthly income"',
  debt_ratio: '(monthly_cost + debts) / "Monthly income"',
  price_lower_rate: 'The same budget of {"Budget for housing"} at a rate one point below {rate}',
  price_without_debts:
    'The price that {"Most for housing"} pays for at {rate}, without {debts} of other debts',
  price_cost: 'Loan payment at {rate} over {years}, tax and insurance on a home of {price}',
  price_share: 'price_cost / "Monthly income"',
};
