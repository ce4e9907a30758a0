import { choice, flag, list, money, percent, ratio } from '#advisor/calculators/define/fields.ts';
import type { Aim } from '#advisor/calculators/investing/rebalancing.ts';

export const rebalanceFields = {
  holdings: list({
    label: 'List of holdings',
    cues: ['rebalance', 'portfolio', 'holdings', 'allocation', 'assets', 'funds'],
    min: 2,
    max: 10,
    items: {
      amount: money({
        label: 'Amount now',
        cues: [
          'have',
          'now',
          'in',
          'worth',
          'stocks',
          'bonds',
          'equities',
          'in stocks',
          'in bonds',
          'in equities',
          'in cash',
          'international',
          'gold',
        ],
        min: 0,
        max: 1e10,
        default: { value: 0, reason: 'nothing of it is held yet' },
      }),
      target: percent({
        label: 'Target share',
        cues: ['target', 'want', 'should be', 'goal'],
        min: 0,
        max: 100,
        default: { value: 0, reason: 'no share is set' },
      }),
      expectedReturn: percent({
        label: 'Expected yearly return',
        cues: ['return', 'expected', 'yields', 'returns', 'returning', 'expected return'],
        min: -50,
        max: 100,
        default: { value: 0, reason: 'not needed for rebalancing or for the least risk' },
      }),
      volatility: percent({
        label: 'Volatility',
        cues: ['volatility', 'standard deviation', 'vol'],
        min: 0,
        max: 200,
        default: { value: 0, reason: 'not needed for rebalancing' },
      }),
      correlation: ratio({
        label: 'Correlation with the first holding',
        cues: ['correlation', 'correlated'],
        min: -0.999,
        max: 0.999,
        default: { value: 0, reason: 'taken as unrelated unless you say so' },
      }),
    },
  }),
  aim: choice<Aim>({
    label: 'What to aim at',
    options: {
      targets: ['rebalance', 'target', 'targets', 'back to'],
      minimum_variance: ['minimum variance', 'least risk', 'lowest volatility', 'safest mix'],
      maximum_sharpe: ['maximum sharpe', 'optimal', 'best risk-adjusted', 'tangency'],
      risk_parity: ['risk parity', 'equal risk', 'hierarchical risk parity', 'hrp'],
    },
    default: { value: 'targets', reason: 'your own targets come first' },
  }),
  riskFree: percent({
    label: 'Risk-free rate',
    cues: ['risk-free', 'risk free', 'treasury bills', 'safe rate'],
    min: -5,
    max: 30,
    default: { value: 4, reason: 'about what short Treasury bills have paid lately' },
  }),
  newMoney: money({
    label: 'New money',
    cues: ['new money', 'add', 'invest another', 'contribute', 'extra'],
    min: 0,
    max: 1e10,
    default: { value: 0, reason: 'nothing is added' },
  }),
  selling: flag({
    label: 'Selling is allowed',
    cues: ['without selling', 'no selling', 'only buy', 'not sell', 'do not want to sell'],
    default: { value: true, reason: 'selling is the usual way back to the targets' },
  }),
};
