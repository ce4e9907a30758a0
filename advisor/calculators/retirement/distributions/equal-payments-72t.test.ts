import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { equalPayments72t } from '#advisor/calculators/retirement/distributions/equal-payments-72t.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(equalPayments72t, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('equal payments by 72(t)', () => {
  // Notice 2022-6: the balance amortized over the Single Life Table; Excel PMT(5%, 36.2, -400000).
  it('amortizes over the Single Life Table', () => {
    const figures = run({ balance: 400_000, age: 50, rate: 5 });
    expect(figures.payment).toBeCloseTo(24124.89, 0);
    expect(figures.minimum_method).toBeCloseTo(11_049.72, 1);
    expect(figures.lasting).toBeCloseTo(9.5, 8);
    expect(run({ balance: 500_000, age: 52 }).payment).toBeCloseTo(30772.6, 0);
  });

  it('goes on for five years at least', () => {
    expect(run({ balance: 400_000, age: 58 }).lasting).toBe(5);
  });

  it('knows no table for the young', () => {
    expect(() => run({ balance: 400_000, age: 20 })).toThrow(InputProblem);
  });

  it('works out the balance for a payment', () => {
    // The other way round of the first case.
    expect(run({ balance: 0, wanted: 24_124.89, age: 50, rate: 5 }).carved).toBeCloseTo(400_000, -1);
    expect(() => run({ balance: 0, age: 50 })).toThrow(
      'Give the balance of the account, or the payment you want.',
    );
  });
});

it.each([
  ['yesno', { balance: 1_200_000, age: 49, wanted: 60_000, rate: 5 }, 'Yes: '],
  ['yesno', { balance: 400_000, age: 51, wanted: 30_000, rate: 4.8 }, 'No: '],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(equalPayments72t, want, input)).toContain(opening);
});
