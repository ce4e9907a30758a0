import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { soloRetirementRoom } from '#advisor/calculators/retirement/contributions/solo-retirement-room.ts';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const finish = (input: object, year = 2026) => runCalculator(soloRetirementRoom, input, { year });
const run = (input: object, year = 2026) =>
  Object.fromEntries(finish(input, year).result.figures.map(({ id, value }) => [id, value]));

describe('solo 401(k) and SEP room', () => {
  it('is a fifth of the profit after half of the self-employment tax', () => {
    // Publication 560, rate table for the self-employed: 25 % of pay is 20 % of net earnings. 100,000 x 92.35 % x 15.3 %
    // = 14,129.55, half of it 7,064.78: (100,000 - 7,064.78) x 20 % = 18,587.04.
    const done = run({ profit: 100_000 });
    expect(done.sep_ira).toBeCloseTo(18_587.04, 1);
    // Notice 2025-67: 24,500 from the employee.
    expect(done.solo_401k).toBeCloseTo(43_087.04, 1);
    expect(run({ profit: 130_000, expenses: 30_000 }).solo_401k).toBe(done.solo_401k);
  });

  it('adds the catch-up of the age', () => {
    const base = run({ profit: 100_000 }).solo_401k!;
    expect(run({ profit: 100_000, age: 51 }).solo_401k! - base).toBeCloseTo(8000, 6);
    expect(run({ profit: 100_000, age: 62 }).solo_401k! - base).toBeCloseTo(11_250, 6);
    expect(run({ profit: 100_000, age: 51 }).sep_ira).toBe(run({ profit: 100_000 }).sep_ira);
  });

  it('counts what went into a plan elsewhere against the employee part only', () => {
    const done = run({ profit: 40_000, deferred: 23_500 });
    expect(done.employee_part).toBe(1000);
    expect(done.employer_part).toBeCloseTo((40_000 - 2825.91) / 5, 1);
  });

  it('takes a quarter of a salary from one’s own company', () => {
    // 90,000 x 25 % = 22,500 and 24,500 + 11,250.
    const done = run({ wages: 90_000, own_company: true, age: 62 });
    expect(done).toMatchObject({ employer_part: 22_500, employee_part: 35_750, solo_401k: 58_250 });
  });

  it('stops at the limit of the law, and at what was earned', () => {
    expect(run({ profit: 600_000 })).toMatchObject({ solo_401k: 72_000, sep_ira: 72_000 });
    expect(run({ profit: 600_000, age: 55 }).solo_401k).toBe(80_000);
    const small = run({ profit: 19_500, age: 61 });
    expect(small.solo_401k).toBe(small.earned);
    // Publication 560, deduction worksheet: half of what 24,500 leaves of 30,000 - 2,119.43.
    expect(run({ profit: 30_000 }).employer_part).toBeCloseTo((30_000 - 2119.43 - 24_500) / 2, 1);
    // Notice 2024-80 for 2025: 70,000.
    expect(run({ profit: 600_000 }, 2025).sep_ira).toBe(70_000);
  });

  it('leads with the plan that was asked for', () => {
    expect(finish({ profit: 84_000, plan: 'sep_ira' }).result.figures[0]?.id).toBe('sep_ira');
    const { input, result } = finish({ profit: 49_000, wanted: 15_000, plan: 'sep_ira' });
    const { reasons } = soloRetirementRoom.explain(result as never, input as never);
    expect(reasons.map(renderPlain)).toContainEqual('The $15,000 you want to put in is more than that.');
  });

  it('never lets a SEP hold more, and grows with the profit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 1, max: 50_000 }),
        (profit, more) => {
          const [less, all] = [run({ profit }), run({ profit: profit + more })];
          expect(less.solo_401k).toBeGreaterThanOrEqual(less.sep_ira! - 1e-6);
          expect(all.solo_401k).toBeGreaterThanOrEqual(less.solo_401k! - 1e-6);
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([
    [{}, 'Give the profit of your business'],
    [{ wages: 90_000 }, 'Give the profit of your business'],
    [{ profit: 10_000, expenses: 12_000 }, 'without a profit nothing may be put in'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['yesno', { profit: 128_000, wanted: 30_000, plan: 'sep_ira' }, 'No, $30,000 is too much'],
  ['yesno', { profit: 128_000, wanted: 20_000, plan: 'sep_ira' }, 'Yes, $20,000 fits'],
  ['which', { profit: 140_000 }, 'A solo 401(k): it takes'],
  ['which', { profit: 140_000, wanted: 20_000 }, 'A SEP IRA is enough: $20,000 fits, with less paperwork.'],
  ['which', { profit: 140_000, wanted: 40_000 }, 'A solo 401(k): it takes'],
  [
    'amount',
    { profit: 100_000, wanted: 20_000 },
    '$20,000 fits: up to $43,087 may go into a solo 401(k) for',
  ],
  [
    'amount',
    { profit: 100_000, wanted: 20_000, plan: 'sep_ira' },
    '$20,000 is too much for a SEP IRA: $18,587 is the most for 2026, and a solo 401(k) would allow $43,087.',
  ],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(soloRetirementRoom, want, input)).toContain(opening);
});

it.each(['goal_amount', 'save_amount', 'lump_sum', 'ira_contrib'] as const)(
  'takes what somebody wants to put in, told as %s',
  (role) => {
    const told = [
      { role: 'se_income', value: 100_000 },
      { role, value: 20_000 },
    ] as const;
    expect(fillFields(soloRetirementRoom, toldPicture(told)).input).toEqual({
      profit: 100_000,
      wanted: 20_000,
    });
  },
);

it('takes what somebody wants to put in every month by the year', () => {
  const told = [
    { role: 'se_income', value: 100_000 },
    { role: 'save_amount', value: 1500, per: 'month' },
  ] as const;
  expect(fillFields(soloRetirementRoom, toldPicture(told)).input).toMatchObject({ wanted: 18_000 });
});
