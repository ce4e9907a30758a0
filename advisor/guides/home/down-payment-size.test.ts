import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { downPaymentSize } from '#advisor/guides/home/down-payment-size.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(downPaymentSize, given, 2026);
const choice = { price: 300_000, share: 10, other_share: 20 };

describe('down payment size', () => {
  it('puts more down only where a cushion stays after closing costs', () => {
    // A fifth and closing costs take $69,000; $12,000 have to stay.
    expect(run({ ...choice, cash: 81_000 }).decision).toBe('more');
    expect(run({ ...choice, cash: 80_900 }).decision).toBe('less');
  });

  it('waits where even the smaller one leaves nothing', () => {
    expect(run({ ...choice, cash: 45_000 }).decision).toBe('less');
    expect(run({ ...choice, cash: 44_000 }).decision).toBe('wait');
  });

  it('keeps more for a baby on the way', () => {
    expect(run({ ...choice, cash: 85_000 }).decision).toBe('more');
    expect(run({ ...choice, cash: 85_000, expecting: true }).decision).toBe('less');
  });

  it('names the down payment that was asked about', () => {
    expect(renderPlain(run({ ...choice, cash: 70_000 }).verdict.opening)).toBe(
      'Put 10% down and keep the rest as your cushion.',
    );
  });

  it('gives the rule where price or savings are not known, and goes by the button', () => {
    expect(run({ price: 300_000 }).decision).toBe('rule');
    expect(run({ cushion: 'enough' }).decision).toBe('more');
    expect(run({ cushion: 'little' }).decision).toBe('less');
  });
  it('takes what is left after closing for the cushion, and tells the payments at a rate', () => {
    const left = { ...choice, left_over: 'after' };
    expect(run({ ...left, cash: 12_000 }).decision).toBe('more');
    expect(run({ ...left, cash: 11_999 }).decision).toBe('keep_cash');
    expect(renderPlain(run({ ...left, cash: 8000 }).verdict.opening)).toContain('$8,000 left is too thin');
    const alone = run({ price: 300_000, share: 20, left_over: 'after', cash: 8000, rate: 6.6 }).verdict;
    expect(renderPlain(alone.opening)).toMatch(/^Put less down: /);
    expect(alone.because).toHaveLength(1);
    const told = run({ ...choice, cash: 70_000, rate: 6.6 })
      .verdict.because.map(renderPlain)
      .join(' ');
    expect(told).toMatch(/full cost is about \$2,\d{3} a month with the smaller one and \$1,\d{3} a month/);
  });
});
