import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aboutField, wholeUnits, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculate } from '#advisor/calculators/publish/calculate.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { returnStatistics } from '#advisor/calculators/investing/returns/return-statistics.ts';

const year = 2026;

/** The bounds of a field, what lies just inside them, and anything between. */
function extremesOf(about: FieldAbout): fc.Arbitrary<unknown> {
  if (about.unit === 'flag') return fc.boolean();
  if (about.unit === 'choice') return fc.constantFrom(...Object.keys(about.options ?? {}));
  if (about.unit === 'list') {
    const item = inputsOf(about.items ?? {});
    const short = fc.array(item, { minLength: about.min ?? 0, maxLength: Math.min(6, about.max ?? 6) });
    const longest = Math.min(300, about.max ?? 300);
    return fc.oneof(
      short,
      item.map((one) => Array.from({ length: longest }, () => one)),
    );
  }
  const { min = 0, max = 1e9 } = about;
  const whole = wholeUnits.has(about.unit);
  const between = whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  const edges = [min, max, Math.max(min, Math.min(max, 1)), ...(min <= 0 ? [0] : [])];
  return fc.oneof(fc.constantFrom(...edges), between);
}

function inputsOf(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const described = Object.entries(fields).flatMap(([name, field]) => {
    const about = aboutField(field);
    return about ? [[name, extremesOf(about)] as const] : [];
  });
  return fc.record(Object.fromEntries(described), { requiredKeys: [] });
}

/** Every number of a value, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

describe('no number that is none leaves a calculator', () => {
  it.each(calculators.map((calculator) => [calculator.name, calculator] as const))('%s', (_, calculator) => {
    const example = fc.constantFrom(...calculator.examples.map(({ input }) => input));
    fc.assert(
      fc.property(example, inputsOf(calculator.fields as Fields), (usual, extreme) => {
        try {
          const { inputs: _given, ...said } = calculate(calculator, { ...usual, ...extreme }, year);
          expect(numbersIn(said).filter((number) => !Number.isFinite(number))).toEqual([]);
          expect(JSON.stringify(said)).not.toMatch(/\bNaN\b|\bInfinity\b|∞/);
        } catch (error) {
          if (!(error instanceof InputProblem)) throw error;
        }
      }),
      { numRuns: 30 },
    );
  });

  it('finds the deepest fall of a fortune beyond every number', () => {
    const value = (returns: number[]) =>
      runCalculator(
        returnStatistics,
        { returns: returns.map((one) => ({ value: one })) },
        { year },
      ).result.figures.find(({ id }) => id === 'max_drawdown')?.value;
    const grown = Array.from({ length: 299 }, () => 1000);
    expect(value([...grown, 1000])).toBeCloseTo(0, 9);
    expect(value([...grown, -25])).toBeCloseTo(25, 9);
  });
});
