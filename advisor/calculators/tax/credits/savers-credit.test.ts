import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { saversCreditCalculator } from '#advisor/calculators/tax/credits/savers-credit.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object, year = 2026) => runCalculator(saversCreditCalculator, input, { year });
const run = (input: object, year = 2026) =>
  Object.fromEntries(finish(input, year).result.figures.map(({ id, value }) => [id, value]));

describe('saver’s credit', () => {
  it('is the rate of Form 8880 times what counts', () => {
    // Notice 2025-67, single 2026: 50 % up to 24,250, 20 % up to 26,250, 10 % up to 40,250.
    expect(run({ income: 23_000, contribution: 1200 })).toMatchObject({ rate: 50, credit: 600, tax: 690 });
    expect(run({ income: 26_250, contribution: 3000 })).toMatchObject({
      rate: 20,
      counted: 2000,
      credit: 400,
    });
    expect(run({ income: 26_251, contribution: 3000 })).toMatchObject({ rate: 10, credit: 200 });
    expect(run({ income: 40_251, contribution: 3000 })).toMatchObject({ rate: 0, credit: 0 });
    // Head of household: three quarters of the joint 80,500.
    const parent = { filing_status: 'head_of_household', contribution_percent: 3 };
    expect(run({ ...parent, income: 60_000 })).toMatchObject({
      counted: 1800,
      credit: 180,
      income_limit: 60_375,
    });
  });

  it('counts each spouse’s contribution up to its limit', () => {
    // Joint 2026: 50 % up to 48,500. Tax on 47,000 - 32,200 is 1,480, so 2,000 is cut to it.
    const couple = { filing_status: 'married_joint', income: 47_000, contribution: 2000 };
    expect(run({ ...couple, spouse_contribution: 2500 })).toMatchObject({ counted: 4000, credit: 1480 });
    expect(run(couple)).toMatchObject({ counted: 2000, credit: 1000 });
  });

  it('is no more than the tax, and nothing for students and children', () => {
    // 17,000 - 16,100 = 900, at 10 %.
    expect(run({ income: 17_000, contribution: 1000 }).credit).toBe(90);
    expect(run({ income: 23_000, contribution: 1500, student: true }).credit).toBe(0);
    expect(run({ income: 23_000, contribution: 1500, age: 17 }).credit).toBe(0);
  });

  it('is followed by a match that shrinks evenly', () => {
    // Section 6433: 50 % up to 20,500 and nothing at 35,500; half of the way leaves 25 %.
    expect(run({ income: 20_000, contribution: 2000 }).match).toBe(1000);
    expect(run({ income: 28_000, contribution: 2000 }).match).toBe(500);
    expect(run({ income: 36_000, contribution: 2000 }).match).toBe(0);
    expect(run({ income: 56_000, contribution: 2000, filing_status: 'married_joint' }).match).toBe(500);
  });

  it('is gone in 2027', () => {
    expect(run({ income: 23_000, contribution: 1500 }, 2027).credit).toBe(0);
  });

  it.each([
    [{ income: 23_000 }, 'Give what you put into'],
    [{ income: 23_000, contribution: 500, contribution_percent: 2 }, 'not both'],
    [{ income: 23_000, spouse_contribution: 500 }, 'joint return'],
    [{ income: 1000, contribution: 5000 }, 'can’t be more than the income'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('says where it is cut and what comes after it', () => {
    const { input, result } = finish({ income: 17_000, contribution: 1000 });
    const said = saversCreditCalculator.explain(result as never, input as never);
    const words = said.reasons.map(renderPlain).join(' ');
    expect(words).toContain('can’t be more than your income tax of $90');
    expect(words).toContain('50% of up to $2,000 a person');
  });
});

it.each([
  ['yesno', { income: 23_000, contribution: 1200 }, 'Yes, you’d get a saver’s credit of $600'],
  ['yesno', { income: 70_000, contribution: 1200 }, 'No, there’d be no saver’s credit'],
  ['rate', { income: 23_000, contribution: 1200 }, 'is 50% of what counts'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(saversCreditCalculator, want, input)).toContain(opening);
});
