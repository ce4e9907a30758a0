import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { percent, ratio } from '#advisor/calculators/define/fields.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

/** A market that is expected to earn less than this above the risk-free rate is not what people mean. */
const leastPremium = 2.5;

/** "Market premium 5%": a rate too low for what the market earns in all is what it earns above the risk-free rate. */
const isPremium = (own: number, market: number, riskFree: number) =>
  own === 0 && market > 0 && market < riskFree + leastPremium;

/** Sharpe ratio, and what the market model expects, from figures that are known already. */
export const rewardForRisk = defineCalculator({
  name: 'reward_for_risk',
  version: 2,
  title: 'Sharpe ratio and expected return by beta',
  about:
    'The Sharpe ratio from a known return, volatility and risk-free rate; and by the capital asset pricing model (CAPM) the expected return from beta, with alpha and the Treynor ratio.',
  simply:
    'It compares what you earned beyond a safe account with how bumpy the ride was. More reward for the same bumps is better.',
  input: {
    return: percent({
      label: 'Yearly return',
      roles: ['rate_return', 'gain_rate'],
      min: -99,
      max: 1000,
      default: { value: 0, reason: 'not given' },
    }),
    volatility: percent({
      label: 'Volatility',
      roles: ['volatility'],
      min: 0,
      max: 500,
      default: { value: 0, reason: 'not given' },
    }),
    riskFree: percent({
      label: 'Risk-free rate',
      roles: ['risk_free', 'rate_savings'],
      min: -5,
      max: 30,
      default: { value: 4, reason: 'about what short Treasury bills have paid lately' },
    }),
    beta: ratio({
      label: 'Beta',
      roles: ['beta'],
      min: -5,
      max: 10,
      default: { value: 0, reason: 'not given' },
    }),
    market: percent({
      label: 'Market return',
      roles: ['rate_market'],
      min: -99,
      max: 1000,
      default: { value: 0, reason: 'not given' },
    }),
  },
  check: ({ volatility, return: own, beta, market }) =>
    (own !== 0 ? volatility > 0 || beta !== 0 : beta !== 0 && market !== 0)
      ? null
      : 'Give the return and the volatility or beta, or beta and the return of the market.',

  run({ return: own, volatility, riskFree, beta, market }) {
    const sharpe =
      volatility > 0 && own !== 0
        ? figure('sharpe', 'Sharpe ratio', (own - riskFree) / volatility, 'ratio', { decimals: 3 })
        : undefined;
    const byBeta = beta !== 0 && market !== 0;
    const premium = isPremium(own, market, riskFree) ? market : market - riskFree;
    const expected = byBeta
      ? figure('expected', 'Expected return (CAPM)', riskFree + beta * premium, 'percent')
      : undefined;
    const treynor =
      beta !== 0 && own !== 0
        ? figure('treynor', 'Treynor ratio', (own - riskFree) / beta, 'ratio')
        : undefined;
    const excess = figure('excess', 'Return above the risk-free rate', own - riskFree, 'percent');
    const further: Figure[] = [
      ...(own === 0 ? [] : [excess]),
      ...(expected && own !== 0 ? [figure('alpha', 'Alpha', own - expected.value, 'percent')] : []),
    ];
    return {
      figures: [sharpe, expected, treynor, ...further].filter((one) => one !== undefined),
      steps: [
        ...(own === 0
          ? []
          : [
              {
                label: 'Above the risk-free rate',
                formula: 'return - risk-free rate',
                value: excess.value,
                unit: 'percent' as const,
              },
            ]),
        ...(expected
          ? [
              {
                label: 'Expected return',
                formula: 'risk-free rate + beta x (market - risk-free rate)',
                value: expected.value,
                unit: 'percent' as const,
              },
            ]
          : []),
      ],
      assumptions: [
        text`All rates are yearly and cover the same period.`,
        ...(expected
          ? [
              ...(isPremium(own, market, riskFree)
                ? [
                    text`${given('market', market, 'percent')} is taken as what the market earns above the risk-free rate.`,
                  ]
                : []),
              text`The model assumes that only market risk is rewarded; real returns stray far from it.`,
            ]
          : []),
      ],
      warnings: [],
      detail: { sharpe, expected, treynor, excess },
    };
  },

  explain(
    { figures, detail: { sharpe, expected, treynor, excess } },
    { return: own, volatility, riskFree, beta, market },
  ) {
    const safe = given('riskFree', riskFree, 'percent');
    const alpha = figures.find(({ id }) => id === 'alpha');
    return {
      conclusion: sharpe
        ? text`The Sharpe ratio is ${sharpe}.`
        : expected
          ? text`The expected return is ${expected} a year with a beta of ${given('beta', beta, 'ratio')}.`
          : text`The Treynor ratio is ${treynor!}: ${excess} above the risk-free rate for a beta of ${given('beta', beta, 'ratio')}.`,
      openings: {
        ...(sharpe ? { rate: text`The Sharpe ratio is ${sharpe}.` } : {}),
        ...(alpha
          ? {
              yesno:
                alpha.value > 0
                  ? text`Yes, alpha is ${alpha} a year: it beat the ${expected!} that its beta explains.`
                  : text`No, alpha is ${alpha} a year: its beta alone called for ${expected!}.`,
            }
          : {}),
      },
      named: {
        ...(sharpe ? { sharpe: text`The Sharpe ratio is ${sharpe}.` } : {}),
        ...(expected ? { expected: text`By CAPM the expected return is ${expected} a year.` } : {}),
        ...(treynor ? { treynor: text`The Treynor ratio is ${treynor}.` } : {}),
        ...(alpha
          ? { alpha: text`Alpha is ${alpha} a year, against the ${expected!} that beta explains.` }
          : {}),
      },
      reasons: [
        ...(sharpe
          ? [
              text`The return is ${excess} above the risk-free rate of ${safe}, for a volatility of ${given('volatility', volatility, 'percent')}.`,
            ]
          : []),
        ...(expected
          ? [
              text`By beta you’d expect ${sharpe ? text`${expected}: ` : ''}${safe}, plus ${given('beta', beta, 'ratio')} times ${isPremium(own, market, riskFree) ? text`the market’s ${given('market', market, 'percent')} above that` : text`what the market’s ${given('market', market, 'percent')} earns above that`}.`,
            ]
          : []),
        ...(alpha ? [text`Alpha, the part beta doesn’t explain, is ${alpha}.`] : []),
      ],
      next: [text`Compare it with a plain index fund over the same years; a few years prove little.`],
    };
  },

  formulas: {
    sharpe: '(return - riskFree) / volatility',
    excess: 'return - riskFree',
    expected: 'riskFree + beta * (market - riskFree)',
    treynor: '(return - riskFree) * 100 / beta',
    alpha: 'return - expected',
  },

  examples: [
    {
      question:
        'What is the Sharpe ratio of a fund with a 10% return, 15% volatility and a 4% risk-free rate?',
      input: { return: 10, volatility: 15, riskFree: 4 },
    },
    {
      question: 'Expected return by CAPM with beta 1.2, risk-free 4% and a market return of 9%?',
      input: { beta: 1.2, riskFree: 4, market: 9 },
    },
    {
      question: 'sharpe: portfolio returned 8, standard deviation 12, t-bills 3 percent',
      input: { return: 8, volatility: 12, riskFree: 3 },
    },
    {
      question:
        'alpha of a fund that made 11% with a beta of 0.9 while the market made 10% and treasuries 4%',
      input: { return: 11, beta: 0.9, market: 10, riskFree: 4 },
    },
  ],
  sources: ['sharpe_1994', 'empyrical'],
});
