import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { socialSecurityBenefit } from '#advisor/calculators/retirement/social-security/social-security-benefit.ts';
import {
  averageIndexedEarnings,
  benefitAt,
  claimingFactor,
  cutToDollar,
  formulaYear,
  fullRetirementMonths,
  primaryInsuranceAmount,
  withCostOfLiving,
} from '#advisor/calculators/retirement/social-security/social-security-rules.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const facts = readFacts(2026);
const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(socialSecurityBenefit, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

/** Earnings of case A in SSA's "Benefit Calculation Examples for Workers Retiring in 2026", from 1986. */
const caseA = [
  16196, 17283, 18191, 18971, 19909, 20715, 21850, 22107, 22770, 23755, 24994, 26533, 28007, 29657, 31392,
  32238, 32660, 33558, 35224, 36621, 38419, 40281, 41330, 40826, 41914, 43354, 44839, 45544, 47298, 49085,
  49783, 51651, 53677, 55848, 57590, 62889, 66421, 69560, 73133, 75868,
].map((amount, index) => ({ year: 1986 + index, amount }));

const maximumEarner = (from: number) =>
  Array.from({ length: 2026 - from }, (_, index) => ({ year: from + index, amount: 1e7 }));

const fullBenefit = (work: typeof caseA, born: number) => {
  const aime = averageIndexedEarnings(work, born, facts);
  const year = formulaYear(born, facts);
  return { aime, pia: withCostOfLiving(primaryInsuranceAmount(aime, year, facts), year, facts) };
};
const paid = (pia: number, months: number, born: number) =>
  cutToDollar(benefitAt(pia, claimingFactor(months, fullRetirementMonths(born, facts), facts)));

describe('examples of the Social Security Administration', () => {
  it('counts an average that is known before a salary', () => {
    expect(run({ aime: 5200, salary: 90_000 }).pia).toBe(run({ aime: 5200 }).pia);
  });

  it('takes a benefit as stated for another age than the full one', () => {
    // Born 1963: 75 % at 63 and 70 % at 62 of what 67 pays (table of the Social Security Administration).
    expect(
      run({ full_benefit: 2340, quoted_age: 67, claim_age: 63, birth_year: 1963 }).monthly_benefit,
    ).toBeCloseTo(1755, 6);
    const early = run({ full_benefit: 1400, quoted_age: 62, claim_age: 70, birth_year: 1963 });
    expect(early.pia).toBeCloseTo(2000, 6);
    expect(early.monthly_benefit).toBeCloseTo(2480, 6);
    // 67 is the full retirement age of 66 and 8 months, said in whole years.
    expect(run({ full_benefit: 2000, quoted_age: 67, claim_age: 67, birth_year: 1958 }).pia).toBe(2000);
    expect(() => run({ full_benefit: 2000, quoted_age: 60 })).toThrow('No benefit is paid before 62.');
  });

  it('case A: born 1964, claims at 62 in 2026', () => {
    const { aime, pia } = fullBenefit(caseA, 1964);
    expect([aime, pia, paid(pia, 62 * 12, 1964)]).toEqual([5825, 2609.8, 1826]);
    expect(run({ aime: 5825, birth_year: 1964, claim_age: 62 })).toMatchObject({
      pia: 2609.8,
      monthly_benefit: 1826,
    });
  });

  it('case B: born 1959, maximum earnings since 1986, claims at 66 and ten months in 2026', () => {
    const { aime, pia } = fullBenefit(maximumEarner(1986), 1959);
    expect([aime, pia, paid(pia, 66 * 12 + 10, 1959)]).toEqual([11_463, 4152.4, 4152]);
    expect(run({ aime: 11_463, birth_year: 1959, claim_age: 67 }).monthly_benefit).toBe(4207);
  });

  it('maximum-taxable earners who claim in January 2026', () => {
    const at = (born: number, months: number) =>
      paid(fullBenefit(maximumEarner(born + 22), born).pia, months, born);
    expect(fullBenefit(maximumEarner(1986), 1964)).toEqual({ aime: 14_358, pia: 4216.9 });
    expect(at(1964, 62 * 12 + 1)).toBe(2969);
    expect(at(1961, 65 * 12)).toBe(3467);
    expect(at(1960, 66 * 12)).toBe(3752);
    expect(at(1956, 70 * 12)).toBe(5181);
  });

  it('the formula in other years', () => {
    expect(primaryInsuranceAmount(13_689, 2025, facts)).toBe(4020.9);
    expect(primaryInsuranceAmount(12_427, 2023, facts)).toBe(3653.3);
  });

  it('20 CFR 404.410(a): 980.50, forty-four months early, is 751.70', () => {
    expect(benefitAt(980.5, claimingFactor(0, 44, facts))).toBe(751.7);
  });

  it('the table of early and delayed retirement for who was born in 1960 or later', () => {
    const shares = [62, 63, 64, 65, 66, 67, 68, 69, 70].map(
      (age) => claimingFactor(age * 12, 67 * 12, facts) * 100,
    );
    [70, 75, 80, 86.667, 93.333, 100, 108, 116, 124].forEach((share, index) =>
      expect(shares[index]).toBeCloseTo(share, 3),
    );
    expect(claimingFactor(62 * 12, 66 * 12, facts)).toBeCloseTo(0.75, 10);
    expect([1954, 1955, 1958, 1959, 1960].map((born) => fullRetirementMonths(born, facts) - 66 * 12)).toEqual(
      [0, 2, 8, 10, 12],
    );
  });
});

describe('the calculator', () => {
  it('takes a steady salary for its average', () => {
    // 80,000 / 12 = 6,666.67, cut to 6,666; 0.9 x 1,286 + 0.32 x (6,666 - 1,286) = 1,157.40 + 1,721.60 = 2,879.00.
    const figures = run({ salary: 80_000, claim_age: 67 });
    expect(figures).toMatchObject({ aime: 6666, pia: 2879, monthly_benefit: 2879, yearly_benefit: 34_548 });
    // 2,879 x 0.7 = 2,015.30; 2,879 x 1.24 = 3,569.96.
    expect(figures).toMatchObject({ benefit_earliest: 2015, benefit_latest: 3569 });
    // With twenty of thirty-five years: 80,000 x 20 / 420 = 3,809.52.
    expect(run({ salary: 80_000, years_worked: 20 }).aime).toBe(3809);
  });

  it('starts from the benefit at full retirement age where it is known', () => {
    // SSA's table for who was born in 1960 or later: 80 % at 64, 86 2/3 % at 65, 124 % at 70.
    expect(run({ full_benefit: 2400, claim_age: 64 }).monthly_benefit).toBeCloseTo(1920, 8);
    expect(run({ full_benefit: 2400, claim_age: 64 }).early_cut).toBeCloseTo(20, 8);
    expect(run({ full_benefit: 3000, claim_age: 70 })).toMatchObject({ monthly_benefit: 3720 });
    expect(run({ full_benefit: 3000, claim_age: 70 }).late_increase).toBeCloseTo(24, 10);
    expect(run({ full_benefit: 2000, claim_age: 65, full_age: 67 }).monthly_benefit).toBeCloseTo(1733.33, 2);
    // With a full retirement age of 66, 65 is a year early: 6 2/3 %.
    expect(run({ full_benefit: 2000, claim_age: 65, full_age: 66 }).monthly_benefit).toBeCloseTo(1866.67, 2);
    expect(run({ full_benefit: 2000, claim_age: 67 })).not.toHaveProperty('aime');
    expect(run({ full_benefit: 2000, claim_age: 67, spouse_benefit: 900 }).together).toBe(2900);
    // Half of the spouse's is more than one's own: SSA pays the difference on the spouse's record.
    expect(run({ full_benefit: 640, claim_age: 67, spouse_benefit: 2760 })).toMatchObject({
      with_spousal: 1380,
      together: 4140,
    });
    // Work that ends sooner takes off as much as it does from a benefit worked out from the salary.
    const worked = { salary: 80_000, claim_age: 67 };
    const part = run({ ...worked, stop_age: 50 }).pia! / run(worked).pia!;
    expect(run({ ...worked, full_benefit: 2000, stop_age: 50 }).pia).toBeCloseTo(2000 * part, 0);
    // It goes before a salary, and the answer says so.
    const both = { full_benefit: 2400, salary: 90_000, claim_age: 64 };
    expect(run(both).monthly_benefit).toBe(1920);
    const { assumptions } = runCalculator(socialSecurityBenefit, both, { year: 2026 }).result;
    expect(assumptions.map(renderPlain)).toContainEqual(
      expect.stringContaining('only matters for what stopping sooner takes off'),
    );
  });

  it('breaks even where equal sums were paid', () => {
    // (1.24 x 840 - 0.7 x 744) / 0.54 = 964.44 months, 80.4 years; (804 - 520.8) / 0.3 = 944; (1,041.6 - 804) / 0.24 = 990.
    const figures = run({ aime: 5000 });
    expect(figures.break_even_earliest_latest! * 12).toBeCloseTo(964.444, 3);
    expect(figures.break_even_earliest_full! * 12).toBeCloseTo(944, 6);
    expect(figures.break_even_full_latest! * 12).toBeCloseTo(990, 6);
  });

  it('says full retirement ages with their months', () => {
    const { input, result } = runCalculator(
      socialSecurityBenefit,
      { aime: 5000, birth_year: 1958 },
      { year: 2026 },
    );
    expect(renderPlain(socialSecurityBenefit.explain(result as never, input as never).reasons[0]!)).toContain(
      'you’d get at 66 years and 8 months',
    );
  });

  it('warns of the earnings test only before the full retirement age', () => {
    const warned = (claim_age: number) =>
      runCalculator(socialSecurityBenefit, { aime: 5000, claim_age }, { year: 2026 }).result.warnings.map(
        renderPlain,
      );
    expect(warned(62).join(' ')).toContain('$24,480 a year');
    expect(warned(67)).toEqual([]);
  });

  it('rises with earnings and with waiting, ever more slowly with earnings', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 12_000 }),
        fc.integer({ min: 62, max: 69 }),
        fc.integer({ min: 1955, max: 2000 }),
        fc.constantFrom(2024, 2025, 2026),
        (aime, claim_age, birth_year, year) => {
          const at = (more: object) => run({ aime, claim_age, birth_year, ...more }, year);
          const { pia, monthly_benefit: benefit } = at({});
          expect(at({ aime: aime + 100 }).pia).toBeGreaterThan(pia!);
          // Every yearly adjustment cuts off up to a dime.
          expect(at({ aime: aime * 2 }).pia).toBeLessThanOrEqual(pia! * 2 + 3);
          expect(at({ claim_age: claim_age + 1 }).monthly_benefit).toBeGreaterThan(benefit!);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('counts the months past a claiming age', () => {
    // Born in 1962, 42 months early: 36 x 5/9 % and 6 x 5/12 % less.
    const claim = { full_benefit: 2150, birth_year: 1962, claim_age: 63, claim_months: 6 };
    expect(run(claim).monthly_benefit).toBeCloseTo(2150 * 0.775, 6);
  });

  it('counts no salary above the maximum', () => {
    expect(run({ salary: 1_000_000 })).toEqual(run({ salary: 5_000_000 }));
  });

  it.each([
    [
      {},
      'Give the benefit at full retirement age, a yearly salary, or the average indexed monthly earnings.',
    ],
    [{ salary: 1 }, 'Give the salary of a whole year'],
    [{ salary: 50_000, claim_age: 61 }, 'Claiming age must be at least 62.'],
    [{ full_benefit: 2000, full_age: 62 }, 'The full retirement age is 66 or later.'],
    [{ salary: 50_000, birth_year: 1930 }, 'Year of birth must be at least 1943.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([['which', { full_benefit: 2400, claim_age: 64 }, 'Wait if you expect to live past']] as const)(
  'opens a %s question about %o with: %s',
  (want, input, opening) => {
    expect(openingFor(socialSecurityBenefit, want, input)).toContain(opening);
  },
);
