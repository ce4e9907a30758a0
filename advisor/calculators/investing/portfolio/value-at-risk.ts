import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { normalDensity, normalQuantile } from '#advisor/numerics/normal-distribution.ts';
import { text } from '#advisor/quantities/text.ts';

const tradingDays = 252;
const daysPerYear = 365.25;
/** Up to this many days, people mean trading days. */
const fewDays = 10;

/** The time as a part of a year: short times in trading days, longer ones by the calendar. */
function partOfYear(told: number): number {
  const days = told * daysPerYear;
  return days <= fewDays + 0.5 ? Math.round(days) / tradingDays : told;
}

interface Risk {
  rate: number;
  volatility: number;
  confidence: number;
}

/** "The 5% VaR", "1 in 20": the share of cases that are worse says as much as that of the others. */
const surely = (told: number) => (told < 50 ? 100 - told : told);

/** In percent: the loss at the edge of the worst outcomes, and the average loss beyond it. */
function lossOver(time: number, { rate, volatility, confidence }: Risk) {
  const [mean, spread] = [rate * time, volatility * Math.sqrt(time)];
  const sure = surely(confidence) / 100;
  const edge = normalQuantile(sure);
  const beyond = normalDensity(edge) / (1 - sure);
  return { edge: Math.max(0, edge * spread - mean), beyond: Math.max(0, beyond * spread - mean) };
}

/** How much a portfolio can lose in a bad period, from its volatility. */
export const valueAtRisk = defineCalculator({
  name: 'value_at_risk',
  version: 1,
  title: 'Value at risk',
  about:
    'Value at risk (VaR) of a portfolio from its volatility: the loss in dollars that is exceeded only one time in twenty or in a hundred, over a day, a month or a year, at 95 or 99 percent confidence, with the expected shortfall.',
  simply:
    "It's a loss that should be exceeded only rarely. It says little about how bad those rare times get.",
  input: {
    amount: money({
      label: 'Value of the portfolio',
      ask: 'what is the portfolio worth',
      roles: ['bal_total', 'bal_total@both', 'bal_brokerage', 'bal_retirement', 'lump_sum', 'hold_amount'],
      min: 1,
      max: 1e12,
    }),
    volatility: percent({
      label: 'Yearly volatility',
      roles: ['volatility'],
      min: 0.01,
      max: 300,
      default: { value: 15, reason: 'about that of a broad stock fund' },
    }),
    horizon: years({
      label: 'Time',
      roles: ['horizon', 'days'],
      min: 0,
      max: 10,
      default: { value: 0, reason: 'a day, a month and a year are told' },
    }),
    confidence: percent({
      label: 'Confidence',
      roles: ['chance', 'limit_share'],
      min: 0.01,
      max: 99.99,
      default: { value: 95, reason: 'the usual level' },
    }),
    rate: percent({
      label: 'Expected yearly return',
      roles: ['rate_return'],
      min: -50,
      max: 100,
      default: { value: 0, reason: 'left out, which is on the safe side' },
    }),
  },

  run(input) {
    const { amount, horizon } = input;
    const time = partOfYear(horizon === 0 ? 1 : horizon);
    const told = lossOver(time, input);
    const dollars = (share: number) => (amount * Math.min(100, share)) / 100;
    const at = (period: number, confidence: number) =>
      dollars(lossOver(period, { ...input, confidence }).edge);
    const share = Math.min(100, told.edge);
    return {
      figures: [
        figure('var', horizon === 0 ? 'Value at risk of a year' : 'Value at risk', dollars(told.edge), 'usd'),
        figure('var_percent', 'Value at risk as a share', share, 'percent', { decimals: 2 }),
        ...(horizon === 0
          ? [
              figure('told_day', 'Value at risk of a day', at(1 / tradingDays, input.confidence), 'usd'),
              figure('told_month', 'Value at risk of a month', at(1 / 12, input.confidence), 'usd'),
            ]
          : []),
        figure('shortfall', 'Average of the worse cases', dollars(told.beyond), 'usd'),
        figure('day', 'In a day, one time in twenty', at(1 / tradingDays, 95), 'usd'),
        figure('month', 'In a month, one time in twenty', at(1 / 12, 95), 'usd'),
        figure('year', 'In a year, one time in twenty', at(1, 95), 'usd'),
        figure('day_99', 'In a day, one time in a hundred', at(1 / tradingDays, 99), 'usd'),
        figure('month_99', 'In a month, one time in a hundred', at(1 / 12, 99), 'usd'),
        figure('year_99', 'In a year, one time in a hundred', at(1, 99), 'usd'),
      ],
      steps: [
        { label: 'Part of a year', value: time, unit: 'years', decimals: 4 },
        {
          label: 'Standard deviations',
          formula: 'the normal distribution at that confidence',
          value: normalQuantile(surely(input.confidence) / 100),
          unit: 'ratio',
          decimals: 4,
        },
        {
          label: 'Volatility over that time',
          formula: 'yearly volatility x square root of the part of a year',
          value: input.volatility * Math.sqrt(time),
          unit: 'percent',
          decimals: 3,
        },
      ],
      assumptions: [
        text`Returns are taken to follow a bell curve. Real markets crash more often than that, so worse days come more often than this says.`,
        text`Volatility stays as it is and grows with the square root of time; a day is a trading day.`,
      ],
      warnings: [],
      detail: {
        points: [1, 5, 21, 63, 126, 189, 252].map(
          (days) => [days, at(days / tradingDays, input.confidence)] as const,
        ),
      },
    };
  },

  explain({ figures }, { amount, confidence, horizon }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const [sure, whole] = [given('confidence', confidence, 'percent'), given('amount', amount, 'usd')];
    const time = horizon === 0 ? 1 : horizon;
    const days = time * daysPerYear;
    const span =
      days < 1.5
        ? 'a day'
        : days <= fewDays + 0.5
          ? 'that many days'
          : Math.abs(time - 1 / 12) < 0.01
            ? 'a month'
            : Math.abs(time - 1) < 0.01
              ? 'a year'
              : 'that time';
    const main =
      confidence < 50
        ? text`The value at risk is ${find('var')}: only in the worst ${sure} of cases do you lose more than that of ${whole} in ${span}.`
        : text`The value at risk is ${find('var')}: with ${sure} confidence you lose no more than that of ${whole} in ${span}.`;
    const conclusion =
      horizon > 0 || confidence < 50
        ? main
        : text`The value at risk is ${find('told_day')} in a day, ${find('told_month')} in a month and ${find('var')} in a year: with ${sure} confidence you lose no more than that of ${whole}.`;
    return {
      conclusion,
      openings: {
        rate: text`The value at risk is ${find('var_percent')} of the portfolio, ${find('var')}, in ${span}.`,
      },
      named: { shortfall: text`When it gets worse than that, the average loss is ${find('shortfall')}.` },
      reasons: [
        text`In a day it’s ${find('day')}, in a month ${find('month')} and in a year ${find('year')}, one time in twenty; one time in a hundred it’s ${find('day_99')}, ${find('month_99')} and ${find('year_99')}.`,
        text`When it gets worse than that, the average loss is ${find('shortfall')}.`,
      ],
      next: [text`Ask what you’d do after a loss of twice that. If you’d sell, hold less in stocks now.`],
    };
  },

  chart: ({ detail: { points } }) => ({
    kind: 'line',
    title: 'Value at risk by time',
    x: { label: 'Trading days', unit: 'count' },
    y: { label: 'Value at risk', unit: 'usd' },
    about: 252,
    series: [{ name: 'Value at risk', points }],
  }),

  formulas: {
    var: ['amount * var_percent'],
    var_percent: ['"Standard deviations" * "Volatility over that time" - rate * "Part of a year"', '100%'],
    told_day:
      'Value at risk of {amount} with {volatility} of yearly volatility, in a trading day, at {confidence}',
    told_month:
      'Value at risk of {amount} with {volatility} of yearly volatility, in a month, at {confidence}',
    shortfall:
      'The average of losses beyond {var}, of a bell curve with {"Volatility over that time"} of volatility',
    day: 'Value at risk of {amount} with {volatility} of yearly volatility, in a trading day',
    month: 'Value at risk of {amount} with {volatility} of yearly volatility, in a month',
    year: 'Value at risk of {amount} with {volatility} of yearly volatility, in a year',
    day_99:
      'Value at risk of {amount} with {volatility} of yearly volatility, in a trading day, one time in a hundred',
    month_99:
      'Value at risk of {amount} with {volatility} of yearly volatility, in a month, one time in a hundred',
    year_99:
      'Value at risk of {amount} with {volatility} of yearly volatility, in a year, one time in a hundred',
  },

  examples: [
    {
      question: 'What is the value at risk of a $250,000 portfolio with 18% volatility at 95% confidence?',
      input: { amount: 250_000, volatility: 18, confidence: 95 },
    },
    {
      question: '1-day 99% VaR on 100k with a volatility of 20 percent',
      input: { amount: 100_000, volatility: 20, confidence: 99, horizon: 1 / 365.25 },
    },
    {
      question: 'how much could my 80,000 portfolio lose in a bad month if volatility is 16%',
      input: { amount: 80_000, volatility: 16, horizon: 1 / 12 },
    },
    {
      question: 'VaR and expected shortfall for 500k, expected return 7, standard deviation 12, one year',
      input: { amount: 500_000, volatility: 12, rate: 7, horizon: 1 },
    },
  ],
  sources: ['empyrical'],
});
