import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const capitalGainsTaxFormulas: Formulas = {
  tax_on_gain: ['"Tax with the gain" - "Tax without it"', 'gain * rate', 'long_term_tax + ordinary_tax'],
  gain: ['"Net short-term gain" + "Net long-term gain"', 'Gains less losses of the year'],
  rate_on_gain: 'tax_on_gain / gain',
  kept: 'gain - tax_on_gain',
  long_term_tax: '{"Net long-term gain"} of long-term gain at the rates for it, by your taxable income',
  ordinary_tax: [
    'tax_on_gain - long_term_tax',
    '{"Net short-term gain"} of short-term gain at the rates for other income',
  ],
  without_income: 'The tax on {gain} alone, after the standard deduction',
  saved_by_waiting:
    'The tax on {"Net short-term gain"} of short-term gain, less the tax if it were long-term',
  net_investment_tax:
    'The law’s rate on investment income above the threshold (filing status {filing_status})',
  room_at_zero: 'The top of the 0% bracket for gains, less your taxable income without it: income {income}',
  tax_if_short: 'The same gain of {gain} at the rates for other income',
};
