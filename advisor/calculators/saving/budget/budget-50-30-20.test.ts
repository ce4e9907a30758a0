import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { budget503020 } from '#advisor/calculators/saving/budget/budget-50-30-20.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (input: object) => {
  const { result } = runCalculator(budget503020, input, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};

describe('50/30/20 budget', () => {
  it('splits as Warren and Tyagi do: half, three tenths, a fifth', () => {
    expect(run({ income: 4200 })).toEqual({ needs: 2100, wants: 1260, savings: 840, income: 4200 });
    expect(run({ income_year: 96_000 })).toEqual({ needs: 4000, wants: 2400, savings: 1600, income: 8000 });
    expect(run({ income: 1000, needs_share: 60, wants_share: 25 })).toMatchObject({
      needs: 600,
      wants: 250,
      savings: 150,
    });
  });

  it('compares with what is spent', () => {
    // Half of 5,000 is 2,500, so 600 over; 1,500 for wants, so 100 under; 1,000 to save, so 500 short; nothing left.
    expect(run({ income: 5000, needs: 3100, wants: 1400, saved: 500 })).toMatchObject({
      needs_over: 600,
      wants_over: -100,
      savings_short: 500,
      left: 0,
    });
    const { input, result } = runCalculator(
      budget503020,
      { income: 5000, needs: 3100, wants: 1400, saved: 500 },
      { year: 2026 },
    );
    const reasons = budget503020.explain(result as never, input as never).reasons.map(renderPlain);
    expect(reasons).toContain('Your needs are $600 a month above the rule.');
    expect(reasons).toContain('You save $500 a month less than the rule.');
    expect(reasons.join(' ')).not.toContain('Your wants');
    expect(result.warnings).toHaveLength(0);
  });

  it('warns where more goes out than comes in', () => {
    const { result } = runCalculator(budget503020, { income: 1000, needs: 900, wants: 101 }, { year: 2026 });
    expect(result.warnings).toHaveLength(1);
  });

  it('leaves nothing over', () => {
    const share = fc.integer({ min: 0, max: 50 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), share, share, (income, needs_share, wants_share) => {
        const { needs, wants, savings } = run({ income, needs_share, wants_share });
        expect(needs! + wants! + savings!).toBeCloseTo(income, 6);
      }),
    );
  });

  it.each([
    [{}, 'Give your take-home pay by the month or by the year.'],
    [{ income: 1, income_year: 12 }, 'Give your take-home pay by the month or by the year, not both.'],
    [{ income: 1, needs_share: 80 }, 'The shares for needs and wants come to more than your whole pay.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it.each([
    [{ income: 4000, needs: 1900 }, 'yesno', /^Yes, /],
    [{ income: 4000, needs: 2300 }, 'yesno', /^Not quite: you’re \$300 a month over on needs/],
  ] as const)('opens with the answer: %j, asked for %s', (input, want, says) => {
    expect(openingOf(budget503020, input, want)).toMatch(says);
  });
});
