import { choice, flag, list, money, name, percent, ratio } from '#advisor/calculators/define/fields.ts';
import { kinds, type Kind } from '#advisor/calculators/investing/portfolio/holding-kinds.ts';
import type { Aim } from '#advisor/calculators/investing/portfolio/rebalancing.ts';

/** Holdings that are told by how much they swing, without amounts, shares or targets. */
function areOnlyVolatilities(holdings: unknown): boolean {
  return (
    Array.isArray(holdings) &&
    holdings.length > 1 &&
    holdings.every(
      (one: Readonly<Record<string, unknown>>) =>
        one.volatility !== undefined && !one.target && !one.amount && !one.share,
    )
  );
}

export const rebalanceFields = {
  holdings: list({
    label: 'List of holdings',
    ask: 'what do you hold now, and what share should each have',
    min: 1,
    max: 10,
    items: {
      name: name({ label: 'Name' }),
      kind: choice<Kind>({
        label: 'Kind of holding',
        ofKind: true,
        options: kinds,
        default: { value: 'other', reason: 'it isn’t named' },
      }),
      amount: money({
        label: 'Current amount',
        roles: ['hold_amount'],
        min: 0,
        max: 1e10,
        default: { value: 0, reason: 'nothing of it is held yet' },
      }),
      share: percent({
        label: 'Current share',
        roles: ['hold_share'],
        min: 0,
        max: 100,
        default: { value: 0, reason: 'the amount is given instead' },
      }),
      target: percent({
        label: 'Target share',
        roles: ['target_share'],
        min: 0,
        max: 100,
        default: { value: 0, reason: 'no share is set' },
      }),
      expectedReturn: percent({
        label: 'Expected yearly return',
        roles: ['rate_return'],
        min: -50,
        max: 100,
        default: { value: 0, reason: 'not needed for rebalancing or for the least risk' },
      }),
      volatility: percent({
        label: 'Volatility',
        roles: ['volatility'],
        min: 0,
        max: 200,
        default: { value: 0, reason: 'not needed for rebalancing' },
      }),
      correlation: ratio({
        label: 'Correlation with the first holding',
        roles: ['correlation'],
        min: -0.999,
        max: 0.999,
        default: { value: 0, reason: 'taken as unrelated unless you say so' },
      }),
    },
  }),
  aim: choice<Aim>({
    label: 'Goal of the mix',
    fact: 'aim',
    options: ['targets', 'minimum_variance', 'maximum_sharpe', 'risk_parity'],
    default: {
      value: 'targets',
      reason: 'your own targets come first; with volatilities and no targets, the mix that swings least',
      by: ({ holdings }) => (areOnlyVolatilities(holdings) ? 'minimum_variance' : undefined),
    },
  }),
  riskFree: percent({
    label: 'Risk-free rate',
    roles: ['risk_free'],
    min: -5,
    max: 30,
    default: { value: 4, reason: 'about what short Treasury bills have paid lately' },
  }),
  newMoney: money({
    label: 'New money',
    roles: ['lump_sum', 'save_amount'],
    min: 0,
    max: 1e10,
    default: { value: 0, reason: 'nothing is added' },
  }),
  selling: flag({
    label: 'Selling is allowed',
    fact: 'flag=no_selling',
    default: { value: true, reason: 'selling is the usual way back to the targets' },
  }),
  correlation: ratio({
    label: 'Correlation between the holdings',
    roles: ['correlation'],
    min: -0.999,
    max: 0.999,
    default: { value: 0, reason: 'taken as unrelated unless you say so' },
  }),
  withdrawn: money({
    label: 'Money to take out',
    roles: ['withdraw_amount'],
    min: 0,
    max: 1e10,
    default: { value: 0, reason: 'nothing is taken out' },
  }),
  total: money({
    label: 'Value of the whole portfolio',
    roles: ['bal_total', 'bal_total@both', 'bal_retirement', 'bal_brokerage', 'bal_roth'],
    min: 0,
    max: 1e10,
    default: { value: 0, reason: 'the holdings add up to it' },
  }),
};
