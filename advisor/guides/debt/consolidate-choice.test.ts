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

describe('what consolidating saves', () => {
  const cards = { debts: [{ balance: 11_000, rate: 26, minimum: 0 }], total: 11_000, new_rate: 12, years: 4 };
  const first = (given: Record<string, unknown>) => renderPlain(run(given).verdict.because[0]!);

  it('is said in the opening, with the fee and against what is paid now', () => {
    expect(openingOf({ ...cards, budget: 400, fee_percent: 5 })).toBe(
      'Yes, take the one loan at 12%: it saves you about $2,307 in all, fee included.',
    );
    expect(first({ ...cards, budget: 400 })).toContain(
      'At the $400 a month you pay now, the cards take 43 months',
    );
  });

  it('is not said where the same payment would hardly clear the cards', () => {
    const long = {
      debts: [{ balance: 32_000, rate: 24, minimum: 0 }],
      total: 32_000,
      new_rate: 8.5,
      years: 5,
    };
    expect(openingOf(long)).toBe('Yes, take the one loan at 8.5%.');
    expect(first(long)).toContain('hardly make the cards smaller');
  });

  it('may go on the house only for a few years and with the cards put away', () => {
    const house = { ...cards, home: true };
    expect(decide({ ...house, spending: 'stopped' })).toBe('house_with_care');
    expect(decide({ ...house, years: 6, spending: 'stopped' })).toBe('not_the_house');
    expect(decide(house)).toBe('not_the_house');
  });
});
