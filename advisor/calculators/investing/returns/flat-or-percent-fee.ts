import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerMonth, moneyPerYear, percent, years } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

interface Plan {
  amount: number;
  monthly: number;
  rate: number;
}

/** What is there after whole years, where each year's end takes a share of it and a sum. */
function pathOf({ amount, monthly, rate }: Plan, share: number, flat: number, time: number) {
  const step = growthFactor(rate / 100, 1 / monthsPerYear);
  const points: (readonly [number, number])[] = [[0, amount]];
  let [value, paid] = [amount, 0];
  for (let month = 1; month <= time * monthsPerYear; month++) {
    const before = value * step + monthly;
    const fee = Math.min(before, (before * share) / 100 / monthsPerYear + flat / monthsPerYear);
    value = before - fee;
    paid += fee;
    if (month % monthsPerYear === 0) points.push([month / monthsPerYear, value]);
  }
  return { value, paid, points };
}

const usualShare = 1;
const compareInWriting = text`Ask each in writing what’s included, who earns commissions, and whether they’re a fiduciary at all times.`;

/** A fee in dollars against one in percent of what is managed. */
export const flatOrPercentFee = defineCalculator({
  name: 'flat_or_percent_fee',
  version: 1,
  title: 'Flat or percent adviser fee',
  about:
    'Whether a flat fee in dollars or a percentage of assets is cheaper for a financial adviser: what each costs a year, the balance at which they cost the same, and what the difference grows to.',
  simply:
    'A percentage grows with your account, and a flat fee stays the same. So at some size of account the flat fee becomes the cheaper one.',
  input: {
    percent_fee: percent({
      label: 'Fee in percent of assets',
      ask: 'what percent does the adviser charge a year',
      roles: ['rate_fee'],
      min: 0.01,
      max: 10,
      default: { value: usualShare, reason: 'what advisers who charge by assets often charge' },
    }),
    flat_fee: moneyPerYear({
      label: 'Flat fee',
      ask: 'what does the flat fee come to a year',
      roles: ['fee_amount', 'spend_item'],
      min: 0,
      max: 1e7,
    }),
    amount: money({
      label: 'Amount managed',
      ask: 'how much money would be managed',
      roles: [
        'bal_total',
        'bal_total@both',
        'lump_sum',
        'bal_retirement',
        'bal_brokerage',
        'bal_roth',
        'bal_retirement@both',
        'bal_retirement@spouse',
        'bal_roth@spouse',
      ],
      adds: true,
      min: 1,
      max: 1e10,
      default: {
        value: 300_000,
        reason: 'the balance at which both cost the same, as you didn’t say yours',
        by: ({ flat_fee: flat, percent_fee: share = usualShare }) =>
          typeof flat === 'number' && typeof share === 'number' && flat > 0
            ? (flat * 100) / share
            : undefined,
      },
    }),
    monthly: moneyPerMonth({
      label: 'Monthly contribution',
      roles: ['save_amount'],
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
      roles: ['horizon', 'time_stay'],
      min: 1,
      max: 60,
      default: { value: 20, reason: 'long-term money is often managed about that long' },
    }),
  },

  run({ percent_fee: share, flat_fee: flat, amount, monthly, rate, years: time }) {
    const plan = { amount, monthly, rate };
    const byShare = pathOf(plan, share, 0, time);
    const byFlat = pathOf(plan, 0, flat, time);
    const yearly = (amount * share) / 100;
    const flatWins = flat < yearly;
    return {
      figures: [
        figure('saved', 'Savings in the first year', Math.abs(yearly - flat), 'usd_per_year'),
        figure('percent_cost', 'Percent fee in dollars', yearly, 'usd_per_year'),
        figure('flat_share', 'Flat fee in percent', (flat / amount) * 100, 'percent', { decimals: 2 }),
        figure('even_balance', 'Balance at which both cost the same', (flat * 100) / share, 'usd'),
        figure('later', 'Difference by the end', Math.abs(byShare.value - byFlat.value), 'usd'),
        figure('paid_percent', 'Total percent fees', byShare.paid, 'usd'),
        figure('paid_flat', 'Total flat fees', byFlat.paid, 'usd'),
      ],
      steps: [
        {
          label: 'Percent fee in dollars',
          formula: 'amount managed x percent fee',
          value: yearly,
          unit: 'usd_per_year',
        },
        {
          label: 'Balance at which both cost the same',
          formula: 'flat fee / percent fee',
          value: (flat * 100) / share,
          unit: 'usd',
        },
      ],
      assumptions: [
        text`Fees come out every month, the flat fee stays the same, and both earn the same before fees.`,
        text`Fund costs and taxes are left out. Both are taken to give you the same service.`,
      ],
      warnings: [],
      detail: {
        flatWins,
        isEven: flat === yearly,
        endsWithFlat: byFlat.value >= byShare.value,
        byShare,
        byFlat,
      },
    };
  },

  explain(
    { figures, detail: { flatWins, isEven, endsWithFlat } },
    { percent_fee: share, flat_fee: flat, amount, years: time },
  ) {
    const get = (id: string) => figures.find((one) => one.id === id)!;
    const own = given('amount', amount, 'usd');
    const [first, lasting] = [flatWins, endsWithFlat].map((wins) => (wins ? 'flat' : 'percent'));
    const [asked, quoted] = [given('flat_fee', flat, 'usd_per_year'), given('percent_fee', share, 'percent')];
    const even = text`Both cost the same at ${get('even_balance')}: above that the flat ${asked} is cheaper, below it ${quoted}.`;
    if (isEven) return { conclusion: even, reasons: [], next: [compareInWriting] };
    return {
      conclusion: flatWins
        ? text`The flat fee is cheaper: ${asked} instead of ${get('percent_cost')} on ${own}.`
        : text`The percent fee is cheaper for now: ${get('percent_cost')} on ${own} instead of ${asked}.`,
      openings: {
        amount: text`A flat ${asked} beats ${quoted} above a balance of ${get('even_balance')}, and you’re ${flatWins ? 'above' : 'below'} that with ${own}.`,
        change: text`The ${first!} fee saves you ${get('saved')} at first, and over ${given('years', time, 'years')} ${lasting === first ? 'it' : `the ${lasting} fee`} leaves you ${get('later')} more.`,
        rate: text`The flat fee comes to ${get('flat_share')} of your ${own} a year, against ${quoted}.`,
      },
      reasons: [
        text`Both cost the same at ${get('even_balance')}; above that, ${quoted} costs more.`,
        text`Over ${given('years', time, 'years')}, the ${lasting!} fee leaves you ${get('later')} more.`,
      ],
      next: [
        flatWins
          ? text`Show the percent adviser the flat quote: matching it means charging you ${get('flat_share')}.`
          : text`Switch to the flat fee once your balance passes ${get('even_balance')}.`,
        compareInWriting,
      ],
    };
  },

  chart: ({ detail: { byShare, byFlat } }) => ({
    kind: 'line',
    title: 'What’s left after each fee',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Value', unit: 'usd' },
    series: [
      { name: 'With the flat fee', points: byFlat.points },
      { name: 'With the percent fee', points: byShare.points },
    ],
  }),

  covers: ['fee_drag'],
  formulas: {
    saved: ['percent_cost - flat_fee', 'flat_fee - percent_cost'],
    percent_cost: 'amount * percent_fee',
    flat_share: 'flat_fee / amount',
    even_balance: 'flat_fee / percent_fee',
    later:
      'The balance after {years} with {percent_fee} a year against the one with {flat_fee}, at {rate} before fees',
    paid_percent: '{percent_fee} of each year’s balance over {years}, added up',
    paid_flat: ['flat_fee * years'],
  },

  examples: [
    {
      question: 'Adviser A wants 1% of my $600,000, adviser B a flat $4,000 a year. Which is cheaper?',
      input: { percent_fee: 1, flat_fee: 4000, amount: 600_000 },
    },
    {
      question: 'planner charges 250 a month, the other .85 percent on 200k, what do i save',
      input: { percent_fee: 0.85, flat_fee: 3000, amount: 200_000 },
    },
    {
      question: 'at what balance does a $5,000 flat fee beat 0.9%? I have 480k and 15 years',
      input: { percent_fee: 0.9, flat_fee: 5000, amount: 480_000, years: 15 },
    },
  ],
  compares: true,
  sources: ['sec_fees'],
});
