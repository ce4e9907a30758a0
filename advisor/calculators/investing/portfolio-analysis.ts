import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { choice, list, money, percent } from '#advisor/calculators/define/fields.ts';
import { figure, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import {
  isOnRecord,
  kindsOffRecord,
  namesOfOffRecord,
  kinds as allKinds,
  type Kind,
  type KindOnRecord,
} from '#advisor/calculators/investing/holding-kinds.ts';
import { chartOfFees, chartOfYears } from '#advisor/calculators/investing/portfolio-charts.ts';
import { yearlyReturns } from '#advisor/history/yearly-returns.ts';
import {
  beta,
  concentration,
  conditionalValueAtRisk,
  maxDrawdown,
  sharpeRatio,
  sortinoRatio,
  valueAtRisk,
} from '#advisor/numerics/performance.ts';
import { geometricMean, mean, standardDeviation } from '#advisor/numerics/statistics.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

interface Holding<K extends Kind = Kind> {
  amount: number;
  kind: K;
  fee: number;
}

const series: Record<KindOnRecord, readonly number[]> = {
  stocks: yearlyReturns.map((year) => year.stocks),
  bonds: yearlyReturns.map((year) => year.bonds),
  cash: yearlyReturns.map((year) => year.bills),
};

/** What the holdings would have brought in every year of history, their shares restored each January. */
export function replayHoldings(holdings: readonly Holding<KindOnRecord>[]): number[] {
  const total = holdings.reduce((sum, { amount }) => sum + amount, 0);
  return series.stocks.map((_, year) =>
    holdings.reduce(
      (sum, { amount, kind, fee }) => sum + (amount / total) * (series[kind][year]! - fee / 100),
      0,
    ),
  );
}

function areOnRecord(holdings: readonly Holding[]): holdings is Holding<KindOnRecord>[] {
  return holdings.every(({ kind }) => isOnRecord(kind));
}

/** "Gold and silver, real estate": the kinds among them that nothing is known of. */
function offRecord(holdings: readonly Holding[]): string {
  const kinds = new Set(holdings.map(({ kind }) => kind));
  return namesOfOffRecord
    .filter((kind) => kinds.has(kind))
    .map((kind) => kindsOffRecord[kind])
    .join(', ');
}

/** Reward for risk has a meaning only beside something riskier than cash. */
function rewardFigures(returns: readonly number[]): Figure[] {
  const above = returns.map((value, year) => value - series.cash[year]!);
  if (standardDeviation(above) < 1e-9) return [];
  return [
    figure('sharpe', 'Sharpe ratio', sharpeRatio(returns, series.cash), 'ratio'),
    figure('sortino', 'Sortino ratio', sortinoRatio(returns, series.cash), 'ratio'),
  ];
}

function riskFigures(returns: readonly number[], total: number): Figure[] {
  const shortfall = Math.max(0, -valueAtRisk(returns)) * total;
  const tail = Math.max(0, -conditionalValueAtRisk(returns)) * total;
  return [
    figure('volatility', 'Volatility of a year', standardDeviation(returns) * 100, 'percent'),
    figure('max_drawdown', 'Deepest fall, by year ends', -maxDrawdown(returns) * 100, 'percent'),
    figure('worst_year', 'Worst year', Math.min(...returns) * 100, 'percent'),
    figure('value_at_risk', 'Loss in a year as bad as one in twenty', shortfall, 'usd'),
    figure('conditional_value_at_risk', 'Average loss in such years', tail, 'usd'),
    figure('average_return', 'Average yearly return', mean(returns) * 100, 'percent'),
    figure('growth', 'Yearly growth, compounded', geometricMean(returns) * 100, 'percent'),
    ...rewardFigures(returns),
    figure('beta', 'Beta to the stock market', beta(returns, series.stocks), 'ratio'),
  ];
}

function returnSteps(returns: readonly number[]): Step[] {
  return [
    {
      label: 'Average yearly return',
      formula: 'sum of share x (return of its kind - fee), averaged over the years',
      value: mean(returns) * 100,
      unit: 'percent',
    },
    {
      label: 'Volatility',
      formula: 'standard deviation of the years',
      value: standardDeviation(returns) * 100,
      unit: 'percent',
    },
  ];
}

/** How risky a set of holdings is, by what its kinds of assets have done, and what it costs. */
export const portfolioAnalysis = defineCalculator({
  name: 'portfolio_analysis',
  version: 1,
  title: 'Portfolio check',
  about:
    'How risky a portfolio of stock, bond and cash holdings is, judged by every year since the late 1920s: volatility, deepest fall, Sharpe and Sortino ratios, beta, value at risk, how concentrated it is, and what the fees of its funds cost in dollars a year.',
  input: {
    holdings: list({
      label: 'List of holdings',
      min: 1,
      max: 100,
      items: {
        amount: money({
          label: 'Amount',
          roles: ['hold_amount', 'hold_share', 'bal_retirement', 'bal_brokerage', 'bal_roth', 'bal_cash'],
          min: 0.01,
          max: 1e10,
          guess:
            'what is told of several at once is split evenly, and shares of no amount are of a round one',
        }),
        kind: choice<Kind>({
          label: 'Kind of holding',
          ofKind: true,
          options: allKinds,
          guess: 'such a ratio is usually one of stocks and bonds, and then cash',
          default: { value: 'stocks', reason: 'most holdings people ask about are stocks or stock funds' },
        }),
        fee: percent({
          label: 'Expense ratio',
          roles: ['rate_fee'],
          min: 0,
          max: 5,
          default: { value: 0, reason: 'costs are left out unless you name them' },
        }),
      },
    }),
    wanted: choice({
      label: 'Question',
      options: ['risk', 'fees'],
      default: { value: 'risk', reason: 'costs are asked for by name' },
    }),
  },

  check({ holdings, wanted }) {
    if (wanted === 'fees' || areOnRecord(holdings)) return null;
    return `I have no yearly returns of ${offRecord(holdings)}, so I cannot say how risky a portfolio with that is; to take it for the stock market would give a wrong number. Ask again with your stock funds, bonds and cash alone, and keep in mind that the rest comes on top.`;
  },

  run({ holdings, wanted }) {
    const total = holdings.reduce((sum, { amount }) => sum + amount, 0);
    const shares = holdings.map(({ amount }) => amount / total);
    const returns = areOnRecord(holdings) ? replayHoldings(holdings) : [];
    const known = returns.length > 0;
    const fees = holdings.reduce((sum, { amount, fee }) => sum + (amount * fee) / 100, 0);
    const stocks = holdings
      .filter(({ kind }) => kind === 'stocks')
      .reduce((sum, { amount }) => sum + amount / total, 0);
    const index = concentration(shares);
    const largest = figure('largest', 'Largest holding', Math.max(...shares) * 100, 'percent');
    const crowded = holdings.length > 2 && largest.value > 50;
    const costs = [
      figure('fee_cost', 'Fees', fees, 'usd_per_year'),
      figure('fee', 'Fees, average', (fees / total) * 100, 'percent', { decimals: 3 }),
    ];
    const feesFirst = wanted === 'fees';
    return {
      figures: [
        ...(feesFirst ? costs : []),
        ...(known ? riskFigures(returns, total) : []),
        figure('concentration', 'Concentration (HHI; one is all in one holding)', index, 'ratio'),
        figure('effective_holdings', 'As if spread evenly over', 1 / index, 'count', { decimals: 1 }),
        largest,
        ...(feesFirst ? [] : costs),
        figure('stocks', 'In stocks', stocks * 100, 'percent'),
        figure('total', 'Altogether', total, 'usd'),
        ...(known ? [figure('years', 'Years of history', returns.length, 'count')] : []),
      ],
      steps: [
        { label: 'Altogether', formula: 'sum of the holdings', value: total, unit: 'usd' },
        ...(known ? returnSteps(returns) : []),
        { label: 'Concentration', formula: 'sum of share^2', value: index, unit: 'ratio', decimals: 4 },
        {
          label: 'Fees of a year',
          formula: 'sum of amount x expense ratio',
          value: fees,
          unit: 'usd_per_year',
        },
      ],
      assumptions: known
        ? [
            text`Every stock holding is taken to move like the S&P 500, every bond holding like ten-year Treasuries, and cash like Treasury bills. A single company, a sector or junk bonds are riskier than that.`,
            text`Returns are before inflation and taxes, and shares are restored every January. Falls within a year do not show, so real ones were deeper.`,
          ]
        : [],
      warnings: crowded
        ? [
            text`One holding makes up ${largest}; if that is a single company, the real risk is higher than shown.`,
          ]
        : [],
      detail: { returns, fees: holdings.map(({ amount, fee }) => (amount * fee) / 100) },
    };
  },

  explain({ figures, detail: { returns } }, { holdings, wanted }) {
    const get = (id: string) => figures.find((one) => one.id === id)!;
    const reasons: Text[] =
      returns.length === 0
        ? [text`How risky it is I cannot say: I have no yearly returns of ${offRecord(holdings)}.`]
        : [
            text`In the worst of ${get('years')} years it would have returned ${get('worst_year')}, and from a peak it would once have fallen by ${get('max_drawdown')}.`,
            text`In one year of twenty you would lose ${get('value_at_risk')} or more of ${get('total')}; in such years ${get('conditional_value_at_risk')} on average.`,
            text`With ${get('stocks')} in stocks it grew by ${get('growth')} a year and moved by ${get('beta')} percent with each percent of the stock market.`,
          ];
    const sharpe = figures.find(({ id }) => id === 'sharpe');
    if (sharpe)
      reasons.push(text`Its Sharpe ratio, the reward above cash for each unit of risk, was ${sharpe}.`);
    if (get('fee_cost').value > 0 && wanted === 'risk')
      reasons.push(text`Fees take ${get('fee_cost')}, which is ${get('fee')} of it.`);
    return {
      conclusion:
        wanted === 'fees'
          ? text`The fees of your funds take ${get('fee_cost')}, which is ${get('fee')} of ${get('total')}.`
          : text`Your portfolio’s yearly return has typically strayed by ${get('volatility')} from its average.`,
      reasons,
      next: [
        text`Ask yourself whether you would hold on through the deepest fall; if not, hold fewer stocks.`,
        text`Look for cheaper funds of the same kind where a fee is above what index funds cost.`,
      ],
    };
  },

  chart: ({ detail: { returns, fees } }) => (returns.length > 0 ? chartOfYears(returns) : chartOfFees(fees)),

  examples: [
    {
      question: 'How risky is my portfolio with $60,000 in stocks and $40,000 in bonds?',
      input: {
        holdings: [
          { amount: 60_000, kind: 'stocks' },
          { amount: 40_000, kind: 'bonds' },
        ],
      },
    },
    {
      question:
        'Analyze my holdings: 200k stock index fund at 0.04%, 50k active fund at 0.9%, 30k money market.',
      input: {
        holdings: [
          { amount: 200_000, kind: 'stocks', fee: 0.04 },
          { amount: 50_000, kind: 'stocks', fee: 0.9 },
          { amount: 30_000, kind: 'cash' },
        ],
      },
    },
    {
      question: 'What are the Sharpe ratio and worst drawdown if I keep half a million all in equities?',
      input: { holdings: [{ amount: 500_000, kind: 'stocks' }] },
    },
    {
      question: '60k in a fund at 0.04% and 40k in one at 0.60%, what do the fund fees cost me a year',
      input: {
        holdings: [
          { amount: 60_000, fee: 0.04 },
          { amount: 40_000, fee: 0.6 },
        ],
        wanted: 'fees',
      },
    },
    {
      question: 'how bad could a year get with 150k stocks, 30k treasuries and 20k cash',
      input: {
        holdings: [
          { amount: 150_000, kind: 'stocks' },
          { amount: 30_000, kind: 'bonds' },
          { amount: 20_000, kind: 'cash' },
        ],
      },
    },
  ],
  measuresHoldings: true,
  sources: ['damodaran_returns', 'empyrical', 'sharpe_1994'],
});
