import { expect, it } from 'vitest';
import { taxEquivalentYield } from '#advisor/calculators/investing/tax-equivalent-yield.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(taxEquivalentYield, input, { year: 2026 }).result.figures.map(({ id, value }) => [
      id,
      value,
    ]),
  );

it('divides by what tax leaves, as the tables of bond dealers do', () => {
  // Printed in the usual tables: 3 % at 24 % is 3.95 %, 4 % at 32 % is 5.88 %, 3 % at 37 % is 4.76 %.
  expect(run({ tax_free: 3, tax_rate: 24 }).equivalent).toBeCloseTo(3.95, 2);
  expect(run({ tax_free: 4, tax_rate: 32 }).equivalent).toBeCloseTo(5.88, 2);
  expect(run({ tax_free: 3, tax_rate: 37 }).equivalent).toBeCloseTo(4.76, 2);
  expect(run({ tax_free: 3, tax_rate: 0 }).equivalent).toBe(3);
});

it('holds a taxable yield against it', () => {
  expect(run({ tax_free: 3.5, taxable: 5, tax_rate: 32 }).taxable_after_tax).toBeCloseTo(3.4, 10);
  expect(run({ tax_free: 3.5, tax_rate: 32 })).not.toHaveProperty('taxable_after_tax');
});
