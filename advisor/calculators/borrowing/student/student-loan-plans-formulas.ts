import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const studentLoanPlansFormulas: Formulas = {
  rap_payment:
    'A share of {income} that rises with income, ÷ 12[, less a fixed amount for each dependent ({dependents})]',
  rap_paid:
    'All RAP payments until {balance} at {rate} is gone or forgiven, income growing {income_growth} a year',
  rap_months: 'Months of RAP payments until {balance} is gone or forgiven',
  rap_last: 'The RAP payment on income grown by {income_growth} a year over {rap_months}',
  graduated_last: 'The last of payments that rise every two years from {graduated_payment}',
  ibr_last: 'The IBR payment on income grown by {income_growth} a year over {ibr_months}',
  rap_forgiven: 'What is left of {balance} after {rap_months} of RAP payments',
  rap_year: 'The year in which {rap_months} of payments from now end',
  standard_payment: 'The level payment that pays off {balance} at {rate} in {standard_months}',
  standard_paid: 'standard_payment * standard_months',
  standard_months: 'The term that the law sets for the standard plan of {balance}',
  standard_interest: 'standard_paid - balance',
  graduated_payment:
    'The first of payments that rise every two years and pay off {balance} at {rate} in {graduated_months}',
  graduated_paid: 'The payments from {graduated_payment} up, over {graduated_months}, added up',
  graduated_months: 'The term that the law sets for the graduated plan',
  extended_payment: 'The level payment that pays off {balance} at {rate} in {extended_months}',
  extended_paid: 'extended_payment * extended_months',
  extended_months: 'The term that the law sets for the extended plan of {balance}',
  ibr_payment: 'A share of the part of {income} above 150% of the poverty line for {household} people, ÷ 12',
  ibr_paid:
    'All IBR payments until {balance} at {rate} is gone or forgiven, income growing {income_growth} a year',
  ibr_months: 'Months of IBR payments until {balance} is gone or forgiven',
  ibr_forgiven: 'What is left of {balance} and its interest after {ibr_months} of IBR payments',
  ibr_year: 'The year in which {ibr_months} of payments from now end',
  pslf_forgiven:
    'What is left of {balance} at {rate} after the payments that PSLF asks for[, {payments_made} of them made]',
  pslf_months: 'The qualifying payments that the law asks for, less {payments_made} made',
  pslf_year: 'The year in which {pslf_months} of payments from now end',
  pslf_paid: 'The payments still to make for PSLF by income of {income}[, {payments_made} being made]',
  term_payment: 'The level payment that pays off {balance} at {rate} in {years}',
  term_interest: 'term_paid - balance',
  term_paid: 'term_payment * years * 12',
  private_payment: 'The level payment that pays off {balance} at {private_rate}[ in {years}]',
  against_payment_now: 'The lowest first payment of the plans, less {payment_now}',
  first_interest: 'balance * rate / 12',
};
