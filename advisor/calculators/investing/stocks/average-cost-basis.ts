import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { averageCostFields, lotsOf } from '#advisor/calculators/investing/stocks/average-cost-fields.ts';
import { explainSale, sellLots } from '#advisor/calculators/investing/stocks/lots-sold.ts';
import { text } from '#advisor/quantities/text.ts';

const exact = { decimals: 2 };

/** What shares that were bought at several prices cost on average. */
export const averageCostBasis = defineCalculator({
  name: 'average_cost_basis',
  version: 2,
  title: 'Average cost of shares',
  about:
    'The average price you paid for shares or coins bought in several purchases at different prices (cost basis, dollar-cost averaging, averaging down), with the gain or loss at today’s price; and when some of them are sold, the gain first in, first out (FIFO), by the highest cost and by the average.',
  simply:
    'You bought at different prices. This is what one share cost you on average, and a sale above it is a gain.',
  input: averageCostFields,
  check(input) {
    const bought = lotsOf(input);
    if (bought.some(({ shares, price }) => shares <= 0 || price <= 0))
      return 'For each purchase, give the price and either the number of shares or the amount.';
    if (input.sold > 0 && input.now === 0) return 'Give the price you sell at as well.';
    const held = bought.reduce((sum, { shares }) => sum + shares, 0);
    return input.sold > held + 1e-9 ? 'You can’t sell more shares than you bought: check the numbers.' : null;
  },

  run(input, { facts }) {
    const { now, sold } = input;
    const bought = lotsOf(input);
    const sale = sold > 0 ? sellLots(bought, sold, now, facts.year) : null;
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
        ...(sale?.figures ?? []),
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
        sale
          ? text`Commissions and wash sales are left out. The purchases count in the order you gave them, the oldest first.`
          : text`Commissions are left out, and nothing was sold in between.`,
        text`For taxes, averaging is allowed for mutual funds and dividend plans; for single stocks and coins each purchase keeps its own cost.`,
      ],
      warnings: [],
      detail: { isLoss, average, bought, sale },
    };
  },

  explain({ figures, detail: { isLoss, average, sale } }, { now }) {
    if (sale) return explainSale(sale);
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
        ...(gain && share
          ? {
              amount: text`You’re ${isLoss ? 'down' : 'up'} ${gain}, or ${share}, on an average cost of ${average} a share.`,
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
    gain_first_in: 'proceeds - cost_first_in',
    gain_highest_cost: 'The proceeds {proceeds}, less the cost of the most expensive shares first: {lots}',
    gain_at_average: 'proceeds - average * sold',
    long_part: 'The gain on shares held for more than a year: {lots}',
    short_part: 'The gain on shares held for a year or less: {lots}',
    proceeds: 'sold * now',
    cost_first_in: 'The cost of the {sold} shares bought first: {lots}',
    shares_left: 'shares - sold',
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
    {
      question: 'bought 100 at 20, then 80 at 35. selling 120 at 41: what’s my gain with FIFO?',
      input: {
        lots: [
          { shares: 100, price: 20 },
          { shares: 80, price: 35 },
        ],
        sold: 120,
        now: 41,
      },
    },
  ],
  compares: true,
  sources: ['sec_saving_investing'],
});
