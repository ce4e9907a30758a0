import { describe, expect, it } from 'vitest';
import { cannotPayTaxes } from '#advisor/guides/debt/taxes/cannot-pay-taxes.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(cannotPayTaxes, given, 2026).decision;

const openingOf = (given: Record<string, unknown>) =>
  renderPlain(runGuide(cannotPayTaxes, given, 2026).verdict.opening);

describe('a tax bill that cannot be paid', () => {
  it('goes on a monthly plan up to what the IRS grants online', () => {
    expect(decide({})).toBe('monthly_plan');
    expect(decide({ owed: 50_000, means: 'monthly' })).toBe('monthly_plan');
    expect(decide({ owed: 50_001, means: 'monthly' })).toBe('large');
  });

  it('goes on the short plan where the money comes soon', () => {
    expect(decide({ owed: 8700, means: 'soon' })).toBe('short_plan');
  });

  it('is put off where nothing can be paid', () => {
    expect(decide({ owed: 68_000, means: 'nothing' })).toBe('hardship');
  });

  it('pays from savings what they can bear', () => {
    expect(decide({ owed: 10_000, cash: 15_000 })).toBe('pay_now');
    expect(decide({ owed: 10_000, cash: 14_000 })).toBe('part_now');
    expect(decide({ owed: 10_000, cash: 9000 })).toBe('monthly_plan');
  });

  it('keeps the bill off a card, and says what the card would charge', () => {
    expect(openingOf({ owed: 3200, card: true, rate: 24 })).toBe(
      "No, don't put the $3,200 on a card at 24%: take an IRS payment plan.",
    );
    expect(decide({ owed: 3200, card: true })).toBe('monthly_plan');
  });

  it('checks a proposal and a bill that was paid before anything is paid', () => {
    const decision = (given: Record<string, unknown>) => runGuide(cannotPayTaxes, given, 2026).decision;
    expect(decision({ owed: 2340, asked: 'proposal' })).toBe('check_letter');
    expect(decision({ owed: 1180, asked: 'paid' })).toBe('already_paid');
    expect(decision({ owed: 2340, asked: 'proposal', means: 'monthly' })).toBe('monthly_plan');
  });
});

describe('what a plan with the IRS takes', () => {
  it('is said for the payment that was told, and shorter with cash', () => {
    expect(openingOf({ owed: 9400, monthly: 200 })).toContain('$200 a month clears it in about 60 months');
    expect(openingOf({ owed: 9400, monthly: 200, cash: 3000 })).toContain('in about 49 months');
    expect(openingOf({ owed: 9400 })).toMatch(/about \$199\.\d\d a month clears it in five years/);
  });

  it('turns where a payment would take more than ten years', () => {
    expect(decide({ owed: 9400, monthly: 130 })).toBe('monthly_plan');
    expect(decide({ owed: 9400, monthly: 120 })).toBe('too_slow');
  });

  it('beats a loan that costs more than its interest and penalty', () => {
    expect(openingOf({ owed: 18_500, loan: true, rate: 12 })).toBe(
      'Take the IRS payment plan, not the loan at 12%.',
    );
    expect(openingOf({ owed: 18_500, loan: true, rate: 7 })).toMatch(
      /^The loan at 7% can be the cheaper way/,
    );
    const { verdict } = runGuide(cannotPayTaxes, { owed: 18_500, loan: true, rate: 7 }, 2026);
    expect(renderPlain(verdict.next)).toContain('pay the IRS in full with it');
  });
});

it('takes a rate beside the bill for that of a loan', () => {
  expect(decide({ owed: 18_500, rate: 12 })).toBe('not_on_card');
  expect(decide({ owed: 18_500 })).toBe('monthly_plan');
});
