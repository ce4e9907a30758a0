import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { list, money } from '#advisor/calculators/define/fields.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import {
  dateFields,
  haveDates,
  problemWithDates,
  yearsSinceFirst,
  type DatedPoint,
} from '#advisor/calculators/saving/growth/dated-points.ts';
import { internalRates, type CashFlow } from '#advisor/numerics/cash-flows.ts';
import { text } from '#advisor/quantities/text.ts';

type Valuation = DatedPoint & { value: number; flow: number };

/** What you paid in is out of your pocket; the first value counts as paid in, the last as paid back. */
function investorFlows(points: readonly Valuation[]): CashFlow[] {
  const times = yearsSinceFirst(points);
  const last = points.length - 1;
  return points.map(({ value, flow }, index) => ({
    time: times[index]!,
    amount: (index === 0 ? -value : 0) + (index === last ? value : -flow),
  }));
}

/** The growth of each stretch between two valuations, untouched by what was paid in or out. */
function stretchFactors(points: readonly Valuation[]): number[] {
  return points.slice(1).map(({ value }, index) => value / (points[index]!.value + points[index]!.flow));
}

const percentPerYear = (factor: number, years: number) => (factor ** (1 / years) - 1) * 100;

/** How well the investments did, and how well the investor did with them. */
export const twrMwr = defineCalculator({
  name: 'twr_mwr',
  version: 1,
  title: 'Time-weighted and money-weighted return',
  about:
    'The return of a portfolio with money going in and out: time-weighted (how the investments did), money-weighted (how you did), and the plain growth of the balance (CAGR).',
  simply:
    'One number shows how the investments did, and the other how you did, with your own timing of adding and taking out.',
  input: {
    valuations: list({
      label: 'List of valuations',
      ask: 'what was it worth at the start, at the end, and whenever you put money in or took it out',
      items: {
        value: money({
          label: 'Value just before money goes in or out',
          roles: ['price_now', 'bal_total', 'goal_amount'],
          min: 0,
          max: 1e10,
        }),
        flow: money({
          label: 'Amount put in then, negative if taken out',
          roles: ['cash_flow', 'save_amount', 'withdraw_amount'],
          between: true,
          min: -1e10,
          max: 1e10,
          default: { value: 0, reason: 'nothing goes in or out on that day' },
        }),
        ...dateFields('without dates three or more entries are one year apart, in their order'),
      },
      min: 2,
      max: 400,
    }),
  },
  check({ valuations }) {
    const problem = problemWithDates(valuations);
    if (problem) return problem;
    if (valuations.slice(0, -1).some(({ value, flow }) => value + flow <= 0)) {
      return 'More is taken out than is there: every entry but the last must leave something invested.';
    }
    if (valuations.at(-1)!.value === 0) return 'The last value must be more than zero.';
    // A year apart is a fair guess for a list of years, not for a beginning and an end.
    if (valuations.length === 2 && !haveDates(valuations)) {
      return 'Give each of the two values its date, or at least its year.';
    }
    return internalRates(investorFlows(valuations)).length === 0
      ? 'No rate of return makes these values and flows balance: check the signs and the amounts.'
      : null;
  },

  run({ valuations }) {
    const times = yearsSinceFirst(valuations);
    const time = times.at(-1)!;
    const factors = stretchFactors(valuations);
    const grown = factors.reduce((product, factor) => product * factor, 1);
    const moneyWeighted = internalRates(investorFlows(valuations))[0]! * 100;
    const first = valuations[0]!.value > 0 ? valuations[0]!.value : valuations[0]!.flow;
    const end = valuations.at(-1)!.value;
    const put = valuations.slice(0, -1).reduce((sum, { flow }) => sum + flow, valuations[0]!.value);
    // Less than a year is never stretched to one: that would promise what has not happened.
    const short = time < 1;
    const figures: Figure[] = [
      figure(
        'twr',
        short ? 'Time-weighted return over the whole time' : 'Time-weighted return per year',
        short ? (grown - 1) * 100 : percentPerYear(grown, time),
        'percent',
      ),
      figure('mwr', 'Money-weighted return per year', moneyWeighted, 'percent'),
      figure('twr_total', 'Total time-weighted return', (grown - 1) * 100, 'percent'),
      figure('cagr', 'Growth of the balance per year (CAGR)', percentPerYear(end / first, time), 'percent'),
      figure('gain', 'Gain', end - put, 'usd', { labelBelowZero: 'Loss' }),
      figure('net_invested', 'Net amount invested', put, 'usd'),
    ];
    return {
      figures,
      steps: [
        ...factors.map((factor, index) => ({
          label: `Period ${index + 1}`,
          formula: 'value at its end / (value + flow at its start) - 1',
          value: (factor - 1) * 100,
          unit: 'percent' as const,
        })),
        {
          label: 'Chained',
          formula: 'product of (1 + stretch) - 1',
          value: (grown - 1) * 100,
          unit: 'percent',
        },
        { label: 'Time', value: time, unit: 'years', decimals: 2 },
      ],
      assumptions: [
        text`Each value is the one just before money went in or out that day.`,
        haveDates(valuations)
          ? text`A year is counted as the days of a common year.`
          : text`The valuations are one year apart.`,
        text`A flow on the last day is not counted, because nothing came after it.`,
      ],
      warnings: short
        ? [text`It’s less than a year, so the money-weighted return is annualized and says little.`]
        : [],
      detail: {
        points: valuations.map(({ value }, index) => [times[index]!, value] as const),
        short,
        dated: haveDates(valuations),
        flows: valuations.slice(0, -1).some(({ flow }, index) => index > 0 && flow !== 0),
      },
    };
  },

  explain({ figures: [time, own, total, balance, gain], detail: { short, dated, flows } }) {
    const ahead = own!.value > time!.value - 1e-6;
    const yearly = text`Your investments returned ${time!} a year, and your own money in them ${own!} a year.`;
    return {
      conclusion: short
        ? text`Your investments returned ${time!} in that time; the gain is ${gain!}.`
        : dated
          ? yearly
          : text`Your investments returned ${total!} in all. If the values are a year apart, that’s ${time!} a year, and ${own!} a year on your own money.`,
      reasons: [
        text`The investments returned ${total!} in all, whatever you added or took out. That’s the figure to compare with an index.`,
        ...(flows
          ? [
              ahead
                ? text`Your timing didn’t cost you: your own return is at least as high.`
                : text`Your own return is lower because more of your money was invested in the weaker periods.`,
              text`The balance itself changed by ${balance!} a year, but that counts money you added or took out as gain or loss.`,
            ]
          : [text`No money went in or out along the way, so every method gives the same return.`]),
      ],
      next: [
        text`Compare the time-weighted return with a low-cost index of the same mix over the same time.`,
        text`Judge your plan by the money-weighted return: that’s what you earned.`,
      ],
    };
  },

  chart: ({ detail: { points } }) => ({
    kind: 'line',
    title: 'Value over time',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Value', unit: 'usd' },
    series: [{ name: 'Value', points }],
  }),

  formulas: {
    twr: [
      'twr_total',
      'The returns between the {valuations}, multiplied: {twr_total} in all, as a yearly rate',
    ],
    mwr: 'The yearly rate at which every deposit and withdrawal of the {valuations} grows to the last value, found by trial',
    twr_total: 'Each stretch between the {valuations}: its end ÷ its start with new money, all multiplied',
    cagr: 'The yearly growth from the first to the last of the {valuations}, deposits included',
    gain: 'The last of the {valuations}, less {net_invested} put in',
    net_invested: 'The first value and every deposit less withdrawals of the {valuations}',
  },

  examples: [
    {
      question:
        'I started with $10,000, after a year it was worth 12,000 and I added 10,000, and a year later I had 19,800. What is my time-weighted return?',
      input: { valuations: [{ value: 10_000 }, { value: 12_000, flow: 10_000 }, { value: 19_800 }] },
    },
    {
      question:
        'Account was 50k on January 1, 2022, 44k on July 1, 2023 when I withdrew 5k, and 51k on January 1, 2026. How did I do?',
      input: {
        valuations: [
          { value: 50_000, year: 2022 },
          { value: 44_000, flow: -5000, year: 2023, month: 7 },
          { value: 51_000, year: 2026 },
        ],
      },
    },
    {
      question:
        'My balance went from twenty thousand to 31k in three years with no deposits. What return per year is that?',
      input: {
        valuations: [
          { value: 20_000, year: 2023 },
          { value: 31_000, year: 2026 },
        ],
      },
    },
    {
      question: 'began with 40,000, it stood at 46k when i put in 5k, ended at 58,000, how good was i really',
      input: { valuations: [{ value: 40_000 }, { value: 46_000, flow: 5000 }, { value: 58_000 }] },
    },
    {
      question:
        'money-weighted vs time-weighted: worth 100k, then worth 90k when i added 50k, then worth 160k',
      input: { valuations: [{ value: 100_000 }, { value: 90_000, flow: 50_000 }, { value: 160_000 }] },
    },
  ],
  sources: ['gips_standards', 'microsoft_xirr'],
});
