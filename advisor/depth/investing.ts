import {
  add,
  addPartOf,
  down,
  either,
  given,
  set,
  times,
  up,
  type DepthSpec,
  type Try,
} from '#advisor/depth/tries.ts';

interface Holding {
  kind: string;
  amount: number;
  share?: number;
}

/** A fifth of everything moved from stocks into bonds. */
const lessStocks: Try = ({ input }) => {
  const holdings = input['holdings'] as readonly Holding[];
  const part = holdings.some(({ share = 0 }) => share > 0) ? 'share' : 'amount';
  const total = holdings.reduce((sum, one) => sum + (one[part] ?? 0), 0);
  const [from, to] = [
    holdings.find(({ kind }) => kind === 'stocks'),
    holdings.find(({ kind }) => kind === 'bonds'),
  ];
  const moved = total / 5;
  if (!from || !to || (from[part] ?? 0) <= moved) return undefined;
  const changed = holdings.map((one) =>
    one === from
      ? { ...one, [part]: (one[part] ?? 0) - moved }
      : one === to
        ? { ...one, [part]: (one[part] ?? 0) + moved }
        : one,
  );
  return { changes: { holdings: changed }, label: 'A fifth moved from stocks into bonds' };
};

const slowerSpending = either(
  given('spending', times('spending', 0.9)),
  given('budget', times('budget', 0.9)),
  add('withdrawalRate', -0.5),
);

const portfolioTries = [slowerSpending, either(down('stocks', 40), up('stocks', 60)), add('years', 5)];

export const investing: Readonly<Record<string, DepthSpec>> = {
  after_tax_return: {
    compare: ['real_return', 'after_tax'],
    best: ['most', 'real_return'],
    tries: [add('rate', 1), down('tax_rate', 15), down('tax_rate', 0)],
    range: 'inflation',
    deadlines: ['ira'],
  },
  average_cost_basis: {},
  bond_price_ytm: {
    compare: ['price', 'modified_duration'],
    tries: [times('years', 0.5), add('years', 5), add('coupon', 1)],
    range: 'yield',
    milestones: [{ at: 'years', say: 'the bond pays back its face value' }],
  },
  compare_investments: {
    compare: ['difference'],
    headline: 'most',
    tries: [add('years', 5), add('years', 10), times('amount', 1.5)],
    range: 'years',
  },
  covered_call: {
    compare: ['called_profit', 'yield'],
    tries: [times('strike', 1.05), times('strike', 1.1)],
    headline: 'most',
    range: 'spot',
  },
  dividend_yield: { range: 'dividend' },
  flat_or_percent_fee: {
    compare: ['saved', 'later'],
    headline: 'most',
    tries: [times('percent_fee', 0.5), times('flat_fee', 1.5), times('amount', 0.5)],
    range: 'rate',
  },
  i_bond: {
    compare: ['redemption_value', 'penalty'],
    best: ['most', 'redemption_value'],
    tries: [add('held', 12), add('held', 24)],
    settled: ['issue_year', 'issue_month'],
  },
  kelly_bet: { range: 'win_chance', headline: 'most' },
  loss_recovery: { range: 'loss', headline: 'least' },
  margin_call: {
    compare: ['drop', 'call_value'],
    best: ['most', 'drop'],
    tries: [given('borrowed', times('borrowed', 0.5)), given('borrowed_share', times('borrowed_share', 0.5))],
    range: 'maintenance',
  },
  market_history: {},
  optimize_rebalance: {},
  option_premium: { range: 'premium' },
  option_spread: { range: 'premium', headline: 'most' },
  option_value_strategy: {
    compare: ['value', 'break_even', 'chance'],
    tries: [times('strike', 0.95), times('strike', 1.05), times('years', 2)],
    range: 'volatility',
  },
  pe_ratio: { range: 'eps' },
  portfolio_analysis: {
    compare: ['volatility', 'max_drawdown', 'average_return'],
    best: ['least', 'volatility'],
    headline: 'least',
    tries: [lessStocks],
  },
  portfolio_volatility: { range: 'correlation', headline: 'least' },
  price_drawdown: {
    compare: ['drawdown', 'recovery_gain'],
    headline: 'least',
  },
  rate_shock: {
    compare: ['change', 'dollars'],
    best: ['least', 'dollars'],
    headline: 'least',
    tries: [times('duration', 0.5), add('duration', -2)],
    range: 'change',
  },
  rental_property: {
    compare: ['cash_flow', 'cash_on_cash'],
    best: ['most', 'cash_flow'],
    tries: [
      either(given('down_percent', add('down_percent', 10)), addPartOf('down_payment', 'price', 0.1)),
      times('price', 0.95),
      times('rent', 1.05),
    ],
    range: 'vacancy',
  },
  retirement_backtest: {
    compare: ['success_rate', 'end_middle'],
    best: ['most', 'success_rate'],
    tries: portfolioTries,
    range: 'years',
    settled: ['firstYear', 'lastYear'],
  },
  retirement_montecarlo: {
    compare: ['success_rate', 'end_middle'],
    best: ['most', 'success_rate'],
    tries: portfolioTries,
    range: 'stockReturn',
  },
  return_statistics: { range: 'riskFree' },
  reward_for_risk: { range: 'volatility', headline: 'most' },
  risk_profile: {
    compare: ['stocks', 'loss_if_halved'],
    tries: [set('reaction', 'sell_some'), add('horizon', -10), times('horizon', 0.25)],
    range: 'horizon',
  },
  simple_return: { range: 'worth', headline: 'most' },
  tax_equivalent_yield: {
    compare: ['equivalent'],
    tries: [set('tax_rate', 12), set('tax_rate', 32), set('tax_rate', 37)],
    headline: 'most',
    range: 'tax_rate',
  },
  value_at_risk: {
    compare: ['var', 'shortfall'],
    best: ['least', 'var'],
    tries: [times('volatility', 0.75), times('amount', 0.75), set('confidence', 99)],
    range: 'volatility',
  },
};
