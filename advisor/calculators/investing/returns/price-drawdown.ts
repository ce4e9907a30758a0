import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { list, money } from '#advisor/calculators/define/fields.ts';
import { figure } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

interface Fall {
  peak: number;
  trough: number;
  /** Places in the series, counted from one; zero if the peak was not reached again. */
  peakAt: number;
  troughAt: number;
  backAt: number;
}

/** The deepest fall from an earlier peak. */
function deepestFall(prices: readonly number[]): Fall {
  let [top, topAt] = [prices[0]!, 0];
  let worst = { peak: top, trough: top, peakAt: 1, troughAt: 1 };
  prices.forEach((price, at) => {
    if (price > top) [top, topAt] = [price, at];
    if (price / top < worst.trough / worst.peak) {
      worst = { peak: top, trough: price, peakAt: topAt + 1, troughAt: at + 1 };
    }
  });
  const back = prices.findIndex((price, at) => at >= worst.troughAt && price >= worst.peak);
  return { ...worst, backAt: worst.trough < worst.peak ? back + 1 : 0 };
}

/** How deep a series of prices fell, and whether it came back. */
export const priceDrawdown = defineCalculator({
  name: 'price_drawdown',
  version: 1,
  title: 'Drawdown of a price',
  about:
    'The maximum drawdown of a list of prices or account values in order: the deepest fall from a peak, when it came, whether and when it recovered, the gain needed to get back, and how far below its peak it is now.',
  simply:
    "It's the fall from the highest point to the lowest one after it. Getting back up takes a bigger percentage than the fall.",
  input: {
    prices: list({
      label: 'Prices in order',
      ask: 'what were the prices, the first one first',
      items: {
        price: money({
          label: 'Price',
          roles: ['price_now', 'price_buy', 'bal_total', 'bal_brokerage', 'cash_flow'],
          min: 0.0001,
          max: 1e12,
        }),
      },
      min: 2,
      max: 500,
    }),
  },

  run({ prices }) {
    const values = prices.map(({ price }) => price);
    const fall = deepestFall(values);
    const [first, last] = [values[0]!, values.at(-1)!];
    const top = Math.max(...values);
    const depth = (1 - fall.trough / fall.peak) * 100;
    return {
      figures: [
        figure('drawdown', 'Deepest fall (max drawdown)', depth, 'percent', { decimals: 2 }),
        figure('peak', 'Peak before it', fall.peak, 'usd', { decimals: 2 }),
        figure('trough', 'Lowest price after it', fall.trough, 'usd', { decimals: 2 }),
        figure('length', 'Prices from the peak to the low', fall.troughAt - fall.peakAt, 'count'),
        figure('recovery_gain', 'Gain needed to get back', (fall.peak / fall.trough - 1) * 100, 'percent', {
          decimals: 2,
        }),
        ...(fall.backAt > 0
          ? [
              figure(
                'recovery_length',
                'Prices from the low until it was back',
                fall.backAt - fall.troughAt,
                'count',
              ),
            ]
          : []),
        figure('below_peak', 'Below the peak now', (1 - last / top) * 100, 'percent', { decimals: 2 }),
        figure('change', 'Change in all', (last / first - 1) * 100, 'percent', { decimals: 2 }),
      ],
      steps: [
        { label: 'First price', value: first, unit: 'usd', decimals: 2 },
        { label: 'Last price', value: last, unit: 'usd', decimals: 2 },
        { label: 'Highest price', value: top, unit: 'usd', decimals: 2 },
      ],
      assumptions: [
        text`Only the prices you gave count: between them it may have fallen further. Dividends and deposits are left out.`,
      ],
      warnings: [],
      detail: {
        fall,
        points: values.map((price, at) => [at + 1, price] as const),
        below: values.map(
          (price, at) => [at + 1, (price / Math.max(...values.slice(0, at + 1)) - 1) * 100] as const,
        ),
      },
    };
  },

  explain({ figures, detail: { fall } }) {
    const find = (id: string) => figures.find((one) => one.id === id)!;
    const back = figures.find(({ id }) => id === 'recovery_length');
    const fell = fall.trough < fall.peak;
    return {
      conclusion: fell
        ? text`The deepest fall was ${find('drawdown')}, from ${find('peak')} to ${find('trough')}.`
        : text`It never fell: each price was at least as high as the one before, up ${find('change')} in all.`,
      openings: back ? { time: text`It took ${back} prices from the low until it was back.` } : {},
      named: { below_peak: text`It’s ${find('below_peak')} below its peak now.` },
      reasons: fell
        ? [
            text`Getting back from there takes a gain of ${find('recovery_gain')}.`,
            back
              ? text`It was back at its peak ${back} prices after the low.`
              : text`It hasn’t been back at that peak: it’s ${find('below_peak')} below its highest price now.`,
            text`In all it changed by ${find('change')}.`,
          ]
        : [text`There’s no drawdown in these prices.`],
      next: [text`Hold only as much of it as you could watch fall that far again without selling.`],
    };
  },

  chart: ({ detail: { below } }) => ({
    kind: 'area',
    title: 'Below the peak so far',
    x: { label: 'Price', unit: 'count' },
    y: { label: 'Below the peak', unit: 'percent' },
    about: 1,
    series: [{ name: 'Below the peak', points: below }],
  }),

  formulas: {
    drawdown: '100% - trough / peak',
    peak: 'The highest of {prices} before the deepest fall',
    trough: 'The lowest of {prices} after that peak',
    length: 'The number of prices from {peak} to {trough}',
    recovery_gain: 'peak / trough - 100%',
    recovery_length: 'The number of prices from {trough} until {peak} was reached again',
    below_peak: '100% - "Last price" / "Highest price"',
    change: '"Last price" / "First price" - 100%',
  },

  examples: [
    {
      question: 'Max drawdown of these prices: 100, 120, 90, 110, 130',
      input: { prices: [100, 120, 90, 110, 130].map((price) => ({ price })) },
    },
    {
      question:
        'my fund was worth 52,000, then 61,000, 44,000, 47,000 and now 50,000. how deep was the drawdown',
      input: { prices: [52_000, 61_000, 44_000, 47_000, 50_000].map((price) => ({ price })) },
    },
    {
      question: 'what was the biggest peak to trough fall in this price series 14.2 15.1 13.0 12.4 16.8',
      input: { prices: [14.2, 15.1, 13, 12.4, 16.8].map((price) => ({ price })) },
    },
  ],
  sources: ['empyrical'],
});
