import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const withdrawalAmountFormulas: Formulas = {
  yearly: [
    'portfolio * rate',
    'portfolio * (100% + growth)^wait * rate',
    'The portfolio when you start × {rate}',
  ],
  monthly: 'yearly / 12',
  level: [
    'portfolio * growth / (100% - 100% / (100% + growth)^last)',
    'The portfolio when you start, paid out evenly over {last} at {growth} a year',
  ],
  level_early: 'level / (100% + growth)',
  level_month: 'level / 12',
  level_total: 'level * last',
  level_earned: ['level_total - portfolio', 'level_total - portfolio_then'],
  income: 'yearly + other_income',
  difference: ['yearly + other_income - spending', 'spending - other_income - yearly'],
  spending_share: [
    '(spending - other_income) / portfolio',
    'What savings must pay ÷ the portfolio when you start',
  ],
  portfolio_needed: '(spending - other_income) / rate',
  portfolio_then: 'portfolio * (100% + growth)^wait',
};
