import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const dividendYieldFormulas: Formulas = {
  yield: [
    'dividend / price',
    'income / amount',
    'dividend / cost',
    'par * coupon / price',
    'The dividends of a year ÷ what the shares cost',
  ],
  income: [
    'dividend * shares',
    'amount * yield',
    'amount * input.yield',
    'dividend * amount / price',
    'price * shares * yield',
    'Shares × dividends of a year',
  ],
  monthly_income: 'income / 12',
  yield_on_cost: 'dividend / cost',
  amount_needed: [
    'income / yield',
    'spending / yield',
    'input.income / input.yield',
    'spending / input.yield',
  ],
  shares_needed: ['{income} ÷ {dividend} a share, rounded up', '{spending} ÷ {dividend} a share, rounded up'],
  shares_bought: 'amount / price',
  covered: 'income / spending',
  after_tax: 'income * (100% - tax_rate)',
  income_later: 'income * (100% + growth)^years',
  payout: 'dividend / eps',
  other_yield: 'other_dividend / other_price',
};
