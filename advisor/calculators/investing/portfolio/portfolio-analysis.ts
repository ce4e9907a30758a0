import { portfolioAnalysisFormulas } from '#advisor/calculators/investing/portfolio/portfolio-analysis-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { isOnRecord, type KindOnRecord } from '#advisor/calculators/investing/portfolio/holding-kinds.ts';
import { chartOfFees, chartOfYears } from '#advisor/calculators/investing/portfolio/portfolio-charts.ts';
import { portfolioFields } from '#advisor/calculators/investing/portfolio/portfolio-fields.ts';
import { namedFigures } from '#advisor/calculators/investing/portfolio/portfolio-named.ts';
import {
  areShares,
  holdingsOf,
  ofAll,
  offRecord,
  ofRest,
  replayHoldings,
  rounding,
  series,
  sumOf,
  unmixed,
  type Holding,
} from '#advisor/calculators/investing/portfolio/portfolio-holdings.ts';
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
import { namesOf } from '#advisor/calculators/investing/portfolio/rebalancing.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Reward for risk has a meaning only beside something riskier than cash. */
function rewardFigures(returns: readonly number[]): Figure[] {
  const above = returns.map((value, year) => value - series.cash[year]!);
  if (standardDeviation(above) < 1e-9) return [];
  return [
    figure('sharpe', 'Sharpe ratio', sharpeRatio(returns, series.cash), 'ratio'),
    figure('sortino', 'Sortino ratio', sortinoRatio(returns, series.cash), 'ratio'),
  ];
}

function riskFigures(returns: readonly number[], total: number, unit: 'usd' | 'percent'): Figure[] {
  const shortfall = Math.max(0, -valueAtRisk(returns)) * total;
  const tail = Math.max(0, -conditionalValueAtRisk(returns)) * total;
  return [
    figure('volatility', 'Volatility (standard deviation)', standardDeviation(returns) * 100, 'percent'),
    figure('max_drawdown', 'Deepest drop (max drawdown)', -maxDrawdown(returns) * 100, 'percent'),
    figure('worst_year', 'Worst year', Math.min(...returns) * 100, 'percent'),
    figure('value_at_risk', 'Value at risk in a one-in-twenty year', shortfall, unit),
    figure('conditional_value_at_risk', 'Average loss in the worst years', tail, unit),
    figure('average_return', 'Average yearly return', mean(returns) * 100, 'percent'),
    figure('growth', 'Compound yearly growth', geometricMean(returns) * 100, 'percent'),
    ...rewardFigures(returns),
    figure('beta', 'Beta', beta(returns, series.stocks), 'ratio'),
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
  version: 2,
  title: 'Portfolio check',
  about:
    'How risky a portfolio of stock, bond and cash holdings is, judged by every year since the late 1920s: volatility, deepest fall, Sharpe and Sortino ratios, beta, value at risk, what a crash would cost, how concentrated it is, and what the fees of its funds cost in dollars a year.',
  simply: 'How much you have in each kind of investment decides how far the whole could fall.',
  input: portfolioFields,

  check({ holdings }) {
    if (holdings.some(({ amount, share }) => amount > 0 === share > 0))
      return 'Give an amount or a share for each holding, not both.';
    if (areShares({ holdings }) && holdings.some(({ amount }) => amount > 0))
      return 'Give amounts for all holdings, or shares for all of them.';
    return holdings.reduce((sum, { share }) => sum + share, 0) > 100 + rounding
      ? 'The shares come to more than 100%: check them.'
      : null;
  },

  run({ wanted, drop, ...told }) {
    const holdings = holdingsOf(told);
    const unit = areShares(told) && told.total === 0 ? ('percent' as const) : ('usd' as const);
    const total = sumOf(holdings);
    const shares = holdings.map(({ amount }) => amount / total);
    const kept = unmixed(holdings);
    const measured = kept.filter((one): one is Holding<KindOnRecord> => isOnRecord(one.kind));
    const known = measured.length > 0;
    const returns = known ? replayHoldings(measured) : [];
    const partial = measured.length < kept.length;
    const fees = holdings.reduce((sum, { amount, fee }) => sum + (amount * fee) / 100, 0);
    const shareOf = (isMeant: (one: Holding) => boolean) => sumOf(kept.filter(isMeant)) / total;
    const stocks = shareOf(({ kind }) => kind === 'stocks');
    const exposed = shareOf(({ kind }) => kind !== 'bonds' && kind !== 'cash');
    const unmeasured = figure(
      'unmeasured',
      'Share without a record',
      shareOf(({ kind }) => !isOnRecord(kind)) * 100,
      'percent',
    );
    const index = concentration(shares);
    const largest = figure('largest', 'Largest holding', Math.max(...shares) * 100, 'percent');
    const crowded = holdings.length > 2 && largest.value > 50;
    const costs = [
      ...(unit === 'usd' ? [figure('fee_cost', 'Yearly fees in dollars', fees, 'usd_per_year')] : []),
      figure('fee', 'Average expense ratio', (fees / total) * 100, 'percent', { decimals: 3 }),
    ];
    const test = [
      figure('drop_loss', 'Loss in a crash', (total * exposed * drop) / 100, unit),
      figure('drop_left', 'Amount left after a crash', total * (1 - (exposed * drop) / 100), unit),
    ];
    const feesFirst = wanted === 'fees';
    return {
      figures: [
        ...(feesFirst ? costs : []),
        ...(partial ? test : []),
        ...(known ? (partial ? ofRest : ofAll)(riskFigures(returns, sumOf(measured), unit)) : []),
        ...(partial ? [unmeasured] : test),
        figure('concentration', 'Concentration (Herfindahl, HHI)', index, 'ratio'),
        figure('effective_holdings', 'Effective number of holdings', 1 / index, 'count', { decimals: 1 }),
        largest,
        ...(feesFirst ? [] : costs),
        figure('stocks', 'Share in stocks', stocks * 100, 'percent'),
        figure('total', 'Portfolio total', total, unit),
        ...(known ? [figure('years', 'Years of history', returns.length, 'count')] : []),
      ],
      steps: [
        { label: 'Portfolio total', formula: 'sum of the holdings', value: total, unit },
        ...(known ? returnSteps(returns) : []),
        {
          label: 'Loss in a crash',
          formula: 'all but bonds and cash x drop',
          value: (total * exposed * drop) / 100,
          unit,
        },
        { label: 'Concentration', formula: 'sum of share^2', value: index, unit: 'ratio', decimals: 4 },
        ...(unit === 'usd'
          ? [
              {
                label: 'Fees of a year',
                formula: 'sum of amount x expense ratio',
                value: fees,
                unit: 'usd_per_year' as const,
              },
            ]
          : []),
      ],
      assumptions: [
        ...(known
          ? [
              text`Stock funds are taken to move like the S&P 500, bonds like ten-year Treasuries, and cash like Treasury bills. A single company, a sector or junk bonds are riskier than that.`,
              text`Returns are before inflation and taxes, and shares are restored every January. Falls within a year don’t show, so real ones were deeper.`,
            ]
          : []),
        ...(holdings.some(({ kind }) => kind === 'target_date')
          ? [
              text`A target date or balanced fund counts as three fifths stocks and two fifths bonds; yours may hold more or less.`,
            ]
          : []),
        ...(holdings.length > told.holdings.length + (told.cash > 0 ? 1 : 0)
          ? [text`Whatever you didn’t name is counted as bonds.`]
          : []),
        text`In the crash test, everything but bonds and cash drops by the same percentage.`,
      ],
      warnings: [
        ...(partial && known
          ? [text`The figures from history are for the rest alone, without ${offRecord(kept)}.`]
          : []),
        ...(crowded
          ? [
              text`One holding makes up ${largest}; if that’s a single company, the real risk is higher than shown.`,
            ]
          : []),
      ],
      detail: {
        returns,
        partial,
        missing: offRecord(kept),
        fees: holdings.map(({ amount, fee }) => (amount * fee) / 100),
      },
    };
  },

  explain({ figures, detail: { returns, partial, missing } }, { wanted, drop }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const get = (id: string) => (find(id) ?? find(`rest_${id}`))!;
    const fall = given('drop', drop, 'percent');
    const reasons: Text[] = [
      ...(partial
        ? [
            text`I have no yearly returns for ${missing}, which make up ${get('unmeasured')}, so a crash test stands in.`,
          ]
        : []),
      ...(returns.length > 0
        ? [
            text`${partial ? 'The rest' : 'It'} would have returned ${get('worst_year')} in the worst of ${get('years')} years, and once fell by ${get('max_drawdown')} from a peak.`,
            text`One year in twenty, you’d lose ${get('value_at_risk')} or more${partial ? ' of that rest' : text` of ${get('total')}`}.`,
          ]
        : []),
      ...(partial
        ? []
        : [
            text`If stocks dropped ${fall}, you’d lose about ${get('drop_loss')} and have ${get('drop_left')} left.`,
          ]),
    ];
    const sharpe = find('sharpe');
    if (sharpe && !partial)
      reasons.push(text`Its Sharpe ratio, the reward above cash for each unit of risk, was ${sharpe}.`);
    const cost = find('fee_cost');
    if (get('fee').value > 0 && wanted === 'risk')
      reasons.push(text`Fees take ${cost ? text`${cost}, or ${get('fee')}` : text`${get('fee')} a year`}.`);
    const crash = text`If ${partial ? 'everything but your bonds and cash' : 'stocks'} dropped ${fall}, you’d lose about ${get('drop_loss')} and have ${get('drop_left')} left.`;
    return {
      openings: {
        amount: crash,
        yesno: text`That comes down to one thing: whether you could sit through losing about ${get('drop_loss')} of ${get('total')} in a crash.`,
      },
      named: namedFigures(figures, partial),
      conclusion:
        wanted === 'fees'
          ? text`Your funds’ fees take ${cost ? text`${cost}, or ` : ''}${get('fee')} of ${get('total')}${cost ? '' : ' a year'}.`
          : partial
            ? text`If everything but your bonds and cash dropped ${fall}, you’d lose about ${get('drop_loss')} of ${get('total')}.`
            : text`Your portfolio has typically swung ${get('volatility')} a year around an average of ${get('average_return')}.`,
      reasons,
      next: [
        text`If you couldn’t sit through losing ${get('drop_loss')}, hold less in stocks.`,
        text`Where a fund charges more than an index fund, look for a cheaper one of the same kind.`,
      ],
    };
  },

  chart: ({ detail: { returns, fees } }, { holdings }) =>
    returns.length > 0 ? chartOfYears(returns) : chartOfFees(fees, namesOf({ holdings, hasRest: false })),

  formulas: portfolioAnalysisFormulas,
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
      question: 'How risky is 80% stocks and 20% bonds with $350,000?',
      input: {
        holdings: [
          { share: 80, kind: 'stocks' },
          { share: 20, kind: 'bonds' },
        ],
        total: 350_000,
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
