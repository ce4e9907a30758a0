import { returnStatisticsFormulas } from '#advisor/calculators/investing/returns/return-statistics-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { list, percent } from '#advisor/calculators/define/fields.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import {
  beta,
  conditionalValueAtRisk,
  maxDrawdown,
  sharpeRatio,
  sortinoRatio,
  valueAtRisk,
} from '#advisor/numerics/performance.ts';
import { correlation, geometricMean, mean, standardDeviation } from '#advisor/numerics/statistics.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const steady = 1e-9;

/** Figures that divide by a spread are given only where there is one. */
function ratioFigures(returns: readonly number[], market: readonly number[], riskFree: number): Figure[] {
  const sortino = sortinoRatio(returns, riskFree);
  const moves = standardDeviation(returns) > steady;
  const compared = standardDeviation(market) > steady;
  return [
    ...(moves ? [figure('sharpe', 'Sharpe ratio', sharpeRatio(returns, riskFree), 'ratio')] : []),
    ...(Number.isFinite(sortino) ? [figure('sortino', 'Sortino ratio', sortino, 'ratio')] : []),
    ...(compared ? [figure('beta', 'Beta to the market', beta(returns, market), 'ratio')] : []),
    ...(moves && compared
      ? [figure('correlation', 'Correlation with the market', correlation(returns, market), 'ratio')]
      : []),
  ];
}

/** What a record of yearly returns says about risk and reward. */
export const returnStatistics = defineCalculator({
  name: 'return_statistics',
  version: 1,
  title: 'Statistics of returns',
  about:
    'Average, compound growth, volatility, Sharpe and Sortino ratios, maximum drawdown, value at risk and beta of a list of yearly returns, with or without those of a market to compare with.',
  simply:
    'The average says what a normal year was like, and the swings say how far years strayed from it. Two lists with the same average can feel very different.',
  input: {
    returns: list({
      label: 'List of yearly returns',
      min: 2,
      max: 300,
      items: {
        value: percent({
          label: 'Return',
          roles: ['invest_return_list', 'rate_return', 'gain_rate'],
          min: -99.99,
          max: 1000,
        }),
        market: percent({
          label: 'Return of the market',
          roles: ['rate_market'],
          min: -99.99,
          max: 1000,
          default: { value: 0, reason: 'there’s no market to compare with' },
        }),
      },
    }),
    riskFree: percent({
      label: 'Risk-free rate',
      roles: ['risk_free'],
      min: -5,
      max: 30,
      default: { value: 0, reason: 'returns are measured as they are unless you name a safe rate' },
    }),
  },

  run({ returns: years, riskFree }) {
    const returns = years.map(({ value }) => value / 100);
    const market = years.map((year) => year.market / 100);
    const cagr = geometricMean(returns);
    return {
      figures: [
        figure('growth', 'Compound yearly growth (CAGR)', cagr * 100, 'percent'),
        figure('average_return', 'Arithmetic average', mean(returns) * 100, 'percent'),
        figure('volatility', 'Volatility (standard deviation)', standardDeviation(returns) * 100, 'percent'),
        ...ratioFigures(returns, market, riskFree / 100),
        figure('max_drawdown', 'Deepest drop (max drawdown)', -maxDrawdown(returns) * 100, 'percent'),
        figure('value_at_risk', 'Value at risk, one year in twenty', valueAtRisk(returns) * 100, 'percent'),
        figure(
          'conditional_value_at_risk',
          'Mean of the worst years',
          conditionalValueAtRisk(returns) * 100,
          'percent',
        ),
        figure('years', 'Number of years', returns.length, 'count'),
      ],
      steps: [
        { label: 'Average', formula: 'sum / years', value: mean(returns) * 100, unit: 'percent' },
        {
          label: 'Volatility',
          formula: 'square root of (sum of (return - average)^2 / (years - 1))',
          value: standardDeviation(returns) * 100,
          unit: 'percent',
        },
        {
          label: 'Growth, compounded',
          formula: '((1 + first) x ... x (1 + last))^(1 / years) - 1',
          value: cagr * 100,
          unit: 'percent',
        },
      ],
      assumptions: [
        text`Each return stands for one year; drops within a year don’t show.`,
        text`The safe rate is the same in every year.`,
      ],
      warnings:
        returns.length < 10
          ? [text`This few years say little about the future; even good ratios may be luck.`]
          : [],
      detail: { returns },
    };
  },

  explain({ figures }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const [growth, average, volatility, fall, years] = [
      'growth',
      'average_return',
      'volatility',
      'max_drawdown',
      'years',
    ].map(find);
    const reasons: Text[] = [
      text`The average year returned ${average!}, with a volatility of ${volatility!}; the more returns swing, the further growth falls short of the average.`,
      text`At its worst it was down ${fall!} from a peak.`,
    ];
    const [sharpe, market] = [find('sharpe'), find('beta')];
    const [sortino, together] = [find('sortino'), find('correlation')];
    if (sharpe) reasons.push(text`The Sharpe ratio, the reward for each unit of risk, is ${sharpe}.`);
    if (market) reasons.push(text`For each percent the market moved, it moved ${market} percent.`);
    return {
      conclusion: text`The returns compound to ${growth!} a year over ${years!} years.`,
      openings: {
        yesno:
          growth!.value > 0
            ? text`Yes, you’re ahead: the returns compound to ${growth!} a year over ${years!} years.`
            : text`No, you’re not ahead: the returns compound to ${growth!} a year over ${years!} years.`,
      },
      named: {
        average_return: text`The average yearly return is ${average!}, with a volatility of ${volatility!}, and it compounds to ${growth!}.`,
        volatility: text`The volatility, the standard deviation of the returns, is ${volatility!}.`,
        max_drawdown: text`The deepest drop, the maximum drawdown, was ${fall!} from a peak.`,
        ...(sharpe ? { sharpe: text`The Sharpe ratio is ${sharpe}.` } : {}),
        ...(sortino ? { sortino: text`The Sortino ratio is ${sortino}.` } : {}),
        ...(market ? { beta: text`The beta to the market is ${market}.` } : {}),
        ...(together ? { correlation: text`The correlation with the market is ${together}.` } : {}),
      },
      reasons,
      next: [text`Compare these figures with those of a plain index fund over the same years.`],
    };
  },

  chart: ({ detail: { returns } }) => ({
    kind: 'bar',
    title: 'Yearly returns',
    x: { label: 'Year', unit: 'count' },
    y: { label: 'Return', unit: 'percent' },
    series: [{ name: 'Return', points: returns.map((value, index) => [index + 1, value * 100] as const) }],
  }),

  formulas: returnStatisticsFormulas,
  examples: [
    {
      question:
        'My fund returned 12%, -8%, 15%, 7% and 3%. What are the volatility and the Sharpe ratio at a 2% risk-free rate?',
      input: {
        returns: [{ value: 12 }, { value: -8 }, { value: 15 }, { value: 7 }, { value: 3 }],
        riskFree: 2,
      },
    },
    {
      question:
        'Yearly returns of 20, -30, 25 and 10 percent: what is the max drawdown and the compound growth?',
      input: { returns: [{ value: 20 }, { value: -30 }, { value: 25 }, { value: 10 }] },
    },
    {
      question:
        'What is the beta of a fund that made 10, -5 and 12 percent while the index made 8, -6 and 9?',
      input: {
        returns: [
          { value: 10, market: 8 },
          { value: -5, market: -6 },
          { value: 12, market: 9 },
        ],
      },
    },
    {
      question: 'year by year it went up nine, down four, up fourteen: standard deviation of those?',
      input: { returns: [{ value: 9 }, { value: -4 }, { value: 14 }] },
    },
    {
      question: 'annual results 8, 11, -14, 22 and 5 percent, give me standard deviation and average',
      input: { returns: [{ value: 8 }, { value: 11 }, { value: -14 }, { value: 22 }, { value: 5 }] },
    },
    {
      question: 'sortino for years of 4%, -2%, 9% and 6%, risk-free rate 3%',
      input: { returns: [{ value: 4 }, { value: -2 }, { value: 9 }, { value: 6 }], riskFree: 3 },
    },
  ],
  sources: ['empyrical', 'sharpe_1994'],
});
