import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { collegeCredits } from '#advisor/calculators/tax/credits/college-credits.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object, year = 2026) => runCalculator(collegeCredits, input, { year });
const run = (input: object, year = 2026) =>
  Object.fromEntries(finish(input, year).result.figures.map(({ id, value }) => [id, value]));
const say = (input: object) => {
  const done = finish(input);
  return renderPlain(collegeCredits.explain(done.result as never, done.input as never).conclusion);
};

describe('college credits and student loan interest', () => {
  it('agrees with Publication 970', () => {
    // 2,000 and a quarter of the next 2,000; 40 % is paid out; or 20 % of up to 10,000.
    const couple = { filing_status: 'married_joint', tuition: 9300 };
    expect(run({ ...couple, income: 132_000 })).toMatchObject({
      opportunity: 2500,
      paid_out: 1000,
      lifetime: 1860,
    });
    // 12,000 of the 20,000 between 160,000 and 180,000 are left.
    expect(run({ ...couple, income: 168_000 }).opportunity).toBe(1500);
    expect(run({ ...couple, tuition: 28_000, students: 2, income: 168_000 }).opportunity).toBe(3000);
    expect(run({ tuition: 10_000, income: 86_500 }).opportunity).toBe(875);
    expect(run({ ...couple, income: 181_000 })).toMatchObject({ opportunity: 0, lifetime: 0 });
    expect(run({ tuition: 3000, income: 47_000 })).toMatchObject({ opportunity: 2250, lifetime: 600 });
  });

  it('pays out only its part where there is no tax', () => {
    expect(run({ tuition: 4400, income: 16_000 })).toMatchObject({ opportunity: 1000, lifetime: 0 });
  });

  it('leaves out what a scholarship or a 529 plan paid', () => {
    expect(run({ tuition: 13_000, paid_tax_free: 10_000, income: 60_000 }).opportunity).toBe(2250);
  });

  it('deducts student loan interest', () => {
    // 22 % of 1,870.
    expect(run({ student_interest: 1870, income: 69_000 })).toMatchObject({
      interest_deducted: 1870,
      interest_saves: 411.4,
    });
    expect(
      run({ student_interest: 3200, filing_status: 'married_joint', income: 190_000 }).interest_deducted,
    ).toBe(1250);
    expect(say({ student_interest: 1870, income: 69_000 })).toContain('You can deduct $1,870');
  });

  it.each([
    [{ income: 50_000 }, 'Give the tuition or the student loan interest you paid.'],
    [{ tuition: 100, paid_tax_free: 200 }, 'can’t be more than the tuition'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { student_interest: 2100, income: 49_000 }, 'Yes, you can deduct $2,100'],
  ['yesno', { student_interest: 2100, income: 190_000 }, 'No, at an income of $190,000'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(collegeCredits, want, input)).toContain(opening);
});
