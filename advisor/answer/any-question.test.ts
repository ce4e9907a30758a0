import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { measureGrowth, tamed } from '#server/testing/measure-growth.ts';

let { ask, answer, advisor } = {} as TestAdvisor;
beforeAll(async () => {
  ({ ask, answer, advisor } = await openTestAdvisor());
});

describe('any answer', () => {
  it('comes, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.constantFrom('free' as const, 'pro' as const),
        async (content, mode) => {
          const { text } = await answer([{ role: 'user', content }], mode);
          expect(text).not.toBe('');
          expect(text).not.toMatch(/undefined|NaN|Infinity|\[object/);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('comes, whatever amounts are put where', async () => {
    const words = [
      '$',
      '5',
      '0',
      '7%',
      '30 years',
      'k',
      'a month',
      'loan',
      'tax',
      'single',
      'at',
      'save',
      '2026',
      'or',
      '-',
      'retire',
      'age 67',
      '1e9',
      '60/40',
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...words), { maxLength: 14 }), async (said) => {
        const { text } = await answer([{ role: 'user', content: said.join(' ') }]);
        expect(text).not.toBe('');
        expect(text.replaceAll(/```[\s\S]*?```/g, '')).not.toMatch(/undefined|NaN|Infinity|null|\[object/);
      }),
      { numRuns: 80 },
    );
  });

  it.each(['if I put $5 ', 'kids 4 and 8 ', 'two fifty '])(
    'comes in time, even to a text full of numbers: %s…',
    async (words) => {
      const give = (times: number) => answer([{ role: 'user', content: words.repeat(times) }]);
      expect(await measureGrowth(give, { from: 25, to: 100 })).toBeLessThan(tamed);
    },
  );

  it.each([
    'If I invest $500 a month at 7% for 30 years, how much will I have?',
    'payment on a $250,000 mortgage at 6% for 30 years',
    'Will $1,000,000 last 30 years if I spend 40,000 a year with 60% in stocks?',
    "I'm single, earn 95k, what is my federal tax for 2026?",
  ])('gives the same figures when its receipt is run again: %s', async (question) => {
    const { receipts } = await ask(question);
    expect(receipts).not.toEqual([]);
    for (const { calculator: name, inputs, figures, year, seed } of receipts) {
      const calculator = advisor.calculators.find((one) => one.name === name)!;
      const input = Object.fromEntries(Object.entries(inputs).map(([field, { value }]) => [field, value]));
      const again = runCalculator(calculator, input, { year, seed }).result.figures;
      expect(again.map(({ id, value }) => [id, value])).toEqual(figures.map(({ id, value }) => [id, value]));
    }
  });

  it('is the same for the same question', async () => {
    const question = 'Will $1,000,000 last 30 years if I spend 40,000 a year with 60% in stocks?';
    expect((await ask(question)).text).toBe((await ask(question)).text);
  });
});

it.each([
  // (40 x 12 + 60 x 17) / 100.
  ['i own 100 shares, 40 bought at 12 and 60 at 17, average cost?', '[$15.00]'],
  // 15 % of 60,000 - 16,100 + 15,000 - 49,450: a third of the gain of 45,000.
  [
    'two brothers and i inherited a house, worth 300k when dad died, sold for 345k. my share is one third, tax? i make 60k single',
    '$1,418',
  ],
  // 21,600 / 6, and 2,500 in the lowest month.
  [
    'my income is 3300 2800 5100 4000 2500 and 3900 the last six months, bills 2,900. what should i budget',
    '[$3,600 a month]',
  ],
  // 2,900 - 1,500 x 95 %.
  [
    'if i rent 2 bedrooms at 750 each and my mortgage all in is 2,900, what do i pay to live there',
    '[$1,475 a month]',
  ],
  // 1,200 x 1.07 - 150.
  ['A $1,200 washer with a $150 rebate and 7% sales tax. What’s the final price?', '[$1,134.00]'],
  // 899 x 0.85 x 1.08 - 50.
  ['tv is 899 with 15% off and a 50 rebate plus 8% tax, what do i pay', '[$775.28]'],
  // A debit spread bought for 2.70 is worth 5 there.
  [
    'short 420 put at 6.10 long 410 put at 3.40, what do i make or lose if it closes at 415',
    'gain [$230.00](#option_spread.result_then) if you bought',
  ],
])('computes: %s', async (question, figure) => {
  expect((await ask(question)).text).toContain(figure);
});
