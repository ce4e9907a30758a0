import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { text } from '#advisor/quantities/text.ts';

/** How many years of earnings a share costs. */
export const peRatio = defineCalculator({
  name: 'pe_ratio',
  version: 1,
  title: 'Price-earnings ratio',
  about:
    'The price-earnings ratio (P/E) and the earnings yield of a stock, from its price and earnings per share (EPS).',
  input: {
    price: money({
      label: 'Price of a share',
      roles: ['price_now', 'price_buy'],
      min: 0.0001,
      max: 1e7,
    }),
    eps: moneyPerYear({
      label: 'Earnings per share',
      roles: ['eps'],
      min: 0.0001,
      max: 1e6,
    }),
  },

  run({ price, eps }) {
    const ratio = figure('pe', 'Price-earnings ratio', price / eps, 'ratio', { decimals: 1 });
    const earned = figure('earnings_yield', 'Earnings yield', (eps / price) * 100, 'percent');
    return {
      figures: [ratio, earned],
      steps: [
        { label: ratio.label, formula: 'price / earnings per share', value: ratio.value, unit: 'ratio' },
        { label: earned.label, formula: 'earnings per share / price', value: earned.value, unit: 'percent' },
      ],
      assumptions: [
        text`Earnings are those of one year. Past earnings give the trailing ratio, and expected ones the forward ratio.`,
      ],
      warnings: [],
      detail: { ratio, earned },
    };
  },

  explain: ({ detail: { ratio, earned } }, { price, eps }) => ({
    conclusion: text`The P/E is ${ratio}: you pay ${given('price', price, 'usd')} for earnings of ${given('eps', eps, 'usd')} a share.`,
    reasons: [
      text`Turned around, that is an earnings yield of ${earned}.`,
      text`A high ratio means that buyers expect earnings to grow. A low one means that they expect little, or trouble.`,
    ],
    next: [
      text`Compare it with companies in the same business and with the stock’s own past, not with one fixed number.`,
    ],
  }),

  examples: [
    {
      question: 'What is the P/E of a stock at $84 that earns $5.60 a share?',
      input: { price: 84, eps: 5.6 },
    },
    { question: 'price 184 and eps 6.12, p/e?', input: { price: 184, eps: 6.12 } },
    {
      question: 'company earned $2.15 a share and trades for $19.80. earnings yield?',
      input: { price: 19.8, eps: 2.15 },
    },
  ],
  sources: ['shiller_data'],
});
