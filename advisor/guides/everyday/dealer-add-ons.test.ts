import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { dealerAddOns } from '#advisor/guides/everyday/dealer-add-ons.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(dealerAddOns, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(dealerAddOns, given, 2026).verdict.opening);
const decide = (given: Record<string, unknown>) => run(given).decision;

describe('dealer add-ons', () => {
  it('skips them where nothing is known', () => {
    expect(decide({})).toBe('skip_extras');
  });

  it('turns on gap with what was put down', () => {
    const price = 30_000;
    expect([5999, 6000].map((down) => decide({ price, down }))).toEqual(['gap_from_insurer', 'skip_gap']);
    expect([10, 20].map((downShare) => decide({ downShare }))).toEqual(['gap_from_insurer', 'skip_gap']);
    expect(decide({ equity: 'no_loan' })).toBe('skip_gap');
  });

  it('skips the warranty whatever was put down', () => {
    expect(decide({ item: 'warranty', downShare: 5 })).toBe('skip_warranty');
  });

  it('cancels what was signed', () => {
    expect(decide({ item: 'gap', signed: 'yes', downShare: 5 })).toBe('cancel');
  });

  it('counts a long loan, and names the price', () => {
    const told = { price: 30_000, down: 6000, item: 'gap' };
    expect(decide({ ...told, term: 5 })).toBe('skip_gap');
    expect(decide({ ...told, term: 6 })).toBe('gap_from_insurer');
    expect(opening({ item: 'warranty', cost: 2800 })).toContain('put the $2,800 aside');
  });
});
