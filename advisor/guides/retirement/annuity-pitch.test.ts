import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { annuityPitch } from '#advisor/guides/retirement/annuity-pitch.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const ask = (given: Record<string, unknown>) => runGuide(annuityPitch, given, 2026);
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(annuityPitch, given, 2026).verdict.opening);

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

  it('knows the kind by what was told of it: a rate, or a check for a sum', () => {
    expect(ask({ amount: 100_000, rate: 5.2 }).decision).toBe('fixed');
    expect(opening({ rate: 5.2, other_rate: 4.1 })).toMatch(/^Yes, 5.2% beats 4.1%/);
    expect(opening({ rate: 4.1, other_rate: 5.2 })).toMatch(/^Take the 5.2%/);
    expect(ask({ amount: 100_000, check: 650, age: 66 }).decision).toBe('income');
    expect(ask({ amount: 100_000, check: 650, age: 66, pension: 'yes' }).decision).toBe('no');
  });

  it('leaves most of the savings outside', () => {
    const told = { amount: 200_000, check: 1250, age: 66 };
    expect(ask({ ...told, savings: 600_000 }).decision).toBe('income');
    expect(ask({ ...told, savings: 599_000 }).decision).toBe('less_income');
    expect(opening({ ...told, savings: 500_000 })).toContain('a third of your $500,000');
  });

  it('goes by how long it is owned, and leaves what costs more than waiting saves', () => {
    expect(ask({ held: 0.05 }).decision).toBe('cancel');
    expect(ask({ held: 4 }).decision).toBe('own_it');
    expect(ask({ held: 4, fee: 1.9 }).decision).toBe('own_it');
    expect(ask({ held: 4, fee: 2 }).decision).toBe('leave');
    expect(ask({ held: 4, fee: 7 }).decision).toBe('own_it');
    expect(opening({ held: 4, fee: 5, other_fee: 3.2 })).toContain('at 3.2% a year');
  });

  it('does not speak of your money where it is about someone else', () => {
    expect(opening({ amount: 150_000, their_age: 79 })).toBe("The $150,000 shouldn't go into it at 79.");
  });
});

it('does not take a promised rate that no fixed annuity pays for interest', () => {
  expect(ask({ rate: 6.4 }).decision).toBe('fixed');
  expect(ask({ rate: 6.5 }).decision).toBe('paper_growth');
  expect(opening({ rate: 7, amount: 260_000 })).toBe(
    "Don't sign over $260,000 for the 7%: that growth is almost surely not on your money.",
  );
});

it("uses the asker's age if a parent's age is stated too", () => {
  expect(opening({ amount: 250_000, age: 66, their_age: 97 })).toBe("Don't put your $250,000 into it.");
});

it('weighs how long the money would be tied up', () => {
  const { verdict } = ask({ amount: 200_000, savings: 260_000, surrender: 10 });
  expect(renderPlain(verdict.because[0]!)).toContain('tie up $200,000 of your $260,000 for 10 years');
});

it('says what Social Security leaves open for a check for life to cover', () => {
  const told = { kind: 'income', amount: 150_000, savings: 500_000, age: 66, benefit: 2200 };
  const because = (given: Record<string, unknown>) => ask(given).verdict.because.map(renderPlain).join(' ');
  expect(because({ ...told, spending: 4000 })).toContain('leaves $1,800 a month of your bills open');
  expect(renderPlain(ask({ ...told, spending: 2000 }).verdict.opening)).toMatch(/^You hardly need one/);
});

it('takes the smaller of two sums for the offer, in either order', () => {
  const told = { age: 66, kind: 'income' };
  const openingOf = (amount: number, other_sum: number) => opening({ ...told, amount, other_sum });
  expect(openingOf(500_000, 300_000)).toContain('less than $300,000: at most about a third of your $500,000');
  expect(openingOf(300_000, 500_000)).toBe(openingOf(500_000, 300_000));
  expect(ask({ ...told, amount: 500_000, other_sum: 150_000 }).decision).toBe('income');
});
