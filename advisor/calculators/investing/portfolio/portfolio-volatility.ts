import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { list, money, percent, ratio } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import {
  areAlike,
  canGoTogether,
  pairField,
  pairsOf,
} from '#advisor/calculators/investing/portfolio/correlation-pairs.ts';
import { quadraticForm } from '#advisor/numerics/linear-algebra.ts';
import { covarianceMatrix } from '#advisor/numerics/portfolio-weights.ts';
import { text } from '#advisor/quantities/text.ts';

/** Standard deviations below the mean that one year in twenty falls under, of a normal distribution. */
const oneInTwenty = 1.645;
const correlations = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];

interface Part {
  share: number;
  volatility: number;
  rate: number;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** As fractions that add up to one. Parts without a share split what the others leave. */
function weightsOf(parts: readonly Part[]): number[] {
  const told = sumOf(parts.map(({ share }) => share));
  const open = parts.filter(({ share }) => share === 0).length;
  const each = open > 0 ? Math.max(0, 100 - told) / open : 0;
  const shares = parts.map(({ share }) => (share > 0 ? share : each));
  return shares.map((share) => share / sumOf(shares));
}

function volatilityAt(parts: readonly Part[], correlation: number): number {
  return volatilityWith(
    parts,
    pairsOf(parts.length, { correlation, correlation_1_3: correlation, correlation_2_3: correlation }),
  );
}

function volatilityWith(parts: readonly Part[], table: readonly (readonly number[])[]): number {
  const covariances = covarianceMatrix(
    parts.map(({ volatility }) => volatility / 100),
    table,
  );
  return Math.sqrt(Math.max(0, quadraticForm(covariances, weightsOf(parts)))) * 100;
}

/** With more parts, not all of them can move against each other. */
const lowestCorrelation = (parts: readonly Part[]) => -1 / (parts.length - 1);

/** How much a mix swings, from how much its parts do and how alike they move. */
export const portfolioVolatility = defineCalculator({
  name: 'portfolio_volatility',
  version: 2,
  title: 'Volatility of a mix',
  about:
    'The volatility (standard deviation) of a portfolio from the weights, the volatilities and the correlation of its parts, one for all pairs or one for each pair of three, with its expected return, and how much of the risk diversifying removes.',
  simply:
    "It's how far the value usually strays up or down from its average in a year. Things that don't move together make the whole calmer.",
  input: {
    parts: list({
      label: 'List of parts',
      ask: 'what share and what volatility does each part have',
      min: 2,
      max: 10,
      items: {
        volatility: percent({
          label: 'Volatility',
          roles: ['volatility'],
          min: 0,
          max: 200,
        }),
        share: percent({
          label: 'Share of the portfolio',
          roles: ['hold_share', 'target_share'],
          min: 0,
          max: 100,
          default: { value: 0, reason: 'parts without a share split the rest evenly' },
        }),
        rate: percent({
          label: 'Expected yearly return',
          roles: ['rate_return'],
          min: -50,
          max: 100,
          default: { value: 0, reason: 'returns weren’t mentioned' },
        }),
      },
    }),
    correlation: ratio({
      label: 'Correlation between the parts',
      roles: ['correlation'],
      min: -1,
      max: 1,
      default: { value: 0.3, reason: 'a middling one, as none was mentioned' },
    }),
    correlation_1_3: pairField('Correlation between the first and the third part', ['correlation#2']),
    correlation_2_3: pairField('Correlation between the second and the third part', []),
    total: money({
      label: 'Value of the portfolio',
      roles: ['bal_total', 'bal_total@both', 'bal_retirement', 'bal_brokerage', 'bal_roth', 'lump_sum'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'only percentages are asked for' },
    }),
    riskFree: percent({
      label: 'Risk-free rate',
      roles: ['risk_free'],
      min: -5,
      max: 30,
      default: { value: 4, reason: 'about what short Treasury bills have paid lately' },
    }),
  },
  check({ parts, ...pairs }) {
    if (sumOf(parts.map(({ share }) => share)) > 101.5)
      return 'The shares come to more than 100%: check them.';
    if (parts.length === 3 && !areAlike(pairs))
      return canGoTogether(pairs)
        ? null
        : 'No three parts can have these correlations together: give less extreme ones.';
    return pairs.correlation < lowestCorrelation(parts) - 1e-9
      ? 'That many parts can’t all move against each other that strongly: give a higher correlation.'
      : null;
  },

  run({ parts, total, riskFree, ...pairs }) {
    const weights = weightsOf(parts);
    const own = volatilityWith(parts, pairsOf(parts.length, pairs));
    const average = sumOf(parts.map(({ volatility }, at) => volatility * weights[at]!));
    const mean = sumOf(parts.map(({ rate }, at) => rate * weights[at]!));
    const hasReturns = parts.some(({ rate }) => rate !== 0);
    const badYear = mean - oneInTwenty * own;
    const badDollars = (Math.max(0, -badYear) * total) / 100;
    return {
      figures: [
        figure('volatility', 'Volatility of the mix', own, 'percent', { decimals: 2 }),
        figure('average', 'Average volatility of the parts', average, 'percent', { decimals: 2 }),
        figure('spared', 'Volatility removed by diversifying', average - own, 'percent', { decimals: 2 }),
        ...(hasReturns
          ? [
              figure('expected_return', 'Expected return of the mix', mean, 'percent', { decimals: 2 }),
              ...(own > 0.001 ? [figure('sharpe', 'Sharpe ratio', (mean - riskFree) / own, 'ratio')] : []),
              figure('bad_year', 'One-in-twenty bad year', badYear, 'percent'),
              ...(total > 0 ? [figure('bad_dollars', 'Loss in that bad year', badDollars, 'usd')] : []),
            ]
          : []),
        ...(total > 0
          ? [figure('swing', 'Typical yearly swing in dollars', (total * own) / 100, 'usd')]
          : []),
      ],
      steps: [
        {
          label: 'Average of the parts',
          formula: 'sum of weight x volatility',
          value: average,
          unit: 'percent',
          decimals: 3,
        },
        {
          label: 'Variance of the mix',
          formula: 'sum over all pairs of weight x weight x volatility x volatility x correlation',
          value: (own / 100) ** 2,
          unit: 'ratio',
          decimals: 5,
        },
        {
          label: 'Volatility',
          formula: 'square root of the variance',
          value: own,
          unit: 'percent',
          decimals: 3,
        },
      ],
      assumptions: [
        text`${parts.length === 3 ? 'The correlations stay as they are' : 'Any two parts have the same correlation, and it stays the same'}. In a crash, most things fall together.`,
        ...(hasReturns ? [text`A bad year is worked out as if returns followed a bell curve.`] : []),
      ],
      warnings: [],
      detail: {
        points: correlations
          .filter((one) => one >= lowestCorrelation(parts) - 1e-9)
          .map((one) => [one, volatilityAt(parts, one)] as const),
      },
    };
  },

  explain({ figures }, { correlation }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const [mean, bad, swing] = [find('expected_return'), find('bad_year'), find('swing')];
    const sharpe = find('sharpe');
    return {
      conclusion: text`The mix has a volatility of ${find('volatility')!}${mean ? text` and an expected return of ${mean}` : ''}.`,
      openings: {
        change: text`Diversifying takes off ${find('spared')!}: the mix has a volatility of ${find('volatility')!}, and its parts average ${find('average')!}.`,
        yesno: text`The mix has a volatility of ${find('volatility')!}, ${find('spared')!.value > 0.005 ? text`less than the ${find('average')!} its parts average` : 'the same as its parts'}.`,
        ...(swing ? { amount: text`Expect a typical swing of about ${swing} a year, up or down.` } : {}),
      },
      named: sharpe ? { sharpe: text`The mix has a Sharpe ratio of ${sharpe}.` } : {},
      reasons: [
        text`Its parts average ${find('average')!}; with a correlation of ${given('correlation', correlation, 'ratio')}, diversifying takes off ${find('spared')!}.`,
        ...(bad ? [text`One year in twenty it would return ${bad} or less.`] : []),
        ...(swing ? [text`A typical swing is about ${swing} a year, up or down.`] : []),
      ],
      next: [
        text`Add something that moves differently, such as bonds beside stocks: that lowers the risk more than a second stock fund.`,
      ],
    };
  },

  chart: ({ detail: { points } }) => ({
    kind: 'line',
    title: 'Volatility of the mix by correlation',
    x: { label: 'Correlation', unit: 'ratio' },
    y: { label: 'Volatility', unit: 'percent' },
    series: [{ name: 'Volatility', points }],
  }),

  formulas: {
    volatility: [
      'average - spared',
      'The swings of {parts}, weighed by share, with a correlation of {correlation}',
    ],
    average: 'The volatility of each of {parts} × its share, added up',
    spared: 'average - volatility',
    expected_return: 'The return of each of {parts} × its share, added up',
    sharpe: '(expected_return - riskFree) / volatility',
    bad_year: 'expected_return - 1.645 * volatility',
  },

  examples: [
    {
      question:
        '60% stocks with 18% volatility, 40% bonds with 6%, correlation 0.2: what is the portfolio’s volatility?',
      input: {
        parts: [
          { share: 60, volatility: 18 },
          { share: 40, volatility: 6 },
        ],
        correlation: 0.2,
      },
    },
    {
      question: 'standard deviation of a 50/50 mix of two funds, vol 15 and 22, rho 0.6',
      input: {
        parts: [
          { share: 50, volatility: 15 },
          { share: 50, volatility: 22 },
        ],
        correlation: 0.6,
      },
    },
    {
      question:
        'three funds 50/30/20 with volatility 16, 6 and 14, correlations 0.1 and 0.7 and 0.2, what is the volatility of the portfolio?',
      input: {
        parts: [
          { share: 50, volatility: 16 },
          { share: 30, volatility: 6 },
          { share: 20, volatility: 14 },
        ],
        correlation: 0.1,
        correlation_1_3: 0.7,
        correlation_2_3: 0.2,
      },
    },
    {
      question: 'Portfolio risk with weights 40/60, sd 12% and 20%, returns 8 and 13, correlation .3',
      input: {
        parts: [
          { share: 40, volatility: 12, rate: 8 },
          { share: 60, volatility: 20, rate: 13 },
        ],
        correlation: 0.3,
      },
    },
  ],
  compares: true,
  sources: ['markowitz_1952', 'sharpe_1994'],
});
