import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const withdrawalAmountFormulas: Formulas = {
  yearly: [
    'portfolio * rate',
    'portfolio * (100% + growth)^wait * rate',
    'The portfolio when you start × {rate}',
  ],
  monthly: 'yearly / 12',
  income: 'yearly + other_income',
  difference: ['yearly + other_income - spending', 'spending - other_income - yearly'],
  spending_share: [
    '(spending - other_income) / portfolio',
    'What savings must pay ÷ the portfolio when you start',
  ],
  portfolio_needed: '(spending - other_income) / rate',
  portfolio_then: 'portfolio * (100% + growth)^wait',
};
