import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { netWorth } from '#advisor/calculators/saving/budget/net-worth.ts';

const run = (input: object) => {
  const { result } = runCalculator(netWorth, input, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};

describe('net worth', () => {
  it('is what is owned less what is owed', () => {
    // 400,000 + 80,000 + 15,000 = 495,000 less 250,000; 250,000 / 495,000 = 50.5 %.
    expect(run({ home: 400_000, mortgage: 250_000, retirement: 80_000, cash: 15_000 })).toEqual({
      net_worth: 245_000,
      assets: 495_000,
      debts: 250_000,
      liquid: 15_000,
      debt_share: expect.closeTo(50.505, 3),
      home_equity: 150_000,
      without_home: 95_000,
    });
  });

  it('counts every field once, on its side', () => {
    const own = ['cash', 'investments', 'retirement', 'home', 'other_property', 'vehicles', 'other_assets'];
    const owe = ['mortgage', 'student_loans', 'car_loans', 'credit_cards', 'other_debts'];
    expect(Object.keys(netWorth.fields).sort()).toEqual([...own, ...owe].sort());
    const amount = fc.integer({ min: 0, max: 1e6 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 12, maxLength: 12 }), (amounts) => {
        fc.pre(amounts.some((one) => one > 0));
        const input = Object.fromEntries([...own, ...owe].map((name, index) => [name, amounts[index]!]));
        const total = (names: string[]) => names.reduce((all, name) => all + input[name]!, 0);
        expect(run(input)).toMatchObject({
          assets: total(own),
          debts: total(owe),
          net_worth: total(own) - total(owe),
        });
      }),
    );
  });

  it('is below zero for who owes more, and says so', () => {
    const { result } = runCalculator(netWorth, { student_loans: 45_000 }, { year: 2026 });
    expect(result.figures[0]?.value).toBe(-45_000);
    expect(result.figures.some(({ id }) => id === 'debt_share')).toBe(false);
    expect(result.warnings).toHaveLength(1);
  });

  it.each([
    [{}, 'Give at least one thing you own or owe.'],
    [{ cash: -5 }, 'Cash and savings must be at least $0.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it.each([
    [{ cash: 5000, credit_cards: 1000 }, 'yesno', /^You’re not in the red/],
    [{ cash: 1000, credit_cards: 5000 }, 'yesno', /^You’re in the red/],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(netWorth, input, want)).toMatch(says);
  });
});
