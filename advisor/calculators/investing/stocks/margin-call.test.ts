import { describe, expect, it } from 'vitest';
import { openingOf } from '#advisor/calculators/define/opening-of.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { marginCall } from '#advisor/calculators/investing/stocks/margin-call.ts';

const run = (input: object) =>
  Object.fromEntries(
    runCalculator(marginCall, input, { year: 2026 }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('a margin call', () => {
  it('comes where the own part is as much as the requirement', () => {
    // python3: 16000 / (1 - 0.30) = 22857.142857, 1 - that / 40000 = 42.857143 %.
    const done = run({ value: 40_000, borrowed: 16_000, maintenance: 30 });
    expect(done['call_value']).toBeCloseTo(22_857.142857, 5);
    expect(done['drop']).toBeCloseTo(42.857143, 5);
    expect(done).toMatchObject({ equity: 24_000, equity_share: 60, loan: 16_000 });
    expect((done['call_value']! - 16_000) / done['call_value']!).toBeCloseTo(0.3, 10);
  });

  it('takes own money and the loan, or a share, for the value', () => {
    // python3: 25000 / 0.75 = 33333.333, a third below 50000.
    expect(run({ own: 25_000, borrowed: 25_000, maintenance: 25 })['drop']).toBeCloseTo(33.333333, 5);
    expect(run({ own: 25_000, borrowed_share: 50, maintenance: 25 })['call_value']).toBeCloseTo(
      33_333.3333,
      3,
    );
    expect(run({ value: 50_000, own: 25_000, maintenance: 25 })['loan']).toBe(25_000);
    // 20000 / 0.65 / 800 = 38.4615.
    const shares = { value: 40_000, borrowed_share: 50, maintenance: 35, shares: 800 };
    expect(run(shares)['call_price']).toBeCloseTo(38.461538, 5);
  });

  it('says what a fall makes you deposit', () => {
    // python3: 120000 * 0.55 = 66000, own 16000, 30 % of 66000 = 19800: 3,800 are missing.
    const told = { value: 120_000, borrowed: 50_000 };
    expect(run({ ...told, fall: 45 })['deposit']).toBeCloseTo(3800, 6);
    expect(run({ ...told, fall: 35 })['deposit']).toBe(0);
    expect(openingOf(marginCall, { ...told, fall: 45 }, 'yesno')).toMatch(
      /^Yes: after a fall of 45%.*deposit \$3,800/,
    );
    expect(openingOf(marginCall, { ...told, fall: 35 }, 'yesno')).toMatch(/^No: after a fall of 35%/);
    expect(openingOf(marginCall, { value: 100_000, borrowed: 80_000 })).toMatch(
      /^You’re in a margin call already/,
    );
  });

  it('refuses a position without a loan, and a loan as large as it', () => {
    expect(() => run({ value: 40_000 })).toThrow(InputProblem);
    expect(() => run({ value: 40_000, borrowed: 40_000 })).toThrow('The loan is as large as the position');
    expect(() => run({ borrowed: 0 })).toThrow('Give what the position is worth');
  });
});
