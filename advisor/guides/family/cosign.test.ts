import { describe, expect, it } from 'vitest';
import { cosign } from '#advisor/guides/family/cosign.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(cosign, given, 2026).decision;

describe('cosign', () => {
  it('says no unless the whole loan could be paid', () => {
    expect(decide({})).toBe('refuse');
    expect(decide({ could_pay: 'easily' })).toBe('as_your_own');
  });

  it('puts federal loans before a private one for school, but not before what cannot be paid', () => {
    expect(decide({ loan: 'student' })).toBe('federal_first');
    expect(decide({ loan: 'student', could_pay: 'no' })).toBe('refuse');
  });

  it('helps out of a loan that is signed', () => {
    expect(decide({ signed: 'yes', could_pay: 'easily' })).toBe('get_out');
  });

  it('says the payment where the loan is known', () => {
    const { runs } = runGuide(cosign, { amount: 22_000, rate: 9, term: 6 }, 2026);
    expect(runs[0]?.run.result.figures[0]).toMatchObject({ id: 'monthly_payment', value: 396.56 });
  });

  it('weighs savings against the loan', () => {
    expect(decide({ amount: 10_000, savings: 60_000 })).toBe('as_your_own');
    expect(decide({ amount: 10_000, savings: 20_000 })).toBe('refuse');
  });

  it('refuses beside poor credit whatever the savings', () => {
    expect(decide({ amount: 10_000, savings: 60_000, score: 540 })).toBe('refuse');
    expect(decide({ amount: 10_000, savings: 60_000, score: 700 })).toBe('as_your_own');
  });

  it('speaks of the lease where a rent is told', () => {
    expect(decide({ rent: 1800 })).toBe('lease');
    expect(decide({ rent: 1800, could_pay: 'no' })).toBe('refuse');
  });

  it('names the loan', () => {
    const { verdict } = runGuide(cosign, { amount: 28_000, rate: 11, term: 6 }, 2026);
    expect(renderPlain(verdict.opening)).toBe("No, don't cosign: the whole $28,000 would be your debt too.");
  });
});

it('speaks of the lease also where no rent is told', () => {
  expect(decide({})).toBe('refuse');
  expect(decide({ thing: 'lease' })).toBe('lease');
  expect(decide({ thing: 'lease', could_pay: 'no' })).toBe('refuse');
});

it('names the payment, weighs it by the pay of the borrower, and remembers missed payments', () => {
  const told = { amount: 19_000, savings: 80_000, their_pay: 36_000 };
  const opening = (given: Record<string, unknown>) =>
    renderPlain(runGuide(cosign, { ...told, ...given }, 2026).verdict.opening);
  expect([450, 451].map((payment) => decide({ ...told, payment }))).toEqual(['as_your_own', 'refuse']);
  expect(opening({ payment: 510 })).toContain('$510 a month, and the whole $19,000,');
  expect(decide({ ...told, late: true })).toBe('refuse');
  expect(opening({ late: true })).toContain('after missed payments');
  expect(opening({ past: 'late' })).toContain('after missed payments');
});
