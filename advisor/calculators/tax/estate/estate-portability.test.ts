import { expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { estatePortability } from '#advisor/calculators/tax/estate/estate-portability.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(estatePortability, input, { year: 2026 }).result.figures.map(({ id, value }) => [
      id,
      value,
    ]),
  );

it('carries the unused exemption over (26 U.S.C. 2010(c)(4)), 15 million each in 2026', () => {
  // 40 % of 25 - 15 million without it, nothing with it.
  expect(run({ estate: 25_000_000 })).toMatchObject({
    saved: 4_000_000,
    tax_with: 0,
    tax_without: 4_000_000,
    carried: 15_000_000,
    heirs_with: 25_000_000,
  });
  // 40 % of 40 - 30 and of 40 - 15 million.
  expect(run({ estate: 40_000_000 })).toMatchObject({ tax_with: 4_000_000, tax_without: 10_000_000 });
  expect(run({ estate: 9_000_000 }).saved).toBe(0);
});

it('carries less where others inherit first or gifts were made', () => {
  // 5 million to children: 10 million are carried over, and 35 - 25 million taxed.
  expect(run({ estate: 40_000_000, to_others: 5_000_000 })).toMatchObject({
    carried: 10_000_000,
    tax_with: 4_000_000,
    tax_without: 8_000_000,
  });
  // 20 million to children: 40 % of 5 million at once, nothing is carried over, and 18 million are left.
  expect(run({ estate: 40_000_000, to_others: 20_000_000 })).toMatchObject({
    first_tax: 2_000_000,
    carried: 0,
    survivor_estate: 18_000_000,
    tax_with: 3_200_000,
    saved: 0,
  });
  expect(run({ estate: 25_000_000, earlier_gifts: 6_000_000 })).toMatchObject({
    carried: 9_000_000,
    tax_with: 400_000,
  });
});

it('lets the estate grow between the deaths', () => {
  // 14 million at 3 % for 10 years: 18,814,829.31.
  const grown = run({ estate: 14_000_000, years: 10, growth: 3 });
  expect(grown.survivor_estate).toBeCloseTo(14_000_000 * 1.03 ** 10, 2);
  expect(grown.saved).toBeCloseTo((14_000_000 * 1.03 ** 10 - 15_000_000) * 0.4, 1);
});

it.each([
  [{ estate: 2 }, 'must be at least'],
  [{ estate: 5000, to_others: 6000 }, 'cannot be more than the estate'],
])('refuses %j', (input, sentence) => {
  expect(() => run(input)).toThrow(InputProblem);
  expect(() => run(input)).toThrow(sentence);
});

it.each([
  ['amount', { estate: 25_000_000 }, 'The portability election saves about $4,000,000'],
  ['yesno', { estate: 25_000_000 }, 'Yes, make the election'],
  ['yesno', { estate: 12_000_000 }, 'It saves nothing at $12,000,000, but costs little'],
  ['which', { estate: 25_000_000 }, 'the heirs get $25,000,000 at the second death, and $21,000,000 without'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(estatePortability, want, input)).toContain(opening);
});
