import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { rothVsTraditional } from '#advisor/calculators/retirement/contributions/roth-vs-traditional.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(rothVsTraditional, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const conclusion = (input: object) => {
  const { input: read, result } = finish(input);
  return renderPlain(rothVsTraditional.explain(result as never, read as never).conclusion);
};

const rate = fc.double({ min: 0, max: 50, noNaN: true });
const situation = fc.record({
  rate_now: rate,
  rate_later: rate,
  amount: fc.integer({ min: 100, max: 50_000 }),
  years: fc.integer({ min: 1, max: 50 }),
  rate: fc.double({ min: 0, max: 12, noNaN: true }),
  frequency: fc.constantFrom('yearly', 'once'),
});

describe('Roth or traditional', () => {
  it('tells what a single contribution becomes, too', () => {
    // 8,000 x 1.06^25 = 34,334.97: 88 % of it is 30,214.77, 76 % is 26,094.57.
    const figures = run({ rate_now: 24, rate_later: 12, amount: 8000, years: 25, rate: 6 });
    expect(figures.traditional_once).toBeCloseTo(30_214.77, 2);
    expect(figures.roth_once).toBeCloseTo(26_094.57, 2);
  });

  it('agrees with a calculation by hand', () => {
    // 10,000 once, 10 years at 7 %: 10,000 x 1.07^10 = 19,671.51.
    // Traditional at 12 % later: 19,671.51 x 0.88 = 17,310.93. Roth at 22 % now: 7,800 x 1.07^10 = 15,343.78.
    const figures = run({
      rate_now: 22,
      rate_later: 12,
      amount: 10_000,
      frequency: 'once',
      years: 10,
      rate: 7,
    });
    expect(figures.traditional_value).toBeCloseTo(17_310.93, 2);
    expect(figures.roth_value).toBeCloseTo(15_343.78, 2);
    expect(figures.roth_advantage).toBeCloseTo(-1967.15, 2);
    expect(figures.break_even_rate).toBe(22);
  });

  it('agrees with Excel for yearly contributions', () => {
    // =FV(0.06,25,-5000) is 274,322.56.
    const { roth_value: roth, traditional_value: traditional } = run({ rate_now: 10, rate_later: 20 });
    expect(roth).toBeCloseTo(274_322.56 * 0.9, 1);
    expect(traditional).toBeCloseTo(274_322.56 * 0.8, 1);
  });

  it('is the same for equal rates, whatever else', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const { roth_value: roth, traditional_value: traditional } = run({
          ...given,
          rate_later: given.rate_now,
        });
        expect(Math.abs(roth! - traditional!)).toBeLessThanOrEqual(1e-9 * roth!);
      }),
    );
  });

  it('is even at the break-even rate, also at the full limit, and turns there', () => {
    fc.assert(
      fc.property(situation, fc.boolean(), (given, full_limit) => {
        const { break_even_rate: even } = run({ ...given, full_limit });
        const at = (later: number) => run({ ...given, full_limit, rate_later: later }).roth_advantage!;
        expect(Math.abs(at(even!))).toBeLessThanOrEqual(1e-6);
        expect(at(even! + 1)).toBeGreaterThan(0);
        expect(at(Math.max(0, even! - 1))).toBeLessThanOrEqual(1e-6);
      }),
    );
  });

  it('favors Roth at the full limit and equal rates, because more of it is sheltered', () => {
    // 10,000 once, 10 years at 7 %, 24 %: tax saved 2,400 grows to 4,721.16; gain 2,321.16, tax on it at 15 % 348.17;
    // side 4,372.99. Roth 19,671.51; traditional 19,671.51 x 0.76 + 4,372.99 = 19,323.34.
    const input = {
      rate_now: 24,
      rate_later: 24,
      amount: 10_000,
      frequency: 'once',
      years: 10,
      rate: 7,
      full_limit: true,
    };
    const figures = run(input);
    expect(figures.side_value).toBeCloseTo(4372.99, 2);
    expect(figures.roth_advantage).toBeCloseTo(348.17, 2);
    // 4,372.99 / 19,671.51 = 22.23 %.
    expect(figures.break_even_rate).toBeCloseTo(22.23, 2);
    expect(run({ ...input, gains_rate: 0 }).roth_advantage).toBeCloseTo(0, 8);
  });

  it('says which one wins', () => {
    expect(conclusion({ rate_now: 22, rate_later: 12 })).toMatch(/^Traditional leaves you more/);
    expect(conclusion({ rate_now: 12, rate_later: 22 })).toMatch(/^Roth leaves you more/);
    expect(conclusion({ rate_now: 12, rate_later: 12 })).toMatch(/^Both leave you the same/);
  });

  it.each([
    [{ rate_now: 22 }, 'Tax rate in retirement is missing.'],
    [{ rate_now: 99, rate_later: 12 }, 'Tax rate now must be at most 70%.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['which', { rate_now: 12, rate_later: 22 }, 'Roth, by about'],
  ['which', { rate_now: 22, rate_later: 12 }, 'Traditional, by about'],
  ['yesno', { rate_now: 22, rate_later: 22 }, 'It’s a tie'],
  ['rate', { rate_now: 22, rate_later: 22 }, 'The break-even is 22%'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(rothVsTraditional, want, input)).toContain(opening);
});
