import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { moneyLasts } from '#advisor/calculators/retirement/spending/money-lasts.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(moneyLasts, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('how long the money lasts', () => {
  // Excel: NPER(1.05^(1/12)-1, -2500, 400000) = 259.5 months, NPER(5%/12, -2500, 400000) = 264.2 months.
  it('agrees with NPER and PMT', () => {
    const figures = run({ balance: 400_000, withdrawal: 2500, rate: 5 });
    expect(figures.years_lasting).toBeCloseTo(21.63, 1);
    expect(figures.years_otherwise).toBeCloseTo(22.02, 1);
    // PMT(1.04^(1/12)-1, 300, -500000)
    expect(run({ balance: 500_000, years: 25, rate: 4 }).withdrawal).toBeCloseTo(2619.48, 1);
  });

  it('is simple division without a return', () => {
    expect(run({ balance: 120_000, withdrawal: 1000, rate: 0 }).years_lasting).toBeCloseTo(10, 8);
    expect(run({ balance: 120_000, years: 10, rate: 0 }).withdrawal).toBeCloseTo(1000, 8);
  });

  it('gives an amount that lasts exactly as long, raised with inflation too', () => {
    const plan = { balance: 650_000, rate: 5, inflation: 2.5 };
    const { withdrawal } = run({ ...plan, years: 22 });
    expect(run({ ...plan, withdrawal }).years_lasting).toBeCloseTo(22, 6);
  });

  it('says so where it never runs out', () => {
    expect(run({ balance: 1_000_000, withdrawal: 2000, rate: 5 })).not.toHaveProperty('years_lasting');
  });

  it('takes from savings what other income leaves of the spending, and what is withdrawn as it is', () => {
    const plain = run({ balance: 300_000, withdrawal: 1500, rate: 4 });
    const spent = run({ balance: 300_000, spending: 3500, income: 2000, rate: 4 });
    expect(spent.years_lasting).toBe(plain.years_lasting);
    expect(run({ balance: 300_000, withdrawal: 1500, income: 2000, rate: 4 }).years_lasting).toBe(
      plain.years_lasting,
    );
    expect(run({ balance: 300_000, from_age: 65, until_age: 90 }).withdrawal).toBe(
      run({ balance: 300_000, years: 25 }).withdrawal,
    );
  });

  it('needs a withdrawal or a time', () => {
    expect(() => run({ balance: 1000 })).toThrow(InputProblem);
  });
});

it.each([
  ['yesno', { balance: 300_000, withdrawal: 2500, rate: 5, years: 20 }, 'No, with $2,500 a month taken out'],
  ['yesno', { balance: 300_000, withdrawal: 1500, rate: 5, years: 20 }, 'Yes, $300,000 lasts about'],
  [
    'yesno',
    { balance: 300_000, withdrawal: 500, rate: 5, years: 20 },
    'Yes, at 5% a year $300,000 doesn’t run out',
  ],
  ['payment', { balance: 300_000, withdrawal: 2500, rate: 5, years: 20 }, 'You can take out about $1,9'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(moneyLasts, want, input)).toContain(opening);
});
