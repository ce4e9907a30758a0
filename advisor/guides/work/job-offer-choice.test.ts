import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { jobOfferChoice } from '#advisor/guides/work/job-offer-choice.ts';

const decide = (given: Record<string, unknown>) => runGuide(jobOfferChoice, given, 2026).decision;

describe('job offer', () => {
  it('turns from staying to asking to taking as the offer rises', () => {
    expect([78_000, 84_000, 90_000, 93_000].map((offer) => decide({ pay: 80_000, offer }))).toEqual([
      'stay',
      'negotiate',
      'take',
      'take',
    ]);
  });

  it('wants a larger raise where the benefits are worse, and a smaller one where they are better', () => {
    expect(decide({ pay: 80_000, offer: 92_000, benefits: 'worse' })).toBe('negotiate');
    expect(decide({ pay: 80_000, offer: 97_000, benefits: 'worse' })).toBe('take');
    expect(decide({ pay: 80_000, offer: 82_000, benefits: 'better' })).toBe('take');
  });

  it('says what the raise leaves after taxes, and asks for the benefits', () => {
    const { runs, question } = runGuide(jobOfferChoice, { pay: 80_000, offer: 90_000 }, 2026);
    const kept = runs[0]?.run.result.figures.find(({ id }) => id === 'kept')?.value ?? 0;
    // The 22% bracket and 7.65% of payroll taxes.
    expect(kept).toBeCloseTo(10_000 * (1 - 0.22 - 0.0765), 0);
    expect(question?.field).toBe('benefits');
  });

  it('decides without pay, too', () => expect(decide({})).toBe('compare'));
});
