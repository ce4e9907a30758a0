import { describe, expect, it } from 'vitest';
import { cosign } from '#advisor/guides/family/cosign.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';

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
});
