import { retirementBacktestFormulas } from '#advisor/calculators/investing/paths/retirement-backtest-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { calendarYear } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import {
  problemWithPlan,
  spendingOf,
  waysToTellSpending,
  withdrawalFields,
} from '#advisor/calculators/investing/paths/withdrawal-fields.ts';
import { longHistory } from '#advisor/history/long-history.ts';
import { quantile } from '#advisor/numerics/statistics.ts';
import { text } from '#advisor/quantities/text.ts';

/** In percent of the starts: from there on a plan mostly worked. */
const usuallyLasts = 75;

const earliest = longHistory[0]!.year;
const latest = longHistory.at(-1)!.year;

interface Window {
  start: number;
  /** The share of the portfolio that could have been spent in every year, the last dollar in the last. */
  bearable: number;
  /** What a dollar became that nobody touched. */
  grown: number;
  /** What a yearly dollar would have cost at the start: the inverse of `bearable`. */
  cost: number;
}

interface Plan {
  stocks: number;
  fee: number;
  years: number;
  early: boolean;
  firstYear: number;
  lastYear: number;
}

/** Every stretch of so many years in a row, with what could have been spent through it. */
export function windowsOf({ stocks, fee, years, early, firstYear, lastYear }: Plan): Window[] {
  const growth = longHistory
    .filter(({ year }) => year >= firstYear && year <= lastYear)
    .map((year) => (1 + stocks * year.stocks + (1 - stocks) * year.bonds - fee) / (1 + year.inflation));
  return Array.from({ length: Math.max(0, growth.length - years + 1) }, (_, offset) => {
    let [grown, cost] = [1, 0];
    for (const factor of growth.slice(offset, offset + years)) {
      const after = grown * factor;
      cost += 1 / (early ? grown : after);
      grown = after;
    }
    return { start: firstYear + offset, bearable: 1 / cost, grown, cost };
  });
}

const worstOf = (windows: readonly Window[]) =>
  windows.reduce((worst, one) => (one.bearable < worst.bearable ? one : worst));

/** How the same plan would have fared in every stretch of history. */
export const retirementBacktest = defineCalculator({
  name: 'retirement_backtest',
  version: 1,
  title: 'Retirement, replayed through history',
  about:
    'How often a portfolio of stocks and bonds would have lasted through retirement in every historical stretch of years, the worst year to retire, and the highest withdrawal rate that always worked (safe withdrawal rate, the four percent rule).',
  simply:
    'This replays your plan in every stretch of history we have, good and bad. It shows how often the money would have lasted, which is no promise for the future.',
  input: {
    ...withdrawalFields,
    firstYear: calendarYear({
      label: 'First year of history',
      roles: ['year_past'],
      min: earliest,
      max: latest,
      default: { value: 1926, reason: 'where the classic studies of withdrawal rates begin' },
    }),
    lastYear: calendarYear({
      label: 'Last year of history',
      min: earliest,
      max: latest,
      default: { value: latest, reason: 'the last full year in the data' },
    }),
  },
  alternatives: [waysToTellSpending],
  check: (input) => {
    const nothing = problemWithPlan(input);
    if (nothing) return nothing;
    return input.lastYear - input.firstYear + 1 < Math.round(input.years)
      ? 'The years of history you chose are fewer than the years the money has to last.'
      : null;
  },

  run(input) {
    const { portfolio, firstYear, lastYear, stocks, fee, timing } = input;
    const years = Math.round(input.years);
    const spending = spendingOf(input);
    const windows = windowsOf({
      stocks: stocks / 100,
      fee: fee / 100,
      years,
      early: timing === 'start',
      firstYear,
      lastYear,
    });
    const ends = windows.map(({ grown, cost }) => Math.max(0, grown * (portfolio - spending * cost)));
    const lasting = windows.filter(({ cost }) => spending * cost <= portfolio).length;
    const worst = worstOf(windows);
    const middle = quantile(
      windows.map(({ bearable }) => bearable),
      0.5,
    );
    return {
      figures: [
        figure('success_rate', 'Success rate in history', (lasting / windows.length) * 100, 'percent', {
          decimals: 1,
        }),
        figure('safe_rate', 'Withdrawal rate that always lasted', worst.bearable * 100, 'percent'),
        figure('safe_spending', 'Spending that always lasted', worst.bearable * portfolio, 'usd_per_year'),
        figure('worst_start', 'Worst year to retire', worst.start, 'year'),
        figure('middle_rate', 'Withdrawal rate that lasted half the time', middle * 100, 'percent'),
        figure('end_low', 'Amount left, worst tenth', quantile(ends, 0.1), 'usd'),
        figure('end_middle', 'Amount left, middle', quantile(ends, 0.5), 'usd'),
        figure('withdrawal_rate', 'First-year withdrawal rate', (spending / portfolio) * 100, 'percent'),
        figure('spending', 'Yearly spending', spending, 'usd_per_year'),
        figure('starts', 'Starting years tested', windows.length, 'count'),
        figure('failures', 'Starting years that ran out', windows.length - lasting, 'count'),
      ],
      steps: [
        {
          label: 'Stretches of history',
          formula: 'last year - first year + 1 - years + 1',
          value: windows.length,
          unit: 'count',
        },
        {
          label: 'Cost of a yearly dollar from the worst start',
          formula: 'sum of 1 / growth up to each payment, after inflation',
          value: worst.cost,
          unit: 'usd',
          decimals: 2,
        },
        {
          label: 'Highest rate from the worst start',
          formula: '1 / that cost',
          value: worst.bearable * 100,
          unit: 'percent',
        },
        { label: 'Stretches in which the money lasted', value: lasting, unit: 'count' },
      ],
      assumptions: [
        text`All amounts are in today’s dollars. Spending rises with inflation every year and never adapts, and the mix is rebalanced every year.`,
        text`Stocks are the S&P 500 and its predecessors with dividends, bonds are ten-year Treasuries. Before the yearly table begins, both are worked out from monthly averages.`,
        text`The stretches overlap, so they say less than their number suggests, and the United States has had one of the luckier markets.`,
        text`Taxes, Social Security and other income are left out. Time is in whole years.`,
      ],
      warnings:
        windows.length < 20
          ? [
              text`There are few stretches this long in the years you chose, so treat the rate as a rough hint.`,
            ]
          : [],
      detail: { byStart: windows.map(({ start, bearable }) => ({ start, rate: bearable * 100 })) },
    };
  },

  explain({ figures }, { portfolio, years, stocks, firstYear, lastYear }) {
    const get = (id: string) => figures.find((one) => one.id === id)!;
    const short = get('spending').value > get('safe_spending').value;
    const success = get('success_rate');
    const own = given('portfolio', portfolio, 'usd');
    const time = given('years', Math.round(years), 'years');
    return {
      conclusion: text`Spending ${get('spending')} from ${own} would have lasted ${time} in ${success} of the starting years since ${given('firstYear', firstYear, 'year')}.`,
      openings: {
        yesno: !short
          ? text`Yes: spending ${get('spending')} from ${own} lasted ${time} from every starting year in the record.`
          : success.value >= usuallyLasts
            ? text`Usually, but not always: spending ${get('spending')} lasted ${time} in ${success} of the starting years.`
            : text`No, not reliably: spending ${get('spending')} lasted ${time} in only ${success} of the starting years.`,
        amount: text`About ${get('safe_spending')} always lasted ${time} from ${own}, even from the worst start.`,
        time: text`The worst year to retire was ${get('worst_start')}: from there no more than ${get('safe_rate')} lasted.`,
      },
      named: {
        safe_rate: text`A first-year withdrawal of ${get('safe_rate')} always lasted ${time}, even from ${get('worst_start')}.`,
        worst_start: text`The worst year to retire was ${get('worst_start')}: from there no more than ${get('safe_rate')} lasted.`,
      },
      reasons: [
        text`That’s ${get('withdrawal_rate')} in the first year with ${given('stocks', stocks, 'percent')} in stocks, tested from ${get('starts')} starting years through ${given('lastYear', lastYear, 'year')}.`,
        text`The worst year to retire was ${get('worst_start')}: from there no more than ${get('safe_rate')} lasted.`,
        text`Half of the starts could have taken ${get('middle_rate')}, and the middle one would have had ${get('end_middle')} left.`,
      ],
      next: [
        short
          ? text`Spending ${get('safe_spending')} would have made it even from the worst start; above that, be ready to cut back after a bad one.`
          : text`You could have spent up to ${get('safe_spending')} even from the worst start; the future may be worse, so check once a year.`,
        text`Compare it with a simulation: history has had only a few independent retirements of this length.`,
      ],
    };
  },

  chart: ({ detail: { byStart } }) => ({
    kind: 'line',
    title: 'Highest rate that lasted, by the year of the start',
    x: { label: 'Start', unit: 'year' },
    y: { label: 'Rate', unit: 'percent' },
    series: [{ name: 'Highest rate', points: byStart.map(({ start, rate }) => [start, rate] as const) }],
  }),

  formulas: retirementBacktestFormulas,
  examples: [
    {
      question: 'How often has the 4% rule worked over 30 years with 50% stocks and a million dollars?',
      input: { portfolio: 1_000_000, withdrawalRate: 4, years: 30, stocks: 50 },
    },
    {
      question: 'Backtest $800k with 36k a year for 30 years, 75 percent stocks.',
      input: { portfolio: 800_000, spending: 36_000, years: 30, stocks: 75 },
    },
    {
      question:
        'Historically, what was the worst year to retire with 1.5 million spending $60,000 a year over 40 years, since 1871?',
      input: { portfolio: 1_500_000, spending: 60_000, years: 40, firstYear: 1871 },
    },
    {
      question: 'would 600k with 27,000 yearly have lasted 25 years in the past, 60% stocks',
      input: { portfolio: 600_000, spending: 27_000, years: 25, stocks: 60 },
    },
    {
      question: 'trinity study style: 2 million, withdraw 3.5 percent, 40 years, 80/20',
      input: { portfolio: 2_000_000, withdrawalRate: 3.5, years: 40, stocks: 80 },
    },
  ],
  sources: ['trinity_study', 'bengen_1994', 'damodaran_returns', 'shiller_data'],
});
