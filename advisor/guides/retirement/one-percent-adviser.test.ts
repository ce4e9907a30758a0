import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { onePercentAdviser } from '#advisor/guides/retirement/one-percent-adviser.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(onePercentAdviser, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(onePercentAdviser, given, 2026).verdict.opening);

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

  it('says what it takes this year', () => {
    expect(ask({ fee: 1, savings: 800_000 }).verdict.because.map(renderPlain).join(' ')).toContain(
      '1% is $8,000 this year, and it costs you about $467,',
    );
  });

  it('calls a low fee fair, unless only investing is wanted', () => {
    expect(ask({ fee: 0.6, savings: 1_200_000 }).decision).toBe('fair');
    expect(ask({ fee: 0.7, savings: 1_200_000 }).decision).toBe('no');
    expect(ask({ fee: 0.5, need: 'investing' }).decision).toBe('no');
    expect(opening({ fee: 1.25, savings: 800_000 })).toMatch(/^No, 1.25% a year isn't worth it/);
  });

  it('compares a flat fee with a percentage', () => {
    expect(opening({ fee: 1, savings: 500_000, flat: 3000 })).toBe(
      'Take the flat $3,000: the percentage would cost you about $5,000 a year.',
    );
    expect(ask({ fee: 1, savings: 300_000, flat: 3000 }).decision).toBe('percent_cheaper');
  });
});

it('says why one percent costs so much, with the number', () => {
  expect(ask({ fee: 1 }).decision).toBe('no');
  const { decision, verdict } = ask({ fee: 1, asked: 'why' });
  expect(decision).toBe('adds_up');
  // 100,000 for thirty years at 6 % and at 5 %: 574,349 less 432,194, up to the rounding of how the fee is taken.
  expect(verdict.because.map(renderPlain).join(' ')).toMatch(/1% a year takes about \$1[45]\d,\d{3}/);
});

it('judges the fee on savings that were told instead of explaining it', () => {
  const decision = (given: Record<string, unknown>) => runGuide(onePercentAdviser, given, 2026).decision;
  expect(decision({ asked: 'why' })).toBe('adds_up');
  expect(decision({ asked: 'why', fee: 1.1, savings: 750_000 })).toBe('no');
});
