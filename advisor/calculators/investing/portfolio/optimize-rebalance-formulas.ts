import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const optimizeRebalanceFormulas: Formulas = {
  bought: ['sold + newMoney - withdrawn', 'newMoney', 'All that is bought to reach the target shares'],
  sold: 'All that is sold to reach the target shares of {holdings}',
  'trade_#': ['Target share {share_#} × the total of {"Total with new money"}, less what you hold now'],
  drift: 'The largest difference between a share now and its target: {holdings}',
  'share_#': ['Your own target, or the mix that the goal leads to: {aim}'],
  volatility: 'The swings of {holdings}, weighed by share and by how they move together',
  expected_return: 'The expected returns of {holdings}, weighed by share',
  sharpe: '(expected_return - riskFree) / volatility',
  'least_risk_#': 'The share at which {holdings} together swing least',
  least_risk_volatility: 'The lowest swing that a mix of {holdings} can have',
  'risk_parity_#': 'The share at which each of {holdings} adds the same risk',
};
