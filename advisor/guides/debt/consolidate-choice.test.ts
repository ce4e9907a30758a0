import { describe, expect, it } from 'vitest';
import { consolidateChoice } from '#advisor/guides/debt/consolidate-choice.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const debts = [
  { balance: 15_000, rate: 24, minimum: 0 },
  { balance: 10_000, rate: 20, minimum: 0 },
];
const run = (given: Record<string, unknown>) => runGuide(consolidateChoice, given, 2026);

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(consolidateChoice, given, 2026).verdict.opening);
const decide = (given: Record<string, unknown>) => runGuide(consolidateChoice, given, 2026).decision;

describe('consolidating debts', () => {
  it('turns on what the new loan costs in all', () => {
    expect(run({ debts, new_rate: 12, years: 5, budget: 780 }).decision).toBe('yes');
    expect(run({ debts, new_rate: 19, years: 10, fee_percent: 6, budget: 1500 }).decision).toBe('no');
  });

  it('goes by the rates where no balance is known', () => {
    expect(run({ rate: 24, new_rate: 13 }).decision).toBe('yes');
    expect(run({ rate: 15, new_rate: 17 }).decision).toBe('no');
    expect(run({}).decision).toBe('usual');
  });

  it('keeps the house out of it, and sends those turned down to a counselor', () => {
    expect(run({ rate: 24, new_rate: 8, home: true }).decision).toBe('not_the_house');
    expect(run({ rate: 24, offer: 'denied' }).decision).toBe('counselor');
    expect(run({ rate: 24, new_rate: 8, spending: 'goes_on' }).decision).toBe('stop_first');
  });

  it('stays an answer where the debts would never end', () => {
    const endless = [{ balance: 15_000, rate: 30, minimum: 300 }];
    expect(run({ debts: endless, new_rate: 12 }).decision).toBe('usual');
  });

  it('says what the loan saves', () => {
    const { runs } = run({ debts, new_rate: 12, years: 5, budget: 780 });
    expect(runs[0]?.run.result.figures[0]).toMatchObject({ id: 'saved', value: expect.closeTo(3988, -1) });
  });

  it('skips the loan with a poor score and no offer, or with the savings to pay', () => {
    expect(decide({ total: 20_000, score: 639 })).toBe('counselor');
    expect(decide({ total: 20_000, score: 640 })).toBe('usual');
    expect(decide({ total: 20_000, credit: 'poor', new_rate: 12, rate: 24 })).toBe('yes');
    expect(decide({ total: 20_000, cash: 30_000 })).toBe('pay_off');
    expect(decide({ total: 20_000, cash: 29_000 })).toBe('usual');
  });

  it('opens with the score', () => {
    expect(openingOf({ total: 20_000, score: 560 })).toBe(
      'No, with a score of 560 skip the loan and call a nonprofit credit counselor.',
    );
  });
});
