import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { list, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import {
  conventionOf,
  ifOtherwise,
  otherCompounding,
  yearlyPercentOf,
  yieldCompounding,
  type Compounding,
} from '#advisor/calculators/saving/growth/compounding.ts';
import { futureValue, growthFactor } from '#advisor/numerics/annuity.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** Standard deviations below the mean that one year in twenty falls under, of a normal distribution. */
const oneInTwenty = 1.645;
const names = ['first', 'second', 'third', 'fourth'] as const;

interface Investment {
  rate: number;
  volatility: number;
  fee: number;
}

const netOf = ({ rate, fee }: Investment, compounding: Compounding) =>
  yearlyPercentOf(rate, compounding) - fee;

/** Those of the highest value first, by their places. */
const ranked = (values: readonly number[]) =>
  values.map((_, at) => at).toSorted((one, other) => values[other]! - values[one]!);

/** Two or three investments side by side. */
export const compareInvestments = defineCalculator({
  name: 'compare_investments',
  version: 1,
  title: 'Investments side by side',
  about:
    'Two, three or four investments compared: what each would be worth after some years from its expected return and fee, and where volatilities are given, the Sharpe ratio and a bad year of each.',
  simply:
    'Each one is judged by what it leaves you after costs and how much it swings on the way. More return usually comes with more swings.',
  input: {
    investments: list({
      label: 'List of investments',
      ask: 'what return do you expect from each',
      comparesCases: true,
      min: 2,
      max: 4,
      items: {
        rate: percent({
          label: 'Expected yearly return',
          roles: ['rate_return', 'rate_savings', 'rate_yield', 'gain_rate', 'rate_market'],
          min: -50,
          max: 100,
        }),
        volatility: percent({
          label: 'Volatility',
          roles: ['volatility'],
          min: 0,
          max: 200,
          default: { value: 0, reason: 'none was mentioned, so risk isn’t compared' },
        }),
        fee: percent({
          label: 'Yearly fee',
          roles: ['rate_fee'],
          shared: true,
          min: 0,
          max: 10,
          default: { value: 0, reason: 'no fee was mentioned' },
        }),
      },
    }),
    amount: money({
      label: 'Amount to invest',
      roles: [
        'lump_sum',
        'bal_total',
        'bal_cash',
        'bal_brokerage',
        'bal_retirement',
        'bal_roth',
        'hold_amount',
      ],
      min: 0,
      max: 1e10,
      default: { value: 10_000, reason: 'a round amount to compare with' },
    }),
    monthly: moneyPerMonth({
      label: 'Monthly contribution',
      roles: ['save_amount'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'nothing is added' },
    }),
    years: years({
      label: 'Time invested',
      roles: ['horizon', 'term'],
      min: 0.25,
      max: 80,
      default: { value: 10, reason: 'ten years, as no time was mentioned' },
    }),
    riskFree: percent({
      label: 'Risk-free rate',
      roles: ['risk_free'],
      min: -5,
      max: 30,
      default: { value: 4, reason: 'about what short Treasury bills have paid lately' },
    }),
    compounding: yieldCompounding('a return, or a bank’s APY, is for a whole year'),
  },
  check: ({ amount, monthly }) =>
    amount + monthly === 0 ? 'Give an amount to invest, a monthly contribution, or both.' : null,

  run({ investments, amount, monthly, years: time, riskFree, compounding }) {
    const net = (one: Investment) => netOf(one, compounding);
    const growing = (yearly: number, at: number) =>
      futureValue(amount, monthly, growthFactor(yearly / 100, 1 / monthsPerYear) - 1, at * monthsPerYear);
    const valueAfter = (one: Investment, at: number) => growing(net(one), at);
    const ends = investments.map((one) => valueAfter(one, time));
    const [best, next] = ranked(ends);
    const sharpes = investments.map((one) =>
      one.volatility > 0 ? (net(one) - riskFree) / one.volatility : undefined,
    );
    const rated = sharpes.every((one) => one !== undefined);
    const endFigures = ends.map((end, at) => figure(`end_${at + 1}`, `End value: ${names[at]}`, end, 'usd'));
    const riskFigures = investments.flatMap((one, at): Figure[] =>
      one.volatility > 0
        ? [
            figure(`sharpe_${at + 1}`, `Sharpe ratio: ${names[at]}`, sharpes[at]!, 'ratio'),
            figure(
              `bad_year_${at + 1}`,
              `One-in-twenty bad year: ${names[at]}`,
              net(one) - oneInTwenty * one.volatility,
              'percent',
            ),
          ]
        : [],
    );
    // Beside a bank's rates: what swings is quoted by the year.
    const otherEnds = investments.flatMap((one, at): Figure[] =>
      one.volatility === 0
        ? [
            figure(
              `other_end_${at + 1}`,
              `End value ${ifOtherwise(compounding)}: ${names[at]}`,
              growing(netOf(one, otherCompounding(compounding)), time),
              'usd',
            ),
          ]
        : [],
    );
    return {
      figures: [
        figure('difference', 'Lead of the best over the next', ends[best!]! - ends[next!]!, 'usd'),
        ...endFigures,
        ...investments.map((one, at) =>
          figure(`net_return_${at + 1}`, `Return after the fee: ${names[at]}`, net(one), 'percent'),
        ),
        ...riskFigures,
        ...otherEnds,
      ],
      steps: investments.flatMap((one, at) => [
        {
          label: `Return after the fee: ${names[at]}`,
          formula: 'return - fee',
          value: net(one),
          unit: 'percent' as const,
        },
        {
          label: `End value: ${names[at]}`,
          formula: 'amount x (1 + net return)^years + contributions with their growth',
          value: ends[at]!,
          unit: 'usd' as const,
        },
      ]),
      assumptions: [
        text`Each earns its return every year. Real returns swing, and a higher expected one usually swings more.`,
        text`Taxes and inflation are left out.`,
        conventionOf(compounding),
        ...(riskFigures.length > 0
          ? [text`A bad year is worked out as if returns followed a bell curve; crashes are worse.`]
          : []),
      ],
      warnings: [],
      detail: {
        best: best!,
        next: next!,
        safest: rated ? ranked(sharpes)[0] : undefined,
        lines: investments.map((one) =>
          Array.from({ length: Math.floor(time) + 1 }, (_, at) => [at, valueAfter(one, at)] as const),
        ),
      },
    };
  },

  explain({ figures, detail: { best, next, safest } }, { investments, years: time }) {
    const get = (id: string) => figures.find((one) => one.id === id)!;
    const isTie = get('difference').value < 0.005;
    const after = given('years', time, 'years');
    const each = (id: string) =>
      investments.flatMap(
        (_, at): Text => text`${at === 0 ? '' : ', '}${get(`${id}_${at + 1}`)} for the ${names[at]!}`,
      );
    return {
      conclusion: isTie
        ? text`They end up the same, at ${get(`end_${best + 1}`)} after ${after}.`
        : text`The ${names[best]!} one ends ahead by ${get('difference')}: ${get(`end_${best + 1}`)} against ${get(`end_${next + 1}`)} after ${after}.`,
      openings: {
        amount: text`After ${after} you’d have ${each('end')}.`,
        ...(safest === undefined
          ? {}
          : {
              rate: text`In a bad year, one in twenty, the return would be ${each('bad_year')}.`,
              which:
                safest === best
                  ? text`The ${names[best]!} one wins both ways: it ends ahead by ${get('difference')}, and its Sharpe ratio of ${get(`sharpe_${best + 1}`)} is the best for the risk.`
                  : text`For the risk, the ${names[safest]!} one, with a Sharpe ratio of ${get(`sharpe_${safest + 1}`)} against ${get(`sharpe_${best + 1}`)}; for the end value, the ${names[best]!} one, by ${get('difference')}.`,
            }),
      },
      reasons: [
        ...(investments.some(({ fee }) => fee > 0)
          ? [
              text`After fees they return ${get(`net_return_${best + 1}`)} and ${get(`net_return_${next + 1}`)} a year.`,
            ]
          : []),
        ...(safest === undefined
          ? []
          : [
              text`For the risk taken, the ${names[safest]!} one pays best: its Sharpe ratio is ${get(`sharpe_${safest + 1}`)}, and one year in twenty it would return ${get(`bad_year_${safest + 1}`)} or less.`,
            ]),
      ],
      next: [
        text`Pick by when you need the money: choose the one that swings more only for money you can leave alone for years.`,
      ],
    };
  },

  chart: ({ detail: { lines } }) => ({
    kind: 'line',
    title: 'Value over time',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Value', unit: 'usd' },
    series: lines.map((points, at) => ({ name: `The ${names[at]} one`, points })),
  }),

  covers: ['fee_drag'],
  formulas: {
    difference: ['end_1 - end_2', 'end_2 - end_1', 'The highest end value after {years}, less the next'],
    'end_#': 'Growing at {net_return_#} a year for {years}:[ {amount} at once][ {monthly}]',
    'other_end_#': 'The same amounts over {years}, with the rate read the other way',
    'net_return_#': 'The yearly return of that investment less its fee: {investments}',
    'sharpe_#': ['Return after the fee {net_return_#} less the risk-free {riskFree}, ÷ its volatility'],
    'bad_year_#': 'Return after the fee {net_return_#}, less 1.645 times its volatility',
  },

  examples: [
    {
      question:
        'Fund A returns 9% with 18% volatility, fund B 6% with 8%. Which is better for $50,000 over 10 years?',
      input: {
        investments: [
          { rate: 9, volatility: 18 },
          { rate: 6, volatility: 8 },
        ],
        amount: 50_000,
        years: 10,
      },
    },
    {
      question: '20k in a CD at 4.5% or an index fund at 8 for 5 years, how far apart do they end up',
      input: { investments: [{ rate: 4.5 }, { rate: 8 }], amount: 20_000, years: 5 },
    },
    {
      question:
        'compare three funds: 7% fee 0.04, 8.5% fee 0.9 and 6% fee 0.1, I put in $400 a month for 20 years',
      input: {
        investments: [
          { rate: 7, fee: 0.04 },
          { rate: 8.5, fee: 0.9 },
          { rate: 6, fee: 0.1 },
        ],
        amount: 0,
        monthly: 400,
        years: 20,
      },
    },
  ],
  compares: true,
  sources: ['sharpe_1994', 'sec_compound_interest'],
});
