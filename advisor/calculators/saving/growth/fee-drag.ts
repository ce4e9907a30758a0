import { feeDragFormulas } from '#advisor/calculators/saving/growth/fee-drag-formulas.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { futureValue, growthFactor } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

/** What fees take from an investment over the years. */
export const feeDrag = defineCalculator({
  name: 'fee_drag',
  version: 2,
  title: 'Cost of fees',
  about:
    'What a yearly fee or expense ratio costs over time, in dollars and as a share of the growth, compared with no fee or with a cheaper fund.',
  simply:
    "A fee is taken every year, and the money it takes can't grow anymore. That's why a small percentage turns into a large sum over many years.",
  input: {
    fee: percent({
      label: 'Yearly fee',
      ask: 'what fee is charged a year, in percent',
      roles: ['rate_fee'],
      min: 0,
      max: 10,
    }),
    other_fee: percent({
      label: 'Fee to compare with',
      roles: ['rate_fee#2'],
      min: 0,
      max: 10,
      default: { value: 0, reason: 'compared with no fee at all' },
    }),
    start: money({
      label: 'Starting amount',
      roles: [
        'bal_total',
        'bal_total@both',
        'bal_retirement',
        'bal_retirement@both',
        'bal_brokerage',
        'bal_brokerage@both',
        'bal_roth',
        'lump_sum',
        'hold_amount',
      ],
      adds: true,
      min: 0,
      max: 1e9,
      default: { value: 0, reason: 'nothing is invested yet' },
    }),
    monthly: moneyPerMonth({
      label: 'Monthly contribution',
      roles: ['save_amount', 'save_amount@spouse', 'save_amount@both', 'save_amount@other'],
      adds: true,
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'nothing is added' },
    }),
    rate: percent({
      label: 'Yearly return before fees',
      market: true,
      roles: ['rate_return'],
      min: -20,
      max: 30,
      default: { value: 6, reason: 'a cautious guess for a mix of mostly stocks' },
    }),
    years: years({
      label: 'Time',
      roles: ['horizon'],
      fromAges: true,
      min: 0.5,
      max: 80,
      default: { value: 20, reason: 'long-term money is often held about that long' },
    }),
  },
  check: ({ start, monthly }) =>
    start === 0 && monthly === 0 ? 'Give a starting amount, a monthly contribution, or both.' : null,

  run({ fee, other_fee, start, monthly, rate, years: time }) {
    const net = (percentFee: number) => (1 + rate / 100) * (1 - percentFee / 100) - 1;
    const valueAfter = (percentFee: number, at: number) =>
      futureValue(start, monthly, growthFactor(net(percentFee), 1 / monthsPerYear) - 1, at * monthsPerYear);
    const own = valueAfter(fee, time);
    const other = valueAfter(other_fee, time);
    const [low, high] = [Math.min(fee, other_fee), Math.max(fee, other_fee)];
    const best = Math.max(own, other);
    const growth = best - start - monthly * time * monthsPerYear;
    const lost = Math.abs(other - own);
    const label = fee < other_fee ? 'Cost of the higher fee' : 'Cost of the fee';
    const points = Array.from({ length: Math.floor(time) + 1 }, (_, year) => year);
    return {
      figures: [
        figure('cost', label, lost, 'usd'),
        ...(start > 0 && fee > 0
          ? [figure('fee_year', 'Fee in dollars in a year', (start * fee) / 100, 'usd', { decimals: 2 })]
          : []),
        figure('value_with_fee', 'Value with the fee', own, 'usd'),
        figure('value_with_other', 'Value with the fee to compare with', other, 'usd'),
        figure('share_of_value', 'Share of the value lost', (lost / best) * 100, 'percent'),
        // Without growth there is nothing to take a share of.
        ...(growth > 0
          ? [figure('share_of_growth', 'Share of the growth lost', (lost / growth) * 100, 'percent')]
          : []),
        figure('net_return', 'Yearly return after the fee', net(fee) * 100, 'percent'),
      ],
      steps: [
        {
          label: 'Return after the fee',
          formula: '(1 + return) x (1 - fee) - 1',
          value: net(fee) * 100,
          unit: 'percent',
        },
        {
          label: 'Return after the fee to compare with',
          formula: '(1 + return) x (1 - other fee) - 1',
          value: net(other_fee) * 100,
          unit: 'percent',
        },
        { label: 'Value with the fee', value: own, unit: 'usd' },
        { label: 'Value with the fee to compare with', value: other, unit: 'usd' },
        { label: 'Cost', formula: 'the higher value less the lower', value: lost, unit: 'usd' },
      ],
      assumptions: [
        text`The fee is a share of the whole balance every year, and both ways earn the same return before fees.`,
        text`Sales charges, trading costs and taxes are left out.`,
      ],
      warnings: [],
      detail: {
        costly: points.map((year) => [year, valueAfter(high, year)] as const),
        cheap: points.map((year) => [year, valueAfter(low, year)] as const),
      },
    };
  },

  explain({ figures }, { fee, other_fee, years: time }) {
    const named = (id: string) => figures.find((one) => one.id === id)!;
    const share = figures.find(({ id }) => id === 'share_of_growth');
    const [own, other] = [given('fee', fee, 'percent'), given('other_fee', other_fee, 'percent')];
    const [high, cheap] = fee < other_fee ? [other, own] : [own, other];
    const [less, more] =
      fee < other_fee
        ? [named('value_with_other'), named('value_with_fee')]
        : [named('value_with_fee'), named('value_with_other')];
    const yearly = figures.find(({ id }) => id === 'fee_year');
    const now = yearly && cheap.value === 0 ? text`is ${yearly} in the first year and ` : text``;
    const against = cheap.value > 0 ? text` compared with ${cheap}` : text` compared with no fee`;
    return {
      conclusion: text`A fee of ${high} a year ${now}costs you about ${named('cost')} over ${given('years', time, 'years')}${against}.`,
      openings: {
        ...(cheap.value > 0
          ? {
              which: text`Take the ${cheap} fee: it leaves you about ${named('cost')} more over ${given('years', time, 'years')}.`,
            }
          : {}),
        ...(share && share.value > 0 ? { rate: text`The fee takes ${share} of your growth.` } : {}),
      },
      reasons: [
        text`You’d end up with ${less} instead of ${more}.`,
        ...(yearly && cheap.value > 0 ? [text`On what you have now, ${own} is ${yearly} in a year.`] : []),
        ...(share && share.value > 0
          ? [text`That’s ${share} of the growth: you lose the fee and everything it would have earned.`]
          : []),
      ],
      next: [
        text`Look up the expense ratio of every fund you own, and add any adviser’s fee.`,
        text`Ask what a higher fee gets you; a broad index fund is the low-cost benchmark.`,
        text`Before you switch in a taxable account, check the tax on the gain.`,
      ],
    };
  },

  chart: ({ detail: { costly, cheap } }, { fee, other_fee }) => ({
    kind: 'stacked',
    title: fee < other_fee ? 'What the higher fee leaves and takes' : 'What you keep and what the fee takes',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Value', unit: 'usd' },
    series: [
      { name: fee < other_fee ? 'Left with the higher fee' : 'You keep', points: costly },
      {
        name: fee < other_fee ? 'The higher fee takes' : 'The fee takes',
        points: cheap.map(([year, value], index) => [year, value - (costly[index]?.[1] ?? 0)] as const),
      },
    ],
  }),

  formulas: feeDragFormulas,
  examples: [
    {
      question: 'How much does a 1% advisor fee cost me on $500,000 over 25 years?',
      input: { fee: 1, start: 500_000, years: 25 },
    },
    {
      question:
        'Fund A has an expense ratio of 0.75% and fund B 0.05%. What is the difference on 100k after 30 years at 7%?',
      input: { fee: 0.75, other_fee: 0.05, start: 100_000, years: 30, rate: 7 },
    },
    {
      question:
        'I put six hundred a month in a 401(k) fund that charges 1.2 percent. What do the fees take in 35 years?',
      input: { fee: 1.2, monthly: 600, years: 35 },
    },
    {
      question: 'financial guy wants 1.25 percent on my 300k, what do i lose over 20 years',
      input: { fee: 1.25, start: 300_000, years: 20 },
    },
    {
      question: '0.9% fund vs 0.03% index fund, adding 400 a month for 25 years',
      input: { fee: 0.9, other_fee: 0.03, monthly: 400, years: 25 },
    },
  ],
  sources: ['sec_fees'],
});
