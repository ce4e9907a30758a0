import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { stateIncomeTax } from '#advisor/calculators/tax/state/state-income-tax.ts';

const tax = (input: object, year = 2026) =>
  runCalculator(stateIncomeTax, input, { year }).result.figures.find(({ id }) => id === 'state_tax')!.value;

describe('state income tax on pay', () => {
  it('is that of the state’s own schedule', () => {
    // North Carolina 2026: 3.99 % of 80,000 - 12,750.
    expect(tax({ state: 'nc', wages: 80_000 })).toBeCloseTo(2683.28, 2);
    // Colorado 2026, joint: 4.4 % of 140,000 - 32,200.
    expect(tax({ state: 'co', wages: 140_000, filing_status: 'married_joint' })).toBeCloseTo(4743.2, 2);
    expect(openingOf(stateIncomeTax, { state: 'nc', wages: 80_000 })).toContain(
      'North Carolina would take about $2,683',
    );
  });

  it('is nothing in some states, and refused where it is not known', () => {
    expect(openingOf(stateIncomeTax, { state: 'fl', wages: 80_000 })).toBe(
      '$0 of it: Florida has no income tax on pay.',
    );
    expect(() => tax({ state: 'ut', wages: 80_000 })).toThrow('I don’t have the income tax of Utah');
    expect(() => tax({ state: 'oh' })).toThrow('Give your pay');
  });
});

describe('what was withheld for the state', () => {
  it.each([
    // 2,683.28 of tax: 3,000 - 2,683.28 and 2,683.28 - 2,400.
    [3000, 'You’d get about $316.72 back from North Carolina'],
    [2400, 'You’d still owe North Carolina about $283.28'],
  ])('is held against its tax: %d', (withheld, opening) => {
    expect(openingOf(stateIncomeTax, { state: 'nc', wages: 80_000, withheld })).toContain(opening);
  });
});
