import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { onePercentAdviser } from '#advisor/guides/retirement/one-percent-adviser.ts';

const ask = (given: Record<string, unknown>) => runGuide(onePercentAdviser, given, 2026);

describe('an adviser who charges one percent', () => {
  it('turns with what the help is for', () => {
    expect([undefined, 'investing', 'whole_plan', 'hands_off'].map((need) => ask({ need }).decision)).toEqual(
      ['no', 'no', 'flat_fee', 'worth_it'],
    );
    expect(ask({}).question?.field).toBe('need');
  });

  it('turns with the fee', () => {
    expect([0.5, 1, 1.3, 2].map((fee) => ask({ fee, need: 'hands_off' }).decision)).toEqual([
      'worth_it',
      'worth_it',
      'too_much',
      'too_much',
    ]);
  });

  it('says what the fee costs over the years', () => {
    const { runs } = ask({ fee: 1, savings: 600_000 });
    const cost = runs[0]!.run.result.figures.find(({ id }) => id === 'cost')!.value;
    // 600,000 at 6 % for twenty years, with and without a hundredth taken each year.
    expect(cost).toBeCloseTo(600_000 * (1.06 ** 20 - (1.06 * 0.99) ** 20), 0);
  });
});
