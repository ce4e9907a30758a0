import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { contributionLimits } from '#advisor/calculators/retirement/contributions/contribution-limits.ts';
import { filingStatuses } from '#advisor/facts/filing-status.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object, year = 2026) => runCalculator(contributionLimits, input, { year }).result;
const run = (input: object, year = 2026) =>
  Object.fromEntries(finish(input, year).figures.map(({ id, value }) => [id, value]));

describe('workplace plans', () => {
  it.each([
    // The IRS announcements for each year: limit, and limit with catch-up at 50, at 60 to 63 and after.
    [2024, 49, 23_000],
    [2024, 50, 30_500],
    [2024, 61, 30_500],
    [2025, 50, 31_000],
    [2025, 60, 34_750],
    [2025, 63, 34_750],
    [2025, 64, 31_000],
    [2026, 49, 24_500],
    [2026, 50, 32_500],
    [2026, 62, 35_750],
    [2026, 64, 32_500],
  ])('%i at age %i: %i', (year, age, allowed) => {
    expect(run({ plan: 'workplace', age }, year).allowed).toBe(allowed);
  });

  it('gives the limit together with the employer, and never more than the pay', () => {
    expect(run({ age: 62 }).total_limit).toBe(72_000 + 11_250);
    expect(run({ age: 30, income: 9000 }).allowed).toBe(9000);
  });

  it('warns of the Roth-only catch-up from 2026 on, and only then', () => {
    const warned = (input: object, year: number) => finish(input, year).warnings.map(renderPlain).join(' ');
    expect(warned({ age: 55, income: 150_001 }, 2026)).toContain('more than $150,000 last year');
    expect(warned({ age: 55, income: 150_000 }, 2026)).toBe('');
    expect(warned({ age: 45, income: 200_000 }, 2026)).toBe('');
    expect(warned({ age: 55, income: 200_000 }, 2025)).toBe('');
  });

  it('knows SIMPLE and SEP IRAs and health savings accounts', () => {
    expect([40, 50, 60, 64].map((age) => run({ plan: 'simple_ira', age }).allowed)).toEqual([
      17_000, 21_000, 22_250, 21_000,
    ]);
    // A quarter of pay, up to 72,000; pay above 360,000 does not count, but 72,000 is reached before.
    // Publication 560, rate worksheet: (100,000 - half of 14,129.55) x 20 %; 150,000: (150,000 - 10,597.16) x 20 %.
    const own = { plan: 'sep_ira', own_business: true };
    expect(run({ ...own, income: 100_000 }).allowed).toBeCloseTo(18_587.05, 1);
    expect(run({ ...own, income: 150_000 }).allowed).toBeCloseTo(27_880.57, 1);
    expect(run({ plan: 'sep_ira', income: 100_000 }).allowed).toBe(25_000);
    expect(run({ plan: 'sep_ira', income: 400_000 }).allowed).toBe(72_000);
    expect(run({ plan: 'hsa', age: 54, health: 'self' }).allowed).toBe(4400);
    expect(run({ plan: 'hsa', age: 55, health: 'family' }).allowed).toBe(9750);
  });
});

describe('IRAs', () => {
  it('phases a Roth IRA out as Worksheet 2-2 of Publication 590-A does', () => {
    // 2024, single, 147,000: (147,000 - 146,000) / 15,000 = 0.0667; 7,000 x 0.0667 = 466.67;
    // 7,000 - 466.67 = 6,533.33, rounded up to 6,540.
    expect(run({ plan: 'roth_ira', income: 147_000 }, 2024)).toMatchObject({ allowed: 6540, reduction: 460 });
    // 2026, single, 161,000: 7,500 x (161,000 - 153,000) / 15,000 = 4,000 taken off.
    expect(run({ plan: 'roth_ira', income: 161_000 })).toMatchObject({ allowed: 3500, reduction: 4000 });
    // 2026, joint, 50 or older, 251,900: 8,600 x 100 / 10,000 = 86, but never below 200.
    const joint = { plan: 'roth_ira', filing_status: 'married_joint', age: 50 };
    expect(run({ ...joint, income: 251_900 }).allowed).toBe(200);
    expect(run({ ...joint, income: 252_000 }).allowed).toBe(0);
    expect(run({ ...joint, income: 242_000 }).allowed).toBe(8600);
    expect(run({ ...joint, filing_status: 'surviving_spouse', income: 242_000 }).allowed).toBe(8600);
  });

  it('deducts a traditional IRA as Worksheet 1-2 does', () => {
    // 2026, single with a plan at work, 86,000: 7,500 x (91,000 - 86,000) / 10,000 = 3,750.
    const covered = { plan: 'traditional_ira', income: 86_000 };
    expect(run(covered)).toMatchObject({ allowed: 7500, deductible: 3750 });
    expect(run({ ...covered, coverage: 'none' }).deductible).toBe(7500);
    // 2026, joint with a plan at work, 135,000: 7,500 x 14,000 / 20,000 = 5,250.
    const joint = { ...covered, filing_status: 'married_joint', income: 135_000 };
    expect(run(joint).deductible).toBe(5250);
    expect(run({ ...joint, coverage: 'spouse_only' }).deductible).toBe(7500);
    // 247,000: 7,500 x 5,000 / 10,000 = 3,750.
    expect(run({ ...joint, coverage: 'spouse_only', income: 247_000 }).deductible).toBe(3750);
    expect(run({ ...joint, coverage: 'spouse_only', income: 252_000 })).toMatchObject({
      allowed: 7500,
      deductible: 0,
    });
  });

  it('treats who files separately by whether they lived together', () => {
    const separate = { plan: 'roth_ira', filing_status: 'married_separate', income: 12_000 };
    expect(run(separate).allowed).toBe(0);
    expect(run({ ...separate, lived_apart: true }).allowed).toBe(7500);
    expect(run({ ...separate, plan: 'traditional_ira', coverage: 'spouse_only' }).deductible).toBe(0);
    expect(
      run({ ...separate, plan: 'traditional_ira', coverage: 'spouse_only', lived_apart: true }),
    ).toMatchObject({
      deductible: 7500,
    });
    // A joint return's rule does not bend for living apart.
    expect(run({ ...separate, filing_status: 'married_joint', lived_apart: true }).allowed).toBe(7500);
  });

  it('gives the saver’s credit of Form 8880, a surviving spouse with single people', () => {
    const rate = (income: number, filing_status: string) =>
      run({ plan: 'roth_ira', income, filing_status }).savers_credit_rate ?? 0;
    expect([24_250, 24_251, 26_250, 26_251, 40_250, 40_251].map((income) => rate(income, 'single'))).toEqual([
      50, 20, 20, 10, 10, 0,
    ]);
    expect(rate(48_500, 'married_joint')).toBe(50);
    expect(rate(60_375, 'head_of_household')).toBe(10);
    expect(rate(48_500, 'surviving_spouse')).toBe(0);
  });

  it('never allows more at a higher income, in steps of ten dollars, and moves by little', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 300_000 }),
        fc.constantFrom(...filingStatuses),
        fc.constantFrom('covered', 'spouse_only', 'none'),
        fc.integer({ min: 20, max: 75 }),
        fc.constantFrom(2024, 2025, 2026),
        (income, filing_status, coverage, age, year) => {
          for (const [plan, id] of [
            ['roth_ira', 'allowed'],
            ['traditional_ira', 'deductible'],
          ] as const) {
            const at = (more: number) =>
              run({ plan, income: income + more, filing_status, coverage, age }, year)[id]!;
            expect(at(0) % 10).toBe(0);
            expect(at(10)).toBeLessThanOrEqual(at(0));
            // The end of a phase-out is a fall of the minimum, 200, and nothing falls faster.
            expect(at(0) - at(10)).toBeLessThanOrEqual(200);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('what it says', () => {
  it('names the year it used, and a later one that is not known', () => {
    const said = (year: number) => {
      const { input, result } = runCalculator(contributionLimits, { age: 52 }, { year });
      return [
        renderPlain(contributionLimits.explain(result as never, input as never).conclusion),
        result.warnings.length,
      ];
    };
    expect(said(2025)).toEqual([
      'You may put up to $31,000 into a 401(k), 403(b) or similar plan at work for 2025.',
      0,
    ]);
    expect(said(2027)).toEqual([
      'You may put up to $32,500 into a 401(k), 403(b) or similar plan at work for 2027 (figures of 2026).',
      1,
    ]);
    expect(() => said(2020)).toThrow(
      'Figures before 2024 are not kept here: ask about 2024 or a later year.',
    );
  });

  it.each([
    [{ age: 130 }, 'Age at the end of the year must be at most 120.'],
    [{ income: -1 }, 'Yearly income must be at least $0 a year.'],
    [
      { plan: 'pension' },
      'Account must be one of: workplace, traditional_ira, roth_ira, simple_ira, sep_ira, hsa.',
    ],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });

  it('holds what someone wants to put in against the limit', () => {
    expect(run({ plan: 'hsa', planned: 8000 })).toMatchObject({ over: 8000 - run({ plan: 'hsa' }).allowed! });
    expect(run({ plan: 'workplace', planned: 4500 })).toMatchObject({ room: 20_000 });
  });
});

it.each([
  ['yesno', { plan: 'roth_ira', income: 100_000 }, 'Yes, up to $7,500'],
  ['yesno', { plan: 'roth_ira', income: 300_000 }, 'No, at $300,000 a year nothing'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(contributionLimits, want, input)).toContain(opening);
});

describe('a limit that is asked for in general', () => {
  const explained = (input: object, year = 2026) => {
    const done = runCalculator(contributionLimits, input, { year });
    const { reasons } = contributionLimits.explain(done.result as never, done.input as never);
    return reasons.map(renderPlain);
  };

  it('comes first, and then the catch-up', () => {
    // "Does it change if you are over 50" is read as the age of 50.
    const over50 = { plan: 'workplace', age: 50 };
    expect(openingFor(contributionLimits, 'amount', over50)).toBe(
      'For 2026 the limit for a 401(k), 403(b) or similar plan at work is $24,500; with the catch-up of $8,000 from age 50 on, it’s $32,500.',
    );
    expect(openingFor(contributionLimits, 'yesno', over50)).toBe(
      'Yes, from age 50 on it’s $32,500 for 2026: the limit of $24,500 and a catch-up of $8,000.',
    );
    expect(explained(over50)[0]).toBe('From age 60 through 63 the catch-up is $11,250 instead of $8,000.');
    expect(openingFor(contributionLimits, 'amount', { plan: 'hsa', age: 55 })).toContain(
      'is $4,400; with the catch-up of $1,000 from age 55 on, it’s $5,400.',
    );
    // Pay below the limit, and an amount that is held against it, come first.
    expect(openingFor(contributionLimits, 'amount', { ...over50, income: 9000 })).toContain('up to $9,000');
    expect(openingFor(contributionLimits, 'yesno', { ...over50, planned: 30_000 })).toContain('$30,000');
  });

  it('tells of the catch-ups to come', () => {
    expect(explained({ plan: 'workplace' })).toContain(
      'From age 50 you may add $8,000 as catch-up, and from 60 through 63 $11,250.',
    );
    expect(explained({ plan: 'roth_ira' })).toContain('From age 50 you may add $1,100 as catch-up.');
    expect(explained({ plan: 'workplace', age: 57 }).slice(0, 2)).toEqual([
      'The limit is $24,500, and at age 57 you may add $8,000 as catch-up.',
      'From age 60 through 63 the catch-up is $11,250 instead of $8,000.',
    ]);
    for (const input of [{ age: 62 }, { age: 64 }, { age: 25 }, { plan: 'roth_ira', income: 300_000 }])
      expect(explained(input).join(' ')).not.toMatch(/From age/);
    // The law of 2024 knew no higher one.
    expect(explained({ age: 55 }, 2024).join(' ')).not.toContain('From age');
  });
});

it('adds up what two spouses may put in, at most the pay of both', () => {
  // 2026: 7,500, and 8,600 from 50 on.
  const couple = { plan: 'roth_ira', age: 48, spouse_age: 52, filing_status: 'married_joint' };
  expect(run(couple)).toMatchObject({ allowed: 7500, spouse_allowed: 8600, together: 16_100 });
  expect(run({ ...couple, income: 9000 }).together).toBe(9000);
  expect(run({ plan: 'workplace', age: 48, spouse_age: 52 })).not.toHaveProperty('together');
});
