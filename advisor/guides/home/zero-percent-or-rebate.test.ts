import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { zeroPercentOrRebate } from '#advisor/guides/home/zero-percent-or-rebate.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(zeroPercentOrRebate, given, 2026);
const decide = (given: Record<string, unknown>) => run(given).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(zeroPercentOrRebate, given, 2026).verdict.opening);

describe('0% or the rebate', () => {
  const deal = { price: 48_000, rate: 0, other_rate: 5.9, term: 5 };

  it('turns where the rebate is more than the interest', () => {
    expect(decide({ ...deal, rebate: 4500 })).toBe('zero');
    expect(decide({ ...deal, rebate: 7500 })).toBe('rebate');
    expect(decide({ ...deal, rebate: 4500, term: 2 })).toBe('rebate');
  });

  it('knows which of two rates is the special one', () => {
    expect(decide({ ...deal, rate: 5.9, other_rate: 0, rebate: 4500 })).toBe('zero');
    expect(decide({ ...deal, rate: 5.9, other_rate: undefined, rebate: 4500 })).toBe('zero');
  });

  it('takes the rebate for cash, and asks how it is paid', () => {
    expect(decide({ ...deal, rebate: 4500, cash: 'cash' })).toBe('rebate_cash');
    expect(decide({})).toBe('zero_usually');
    expect(run({}).question?.field).toBe('cash');
  });

  it('adds up what it costs both ways, with a trade-in borrowing less', () => {
    const totalsOf = (given: Record<string, unknown>) =>
      ['low_total', 'rebate_total'].map(
        (id) => run(given).runs[0]!.run.result.figures.find((figure) => figure.id === id)!.value,
      );
    const [zero, own] = totalsOf({ ...deal, rebate: 4500 });
    expect(zero).toBe(48_000);
    expect(own).toBeCloseTo(50_337, 0);
    expect(totalsOf({ ...deal, rebate: 4500, trade_in: 10_000 })[1]).toBeCloseTo(48_766, 0);
  });

  it('goes by the score and by what savings earn', () => {
    expect(decide({ rebate: 2000, score: 699 })).toBe('rebate_score');
    expect(decide({ rebate: 2000, score: 700 })).toBe('zero_usually');
    expect(decide({ rate: 0, savings_rate: 4.3 })).toBe('zero_keep_cash');
    expect(decide({ rate: 0, savings_rate: 4.3, rebate: 2000, cash: 'cash' })).toBe('rebate_cash');
    expect(decide({ rate: 2.9, savings_rate: 3.5 })).toBe('zero_usually');
    expect(openingOf({ rate: 0, savings_rate: 4.3 })).toBe(
      'Take the special rate and keep your cash: it earns 4.3% meanwhile.',
    );
  });
});

it('takes a store offer without interest for something that is no car', () => {
  expect(run({ item: 9000, rate: 0, term: 2, savings: 14_000 }).decision).toBe('store_offer');
  expect(renderPlain(run({ item: 9000, rate: 0, term: 2, savings: 14_000 }).verdict.opening)).toContain(
    '$375',
  );
  expect(run({ item: 9000, rate: 0, rebate: 500 }).decision).toBe('zero_usually');
  expect(run({ price: 9000, rate: 0 }).decision).toBe('zero_usually');
});
