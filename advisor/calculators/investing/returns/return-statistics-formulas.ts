import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const returnStatisticsFormulas: Formulas = {
  growth: 'The steady yearly growth that ends where these {returns} end',
  average_return: 'The {returns}, added up ÷ {years}',
  volatility: 'How far the {returns} strayed from their average of {average_return}',
  sharpe: '(average_return - riskFree) / volatility',
  sortino: 'The average of {average_return} less {riskFree}, ÷ how far the bad years fell below it',
  max_drawdown: 'The deepest fall from a high along the {returns}',
  value_at_risk: 'The loss of the {returns} that one in twenty years exceeds',
  conditional_value_at_risk: 'The average loss of the worst of the {returns}',
  years: 'The number of the {returns}',
  beta: 'How much the {returns} moved for each percent of the market in the same year',
  correlation: 'How closely the {returns} moved with the market: 1 is always alike',
  alpha: 'The average of {average_return}, less what {beta} times the market’s lead over {riskFree} gives',
  treynor: 'The average of {average_return} less {riskFree}, ÷ beta {beta}',
};
