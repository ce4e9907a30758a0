import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { coveredCall } from '#advisor/calculators/investing/options/covered-call.ts';
import { optionPremium } from '#advisor/calculators/investing/options/option-premium.ts';

const finish = (input: object) => runCalculator(coveredCall, input, { year: 2026 }).result;
const run = (input: object) => Object.fromEntries(finish(input).figures.map(({ id, value }) => [id, value]));

describe('covered call', () => {
  it('agrees with figures worked out by hand', () => {
    // 300 x 1.10; 42 - 1.10; (50 + 1.10 - 42) x 300 = 2,730, on 42 a share 21.67 %; 50 + 1.10.
    const figures = run({ spot: 47, strike: 50, premium: 1.1, cost: 42, shares: 300 });
    expect(figures.income).toBeCloseTo(330, 8);
    expect(figures.break_even).toBeCloseTo(40.9, 8);
    expect(figures.called_profit).toBeCloseTo(2730, 8);
    expect(figures.called_return).toBeCloseTo(21.6667, 4);
    expect(figures.cap).toBeCloseTo(51.1, 8);
    // 1.45 / 88 = 1.6477 %, x 365 / 35.
    expect(run({ spot: 88, strike: 92.5, premium: 1.45, days: 35 }).yearly_yield).toBeCloseTo(17.183, 3);
  });

  it('agrees with the payoff of the position', () => {
    // The same by the general payoff of options, which is tested against the OCC's own examples.
    const { result } = runCalculator(
      optionPremium,
      { strategy: 'covered_call', spot: 57, strike: 60, premium: 2 },
      { year: 2026 },
    );
    const other = Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
    const own = run({ spot: 57, strike: 60, premium: 2 });
    expect(own.called_profit).toBeCloseTo(other.most_gained!, 8);
    expect(own.most_lost).toBeCloseTo(other.most_lost!, 8);
  });

  it('warns of a strike that locks in a loss', () => {
    expect(finish({ spot: 30, strike: 32, premium: 1, cost: 50 }).warnings).toHaveLength(1);
    expect(finish({ spot: 30, strike: 32, premium: 1 }).warnings).toEqual([]);
  });

  it('refuses a premium for the whole contract', () => {
    expect(() => run({ spot: 30, strike: 32, premium: 100 })).toThrow(InputProblem);
    expect(() => run({ spot: 30, strike: 32, premium: 100 })).toThrow('give it for one share');
  });
});
