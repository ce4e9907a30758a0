import { describe, expect, it } from 'vitest';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { compareInvestments } from '#advisor/calculators/investing/compare-investments.ts';
import { compoundGrowth } from '#advisor/calculators/saving/compound-growth.ts';
import { federalIncomeTax } from '#advisor/calculators/tax/federal-income-tax.ts';
import { marriageTax } from '#advisor/calculators/tax/marriage-tax.ts';
import { raiseAfterTax } from '#advisor/calculators/tax/raise-after-tax.ts';
import { rothConversion } from '#advisor/calculators/tax/roth-conversion.ts';
import { withDerived } from '#advisor/picture/derive.ts';
import type { Picture } from '#advisor/picture/picture.ts';
import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import { toldPicture } from '#server/testing/picture-facts.ts';

const sure = <T extends string>(id: T) => ({ id, probability: 1 });
const reading: Reading = {
  text: '',
  told: [],
  act: sure('new'),
  want: sure('amount'),
  relative: sure('none'),
  asks: [],
  facts: [],
};
const plan = (calculator: AnyCalculator, picture: Picture) =>
  planCalculation(calculator, { picture, reading, turn: 0, year: 2026, profile: {}, last: undefined });

describe('a plan', () => {
  it('has what a second case tells in place of what was told before', () => {
    const picture = toldPicture([
      { role: 'age_start', value: 25, unit: 'age' },
      { role: 'save_amount', value: 300, per: 'month' },
      { role: 'age_retire', value: 65, unit: 'age' },
      { role: 'rate_return', value: 8, unit: 'percent' },
      { role: 'age_start', value: 35, unit: 'age', case: 'b' },
    ]);
    const { runs } = plan(compoundGrowth, withDerived(picture, 2026));
    expect(runs.map(({ input }) => input.years)).toEqual([40, 30]);
  });

  const couple = toldPicture(
    [
      { role: 'wages', value: 60_000 },
      { role: 'wages', value: 40_000, owner: 'spouse' },
    ],
    'filing=married_separate',
  );

  it('leaves the spouse out of a separate return', () => {
    const { runs, leftover } = plan(federalIncomeTax, couple);
    expect(runs[0].input).toEqual({ wages: 60_000, filing_status: 'married_separate' });
    expect(leftover).toEqual([]);
  });

  it('counts both where two ways of filing are compared', () => {
    expect(plan(marriageTax, couple).runs[0].input).toMatchObject({ wages: 60_000, partner_wages: 40_000 });
  });

  it('runs only the other case where nothing can be worked out without it', () => {
    const { runs, problem } = plan(
      rothConversion,
      toldPicture([
        { role: 'wages', value: 45_000 },
        { role: 'conversion', value: 10_000, case: 'b' },
      ]),
    );
    expect(problem).toBeUndefined();
    expect(runs.map(({ input }) => input)).toEqual([{ wages: 45_000, convert: 10_000 }]);
  });
});

it('what follows from ages follows anew for each case', () => {
  const picture = withDerived(
    toldPicture([
      { role: 'save_amount', value: 800, per: 'month' },
      { role: 'rate_return', value: 6, unit: 'percent' },
      { role: 'age', value: 61, unit: 'age' },
      { role: 'age_retire', value: 70, unit: 'age', case: 'b' },
      { role: 'age_retire', value: 66, unit: 'age', case: 'a' },
    ]),
    2026,
  );
  const { runs, leftover } = plan(compoundGrowth, picture);
  expect(runs.map(({ input }) => input.years)).toEqual([5, 9]);
  expect(leftover).toEqual([]);
});

it('leads with the first case that can be run: without the bonus there is nothing to work out', () => {
  const picture = toldPicture([
    { role: 'wages', value: 57_000 },
    { role: 'bonus', value: 6000, case: 'b' },
  ]);
  const planned = plan(raiseAfterTax, picture);
  expect(planned.runs.map(({ input }) => input)).toEqual([{ wages: 57_000, bonus: 6000 }]);
  expect(planned.problem).toBeUndefined();
});

describe('two rates to compare', () => {
  const picture = toldPicture([
    { role: 'lump_sum', value: 20_000 },
    { role: 'rate_return', value: 5, unit: 'percent', case: 'a' },
    { role: 'rate_return', value: 8, unit: 'percent', case: 'b' },
    { role: 'horizon', value: 10, unit: 'time' },
  ]);

  it('are run one after the other', () => {
    expect(plan(compoundGrowth, picture).runs.map(({ input }) => input.rate)).toEqual([5, 8]);
  });

  it('are run once where the calculator itself compares', () => {
    const { runs } = plan(compareInvestments, picture);
    expect(runs).toHaveLength(1);
    expect(runs[0].input.investments).toEqual([{ rate: 5 }, { rate: 8 }]);
  });
});
