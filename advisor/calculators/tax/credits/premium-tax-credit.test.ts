import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { premiumTaxCredit } from '#advisor/calculators/tax/credits/premium-tax-credit.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object, year = 2026) => runCalculator(premiumTaxCredit, input, { year });
const run = (input: object, year = 2026) =>
  Object.fromEntries(finish(input, year).result.figures.map(({ id, value }) => [id, value]));
const say = (input: object) => {
  const done = finish(input);
  return renderPlain(premiumTaxCredit.explain(done.result as never, done.input as never).conclusion);
};

describe('marketplace health insurance credit', () => {
  it('follows Form 8962 with the table of Revenue Procedure 2025-25', () => {
    // Guideline of 2025 for four: 32,150; 78,000 is 242 %; 6.60 + 42/50 x 1.84 = 8.1456 % of income.
    const family = run({ income: 78_000, household_size: 4, benchmark: 1640 });
    expect(family.poverty_percent).toBe(242);
    expect(family.most).toBeCloseTo(529.46, 2);
    expect(family.credit).toBeCloseTo(1110.54, 2);
    // One person: 249 %, 8.4032 %.
    expect(run({ income: 39_000, benchmark: 512 }).credit).toBeCloseTo(238.9, 1);
    // 2025, with the larger credits: 258 % of 15,060, 4.32 %.
    expect(run({ income: 39_000, benchmark: 512 }, 2025).you_pay).toBeCloseTo(140.4, 2);
  });

  it('ends all at once at four times the guideline, from 2026 on', () => {
    expect(run({ income: 62_600, benchmark: 900 }).credit).toBeCloseTo(900 - (62_600 * 0.0996) / 12, 2);
    expect(run({ income: 63_500, benchmark: 900 })).toMatchObject({
      credit: 0,
      income_limit: 62_600,
      room: 900,
    });
    expect(say({ income: 63_500, benchmark: 900 })).toContain('over the limit');
    expect(run({ income: 63_500, benchmark: 900 }, 2025).credit).toBeGreaterThan(400);
  });

  it('counts the household and what lowers the income', () => {
    expect(run({ income: 60_000, filing_status: 'married_joint', children: 2 }).income_limit).toBe(128_600);
    expect(run({ income: 64_000, deducted: 7000, benchmark: 900 }).credit).toBeGreaterThan(0);
    expect(run({ income: 50_000, one_time: 20_000, benchmark: 900 }).credit).toBe(0);
    expect(say({ income: 60_000, household_size: 2 })).toContain('at most');
    expect(run({ income: 12_000, benchmark: 900 }).credit).toBe(0);
  });

  it.each([
    [{ benchmark: 500 }, 'is missing'],
    [{ income: 50_000, household_size: 0 }, 'Number of people on your tax return must be at least 1.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { income: 33_000 }, 'Yes, a benchmark silver plan'],
  ['yesno', { income: 133_000 }, 'No, at $133,000'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(premiumTaxCredit, want, input)).toContain(opening);
});
