import { dcaVsLumpSumFormulas } from '#advisor/calculators/saving/growth/dca-vs-lump-sum-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money, months, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { yearlyReturns, type YearOfReturns } from '#advisor/history/yearly-returns.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

interface Plan {
  amount: number;
  months: number;
  horizon: number;
  stocks: number;
}

interface Window {
  year: number;
  lump: number;
  spread: number;
}

/** Percent of the years: beyond it one way won more often. */
const half = 50;

/** What a dollar grows to by the end of each month, a year's return being spread evenly over its months. */
function growthByMonth(years: readonly YearOfReturns[], returnOf: (year: YearOfReturns) => number): number[] {
  const levels = [1];
  for (const year of years) {
    const perMonth = (1 + returnOf(year)) ** (1 / monthsPerYear);
    for (let month = 0; month < monthsPerYear; month += 1) levels.push(levels.at(-1)! * perMonth);
  }
  return levels;
}

/** Both ways through the same years; the parts that wait earn what Treasury bills did. */
function replay(years: readonly YearOfReturns[], { amount, months: parts, stocks }: Plan): Window {
  const share = stocks / 100;
  const invested = growthByMonth(years, (year) => share * year.stocks + (1 - share) * year.bonds);
  const waiting = growthByMonth(years, ({ bills }) => bills);
  const end = invested.at(-1)!;
  let spread = 0;
  for (let month = 0; month < parts; month += 1) {
    spread += ((amount / parts) * waiting[month]! * end) / invested[month]!;
  }
  return { year: years[0]!.year, lump: amount * end, spread };
}

function windowsOf(plan: Plan): Window[] {
  const starts = Math.max(0, yearlyReturns.length - plan.horizon + 1);
  return Array.from({ length: starts }, (_, index) =>
    replay(yearlyReturns.slice(index, index + plan.horizon), plan),
  );
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

const least = (values: readonly number[]) => Math.min(...values);

/** All at once or bit by bit: how either would have gone in every year on record. */
export const dcaVsLumpSum = defineCalculator({
  name: 'dca_vs_lump_sum',
  version: 1,
  title: 'All at once or bit by bit',
  about:
    'Compares investing a sum all at once with spreading it over some months (dollar-cost averaging), replayed from every year of US market history.',
  simply:
    'Prices have risen more often than they fell, so money invested earlier has usually ended up ahead. Spreading it out softens the blow if prices drop right away.',
  input: {
    amount: money({
      label: 'Amount to invest',
      roles: ['lump_sum', 'bal_cash', 'bal_total'],
      min: 1,
      max: 1e9,
    }),
    months: months({
      label: 'Time to spread it over',
      roles: ['time_spread', 'term'],
      min: 2,
      max: 60,
      default: { value: 12, reason: 'a year is the usual time to spread a sum over' },
    }),
    horizon: count({
      label: 'Number of years invested',
      roles: ['horizon'],
      min: 1,
      max: 40,
      default: { value: 10, reason: 'the time that studies of the question mostly look at' },
    }),
    stocks: percent({
      label: 'Share in stocks',
      roles: ['hold_share:stocks', 'target_share:stocks'],
      min: 0,
      max: 100,
      default: { value: 100, reason: 'the question is mostly about stocks' },
    }),
  },
  check: ({ months: parts, horizon }) =>
    parts > horizon * monthsPerYear ? 'The money must be fully invested before the years are over.' : null,

  run(plan) {
    const windows = windowsOf(plan);
    const wins = windows.filter(({ lump, spread }) => lump > spread).length;
    const gaps = windows.map(({ lump, spread }) => (lump / spread - 1) * 100);
    const lumps = windows.map(({ lump }) => lump);
    const spreads = windows.map(({ spread }) => spread);
    const worst = least(gaps);
    return {
      figures: [
        figure(
          'lump_wins',
          'Share of years all at once came out ahead',
          (wins / windows.length) * 100,
          'percent',
        ),
        figure('median_gap', 'Typical lead of all at once', median(gaps), 'percent'),
        figure('lump_median', 'All at once: typical value at the end', median(lumps), 'usd'),
        figure('spread_median', 'Bit by bit: typical value at the end', median(spreads), 'usd'),
        figure('lump_worst', 'All at once: worst value at the end', least(lumps), 'usd'),
        figure('spread_worst', 'Bit by bit: worst value at the end', least(spreads), 'usd'),
        figure('largest_regret', 'Largest shortfall of all at once', -Math.min(0, worst), 'percent'),
        figure('regret_year', 'Year of the largest shortfall', windows[gaps.indexOf(worst)]!.year, 'year'),
        figure('windows', 'Number of starting years compared', windows.length, 'count'),
      ],
      steps: [
        { label: 'Starting years', value: windows.length, unit: 'count' },
        {
          label: 'Monthly amount when spread',
          formula: 'amount / months',
          value: plan.amount / plan.months,
          unit: 'usd',
        },
        { label: 'Years in which all at once came out ahead', value: wins, unit: 'count' },
        {
          label: 'As a share',
          formula: 'ahead / all',
          value: (wins / windows.length) * 100,
          unit: 'percent',
        },
      ],
      assumptions: [
        text`Stocks are the S&P 500 with dividends; whatever is not in stocks is in Treasury bonds, rebalanced each year. Money that waits earns what Treasury bills did.`,
        text`Only yearly returns are used, each spread evenly over its months, and every start is in January. What happened within a year is smoothed away.`,
        text`Taxes, fees and inflation are left out. The past is no promise.`,
      ],
      warnings: [],
      detail: { windows },
    };
  },

  explain({ figures }, { months: parts }) {
    const named = (id: string) => figures.find((one) => one.id === id)!;
    const time = given('months', parts, 'months');
    return {
      conclusion: text`Investing all at once came out ahead of spreading it over ${time} in ${named('lump_wins')} of ${named('windows')} starting years.`,
      openings: {
        which:
          named('lump_wins').value >= half
            ? text`Invest it all at once: that came out ahead of spreading it over ${time} in ${named('lump_wins')} of past starting years.`
            : text`Spread it over ${time}: all at once came out ahead in only ${named('lump_wins')} of past starting years.`,
        change: text`All at once typically ended ${named('median_gap')} ahead of spreading it over ${time}.`,
      },
      reasons: [
        text`Markets rise more often than they fall, so money that waits usually misses out: the typical lead was ${named('median_gap')}.`,
        text`The risk is bad timing: starting in ${named('regret_year')}, all at once ended ${named('largest_regret')} behind.`,
        text`The typical end value was ${named('lump_median')} all at once and ${named('spread_median')} bit by bit.`,
      ],
      next: [
        text`If you could sit through a deep drop right after you start, invest it all now in a mix that suits you.`,
        text`If not, set fixed dates and amounts, keep it short, and don’t stop when prices drop.`,
        text`Money from each paycheck is different: invest it as it comes in.`,
      ],
    };
  },

  chart: ({ detail: { windows } }) => ({
    kind: 'bar',
    title: 'Lead of all at once by starting year',
    x: { label: 'Starting year', unit: 'year' },
    y: { label: 'Lead', unit: 'percent' },
    series: [
      {
        name: 'Lead of all at once',
        points: windows.map(({ year, lump, spread }) => [year, (lump / spread - 1) * 100] as const),
      },
    ],
  }),

  formulas: dcaVsLumpSumFormulas,
  examples: [
    {
      question: 'I inherited $100,000. Should I invest it all at once or spread it over 12 months?',
      input: { amount: 100_000, months: 12 },
    },
    { question: 'Lump sum or dollar-cost averaging for 50k?', input: { amount: 50_000 } },
    {
      question:
        'Is it better to put two hundred thousand in a 60/40 portfolio now or average in over two years?',
      input: { amount: 200_000, months: 24, stocks: 60 },
    },
    {
      question: 'got a 75k inheritance, all in now or trickle it in over six months',
      input: { amount: 75_000, months: 6 },
    },
    {
      question: 'sitting on 200,000 cash, is it smarter to invest it at once or bit by bit for a year',
      input: { amount: 200_000, months: 12 },
    },
  ],
  sources: ['damodaran_returns', 'constantinides_dca'],
});
