import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { loan401k } from '#advisor/calculators/retirement/distributions/loan-401k.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(loan401k, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(loan401k.explain(done.result as never, done.input as never).conclusion);
};

describe('loan from a 401(k)', () => {
  it('says what comes out of each paycheck', () => {
    // =PMT(9.5%/26,130,-15000) = 145.16.
    const loan = { amount: 15_000, rate: 9.5, years: 5, paid: 'every_two_weeks' };
    expect(run(loan).check_payment).toBeCloseTo(145.16, 2);
    expect(openingFor(loan401k, 'payment', loan)).toContain('$145.16 out of each paycheck');
    expect(run({ amount: 15_000 }).check_payment).toBeUndefined();
  });

  it('lends half of the vested balance, up to the limit of the law', () => {
    // 26 U.S.C. 72(p): the lesser of 50,000 and half of the balance; other loans of the last year come off.
    expect(run({ balance: 67_400 }).most).toBe(33_700);
    expect(run({ balance: 240_000 }).most).toBe(50_000);
    expect(run({ balance: 240_000, owed: 15_000 }).most).toBe(35_000);
    expect(conclude({ balance: 52_000, amount: 30_000 })).toContain('No, you may borrow $26,000 at most');
  });

  it('agrees with a schedule written in another language', () => {
    // =PMT(8.5%/12,60,-18000) = 369.30; 18,000 x 1.07^5 less each repaid principal, grown until the end.
    const figures = run({ balance: 52_000, amount: 18_000, rate: 8.5, years: 5 });
    expect(figures).toMatchObject({ payment: 369.3, interest: 4157.89 });
    expect(figures.missed_growth).toBeCloseTo(4140.24, 1);
  });

  it('misses nothing where the account would earn nothing', () => {
    expect(run({ amount: 10_000, return: 0 }).missed_growth).toBeCloseTo(0, 6);
  });

  it('asks for a balance or an amount', () => {
    expect(() => run({})).toThrow(InputProblem);
    expect(() => run({})).toThrow('Give the vested balance of the plan');
  });
});

it.each([
  ['yesno', { amount: 20_000, balance: 40_000 }, 'Yes, you may borrow $20,000'],
  ['yesno', { amount: 21_000, balance: 40_000 }, 'No, you may borrow $20,000 at most'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(loan401k, want, input)).toContain(opening);
});

it.each([
  ['amount', { amount: 20_000, balance: 60_000 }, 'the account misses about $'],
  ['amount', { balance: 60_000 }, 'You may borrow up to $30,000'],
  ['payment', { balance: 80_000, years: 5 }, 'Borrowing $40,000 from the plan costs $811.06 a month'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(loan401k, want, input)).toContain(opening);
});
