import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { twrMwr } from '#advisor/calculators/saving/growth/twr-mwr.ts';

const run = (valuations: object[]) => {
  const { result } = runCalculator(twrMwr, { valuations }, { year: 2026 });
  return Object.fromEntries(result.figures.map(({ id, value }) => [id, value]));
};

describe('time-weighted and money-weighted return', () => {
  it('agrees with the example of the CFA curriculum', () => {
    // A share bought at 200, another at 225 a year later, both sold at 235 after two; 5 a share paid out each year.
    // Money-weighted 9.39 %. Time-weighted: 230/200 = 1.15, 480/450 = 1.0667, sqrt(1.22667) - 1 = 10.755 %.
    const shares = run([{ value: 200 }, { value: 230, flow: 220 }, { value: 480 }]);
    expect(shares.mwr).toBeCloseTo(9.39, 2);
    expect(shares.twr).toBeCloseTo(10.755, 3);
    expect(shares.twr_total).toBeCloseTo(22.667, 3);
    // 200 and 220 put in, 480 at the end; the balance went from 200 to 480 in two years: sqrt(2.4).
    expect(shares).toMatchObject({ gain: 60, net_invested: 420 });
    expect(shares.cagr).toBeCloseTo((Math.sqrt(2.4) - 1) * 100, 9);
  });

  it('tells the investments from the investor', () => {
    // Up 20 %, then twice the money, then down 10 %: 1.2 x 0.9 = 1.08. The investor gained nothing: -200 of 20,000.
    const late = run([{ value: 10_000 }, { value: 12_000, flow: 10_000 }, { value: 19_800 }]);
    expect(late.twr_total).toBeCloseTo(8, 9);
    expect(late.twr).toBeCloseTo((Math.sqrt(1.08) - 1) * 100, 9);
    expect(late.gain).toBe(-200);
    expect(late.mwr).toBeLessThan(0);
    // -10000 x² - 10000 x + 19800 = 0: x = (-1 + sqrt(1 + 4 x 1.98)) / 2.
    expect(late.mwr).toBeCloseTo(((-1 + Math.sqrt(8.92)) / 2 - 1) * 100, 8);
  });

  it('gives all three returns as one where nothing goes in or out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 100_000 }),
        fc.array(fc.integer({ min: 1000, max: 100_000 }), { minLength: 2, maxLength: 10 }),
        (start, later) => {
          const { twr, mwr, cagr } = run([start, ...later].map((value) => ({ value })));
          expect(mwr).toBeCloseTo(twr!, 6);
          expect(cagr).toBeCloseTo(twr!, 6);
        },
      ),
    );
  });

  it('does not let the size of a deposit touch the time-weighted return', () => {
    fc.assert(
      fc.property(fc.integer({ min: -900, max: 100_000 }), (flow) => {
        const { twr } = run([{ value: 1000 }, { value: 1100, flow }, { value: (1100 + flow) * 1.2 }]);
        expect(twr).toBeCloseTo((Math.sqrt(1.1 * 1.2) - 1) * 100, 8);
      }),
    );
  });

  it('does not stretch a few months to a year', () => {
    const { result } = runCalculator(
      twrMwr,
      {
        valuations: [
          { value: 100, year: 2025 },
          { value: 105, year: 2025, month: 4 },
        ],
      },
      { year: 2026 },
    );
    expect(result.figures[0]).toMatchObject({ id: 'twr', value: expect.closeTo(5, 9) });
    expect(result.warnings).toHaveLength(1);
  });

  it('takes an account that begins with a deposit', () => {
    expect(
      run([
        { value: 0, flow: 1000, year: 2025 },
        { value: 1100, year: 2026 },
      ]),
    ).toMatchObject({
      twr: expect.closeTo(10, 9),
      mwr: expect.closeTo(10, 9),
      gain: 100,
    });
  });

  it.each([
    [
      [{ value: 100, flow: -100 }, { value: 5 }],
      'More is taken out than is there: every entry but the last must leave something invested.',
    ],
    [[{ value: 100 }, { value: 0 }], 'The last value must be more than zero.'],
    [[{ value: 100 }, { value: 150 }], 'Give each of the two values its date, or at least its year.'],
    [[{ value: 100 }], 'List of valuations: give at least 2.'],
    [[{ value: 100, year: 2020 }, { value: 120 }], 'Give every entry a date, or none of them.'],
  ])('refuses %j', (valuations, sentence) => {
    expect(() => run(valuations)).toThrow(InputProblem);
    expect(() => run(valuations)).toThrow(sentence);
  });
});
