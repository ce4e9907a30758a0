import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { withdrawalGuardrails } from '#advisor/calculators/retirement/spending/withdrawal-guardrails.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(withdrawalGuardrails, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));
const reason = (input: object) => {
  const { input: read, result } = finish(input);
  return renderPlain(withdrawalGuardrails.explain(result as never, read as never).reasons[0]!);
};

/** Each rule as Pfau describes those of Guyton and Klinger (2006), reckoned by hand. */
describe('withdrawal guardrails', () => {
  it('sets them a fifth above and below the start: 5 % gives 6 % and 4 %', () => {
    const { upper_rate: upper, lower_rate: lower } = run({ portfolio: 1e6, last_withdrawal: 50_000 });
    expect([upper, lower]).toEqual([6, 4]);
  });

  it('follows inflation between them', () => {
    // 50,000 x 1.03 = 51,500 of 1,000,000, 5.15 %.
    const input = { portfolio: 1e6, last_withdrawal: 50_000, inflation: 3 };
    expect(run(input)).toMatchObject({ next_withdrawal: 51_500 });
    // 51,500 / 0.06 = 858,333.33; 51,500 / 0.04 = 1,287,500.
    expect(run(input).cut_below).toBeCloseTo(858_333.33, 2);
    expect(run(input).raise_above).toBeCloseTo(1_287_500, 6);
    expect(reason(input)).toContain('between the guardrails');
  });

  it('cuts a tenth above the upper one, but not in the last fifteen years', () => {
    // 51,500 of 800,000 is 6.44 %: 51,500 x 0.9 = 46,350.
    const input = { portfolio: 800_000, last_withdrawal: 50_000, inflation: 3 };
    expect(run(input).next_withdrawal).toBeCloseTo(46_350, 8);
    expect(run({ ...input, years_left: 16 }).next_withdrawal).toBeCloseTo(46_350, 8);
    expect(run({ ...input, years_left: 15 }).next_withdrawal).toBeCloseTo(51_500, 8);
    expect(finish({ ...input, years_left: 15 }).result.warnings).toHaveLength(1);
  });

  it('raises a tenth below the lower one', () => {
    // 51,500 of 1,300,000 is 3.96 %: 51,500 x 1.1 = 56,650.
    const input = { portfolio: 1_300_000, last_withdrawal: 50_000, inflation: 3 };
    expect(run(input).next_withdrawal).toBeCloseTo(56_650, 8);
    expect(reason(input)).toContain('raised by 10%');
  });

  it('gives no raise after losses where more is drawn than at the start', () => {
    const input = { portfolio: 950_000, last_withdrawal: 50_000, inflation: 3, last_return: -8 };
    expect(run(input)).toMatchObject({ next_withdrawal: 50_000, change: 0 });
    // 51,500 of 1,100,000 is 4.68 %, below the 5 % of the start: it is raised all the same.
    expect(run({ ...input, portfolio: 1_100_000 }).next_withdrawal).toBeCloseTo(51_500, 8);
    // After losses and above the guardrail: 50,000 of 800,000 is 6.25 %, cut to 45,000.
    expect(run({ ...input, portfolio: 800_000 }).next_withdrawal).toBeCloseTo(45_000, 8);
  });

  it('never pays less for a larger portfolio, nor strays more than a tenth from inflation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 3_000_000 }),
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 10_000, max: 150_000 }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        fc.integer({ min: -30, max: 30 }),
        (portfolio, more, last_withdrawal, inflation, last_return) => {
          const input = { portfolio, last_withdrawal, inflation, last_return };
          const { next_withdrawal: next } = run(input);
          expect(run({ ...input, portfolio: portfolio + more }).next_withdrawal).toBeGreaterThanOrEqual(
            next!,
          );
          expect(next!).toBeGreaterThanOrEqual(last_withdrawal * 0.9 - 1e-6);
          expect(next!).toBeLessThanOrEqual(last_withdrawal * (1 + inflation / 100) * 1.1 + 1e-6);
        },
      ),
    );
  });

  it.each([
    [{ portfolio: 0, last_withdrawal: 1 }, 'Portfolio value now must be at least $1.'],
    [{ portfolio: 5 }, 'Last year’s withdrawal is missing.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('takes a loss for a return below zero', () => {
    const plan = { portfolio: 702_000, last_withdrawal: 35_250, initial_rate: 4.7, inflation: 2.6 };
    expect(run({ ...plan, last_loss: 4 })).toEqual(run({ ...plan, last_return: -4 }));
  });
});

it.each([
  ['yesno', { portfolio: 800_000, last_withdrawal: 60_000, initial_rate: 5 }, 'Yes, cut back to'],
  ['yesno', { portfolio: 1_200_000, last_withdrawal: 60_000, initial_rate: 5 }, 'No cut: take'],
  [
    'yesno',
    { portfolio: 2_400_000, last_withdrawal: 60_000, initial_rate: 5 },
    'No cut, and you can raise it',
  ],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(withdrawalGuardrails, want, input)).toContain(opening);
});
