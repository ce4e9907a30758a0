import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { list, money, ratio } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

const exact = { decimals: 2 };

interface Lot {
  shares: number;
  price: number;
  amount: number;
}

interface Told {
  lots: readonly Lot[];
  price: number;
  each: number;
  now: number;
}

/** Shares and price of every purchase, however they were given: with one price beside today's, the last is bought today. */
function lotsOf({ lots, price: usual, each, now }: Told): { shares: number; price: number }[] {
  return lots.map(({ shares, price: own, amount }, at) => {
    const spent = amount > 0 ? amount : shares > 0 ? 0 : each;
    const isLast = at === lots.length - 1 && lots.length > 1;
    const general = usual > 0 && !(isLast && now > 0) ? usual : now;
    const price = own > 0 ? own : shares > 0 && spent > 0 ? spent / shares : general;
    return { shares: shares > 0 ? shares : price > 0 ? spent / price : 0, price };
  });
}

/** What shares that were bought at several prices cost on average. */
export const averageCostBasis = defineCalculator({
  name: 'average_cost_basis',
  version: 1,
  title: 'Average cost of shares',
  about:
    'The average price you paid for shares or coins bought in several purchases at different prices (cost basis, dollar-cost averaging, averaging down), with the gain or loss at today’s price.',
  simply:
    'You bought at different prices. This is what one share cost you on average, and a sale above it is a gain.',
  input: {
    lots: list({
      label: 'List of purchases',
      ask: 'how many shares did you buy each time, and at what price',
      min: 1,
      max: 50,
      items: {
        shares: ratio({
          label: 'Shares',
          roles: ['n_shares'],
          min: 0,
          max: 1e9,
          default: { value: 0, reason: 'the amount is given instead' },
        }),
        price: money({
          label: 'Price per share',
          roles: ['price_buy'],
          min: 0,
          max: 1e7,
          default: { value: 0, reason: 'bought at today’s price' },
        }),
        amount: money({
          label: 'Amount spent',
          roles: ['lump_sum', 'save_amount', 'hold_amount'],
          min: 0,
          max: 1e10,
          default: { value: 0, reason: 'the number of shares is given instead' },
        }),
      },
    }),
    price: money({
      label: 'Usual purchase price',
      roles: ['price_buy'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'each purchase has its own price' },
    }),
    each: money({
      label: 'Amount spent each time',
      roles: ['save_amount', 'lump_sum'],
      min: 0,
      max: 1e10,
      default: { value: 0, reason: 'each purchase has its own amount or shares' },
    }),
    now: money({
      label: 'Current price',
      roles: ['price_now'],
      min: 0,
      max: 1e7,
      default: { value: 0, reason: 'only the average is asked for' },
    }),
  },
  check: (input) =>
    lotsOf(input).some(({ shares, price }) => shares <= 0 || price <= 0)
      ? 'For each purchase, give the price and either the number of shares or the amount.'
      : null,

  run(input) {
    const { now } = input;
    const bought = lotsOf(input);
    const shares = bought.reduce((sum, lot) => sum + lot.shares, 0);
    const cost = bought.reduce((sum, lot) => sum + lot.shares * lot.price, 0);
    const average = figure('average', 'Average cost per share', cost / shares, 'usd', exact);
    const gain = shares * now - cost;
    const earlier = bought.slice(0, -1);
    const before =
      earlier.reduce((sum, lot) => sum + lot.shares * lot.price, 0) /
      earlier.reduce((sum, lot) => sum + lot.shares, 0);
    const isLoss = gain < 0;
    return {
      figures: [
        average,
        figure('shares', 'Total shares', shares, 'ratio'),
        figure('cost', 'Total cost', cost, 'usd', exact),
        ...(earlier.length > 0
          ? [
              figure('average_before', 'Average before the last purchase', before, 'usd', exact),
              figure(
                'average_change',
                'Change in the average',
                Math.abs(average.value - before),
                'usd',
                exact,
              ),
            ]
          : []),
        ...(now > 0
          ? [
              figure('worth', 'Current value', shares * now, 'usd', exact),
              figure('gain', isLoss ? 'Loss' : 'Gain', Math.abs(gain), 'usd', exact),
              figure(
                'gain_share',
                isLoss ? 'Loss in percent' : 'Gain in percent',
                (Math.abs(gain) / cost) * 100,
                'percent',
              ),
              figure(
                'rise_needed',
                'Rise needed to break even',
                Math.max(0, (average.value / now - 1) * 100),
                'percent',
              ),
            ]
          : []),
      ],
      steps: [
        { label: 'Total cost', formula: 'sum of shares x price', value: cost, unit: 'usd', ...exact },
        {
          label: 'Average',
          formula: 'total cost / total shares',
          value: average.value,
          unit: 'usd',
          ...exact,
        },
      ],
      assumptions: [
        text`Commissions are left out, and nothing was sold in between.`,
        text`For taxes, averaging is allowed for mutual funds and dividend plans; for single stocks and coins each purchase keeps its own cost.`,
      ],
      warnings: [],
      detail: { isLoss, average, bought },
    };
  },

  explain({ figures, detail: { isLoss, average } }, { now }) {
    const find = (id: string) => figures.find((one) => one.id === id);
    const [gain, share, rise] = [find('gain'), find('gain_share'), find('rise_needed')];
    const [before, change] = [find('average_before'), find('average_change')];
    const moved = before && before.value > average.value ? 'down' : 'up';
    return {
      conclusion: text`Your average cost is ${average} a share.`,
      openings: {
        ...(before && change
          ? {
              change: text`The last purchase brings your average ${moved} ${change}, from ${before} to ${average} a share.`,
            }
          : {}),
        ...(rise && share
          ? {
              rate: isLoss
                ? text`It has to rise ${rise} for you to break even at ${average}.`
                : text`You’re up ${share} on an average cost of ${average}.`,
            }
          : {}),
      },
      reasons: [
        text`You paid ${find('cost')!} for ${find('shares')!} shares.`,
        ...(gain && share
          ? [
              text`At ${given('now', now, 'usd', exact)} you’re ${isLoss ? 'down' : 'up'} ${gain}, or ${share}.`,
            ]
          : []),
        ...(rise && isLoss ? [text`It has to rise ${rise} for you to break even.`] : []),
      ],
      next: [
        text`Before you sell, ask your broker which cost method is on file: picking the lots can lower the tax.`,
      ],
    };
  },

  chart: ({ detail: { bought, average } }) => ({
    kind: 'line',
    title: 'Price of each purchase',
    x: { label: 'Purchase', unit: 'count' },
    y: { label: 'Price', unit: 'usd' },
    series: [
      { name: 'Price paid', points: bought.map(({ price }, at) => [at + 1, price] as const) },
      { name: 'Average', points: bought.map((_, at) => [at + 1, average.value] as const) },
    ],
  }),

  formulas: {
    average: 'cost / shares',
    shares: 'The shares of every purchase, added up: {lots}',
    cost: 'Shares × price of every purchase, added up: {lots}',
    average_before: 'The cost of all purchases but the last ÷ their shares: {lots}',
    average_change: ['average_before - average', 'average - average_before'],
    worth: 'shares * now',
    gain: ['worth - cost', 'cost - worth'],
    gain_share: 'gain / cost',
    rise_needed: 'max(0, average / now - 100%)',
  },

  examples: [
    {
      question: 'I bought 100 shares at $50 and 60 more at $38. What is my average cost?',
      input: {
        lots: [
          { shares: 100, price: 50 },
          { shares: 60, price: 38 },
        ],
      },
    },
    {
      question: 'own 40 at 212, if i buy 20 more at 165 where is my cost basis, price is 165 now',
      input: {
        lots: [
          { shares: 40, price: 212 },
          { shares: 20, price: 165 },
        ],
        now: 165,
      },
    },
    {
      question: 'put in $500 when it was $25, $500 at $20 and $500 at $31. average price and gain at 29?',
      input: {
        lots: [
          { amount: 500, price: 25 },
          { amount: 500, price: 20 },
          { amount: 500, price: 31 },
        ],
        now: 29,
      },
    },
  ],
  compares: true,
  sources: ['sec_saving_investing'],
});
