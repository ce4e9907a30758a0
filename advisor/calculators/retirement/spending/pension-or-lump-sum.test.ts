import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { pensionOrLumpSum } from '#advisor/calculators/retirement/spending/pension-or-lump-sum.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(pensionOrLumpSum, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclude = (input: object) => {
  const done = finish(input);
  return renderPlain(pensionOrLumpSum.explain(done.result as never, done.input as never).conclusion);
};

describe('pension or lump sum', () => {
  it('agrees with a spreadsheet', () => {
    // The monthly rate at 5 % a year is 1.05^(1/12) - 1. =PV(month,336,-2240) = 409,558.06; the rate of 336 payments that
    // are worth 365,000 is 6.1439 % a year; =NPER(month,2240,-365000) ends in the 269th month.
    const figures = run({ pension: 2240, lump: 365_000, age: 62 });
    expect(figures.pension_worth).toBeCloseTo(409_558.06, 1);
    expect(figures.break_even_return).toBeCloseTo(6.143_893, 5);
    expect(figures.empty_age).toBeCloseTo(62 + 269 / 12, 8);
    expect(figures.total).toBeCloseTo(2240 * 336, 4);
    expect(conclude({ pension: 2240, lump: 365_000, age: 62 })).toBe(
      'The pension is worth more: about $409,558 today against $365,000, if you live to 90.',
    );
  });

  it('discounts the years before the pension starts, and applies a yearly raise', () => {
    // =PV(month,300,-640)/1.05^8.
    expect(run({ pension: 640, age: 57, start_age: 65 }).pension_worth).toBeCloseTo(74_926.24, 1);
    // Checked with a sum over 384 months in another language: 44,000 / 12 x 1.025^year.
    const police = { pension: 44_000 / 12, raise: 2.5, age: 54, until: 86, rate: 5 };
    expect(run(police).pension_worth).toBeCloseTo(967_498.96, 1);
  });

  it('is worth as much as the lump sum at the break-even return', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 9000 }),
        fc.integer({ min: 50, max: 75 }),
        fc.double({ min: 1, max: 12, noNaN: true }),
        (pension, age, rate) => {
          const lump = run({ pension, age, rate }).pension_worth;
          expect(run({ pension, age, lump }).break_even_return).toBeCloseTo(rate, 6);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('does not recommend a single-life pension in poor health', () => {
    const offer = { pension: 2240, lump: 365_000, age: 62 };
    const which = (more: object) => openingFor(pensionOrLumpSum, 'which', { ...offer, ...more });
    expect(which({})).toMatch(/^Take the pension: /);
    expect(which({ health: 'poor' })).toMatch(/^With poor health, take the \$365,000: .* past about 84/);
    expect(which({ marital: 'married' })).toMatch(/^Take the pension only in the form that goes on for your/);
    expect(which({ health: 'poor', marital: 'married' })).toBe(which({ marital: 'married' }));
    expect(conclude({ ...offer, health: 'poor' })).toMatch(/^With poor health/);
    expect(openingFor(pensionOrLumpSum, 'yesno', { ...offer, health: 'poor' })).toMatch(/^With poor health/);
    // A lump sum that is worth more is recommended in any health.
    const better = { ...offer, lump: 500_000 };
    expect(openingFor(pensionOrLumpSum, 'which', { ...better, health: 'poor' })).toMatch(
      /^Take the lump sum/,
    );
  });

  it('says that the lump sum is worth more if it is', () => {
    expect(conclude({ pension: 640, lump: 88_000, age: 57, start_age: 65 })).toContain(
      'The lump sum is worth more',
    );
    expect(run({ pension: 640, lump: 88_000, age: 57, start_age: 65 })).not.toHaveProperty('empty_age');
  });

  it.each([
    [{ lump: 5 }, 'Monthly pension is missing.'],
    [{ pension: 100, age: 70, start_age: 62 }, 'would have started already'],
    [{ pension: 100, age: 90 }, 'Give an age to live to'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['which', { pension: 2000, lump: 150_000, age: 65 }, 'Take the pension'],
  ['which', { pension: 2000, lump: 900_000, age: 65 }, 'Take the lump sum'],
  ['yesno', { pension: 2000, lump: 150_000, age: 65 }, 'No, keep the pension'],
  ['yesno', { pension: 2000, lump: 900_000, age: 65 }, 'Yes, $900,000 is a fair offer'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(pensionOrLumpSum, want, input)).toContain(opening);
});
