import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { annuityPitch } from '#advisor/guides/retirement/annuity-pitch.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(annuityPitch, given, 2026);

describe('an annuity pitch', () => {
  it('says no to what is usually pitched, and turns with the kind', () => {
    expect(
      [undefined, 'unknown', 'indexed_or_variable', 'fixed', 'income'].map((kind) => ask({ kind }).decision),
    ).toEqual(['no', 'no', 'no', 'fixed', 'income']);
    expect([59, 60].map((age) => ask({ kind: 'income', age }).decision)).toEqual(['too_early', 'income']);
  });

  it('goes by the stage before anything else', () => {
    expect(ask({ kind: 'income', stage: 'just_signed' }).decision).toBe('cancel');
    expect(ask({ stage: 'owned_long' }).decision).toBe('own_it');
    expect(ask({}).question?.field).toBe('stage');
  });

  it('uses the amount that was named', () => {
    expect(renderPlain(ask({ amount: 200_000 }).verdict.opening)).toContain('$200,000');
  });
});
