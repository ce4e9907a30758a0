import { describe, expect, it } from 'vitest';
import { loanForWedding } from '#advisor/guides/debt/loan-for-wedding.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (given: Record<string, unknown>) => runGuide(loanForWedding, given, 2026);

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(loanForWedding, given, 2026).verdict.opening);
const decide = (given: Record<string, unknown>) => runGuide(loanForWedding, given, 2026).decision;

describe('a loan for a wish', () => {
  it('turns on what is saved', () => {
    expect([21_999, 22_000, 43_999, 44_000].map((cash) => run({ amount: 22_000, cash }).decision)).toEqual([
      'fill_gap',
      'smaller',
      'smaller',
      'cash',
    ]);
  });

  it('turns on what it is for', () => {
    expect(run({}).decision).toBe('no');
    expect(run({ kind: 'family_wedding' }).decision).toBe('family');
    expect(run({ kind: 'need', amount: 900, cash: 4000 }).decision).toBe('need');
  });

  it('says what the loan costs and what saving up takes', () => {
    const { runs } = run({ amount: 12_000, rate: 12, years: 3, horizon: 1 });
    const value = (at: number, name: string) =>
      runs[at]?.run.result.figures.find(({ id }) => id === name)?.value;
    expect(value(0, 'monthly_payment')).toBeCloseTo(398.57, 2);
    expect(value(1, 'monthly_needed')).toBeCloseTo(1000, 8);
  });

  it('clears cards first, and saves up where that is told', () => {
    expect(decide({ amount: 7500, card: 4000 })).toBe('card_first');
    expect(decide({ amount: 20_000, cash: 4000, save: 700, horizon: 1.5 })).toBe('save_up');
    expect(decide({ amount: 20_000, cash: 4000, horizon: 1.5 })).toBe('no');
    expect(openingOf({ amount: 18_000, cash: 11_000, rate: 14 })).toContain('only $7,000 is missing');
    expect(run({ amount: 18_000, cash: 11_000, kind: 'wish' }).question).toBeUndefined();
    expect(openingOf({ amount: 20_000, cash: 4000, save: 700, horizon: 1.5 })).toBe(
      'No loan: save for it, and plan for about $16,600 by the date.',
    );
  });
});

it('says when saving gets there, sooner with a gift', () => {
  const party = { amount: 20_000, rate: 13, years: 5, cash: 6000, save: 900 };
  expect(openingOf(party)).toContain('in about 16 months');
  expect(openingOf({ ...party, gift: 5000 })).toContain('in about 10 months');
  expect(decide({ ...party, save: undefined })).toBe('no');
});
