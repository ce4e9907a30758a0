import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { calendarYear, choice, money, years } from '#advisor/calculators/define/fields.ts';
import { figure, given, type Figure } from '#advisor/calculators/define/result.ts';
import { otherReturns, type YearOfOtherReturns } from '#advisor/history/other-returns.ts';
import { historyYears } from '#advisor/history/history-years.ts';
import { yearlyReturns, type YearOfReturns } from '#advisor/history/yearly-returns.ts';
import { geometricMean } from '#advisor/numerics/statistics.ts';
import { text } from '#advisor/quantities/text.ts';
import type { ConsumerPrices } from '#advisor/history/consumer-prices.ts';

type Series = Exclude<keyof YearOfReturns | keyof YearOfOtherReturns, 'year'>;
type Stretch = 'one_year' | 'since' | 'last_year';

const names: Record<Series, string> = {
  stocks: 'US stocks (the S&P 500 with dividends)',
  bonds: 'ten-year Treasury bonds',
  bills: 'three-month Treasury bills',
  inflation: 'consumer prices',
  gold: 'gold',
  small_stocks: 'small US companies (the smallest tenth, with dividends)',
  corporate_bonds: 'corporate bonds rated Baa',
  real_estate: 'US home prices, without rent,',
};

const series = Object.keys(names) as Series[];

/** The years of one series that there are, in order. */
function recordOf(name: Series): { year: number; value: number }[] {
  return yearlyReturns.flatMap((row, index) => {
    const both = { ...row, ...otherReturns[index]! };
    const value = both[name];
    return value === null ? [] : [{ year: row.year, value }];
  });
}

function yearsOf(name: Series): { first: number; last: number } {
  const record = recordOf(name);
  return { first: record[0]!.year, last: record.at(-1)!.year };
}

const plainNames: Record<Series, string> = {
  stocks: 'US stocks',
  bonds: 'Treasury bonds',
  bills: 'Treasury bills',
  inflation: 'consumer prices',
  gold: 'gold',
  small_stocks: 'small US companies',
  corporate_bonds: 'corporate bonds',
  real_estate: 'US home prices',
};

const stocksWithDividends =
  'Stocks are the S&P 500 with dividends put back in; the index without them did less well.';
const ofSeries: Record<Series, string> = {
  stocks: stocksWithDividends,
  bonds: 'The bonds earn their interest and the change in price.',
  bills: 'The bills are rolled over as they come due.',
  inflation: '',
  gold: 'It’s the price of gold alone: it pays nothing, and until the early seventies the government fixed it.',
  small_stocks:
    'These are the smallest listed companies, with dividends put back in; trading them costs more.',
  corporate_bonds:
    'The bonds earn their interest and the change in price; Baa is the lowest investment grade.',
  real_estate:
    'It’s the price of homes across the country: rent saved or earned, taxes and upkeep aren’t in it.',
};

interface Given {
  series: Series;
  from_year: number;
  to_year: number;
  years: number;
  stretch: Stretch;
}

/** The first and the last year that are meant; without any, all there are. */
function spanOf({ series: name, from_year: from, to_year: to, years: count, stretch }: Given) {
  const { first, last } = yearsOf(name);
  if (from > 0 && to > 0) return { first: Math.min(from, to), last: Math.max(from, to) };
  if (from > 0)
    return { first: from, last: stretch === 'since' ? last : count > 0 ? from + count - 1 : from };
  if (count > 0) return { first: last - count + 1, last };
  return stretch === 'last_year' ? { first: last, last } : { first, last };
}

/** How much higher the average of a year lies than that of the year before. */
function averageRise({ firstYear, averages }: ConsumerPrices, year: number): number {
  return (averages[year - firstYear]! / averages[year - 1 - firstYear]! - 1) * 100;
}

/** What markets and prices did in a year or over a stretch of years. */
export const marketHistory = defineCalculator({
  name: 'market_history',
  version: 2,
  title: 'What markets and prices did in past years',
  about:
    'The return of US stocks (S&P 500), small companies, Treasury bonds or bills, corporate bonds, gold or home prices, or the inflation rate, in a past calendar year or over past years, from the yearly record since 1928; also what an amount invested then became.',
  simply:
    "This is what really happened in past years. Good and bad years came in no order, so it shows what's possible, not what comes next.",
  input: {
    series: choice<Series>({
      label: 'Market or price index',
      fact: 'series',
      comparesTold: true,
      options: series,
      default: { value: 'stocks', reason: 'the stock market is meant most often' },
    }),
    from_year: calendarYear({
      label: 'First year',
      roles: ['year_past', 'year'],
      min: 0,
      max: 2150,
      default: { value: 0, reason: 'the whole record' },
    }),
    to_year: calendarYear({
      label: 'Last year',
      roles: ['year_future', 'year_past#2', 'year#2', 'year'],
      min: 0,
      max: 2150,
      default: { value: 0, reason: 'one year only' },
    }),
    years: years({
      label: 'Number of years',
      roles: ['horizon', 'time_held'],
      min: 0,
      max: 98,
      default: { value: 0, reason: 'no number of years is given' },
    }),
    stretch: choice<Stretch>({
      label: 'Period',
      options: ['one_year', 'since', 'last_year'],
      ofRole: { field: 'from_year', role: 'year_past', value: 'since', without: ['to_year', 'years'] },
      default: { value: 'one_year', reason: 'a year is named by itself' },
    }),
    amount: money({
      label: 'Amount invested at the start',
      roles: ['lump_sum', 'price_buy', 'bal_total'],
      min: 0,
      max: 1e12,
      default: { value: 0, reason: 'no amount is named' },
    }),
  },
  check(input) {
    const { first, last } = yearsOf(input.series);
    const span = spanOf(input);
    return span.first < first || span.last > last || span.first > span.last
      ? `The yearly record of ${plainNames[input.series]} goes from ${first} through ${last}: choose years in it.`
      : null;
  },

  run(input, { facts }) {
    const { series: name, amount } = input;
    const span = spanOf(input);
    const values = recordOf(name).filter(({ year }) => year >= span.first && year <= span.last);
    const grown = values.reduce((factor, { value }) => factor * (1 + value), 1);
    const one = values.length === 1;
    const isPrices = name === 'inflation';
    const sorted = values.toSorted((a, b) => a.value - b.value);
    const ofYear = figure('first', one ? 'Year' : 'First year', span.first, 'year');
    const change = figure(
      'change',
      isPrices ? 'December-to-December inflation' : 'Return',
      (grown - 1) * 100,
      'percent',
    );
    const yearly = figure(
      'yearly',
      isPrices ? 'Average yearly inflation' : 'Average yearly return, compounded',
      geometricMean(values.map(({ value }) => value)) * 100,
      'percent',
    );
    const average =
      one && isPrices
        ? [
            figure(
              'average_rise',
              'Inflation, year over year',
              averageRise(facts.get('consumer_price_index'), span.first),
              'percent',
            ),
          ]
        : [];
    const became = figure('became', 'Value at the end', amount * grown, 'usd');
    const figures: Figure[] = [
      ...(amount > 0 ? [became] : []),
      ...average,
      ...(one ? [change] : [yearly, { ...change, label: isPrices ? 'Total inflation' : 'Total return' }]),
      ofYear,
      ...(one ? [] : [figure('last', 'Last year', span.last, 'year')]),
      ...(one
        ? []
        : [
            figure('best', 'Best year', sorted.at(-1)!.value * 100, 'percent'),
            figure('best_year', 'Year of the best return', sorted.at(-1)!.year, 'year'),
            figure('worst', 'Worst year', sorted[0]!.value * 100, 'percent'),
            figure('worst_year', 'Year of the worst return', sorted[0]!.year, 'year'),
          ]),
    ];
    return {
      figures,
      steps: [
        { label: 'Years', value: values.length, unit: 'count' },
        {
          label: 'Growth of a dollar',
          formula: 'the years’ changes, multiplied',
          value: grown,
          unit: 'ratio',
        },
      ],
      assumptions: [
        isPrices
          ? text`The consumer price index for all urban consumers.`
          : text`Before taxes, fees and inflation. ${ofSeries[name]}`,
        ...(yearsOf(name).last < historyYears.last
          ? [text`The latest year isn’t complete in this record, so it’s left out.`]
          : []),
        text`Past returns don’t promise future ones.`,
      ],
      warnings: [],
      detail: { one, name: names[name], isPrices },
    };
  },

  explain({ figures, detail: { one, name, isPrices } }, { amount }) {
    const at = (id: string) => figures.find((candidate) => candidate.id === id)!;
    const average = at('average_rise');
    const change = at('change');
    const became = at('became');
    // Of prices a high number is no good one.
    const [best, worst] = isPrices ? ['highest', 'lowest'] : ['best', 'worst'];
    const span = one ? text`In ${at('first')}` : text`From ${at('first')} through ${at('last')}`;
    return {
      conclusion: became
        ? text`${given('amount', amount, 'usd')} in ${name} became ${became}, a total of ${change}.`
        : average
          ? text`Inflation in ${at('first')} was ${average}; from December to December it was ${change}.`
          : one
            ? [...span, ...text` ${name} returned ${change}.`]
            : isPrices
              ? [...span, ...text` inflation was ${at('yearly')} a year on average.`]
              : [...span, ...text` ${name} returned ${at('yearly')} a year on average.`],
      ...(one
        ? { reasons: [] }
        : {
            openings: {
              time: text`The ${worst} year was ${at('worst_year')}, at ${at('worst')}, and the ${best} was ${at('best_year')}, at ${at('best')}.`,
            },
            named: {
              best: text`The ${best} year was ${at('best_year')}, at ${at('best')}.`,
              worst: text`The ${worst} year was ${at('worst_year')}, at ${at('worst')}.`,
            },
            reasons: [
              text`The ${best} of those years was ${at('best_year')}, at ${at('best')}, and the ${worst} ${at('worst_year')}, at ${at('worst')}.`,
            ],
          }),
      next: [
        text`Plan with a range of returns, not any one year: ask what your savings grow to at a low rate and at a high one.`,
      ],
    };
  },

  formulas: {
    change: 'Each year’s change of {series} from {first}[ to {last}], multiplied',
    first: ['from_year', 'The first year with figures of {series} in that time'],
    last: ['to_year', 'The last year with figures of {series} in that time'],
    yearly: 'The steady yearly return from {first} to {last} that gives {change} in all',
    became: ['amount * (100% + change)'],
    average_rise: 'The average of the year’s prices against that of the year before',
    best: 'The highest of the yearly returns from {first} to {last}',
    best_year: 'The year of the highest return, {best}',
    worst: 'The lowest of the yearly returns from {first} to {last}',
    worst_year: 'The year of the lowest return, {worst}',
    average: 'The yearly returns from {first} to {last}, added up ÷ their number',
  },

  examples: [
    { question: 'What did the S&P 500 return in 2022?', input: { series: 'stocks', from_year: 2022 } },
    { question: 'What was inflation in 2022?', input: { series: 'inflation', from_year: 2022 } },
    {
      question: 'average stock market return from 2000 to 2020',
      input: { series: 'stocks', from_year: 2000, to_year: 2020 },
    },
    { question: 'how did bonds do in 2008', input: { series: 'bonds', from_year: 2008 } },
    {
      question: 'If I had put $10,000 into the S&P 500 in 1990, what would it be by the end of 2020?',
      input: { series: 'stocks', from_year: 1990, to_year: 2020, amount: 10_000 },
    },
  ],
  sources: ['damodaran_returns'],
});
