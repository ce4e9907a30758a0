import { expect, it } from 'vitest';
import { taxEquivalentYield } from '#advisor/calculators/investing/bonds/tax-equivalent-yield.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(taxEquivalentYield, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (given: object) => {
  const { input, result } = finish(given);
  return renderPlain(taxEquivalentYield.explain(result as never, input as never).conclusion);
};

it('divides by what tax leaves, as the tables of bond dealers do', () => {
  // Printed in the usual tables: 3 % at 24 % is 3.95 %, 4 % at 32 % is 5.88 %, 3 % at 37 % is 4.76 %.
  expect(run({ tax_free: 3, tax_rate: 24 }).equivalent).toBeCloseTo(3.95, 2);
  expect(run({ tax_free: 4, tax_rate: 32 }).equivalent).toBeCloseTo(5.88, 2);
  expect(run({ tax_free: 3, tax_rate: 37 }).equivalent).toBeCloseTo(4.76, 2);
});

it('adds state tax', () => {
  // 2.9 / (1 - 0.333).
  expect(run({ tax_free: 2.9, tax_rate: 24, other_rate: 9.3 }).equivalent).toBeCloseTo(4.3478, 4);
});

it('holds a taxable yield against it, in dollars where there is an amount', () => {
  expect(run({ tax_free: 3.5, taxable: 5, tax_rate: 32 }).taxable_after_tax).toBeCloseTo(3.4, 10);
  expect(run({ tax_free: 3.5, tax_rate: 32 })).not.toHaveProperty('taxable_after_tax');
  // 200,000: 5,900 tax-free against 5,712 after tax.
  expect(run({ tax_free: 2.95, taxable: 4.2, tax_rate: 32, amount: 200_000 }).more).toBeCloseTo(188, 6);
  expect(conclude({ tax_free: 3.5, taxable: 5, tax_rate: 32 })).toBe(
    'Take the tax-free 3.5%: the taxable 5% leaves you only 3.4% after tax.',
  );
  expect(conclude({ tax_free: 3.5, taxable: 4.75, tax_rate: 12 })).toContain('Take the taxable 4.75%');
});

it('takes the bracket from an income', () => {
  // 2026 (Rev. Proc. 2025-32): 120,000 - 16,100 = 103,900, between 50,400 and 105,700 for a single person: 22 %.
  // 210,000 - 32,200 = 177,800, between 100,800 and 211,400 for a couple: 22 %.
  expect(run({ tax_free: 3.1, taxable: 4.3, income: 120_000 }).tax_rate).toBe(22);
  expect(run({ tax_free: 3.7, income: 210_000, filing_status: 'married_joint' }).tax_rate).toBe(22);
});

it('gives the rate at which both leave as much where none is known', () => {
  // 1 - 3.6 / 4.8.
  expect(run({ tax_free: 3.6, taxable: 4.8 })).toEqual({ even_rate: expect.closeTo(25, 10) as number });
  expect(conclude({ taxable: 4.6, tax_rate: 35 })).toBe('After tax at 35% you keep 2.99% of the 4.6%.');
});

it.each([
  [{ tax_free: 3 }, 'Give your tax bracket, or what you earn a year.'],
  [{ taxable: 4 }, 'Give your tax bracket, or what you earn a year.'],
  [{ tax_rate: 22 }, 'Give the yield of the tax-free bond.'],
  [{ tax_free: 3, tax_rate: 80, other_rate: 20 }, 'The tax rates come to 100% or more: check them.'],
])('refuses %j', (input, sentence) => {
  expect(() => run(input)).toThrow(InputProblem);
  expect(() => run(input)).toThrow(sentence);
});

it('adds the tax on investment income above its threshold, and the state’s rate on the next dollar', () => {
  // 260,000 single: 32 % from 201,775 of taxable income, 3.8 % above 200,000 (26 U.S.C. 1411), California 9.3 %.
  const california = { tax_free: 3.2, income: 260_000, state: 'ca' };
  const done = run(california);
  expect(done).toMatchObject({ federal_rate: 35.8, investment_rate: 3.8 });
  expect(done.state_rate).toBeCloseTo(9.3, 1);
  expect(done.tax_rate).toBeCloseTo(45.1, 1);
  expect(done.equivalent).toBeCloseTo(3.2 / (1 - 0.451), 3);
  // Not below the threshold, and no state tax in Texas.
  expect(run({ tax_free: 3, income: 150_000, state: 'tx' })).toMatchObject({ tax_rate: 24 });
  // Pennsylvania takes 3.07 % of everything.
  expect(run({ tax_free: 3, income: 120_000, state: 'pa' }).state_rate).toBeCloseTo(3.07, 2);
});

it('takes no state tax off a Treasury, and the state’s alone off a muni of another state', () => {
  const told = { tax_rate: 24, other_rate: 9.3 };
  // 4.4 x 0.76; 3.2 x 0.907; matched: 3.2 / 0.76.
  expect(run({ ...told, tax_free: 3.2, taxable: 4.4, taxable_kind: 'treasury' })).toMatchObject({
    taxable_after_tax: expect.closeTo(3.344, 6) as number,
    equivalent: expect.closeTo(3.2 / 0.76, 6) as number,
  });
  const other = run({ ...told, tax_free: 3.2, taxable: 4.4, free_kind: 'other_state_muni' });
  expect(other.free_after_tax).toBeCloseTo(2.9024, 6);
  expect(other.equivalent).toBeCloseTo((3.2 * 0.907) / 0.667, 6);
  // A Treasury against a bank: 4.3 x 0.76 beats 4.6 x 0.667.
  const bank = { ...told, tax_free: 4.3, taxable: 4.6, free_kind: 'treasury' };
  expect(run(bank).equivalent).toBeCloseTo((4.3 * 0.76) / 0.667, 6);
  expect(conclude(bank)).toBe(
    'Take the Treasury at 4.3%: it leaves you 3.27% after tax, and the taxable 4.6% leaves you only 3.07%.',
  );
  expect(run({ ...told, tax_free: 3.2 })).toMatchObject({
    other_state_needed: expect.closeTo(3.2 / 0.907, 6) as number,
    treasury_needed: expect.closeTo(3.2 / 0.76, 6) as number,
  });
  // Named as taxable only, it is told what the same yield of a Treasury leaves.
  expect(run({ ...told, tax_free: 3.2, taxable: 4.4 }).treasury_after).toBeCloseTo(3.344, 6);
  expect(() => run({ tax_free: 3, taxable: 4, taxable_kind: 'treasury' })).toThrow('Give your tax bracket');
});
