import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const riskProfileFormulas: Formulas = {
  stocks: '(stocks_low + stocks_high) / 2',
  stocks_low: 'The range for the lower of the scores {capacity} and {tolerance}, low end',
  stocks_high: 'The range for the lower of the scores {capacity} and {tolerance}, high end',
  capacity:
    'Half from the {horizon} until you need the money, the rest from income, an emergency fund of {reserve} and need',
  tolerance: 'Half from your reaction to a loss ({reaction}), the rest from goal and experience',
  loss_if_halved: 'stocks / 2',
  stock_dollars: 'amount * stocks',
  loss_dollars: 'amount * stocks / 2',
  stocks_for_loss: ['worst_loss * 2', 'At most everything: {worst_loss} × 2 is more'],
};
