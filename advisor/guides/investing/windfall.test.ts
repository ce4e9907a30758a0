import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { windfall } from '#advisor/guides/investing/windfall.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(windfall, given, 2026).decision;
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(windfall, given, 2026).verdict.opening);

describe('a windfall', () => {
  it('pays the card first, wherever the money came from', () => {
    expect(decide({ amount: 40_000, card: 6000, source: 'inherited' })).toBe('debt');
    expect(decide({ amount: 40_000, card: 0, source: 'inherited' })).toBe('inherited');
  });

  it('keeps an inherited retirement account whole', () => {
    expect(decide({ account: 280_000, source: 'inherited', card: 6000 })).toBe('account');
    expect(opening({ account: 280_000, source: 'inherited' })).toMatch(/^Don’t cash it out.*inherited IRA/);
    expect(opening({ account: 280_000, widowed: 'widowed' })).toMatch(/an IRA of your own/);
    expect(decide({ amount: 85_000, source: 'inherited', held_in: 'inherited_ira' })).toBe('account');
    expect(opening({ amount: 85_000, held_in: 'inherited_ira' })).toContain('$85,000');
    // One's own account beside inherited cash is no inherited account.
    expect(decide({ amount: 40_000, account: 90_000, source: 'inherited' })).toBe('inherited');
  });

  it('goes by where the money comes from', () => {
    expect(decide({ amount: 40_000, source: 'taxed' })).toBe('taxed');
    expect(decide({ amount: 40_000, source: 'other' })).toBe('park');
    expect(decide({ amount: 40_000, widowed: 'widowed' })).toBe('inherited');
  });

  it('turns careful where one insured account does not hold it', () => {
    expect([250_000, 250_001].map((amount) => decide({ amount }))).toEqual(['park', 'large']);
  });

  it('names the insured limit for a large inheritance, and cites it', () => {
    const { verdict, facts } = runGuide(windfall, { amount: 400_000, source: 'inherited' }, 2026);
    expect(verdict.because.map(renderPlain).join(' ')).toContain('$250,000');
    expect(facts.map(({ id }) => id)).toContain('deposit_insurance_limit');
  });

  it('keeps what is needed soon out of stocks', () => {
    expect(decide({ amount: 300_000, horizon: 2 })).toBe('soon');
    expect(decide({ amount: 300_000, horizon: 5 })).toBe('large');
    expect(opening({ amount: 300_000, horizon: 2 })).toContain('you need it in 2 years');
  });

  it('makes it the emergency fund of those who have none', () => {
    expect(decide({ amount: 5000 })).toBe('park');
    expect(opening({ amount: 5000, none_saved: 'yes' })).toMatch(/^Make the \$5,000 your emergency fund/);
    expect(opening({ amount: 50_000, card: 8000 })).toMatch(/^Pay off the \$8,000 on the cards first/);
  });

  it('puts a cushion before a loan that an inheritance could pay off', () => {
    const loan = (rate: number) =>
      renderPlain(runGuide(windfall, { amount: 150_000, source: 'inherited', rate }, 2026).verdict.opening);
    expect(loan(6)).toContain('Emergency fund first, then the loan at 6%');
    expect(loan(5.9)).toContain('just keep paying the loan at 5.9%');
  });
});

it('pays off a loan that is small beside an inheritance', () => {
  const openingOf = (given: Record<string, unknown>) =>
    renderPlain(runGuide(windfall, { source: 'inherited', rate: 6, ...given }, 2026).verdict.opening);
  expect(openingOf({ amount: 44_001, owed: 22_000 })).toMatch(/^Pay off the \$22,000 at 6%/);
  expect(openingOf({ amount: 44_000, owed: 22_000 })).toMatch(/^Emergency fund first/);
});

it('prices a card only with a rate that a card can have', () => {
  const because = (rate: number) =>
    runGuide(windfall, { amount: 65_000, card: 8400, rate }, 2026).verdict.because.map(renderPlain).join(' ');
  expect(because(24)).toContain('of interest a month');
  expect(because(7)).not.toContain('of interest a month');
});
