import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { disabilityGap } from '#advisor/calculators/saving/insurance/disability-gap.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(disabilityGap, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('the disability gap', () => {
  it('is what is needed less what the plan at work pays, and tells what a tax would add', () => {
    // By hand: 5,800 x 60 % = 3,480; 4,300 - 3,480 = 820. Taxed at 15 %, 522 less comes in.
    const told = run({ pay: 69_600, group_share: 60, spending: 4300 });
    expect(told['gap']).toBeCloseTo(820, 9);
    expect(told['gap_if_taxed']).toBeCloseTo(1342, 9);
    // By hand: 84,000 / 12 = 7,000; the plan pays 60 % = 4,200, less 15 % tax = 3,570; 5,000 needed.
    expect(run({ pay: 84_000, group_share: 60, spending: 5000, taxed: 'employer' })).toMatchObject({
      need: 5000,
      group_net: 3570,
      gap: 1430,
    });
    // A told rate counts.
    expect(run({ pay: 84_000, group_share: 60, spending: 5000, tax_rate: 20 }).gap).toBeCloseTo(1640, 9);
    // Paid for from taxed pay, it comes free of tax (IRS, life and disability insurance proceeds).
    expect(run({ pay: 84_000, group_share: 60, spending: 5000, taxed: 'you' }).gap).toBeCloseTo(800, 9);
    expect(run({ pay: 84_000, group_share: 60, group_cap: 3000, taxed: 'you', spending: 5000 }).gap).toBe(
      2000,
    );
    expect(run({ pay: 84_000, spending: 5000, benefit: 2000, partner: 1000 }).gap).toBe(2000);
    expect(run({ pay: 84_000 }).need).toBeCloseTo(4900, 9);
  });

  it('estimates Social Security by the formula of the year', () => {
    // SSA, bend points of 2026: $1,286 and $7,749. AIME 7,000: 0.9 x 1,286 + 0.32 x 5,714 = 2,985.88, cut to $2,985.
    expect(run({ pay: 84_000, spending: 5000 }).social_security).toBe(2985);
    // At most the wage base of $184,500: AIME 15,375 gives 1,157.40 + 2,068.16 + 0.15 x 7,626 = 4,369.46.
    expect(run({ pay: 400_000, spending: 5000 }).social_security).toBe(4369);
    expect(run({ pay: 84_000, spending: 5000, social_security: 2000 }).social_security).toBe(2000);
  });

  it('lets the plan at work take off what Social Security pays', () => {
    const told = { pay: 84_000, spending: 6000, group_share: 60, social_security: 2000, taxed: 'employer' };
    // (4,200 - 2,000) x 0.85 + 2,000 = 3,870.
    expect(run(told).gap_with_social_security).toBeCloseTo(2130, 9);
    // Without: 3,570 + 2,000.
    expect(run({ ...told, offset: 'no' }).gap_with_social_security).toBeCloseTo(430, 9);
  });

  it('adds up the wait and the years', () => {
    expect(run({ pay: 84_000, spending: 5000, cash: 12_000, partner: 1000 })).toMatchObject({
      waiting_cash: 12_000,
      cash_left: 0,
    });
    expect(run({ pay: 84_000, spending: 5000, age: 37 }).gap_to_retirement).toBe(5000 * 12 * 30);
    expect(run({ pay: 84_000, spending: 5000, benefit: 6000, age: 37 })).not.toHaveProperty(
      'gap_to_retirement',
    );
  });

  it.each([
    [
      { pay: 84_000, group_share: 60, spending: 5000 },
      undefined,
      /^You’d be about \$800 a month short if you couldn’t work/,
    ],
    [
      { pay: 84_000, group_share: 60, spending: 5000 },
      'yesno',
      /^No, it isn’t enough: you’d be about \$800 a month short/,
    ],
    [
      { pay: 84_000, group_share: 60, spending: 3000 },
      'yesno',
      /^Yes, it’s enough: you’d still have \$1,200 a month more/,
    ],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(disabilityGap, input, want)).toMatch(says);
  });

  it.each([
    [{}, 'Give your pay, or what you spend a month.'],
    [{ spending: 4000, group_share: 60 }, 'Give your pay: the plan at work pays a share of it.'],
    [{ pay: 50_000, age: 70 }, 'The age until which you’d work must be above your age.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});
