import { expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { bunchCharity } from '#advisor/calculators/tax/deductions/bunch-charity.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(bunchCharity, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

const owner = { charity: 4000, income: 100_000, mortgage_interest: 9000, state_local_taxes: 5000 };

it('deducts the gifts of two or three years in one, less the floor once (Public Law 119-21)', () => {
  // Single, 2026: every year 14,000 + 4,000 - 500 itemized. At once 14,000 + 8,000 - 500, and 16,100 in the other year.
  expect(run(owner)).toMatchObject({
    deducted_even: 35_000,
    deducted_bunched: 37_600,
    saved: 572,
    saved_a_year: 286,
    // 14,000 + 12,000 - 500 and twice 16,100 against 52,500, at 22 %.
    saved_three: 1144,
  });
  // Rev. Proc. 2025-32: 5,800 + 22 % of what is above 50,400, for 82,500 a year, and for 78,500 and 83,900.
  expect(run(owner)).toMatchObject({ tax_even: 2 * 12_862, tax_bunched: 11_982 + 13_170 });
});

it('keeps the deduction without itemizing for the years between', () => {
  // Itemized without gifts 15,800. At once 15,800 + 12,000 - 500, then 16,100; with 1,000 in between 26,300 and 17,100.
  const split = run({ ...owner, charity: 6000, mortgage_interest: 10_800 });
  expect(split.saved).toBeCloseTo((27_300 + 16_100 - 2 * 21_300) * 0.22, 2);
  expect(split.split_saves).toBeUndefined();
  // Too little to itemize at all: each year 1,000 beside the standard deduction is lost by giving at once.
  expect(run({ charity: 3000, income: 100_000 })).toMatchObject({ saved: -220, split_saves: 220 });
});

it('has neither floor nor that deduction in 2025', () => {
  // 15,750 of standard deduction: 14,000 + 8,000 and 15,750, against twice 18,000.
  expect(run(owner, 2025)).toMatchObject({ deducted_even: 36_000, deducted_bunched: 37_750, saved: 385 });
});

it.each([
  [{ income: 90_000 }, 'Give what you donate in a year'],
  [{ charity: 5000, income: 0 }, 'without any there is no tax to save'],
  [{ ...owner, years: 1 }, 'must be at least 2'],
])('refuses %j', (input, sentence) => {
  expect(() => run(input)).toThrow(InputProblem);
  expect(() => run(input)).toThrow(sentence);
});

it('says what the yearly limit leaves for later', () => {
  const big = runCalculator(bunchCharity, { charity: 40_000, income: 100_000 }, { year: 2026 });
  expect(JSON.stringify(big.result.warnings)).toContain('the rest can be used in later years');
});

it.each([
  ['yesno', owner, 'Yes, bunch your gifts: 2 years at once saves about $572'],
  ['yesno', { charity: 3000, income: 100_000 }, 'No, don’t bunch your gifts: it would cost about $220'],
  ['which', owner, 'Give at once: over three years you’d save $1,144, over two $572'],
  ['amount', owner, 'Giving 2 years of gifts at once saves about $572'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(bunchCharity, want, input)).toContain(opening);
});
