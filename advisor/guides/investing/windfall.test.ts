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

describe('a windfall in dollars', () => {
  const card = { kind: 'card', balance: 8000, rate: 24 };
  const student = { kind: 'student', balance: 22_000, rate: 5.5 };
  const told = { amount: 60_000, source: 'inherited', cash: 3000, spending: 3200, debts: [card, student] };
  const allOf = (given: Record<string, unknown>) => {
    const { opening: first, because, next } = runGuide(windfall, given, 2026).verdict;
    return [first, ...because, next].map(renderPlain).join(' ');
  };

  it('pays the card, fills six months of spending and says what is left', () => {
    expect(opening(told)).toBe(
      'Pay off the $8,000 on the cards first, put $16,200 in savings as your emergency fund, and invest the other $35,800.',
    );
    expect(allOf(told)).toContain('Keep paying the student loans at 5.5% as agreed');
  });

  it('takes each debt by its own rate, from eight percent on before the fund', () => {
    const withCar = (rate: number) => ({ ...told, debts: [card, { kind: 'car', balance: 14_000, rate }] });
    expect(opening(withCar(8))).toMatch(/^Pay off the cards and the car loan, \$22,000 in all first/);
    expect(opening(withCar(5))).toMatch(/^Pay off the \$8,000 on the cards first.*the other \$35,800\.$/);
  });

  it('keeps a month in cash where the money does not pay the card off', () => {
    expect(opening({ amount: 3000, none_saved: 'yes', spending: 2000, debts: [card] })).toBe(
      'Put $1,000 on the cards and keep $2,000 as your emergency fund.',
    );
  });

  it('lets a loan run where the fund takes all that is left', () => {
    const tight = { ...told, amount: 18_000, debts: [card, { kind: 'car', balance: 21_000, rate: 7.9 }] };
    expect(allOf(tight)).toContain('Keep paying the car loan at 7.9% as agreed for now');
    expect(allOf({ ...tight, amount: 30_000 })).toContain('as good a use as investing');
  });

  it('answers where the rest goes, and what becomes of all of it in the market', () => {
    expect(opening({ ...told, asked: 'rest' })).toContain('the other $35,800 into retirement accounts');
    expect(opening({ ...told, asked: 'market' })).toMatch(/^Not all of it: about \$35,800/);
    expect(opening({ ...told, debts: undefined, cash: 20_000, asked: 'market' })).toMatch(/^Yes, nearly all/);
  });

  it('guesses what a month costs from pay, and says so', () => {
    expect(decide({ amount: 25_000, pay: 38_000 })).toBe('split');
    expect(allOf({ amount: 25_000, pay: 38_000 })).toContain('if half of your pay goes to bills');
    expect(decide({ amount: 25_000 })).toBe('park');
  });

  it('sets tax aside first of what is taxed, and pays a loan from six percent on last', () => {
    const won = { amount: 90_000, source: 'taxed', cash: 10_000, spending: 3000 };
    expect(opening(won)).toBe(
      'Set $30,000 aside for tax, put $8,000 in savings as your emergency fund, and invest the other $52,000.',
    );
    const loan = (rate: number) => opening({ ...won, debts: [{ kind: 'car', balance: 12_000, rate }] });
    expect(loan(6)).toContain('pay off the $12,000 at 6%');
    expect(loan(5.9)).not.toContain('$12,000');
  });
});
