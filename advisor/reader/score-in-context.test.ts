import { expect, test } from 'vitest';
import { scoreInContext } from '#advisor/reader/score-in-context.ts';
import type { MessageScores, ReaderModel } from '#advisor/reader/scores.ts';

/** Knows what is talked about only where it reads of the car. */
const model: ReaderModel = {
  async score({ context }): Promise<MessageScores> {
    const isCar = context.includes('car');
    return {
      acts: [{ id: isCar ? 'new' : 'change', probability: 0.9 }],
      wants: [],
      relatives: [],
      asks: [{ id: isCar ? 'loan_amortization' : 'rmd', probability: isCar ? 0.8 : 0.4 }],
      facts: [],
      spans: [
        {
          roles: isCar
            ? [{ id: 'car_price', probability: 0.9 }]
            : [
                { id: 'bal_retirement', probability: 0.6 },
                { id: 'car_price', probability: 0.1 },
              ],
          owners: [],
          kinds: [],
          cases: [],
        },
      ],
    };
  },
};
const score = (before: readonly string[]) =>
  scoreInContext(
    model,
    { text: 'found one for 24,900', spans: [{ start: 14, end: 20, features: [] }], before, asked: undefined },
    undefined,
  );

test('what a number means shows in what was said further back', async () => {
  const { spans, asks } = await score(['a 27,500 car', '60 months at 6.8', '72?']);
  expect(spans[0]!.roles).toEqual([
    { id: 'car_price', probability: 0.5 },
    { id: 'bal_retirement', probability: 0.3 },
  ]);
  expect(asks[0]).toEqual({ id: 'loan_amortization', probability: 0.4 });
});

test('what a message does shows in the one before it', async () => {
  const { acts } = await score(['a 27,500 car', '60 months at 6.8', '72?']);
  expect(acts[0]!.id).toBe('change');
});

test('a second message has nothing further back', async () => {
  const { spans } = await score(['72?']);
  expect(spans[0]!.roles[0]!.id).toBe('bal_retirement');
});
