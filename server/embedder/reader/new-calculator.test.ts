import { expect, it } from 'vitest';
import { createAdvisor } from '#advisor/answer/create-advisor.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money, years } from '#advisor/calculators/define/fields.ts';
import { figure } from '#advisor/calculators/define/result.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import { text } from '#advisor/quantities/text.ts';
import { collectAsks } from '#advisor/reader/asks.ts';
import { openInProcessReader } from '#server/embedder/reader/in-process-reader.ts';

/** A calculator that the weights have never seen, made of roles they know. */
const costPerMile = defineCalculator({
  name: 'cost_per_mile',
  version: 1,
  title: 'Cost of driving a mile',
  about: 'What each mile with a car costs, from its price, what it is worth later, and the miles driven.',
  simply: 'It spreads what the car loses in value over the miles you drive.',
  input: {
    price: money({ label: 'Price of the car', roles: ['car_price', 'price_buy'], min: 1, max: 1e6 }),
    later: money({
      label: 'Worth later',
      roles: ['residual', 'trade_in'],
      min: 0,
      max: 1e6,
      default: { value: 0, reason: 'nothing is left of it' },
    }),
    miles: count({ label: 'Miles a year', roles: ['miles'], min: 1, max: 200_000 }),
    time: years({ label: 'Years of driving', roles: ['time_stay', 'horizon', 'time_held'], min: 1, max: 40 }),
  },
  run: ({ price, later, miles, time }) => ({
    figures: [figure('per_mile', 'Cost of a mile', (price - later) / (miles * time), 'usd', { decimals: 2 })],
    steps: [],
    assumptions: [],
    warnings: [],
    detail: {},
  }),
  explain: ({ figures: [perMile] }) => ({
    conclusion: text`Each mile costs ${perMile!}.`,
    reasons: [],
    next: [],
  }),
  examples: [
    {
      question: 'A $30,000 car, 12,000 miles a year for 10 years: what does each mile cost me?',
      input: { price: 30_000, miles: 12_000, time: 10 },
    },
    {
      question: 'cost per mile if i paid 24k, drive 15,000 miles a year and keep it 8 years',
      input: { price: 24_000, miles: 15_000, time: 8 },
    },
    {
      question:
        'how much per mile is my truck costing: bought at 52k, worth 20k after 6 years, 18k miles yearly',
      input: { price: 52_000, later: 20_000, miles: 18_000, time: 6 },
    },
  ],
  sources: [],
});

it('a new calculator of known roles is found and filled without training', async () => {
  const all = [...calculators, costPerMile];
  const advisor = createAdvisor({
    articles: new Map(),
    retriever: {
      read: () =>
        Promise.resolve({
          byMeaning: false,
          find: () => [],
          shareOfWords: () => 1,
          shareOfText: () => 1,
          scoreOf: () => 0,
        }),
    },
    readerModel: openInProcessReader(collectAsks([], all)),
    calculators: all,
    now: () => new Date('2026-11-16T12:00:00Z'),
  });
  const content =
    'My Subaru cost $34,000 and I put 14,000 miles a year on it. Keeping it 9 years, what is my cost per mile?';
  const { text: answer } = await advisor.answer({ messages: [{ role: 'user', content }], mode: 'free' });
  const [receipt] = readReceipts(answer);
  expect(receipt?.calculator).toBe('cost_per_mile');
  expect(receipt?.figures[0]?.value).toBeCloseTo(34_000 / (14_000 * 9), 6);
});
