import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const stockOptionsFormulas: Formulas = {
  amt: 'The tentative minimum tax on your pay and {"Above the strike price"}, after its exemption, less your regular income tax',
  amt_if_kept:
    'The tentative minimum tax on your pay and {spread}, after its exemption, less your regular income tax',
  free_shares: 'The most options for which the tentative minimum tax is not above your regular income tax',
  credit: ['amt', 'The part of {amt} that the options cause'],
  spread: 'shares * (price - strike)',
  cost: 'shares * strike',
  cash_needed: ['cost + amt', 'cost + nso_tax'],
  early_tax:
    'Federal tax with what the sale brings above the strike price on top of your pay, less the tax without it',
  nso_tax:
    'Federal income, Social Security and Medicare tax with {spread} on top of your pay, less those without it',
  ordinary: ['spread', 'gain', 'The smaller of {spread} and {gain}'],
  gain: ['shares * (sale_price - strike)', 'shares * (price - strike)'],
  gain_tax: 'Federal tax with the gain of the sale on top of your pay, less the tax without it',
  credit_used:
    'The smaller of the credit and what your regular tax in the year of the sale is above the tentative minimum tax',
  credit_left: ['amt - credit_used', 'The credit less {credit_used}'],
  early_net: 'What the sale brings above the strike price, less the federal tax on it as pay',
  net: [
    'gain - early_tax',
    'gain - gain_tax - amt + credit_used',
    'What the sale brings above the strike price, less all federal taxes',
  ],
  withheld: ['spread * 22%', '{spread} × the flat rate for extra pay'],
};
