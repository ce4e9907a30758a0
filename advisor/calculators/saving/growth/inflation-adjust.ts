import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { calendarYear, choice, money, percent, years } from '#advisor/calculators/define/fields.ts';
import { fact, figure, given } from '#advisor/calculators/define/result.ts';
import { consumerPrices, type ConsumerPrices } from '#advisor/history/consumer-prices.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

interface Span {
  from: number;
  to: number;
}

/** Zero stands for the present year; a number of years counts from where it starts. */
function spanOf(input: { from_year: number; to_year: number; years: number }, now: number): Span {
  const from = input.from_year || now;
  return { from, to: input.to_year || (input.years > 0 ? from + input.years : now) };
}

/** The price level of a year: from the table, and beyond its end at the assumed rate. */
function priceLevel({ firstYear, lastYear, averages }: ConsumerPrices, rate: number, year: number): number {
  const known = Math.min(year, lastYear);
  const below = Math.floor(known);
  const low = averages[below - firstYear] ?? Number.NaN;
  const high = averages[below + 1 - firstYear] ?? low;
  // Half a year lies half way in growth, not in points.
  return low * (high / low) ** (known - below) * growthFactor(rate / 100, Math.max(0, year - lastYear));
}

/** What an amount of one year is in the money of another. */
export const inflationAdjust = defineCalculator({
  name: 'inflation_adjust',
  version: 2,
  title: 'Inflation',
  about:
    'What an amount of one year is worth in the money of another: by the US consumer price index for the past, at an assumed rate for the future; also what a flat amount or a fixed monthly payment will be worth in today’s dollars after some years, and whether pay or savings kept up with inflation.',
  simply:
    'Prices rise over the years, so the same dollar buys less. This shows which amount buys the same in both years.',
  input: {
    amount: money({
      label: 'Amount',
      roles: [
        'goal_amount',
        'lump_sum',
        'spend_item',
        'spend_total',
        'wages',
        'bal_total',
        'price_buy',
        'home_basis',
        'pension_income',
        'college_cost',
        'wages@other',
        'home_basis@other',
        'ss_income',
        'ss_income@other',
        'other_income',
        'take_home',
        'housing_cost',
        'mortgage_payment',
        'debt_payment',
        'premium',
        'insurance_amount',
        'save_amount',
        'withdraw_amount',
        'spend_needs',
        'bal_cash',
        'bal_retirement',
        'bal_brokerage',
        'home_value',
        'home_price',
        'car_price',
        'gift_amount',
        'gift_amount@other',
      ],
      ask: 'what amount',
      min: 0.01,
      max: 1e12,
    }),
    compare: money({
      label: 'Amount to compare it with',
      roles: ['wages_new', 'wages#2', 'wages@other', 'spend_item#2', 'housing_cost#2'],
      min: 0,
      max: 1e12,
      default: { value: 0, reason: 'nothing is compared' },
    }),
    earning: percent({
      label: 'Yearly interest or return it earns',
      roles: ['rate_savings', 'rate_return', 'raise_rate'],
      min: -50,
      max: 50,
      default: { value: 0, reason: 'the amount earns nothing' },
    }),
    from_year: calendarYear({
      label: 'Year the money is from',
      roles: ['year_past'],
      min: 0,
      max: 2150,
      default: { value: 0, reason: 'money of this year' },
    }),
    to_year: calendarYear({
      label: 'Year to convert to',
      roles: ['year_future', 'year', 'year_past#2'],
      min: 0,
      max: 2150,
      default: { value: 0, reason: 'this year, or as many years later as you say' },
    }),
    years: years({
      label: 'Time ahead',
      roles: ['horizon', 'term_left', 'time_last'],
      fromAges: true,
      min: 0,
      max: 100,
      default: { value: 0, reason: 'no number of years is given' },
    }),
    inflation: percent({
      label: 'Yearly inflation',
      roles: ['rate_inflation', 'rate_cost_growth'],
      min: -5,
      max: 50,
      default: { value: 2.5, reason: 'a little above what the Federal Reserve aims for' },
    }),
    wanted: choice({
      label: 'Kind of question',
      facts: { todays_dollars: 'money_of=today' },
      options: ['same_buying_power', 'todays_dollars'],
      default: { value: 'same_buying_power', reason: 'you asked what keeps the same buying power' },
    }),
  },
  alternatives: [
    { fields: ['to_year', 'years'], problem: 'Give a year to go to or a number of years, not both.' },
  ],
  check(input) {
    const { firstYear } = consumerPrices;
    if ([input.from_year, input.to_year].some((year) => year > 0 && year < firstYear)) {
      return `Prices are known from ${firstYear} on: choose a later year.`;
    }
    return input.from_year === 0 && input.to_year === 0 && input.years === 0
      ? 'Give the year the amount is from, the year to go to, or a number of years.'
      : null;
  },

  run(input, { facts }) {
    const prices = facts.get('consumer_price_index');
    const { from, to } = spanOf(input, facts.year);
    const before = priceLevel(prices, input.inflation, from);
    const after = priceLevel(prices, input.inflation, to);
    const ratio = after / before;
    const span = to - from;
    const perYear = span === 0 ? 0 : (ratio ** (1 / span) - 1) * 100;
    const assumed = Math.max(from, to) > prices.lastYear;
    const step = Math.max(1, Math.ceil(Math.abs(span) / 60));
    const count = Math.floor(Math.abs(span) / step);
    const adjusted = figure('adjusted', `The same buying power in ${to}`, input.amount * ratio, 'usd');
    const buys = figure(
      'buys',
      `What the same sum buys in ${to}, in money of ${from}`,
      input.amount / ratio,
      'usd',
    );
    // Of money from the past the same buying power is what it is in today's dollars.
    const shrinks = input.wanted === 'todays_dollars' && to > from && to > facts.year;
    const grown = input.amount * growthFactor(input.earning / 100, Math.max(0, span));
    const gap = input.compare > 0 ? (input.compare / (input.amount * ratio) - 1) * 100 : 0;
    return {
      figures: [
        ...(shrinks ? [buys, adjusted] : [adjusted, buys]),
        ...(input.compare > 0 ? [figure('real_change', 'Change after inflation', gap, 'percent')] : []),
        ...(input.earning === 0
          ? []
          : [
              figure('grown', `With what it earns, in ${to}`, grown, 'usd'),
              figure('grown_real', `What that buys in money of ${from}`, grown / ratio, 'usd'),
            ]),
        figure('price_change', 'Change in prices', (ratio - 1) * 100, 'percent'),
        figure('yearly_inflation', 'Inflation per year', perYear, 'percent'),
        figure('from', 'Year the money is from', from, 'year'),
        figure('to', 'Year converted to', to, 'year'),
      ],
      steps: [
        { label: `Price level of ${from}`, value: before, unit: 'ratio', decimals: 3 },
        { label: `Price level of ${to}`, value: after, unit: 'ratio', decimals: 3 },
        {
          label: 'The same buying power',
          formula: 'amount x later price level / earlier price level',
          value: input.amount * ratio,
          unit: 'usd',
        },
      ],
      assumptions: [
        text`Prices are the yearly averages for all urban consumers; your own basket may have changed more or less.`,
        ...(assumed
          ? [
              text`After ${fact('consumer_price_index', prices.lastYear, 'year')}, the last full year published, prices rise by ${given('inflation', input.inflation, 'percent')} a year.`,
            ]
          : []),
      ],
      warnings: [],
      detail: {
        future: to > facts.year && to > from,
        adjusted,
        buys,
        points: Array.from({ length: count + 1 }, (_, index) => {
          const year = Math.min(from, to) + index * step;
          return [year, (input.amount * priceLevel(prices, input.inflation, year)) / before] as const;
        }),
      },
    };
  },

  explain({ figures, detail: { future, adjusted, buys } }, { amount, compare, earning }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const [change, perYear, from, to] = ['price_change', 'yearly_inflation', 'from', 'to'].map(find);
    const [real, grown, grownReal] = ['real_change', 'grown', 'grown_real'].map(find);
    const sum = given('amount', amount, 'usd');
    const later = to!.value >= from!.value;
    return {
      conclusion: future
        ? text`${sum} in ${to!} would buy what ${buys} buys in ${from!}; to keep up with prices you’d need ${adjusted}.`
        : text`${sum} in ${from!} has the same buying power as ${adjusted} in ${to!}.`,
      openings: real
        ? {
            yesno:
              real.value >= 0
                ? text`Yes, it’s ahead of inflation: ${given('compare', compare, 'usd')} is ${real} more than ${sum} after inflation.`
                : text`No, it’s behind inflation: ${given('compare', compare, 'usd')} is ${{ ...real, value: -real.value }} less than ${sum} after inflation.`,
          }
        : {},
      reasons: [
        ...(real
          ? [
              text`Against that, ${given('compare', compare, 'usd')} is a change of ${real} after inflation: ${real.value >= 0 ? 'it kept up with prices' : 'it fell behind prices'}.`,
            ]
          : []),
        ...(grown
          ? [
              text`Earning ${given('earning', earning, 'percent')} a year, it grows to ${grown}, which buys what ${grownReal!} buys in ${from!}.`,
            ]
          : []),
        text`Prices change by ${change!} over that time, or ${perYear!} a year.`,
        ...(later && !future
          ? [text`Kept as cash without interest, ${sum} would buy only what ${buys} bought in ${from!}.`]
          : []),
      ],
      next: later
        ? [text`Keep long-term money where it can earn more than ${perYear!} a year after taxes.`]
        : [text`Use it to compare prices and pay from different years on equal terms.`],
    };
  },

  chart: ({ detail: { points } }) => ({
    kind: 'line',
    title: 'The same buying power over time',
    x: { label: 'Year', unit: 'year' },
    y: { label: 'Amount', unit: 'usd' },
    series: [{ name: 'Same buying power', points }],
  }),

  formulas: {
    adjusted: 'amount * (100% + price_change)',
    buys: 'amount / (100% + price_change)',
    real_change: 'compare / adjusted - 100%',
    grown: 'amount * (100% + earning)^years',
    grown_real: 'grown / (100% + price_change)',
    price_change:
      'The consumer price index of {to} against that of {from}; after the last known year {inflation} a year',
    yearly_inflation: 'The yearly rise that makes {price_change} from {from} to {to}',
    from: ['from_year', 'The year that the question starts from'],
    to: ['to_year', 'from + years', 'The year that the question ends with'],
  },

  examples: [
    {
      question: 'What is $100 from 1980 worth in 2025 dollars?',
      input: { amount: 100, from_year: 1980, to_year: 2025 },
    },
    {
      question: 'My dad earned 12k in 1970. How much is that today?',
      input: { amount: 12_000, from_year: 1970 },
    },
    {
      question: 'What will fifty thousand dollars buy in 20 years with 3% inflation?',
      input: { amount: 50_000, years: 20, inflation: 3 },
    },
    {
      question:
        'flat pension of 3,000 a month, what is that in today’s dollars after 15 years at 2.5% inflation',
      input: { amount: 3000, years: 15, inflation: 2.5, wanted: 'todays_dollars' },
    },
    {
      question: 'made 41,000 in 2010 and 62,000 now, did I beat inflation?',
      input: { amount: 41_000, from_year: 2010, compare: 62_000 },
    },
    {
      question: 'groceries ran 85 bucks in 1995, same cart now?',
      input: { amount: 85, from_year: 1995 },
    },
    {
      question: 'how badly does 4% inflation eat a million in thirty years, purchasing power of it then',
      input: { amount: 1_000_000, years: 30, inflation: 4, wanted: 'todays_dollars' },
    },
  ],
  sources: ['bls_cpi'],
});
