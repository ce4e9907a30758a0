import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { umbrellaChoice } from '#advisor/guides/home/umbrella-choice.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(umbrellaChoice, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(umbrellaChoice, given, 2026).verdict.opening);

describe('umbrella insurance', () => {
  it('turns with what there is to lose', () => {
    expect([20_000, 99_999, 100_000].map((assets) => decide({ assets }))).toEqual([
      'limits_first',
      'limits_first',
      'yes',
    ]);
    expect(decide({ assets: 20_000, income: 180_000 })).toBe('yes');
    expect(decide({ assets: 20_000, home: 'owning' })).toBe('yes');
    expect(decide({ worth: 'little' })).toBe('limits_first');
    expect(decide({})).toBe('yes');
  });

  it('puts special risks before the size of savings', () => {
    expect(decide({ assets: 20_000, risk: 'teen_driver' })).toBe('yes_risk');
    expect(decide({ assets: 20_000, rental: true })).toBe('landlord');
    expect(run({ assets: 20_000 }).question?.field).toBe('risk');
  });

  it('measures a named policy against what is owned', () => {
    expect(decide({ assets: 2_400_000, cover: 1_000_000 })).toBe('more_cover');
    expect(decide({ assets: 1_300_000, cover: 1_000_000 })).toBe('yes');
    expect(openingOf({ assets: 2_400_000, cover: 1_000_000 })).toMatch(/^No, \$1,000,000 isn't enough/);
  });
});
