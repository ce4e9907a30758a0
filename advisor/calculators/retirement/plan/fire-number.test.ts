import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { fireNumber } from '#advisor/calculators/retirement/plan/fire-number.ts';
import { futureValue } from '#advisor/numerics/annuity.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(fireNumber, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('financial independence number', () => {
  it('tells what to save each month to get there in time', () => {
    const { monthly_in_time: monthly } = run({ spending: 60_000, savings: 100_000, until: 15, rate: 5 });
    const perMonth = 1.05 ** (1 / 12) - 1;
    expect(futureValue(100_000, monthly!, perMonth, 180)).toBeCloseTo(1_500_000, 4);
  });

  it('is twenty-five times the spending at four percent', () => {
    expect(run({ spending: 40_000 })).toMatchObject({ fire_number: 1_000_000, multiple: 25, gap: 1_000_000 });
    // (50,000 - 10,000) / 0.035 = 1,142,857.14.
    const withPension = run({ spending: 50_000, withdrawal_rate: 3.5, other_income: 10_000 });
    expect(withPension.fire_number).toBeCloseTo(1_142_857.14, 2);
    expect(run({ spending: 30_000, other_income: 40_000 })).toMatchObject({
      fire_number: 0,
      years_to_reach: 0,
    });
  });

  it.each([
    // The table of "The Shockingly Simple Math Behind Early Retirement" (Mr. Money Mustache, 2012): savings rate and
    // years, from nothing, at 5 % after inflation and 4 % withdrawn, as it rounds them.
    [10, 51],
    [20, 37],
    [25, 32],
    [30, 28],
    [40, 22],
    [50, 17],
    [75, 7],
  ])('takes a person who saves %i %% of take-home pay about %i years', (percent, years) => {
    const { years_to_reach: time, savings_rate: rate } = run({ spending: 100 - percent, take_home: 100 });
    expect(rate).toBeCloseTo(percent, 8);
    expect(Math.abs(time! - years)).toBeLessThan(0.6);
  });

  it('agrees with Excel', () => {
    // =NPER(0.05,-30000,-300000,1500000): ln((1,500,000 x 0.05 + 30,000) / (300,000 x 0.05 + 30,000)) / ln(1.05)
    // = ln(105,000 / 45,000) / ln(1.05) = 0.847298 / 0.048790 = 17.366.
    const { years_to_reach: time } = run({ spending: 60_000, savings: 300_000, saving: 30_000 });
    expect(time).toBeCloseTo(17.366, 3);
  });

  it('reaches the number at the given time, and sooner with more saving, more savings or less spending', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 200_000 }),
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 1000, max: 100_000 }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (spending, savings, saving, rate) => {
          const input = { spending, savings, saving, rate };
          const { fire_number: target, years_to_reach: time } = run(input);
          expect(futureValue(savings, saving, rate / 100, time!) / target!).toBeCloseTo(1, 6);
          for (const better of [
            { savings: savings + 1000 },
            { saving: saving + 100 },
            { spending: spending - 100 },
          ]) {
            expect(run({ ...input, ...better }).years_to_reach).toBeLessThan(time!);
          }
        },
      ),
    );
  });

  it('says so if the number is never reached', () => {
    const { input, result } = finish({ spending: 50_000, take_home: 50_000 });
    expect(result.figures.some(({ id }) => id === 'years_to_reach')).toBe(false);
    expect(result.warnings.map(renderPlain)).toEqual([
      'At this pace you don’t get there: save more, or spend less.',
    ]);
    // A question for the number alone gets no sentence about the pace.
    expect(finish({ spending: 50_000 }).result.warnings).toEqual([]);
    expect(renderPlain(fireNumber.explain(result as never, input as never).conclusion)).toBe(
      'You’d need about $1,250,000 invested to spend $50,000 a year.',
    );
  });

  it.each([
    [{ spending: 0 }, 'Yearly spending in retirement must be at least $1 a year.'],
    [
      { spending: 1, saving: 5, take_home: 9 },
      'Give what you save each year or your take-home pay, not both.',
    ],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('accepts a target amount, and a share of take-home pay', () => {
    expect(run({ spending: 56_000, goal: 1_400_000, savings: 512_000, saving: 55_000 }).fire_number).toBe(
      1_400_000,
    );
    expect(run({ spending: 40_000, take_home: 98_000, save_share: 60 }).yearly_saving).toBe(58_800);
  });
});

it.each([
  ['yesno', { spending: 40_000, savings: 1_000_000 }, 'Yes, you already have the $1,000,000'],
  ['yesno', { spending: 40_000, savings: 500_000 }, 'Not yet: you’re 50% of the way'],
  ['time', { spending: 40_000, savings: 500_000, saving: 20_000 }, 'In about'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(fireNumber, want, input)).toContain(opening);
});
