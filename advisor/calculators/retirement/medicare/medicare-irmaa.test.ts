import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { medicareIrmaa } from '#advisor/calculators/retirement/medicare/medicare-irmaa.ts';
import { filingStatuses } from '#advisor/facts/filing-status.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(medicareIrmaa, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );
const both = (input: object, year = 2026) => {
  const { part_b: b, part_d_surcharge: d } = run(input, year);
  return [b, d];
};

/** CMS fact sheets: total monthly Part B premium and the Part D amount. */
describe('the CMS table', () => {
  it.each([
    [109_000, 202.9, 0],
    [109_001, 284.1, 14.5],
    [137_000, 284.1, 14.5],
    [137_001, 405.8, 37.5],
    [171_001, 527.5, 60.4],
    [205_000, 527.5, 60.4],
    [205_001, 649.2, 83.3],
    [499_999, 649.2, 83.3],
    [500_000, 689.9, 91],
  ])('2026, individual return, %i', (income, partB, partD) => {
    expect(both({ income })).toEqual([partB, partD]);
  });

  it('2026, joint return', () => {
    const joint = (income: number) => both({ income, filing_status: 'married_joint' });
    expect(joint(218_000)).toEqual([202.9, 0]);
    expect(joint(218_001)).toEqual([284.1, 14.5]);
    expect(joint(410_001)).toEqual([649.2, 83.3]);
    expect(joint(750_000)).toEqual([689.9, 91]);
  });

  it('2026, separate returns: two steps, or the steps of an individual return if the spouses lived apart', () => {
    const separate = (income: number, lived_apart = false) =>
      both({ income, filing_status: 'married_separate', lived_apart });
    expect(separate(109_000)).toEqual([202.9, 0]);
    expect(separate(109_001)).toEqual([649.2, 83.3]);
    expect(separate(150_000)).toEqual([649.2, 83.3]);
    expect(separate(390_999)).toEqual([649.2, 83.3]);
    expect(separate(391_000)).toEqual([689.9, 91]);
    expect(separate(120_000, true)).toEqual([284.1, 14.5]);
  });

  it('2024 and 2025', () => {
    expect(both({ income: 103_001 }, 2024)).toEqual([244.6, 12.9]);
    expect(both({ income: 500_000 }, 2024)).toEqual([594, 81]);
    expect(both({ income: 106_001 }, 2025)).toEqual([259, 13.7]);
    expect(both({ income: 200_001 }, 2025)).toEqual([591.9, 78.6]);
    expect(both({ income: 500_000 }, 2025)).toEqual([628.9, 85.8]);
  });
});

describe('the Medicare surcharge', () => {
  it('adds up a year for two people, and uses the income of two years before', () => {
    // (81.20 + 14.50) x 12 x 2 = 2,296.80.
    const couple = { income: 250_000, filing_status: 'married_joint', people: 2 };
    expect(run(couple)).toMatchObject({
      yearly_extra: 2296.8,
      income_year: 2024,
      over_by: 32_000,
      room: 24_000,
    });
    expect(run({ ...couple, part_d: false }).yearly_extra).toBe(1948.8);
  });

  it('counts a surviving spouse as an individual', () => {
    expect(both({ income: 150_000, filing_status: 'surviving_spouse' })).toEqual(both({ income: 150_000 }));
  });

  it('warns if the income is just below a step', () => {
    const warned = (income: number) =>
      runCalculator(medicareIrmaa, { income }, { year: 2026 }).result.warnings.map(renderPlain);
    expect(warned(108_000)).toEqual([
      'You are close to the next threshold: one dollar over it costs the whole surcharge.',
    ]);
    expect(warned(90_000)).toEqual([]);
  });

  it('counts the taxable part of Social Security and a capital gain', () => {
    // Publication 915, single with 89,000 of other income: 85 % of 30,000 is taxable.
    expect(run({ income: 89_000, social_security: 30_000 }).income_counted).toBe(114_500);
    expect(run({ income: 126_000, one_time: 90_000, filing_status: 'married_joint' })).toMatchObject({
      income_counted: 216_000,
      tier: 0,
    });
  });

  it('never falls with income', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(...filingStatuses),
        fc.constantFrom(2024, 2025, 2026),
        (income, more, filing_status, year) => {
          const low = run({ income, filing_status }, year);
          const high = run({ income: income + more, filing_status }, year);
          expect(high.part_b).toBeGreaterThanOrEqual(low.part_b!);
          expect(high.part_d_surcharge).toBeGreaterThanOrEqual(low.part_d_surcharge!);
          expect(high.part_b! > low.part_b!).toBe(high.tier! > low.tier!);
        },
      ),
    );
  });

  it.each([
    [
      { income: 1, people: 2 },
      'Two people on one return are married: choose a married filing status, or one person.',
    ],
    [{ income: -1 }, 'Income two years ago must be at least $0 a year.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it('looks back as many years as the law does', () => {
  expect(medicareIrmaa.looksBack).toBe(readFacts(2026).get('irmaa_look_back'));
});

it.each([
  ['yesno', { income: 150_000 }, 'Yes, you’d pay'],
  ['yesno', { income: 90_000 }, 'No, at $90,000'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(medicareIrmaa, want, input)).toContain(opening);
});

it('adds up the premiums and surcharges of two people over a year', () => {
  const couple = { income: 286_000, filing_status: 'married_joint', people: 2 };
  // 2026, for each person: 405.80 for Part B and 37.50 for Part D; surcharges 202.90 + 37.50.
  const found = run(couple);
  expect(found.month_total).toBeCloseTo(886.6, 2);
  expect(found.year_total).toBeCloseTo(10_639.2, 2);
  expect(found.yearly_extra).toBeCloseTo(5769.6, 2);
  expect(openingFor(medicareIrmaa, 'amount', couple)).toContain(
    'The two of you would pay $10,639.20 a year for Medicare in 2026, $5,769.60 a year of it surcharges.',
  );
  const one = run({ ...couple, people: 1 });
  expect(one.both_total).toBeCloseTo(10_639.2, 2);
  expect(one.both_extra).toBeCloseTo(5769.6, 2);
  expect(run({ income: 150_000 })).not.toHaveProperty('both_extra');
});
