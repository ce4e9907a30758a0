import { describe, expect, it } from 'vitest';
import { debtSettlementPitch } from '#advisor/guides/debt/debt-settlement-pitch.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(debtSettlementPitch, given, 2026).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(debtSettlementPitch, given, 2026).verdict.opening);

describe('a debt settlement offer', () => {
  it('is declined, also for people who pay on time', () => {
    expect(decide({})).toBe('no');
    expect(decide({ stage: 'current', offer: 'settlement' })).toBe('no');
    expect(decide({ stage: 'behind' })).toBe('yourself');
  });

  it('is canceled after signing, whatever the offer was', () => {
    expect(decide({ stage: 'signed', offer: 'credit_repair' })).toBe('leave');
  });

  it('tells credit repair and false government programs apart', () => {
    expect(decide({ stage: 'behind', offer: 'credit_repair' })).toBe('repair');
    expect(decide({ offer: 'government' })).toBe('scam');
  });

  it('depends on benefits, savings and court papers', () => {
    expect(decide({ balance: 25_000, benefits: 20_000 })).toBe('protected');
    expect(decide({ balance: 25_000, benefits: 20_000, income: 30_000 })).toBe('no');
    expect(decide({ balance: 10_000, cash: 15_000 })).toBe('pay_off');
    expect(decide({ balance: 10_000, cash: 14_000 })).toBe('no');
    expect(decide({ balance: 10_000, sued: true })).toBe('answer_court');
    expect(openingOf({ balance: 10_000, cash: 15_000 })).toBe(
      "No, don't sign: you can pay the $10,000 off from your savings.",
    );
  });
});

it('holds what they collect, or their fee, against a counselor', () => {
  const first = (given: Record<string, unknown>) =>
    renderPlain(runGuide(debtSettlementPitch, given, 2026).verdict.because[0]!);
  expect(first({ balance: 27_000, payment: 480, term: 48 })).toMatch(
    /collect \$23,040.*about \$547\.46 a month/,
  );
  expect(first({ balance: 18_000, fee: 25 })).toContain('$4,500');
  expect(first({ balance: 27_000, take_home: 3900 })).toContain('can carry');
  expect(first({ balance: 27_000, take_home: 2100 })).toContain('more than most people can keep up');
});
