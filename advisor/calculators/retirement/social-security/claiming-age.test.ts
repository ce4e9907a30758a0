import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { InputProblem, runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { claimingAge } from '#advisor/calculators/retirement/social-security/claiming-age.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const finish = (input: object) => runCalculator(claimingAge, input, { year: 2026 });
const run = (input: object) =>
  Object.fromEntries(finish(input).result.figures.map(({ id, value }) => [id, value]));

describe('claiming age', () => {
  it('agrees with the table of the Social Security Administration', () => {
    // Born 1960 or later: 70, 75, 80, 86 2/3, 93 1/3, 100, 108, 116, 124 % from 62 to 70.
    const changes = [62, 63, 64, 65, 66, 68, 69, 70].map((claim_age) => run({ claim_age }).change);
    [30, 25, 20, 13.333, 6.667, 8, 16, 24].forEach((change, index) =>
      expect(changes[index]).toBeCloseTo(change, 3),
    );
    // Born 1958: full at 66 and 8 months. 62 is 56 months early: 36 x 5/9 + 20 x 5/12 = 28.33 %.
    expect(run({ claim_age: 62, birth_year: 1958 }).change).toBeCloseTo(28.333, 3);
  });

  it('compares any two ages', () => {
    expect(run({ claim_age: 63, other_age: 67 }).change).toBeCloseTo(25, 10);
    // 124 / 70 = 1.7714; the other way round 1 - 70 / 124 = 43.55 %.
    expect(run({ claim_age: 70, other_age: 62 }).change).toBeCloseTo(77.143, 3);
    expect(run({ claim_age: 62, other_age: 70 }).change).toBeCloseTo(43.548, 3);
    expect(run({ claim_age: 62, other_age: 70 }).break_even).toBeCloseTo(80.37, 2);
  });

  it('compares the first with the last of three ages, and shows the one in between', () => {
    const told = { claim_age: 62, other_age: 64, third_age: 70, benefit: 2340 };
    expect(run(told)).toMatchObject({ benefit: 1638, benefit_between: 1872, other_benefit: 2901.6 });
    expect(run(told).break_even).toBeCloseTo(80.37, 2);
    const done = finish(told);
    const { reasons } = claimingAge.explain(done.result as never, done.input as never);
    expect(reasons.map(renderPlain)).toContain(
      'At 62 you’d get $1,638 a month, at 64 $1,872 a month and at 70 $2,902 a month.',
    );
  });

  it('leaves the third age out where two benefits or months belong to the first two', () => {
    const stated = { claim_age: 62, other_age: 67, third_age: 70, benefit: 1638, other_benefit: 2340 };
    const { third_age: _, ...two } = stated;
    expect(run(stated)).toEqual(run(two));
    const months = { claim_age: 62, other_age: 66, other_months: 8, benefit: 2000, birth_year: 1958 };
    expect(run({ ...months, third_age: 70 })).toEqual(run(months));
  });

  it('counts a repeated claiming age once', () => {
    const two = run({ claim_age: 62, other_age: 70, benefit: 2000 });
    expect(run({ claim_age: 62, other_age: 70, third_age: 62, benefit: 2000 })).toEqual(two);
    expect(run({ claim_age: 62, other_age: 62, third_age: 70, benefit: 2000 })).toEqual(two);
    expect(run({ claim_age: 62, third_age: 70, benefit: 2000 })).toEqual(two);
  });

  it('takes ages with months, and tells the break-even age in years and months', () => {
    // Born 1960 or later. 63 and 4 months is 44 months early: 36 x 5/9 + 8 x 5/12 = 23 1/3 %, so 76.667 % for 44 months
    // more. The 44 checks missed are made up for after 44 x 76.667 / 23.333 = 144.57 months past 67: 79 and 1 month.
    const figures = run({ claim_age: 63, claim_months: 4, other_age: 67 });
    expect(figures.share).toBeCloseTo(76.6667, 4);
    expect(figures).toMatchObject({ break_even_years: 79, break_even_months: 1 });
    expect(figures.break_even).toBeCloseTo(67 + 144.5714 / 12, 4);
    // Two ages with months: 65 and 6 months (90 %) against 66 and 3 months (95 %): 9 x 90 / 5 = 162 months past 66 1/4.
    const both = { claim_age: 65, claim_months: 6, other_age: 66, other_months: 3 };
    expect(run(both)).toMatchObject({ break_even_years: 79, break_even_months: 9 });
    expect(openingFor(claimingAge, 'time', both)).toBe(
      'You break even at 79 and 9 months: from then on, waiting until 66 and 3 months has paid more than claiming at 65 and 6 months.',
    );
    expect(() => run({ claim_age: 70, claim_months: 2 })).toThrow('stops growing at 70');
    expect(() => run({ ...both, other_age: 65, other_months: 6 })).toThrow('two different ages');
  });

  it('takes the age that a benefit is stated for as the one to compare with', () => {
    // 1,400 at 62 is 2,000 in full and 2,480 at 70.
    const figures = run({ claim_age: 70, quoted_age: 62, benefit: 1400 });
    expect(figures.benefit).toBeCloseTo(2480, 6);
    expect(figures.other_benefit).toBeCloseTo(1400, 6);
    expect(figures.break_even).toBeCloseTo(80.37, 2);
  });

  it('says which way it goes', () => {
    const say = (input: object) => {
      const done = finish(input);
      return renderPlain(claimingAge.explain(done.result as never, done.input as never).conclusion);
    };
    expect(say({ claim_age: 63 })).toBe(
      'Claiming at 63 instead of 67 makes the monthly benefit 25% smaller, for life.',
    );
    expect(say({ claim_age: 70, other_age: 67 })).toMatch(/24% larger, for life\.$/);
    expect(say({ claim_age: 62, birth_year: 1958 })).toMatch(/instead of 66\.7 makes/);
  });

  it('tells dollars where a benefit is known', () => {
    // 70 % and 124 % of 2,450; by 85 it is 23 years of the one and 15 of the other.
    const figures = run({ claim_age: 62, other_age: 70, benefit: 2450, until: 85 });
    expect(figures).toMatchObject({ benefit: 1715, other_benefit: 3038, difference: 1323 });
    expect(figures.total).toBeCloseTo(1715 * 12 * 23, 6);
    expect(figures.other_total).toBeCloseTo(3038 * 12 * 15, 6);
    // A statement with both: (2,770 x 67 - 1,940 x 62) / 830 = 78.69.
    const stated = run({ claim_age: 62, other_age: 67, benefit: 2770, other_benefit: 1940 });
    expect(stated).toMatchObject({ benefit: 1940, other_benefit: 2770 });
    expect(stated.break_even).toBeCloseTo(78.687, 3);
    // 18 months beyond 67 add 12 %.
    expect(run({ claim_age: 67, wait: 18, benefit: 2200 }).benefit).toBeCloseTo(2464, 6);
  });

  it('holds the full age that is named alone against the latest one', () => {
    // 124 % of 2,900 is 3,596; 36 checks of 2,900 are made up for by 696 more a month in 150 months after 70: 82 1/2.
    const full = { claim_age: 67, benefit: 2900 };
    expect(run(full)).toMatchObject({ benefit: 2900, difference: 696, break_even_years: 82 });
    expect(run(full).other_benefit).toBeCloseTo(3596, 6);
    const opening =
      'Claiming at 67 pays $2,900 a month; waiting until 70 pays $3,596 a month, and you break even at 82 and 6 months.';
    expect(openingFor(claimingAge, 'amount', full)).toBe(opening);
    expect(openingFor(claimingAge, 'payment', full)).toBe(opening);
    expect(openingFor(claimingAge, 'plan', full)).toBe(
      'Wait until 70 if you expect to live past 82 and 6 months; otherwise claim at 67.',
    );
    expect(openingFor(claimingAge, 'amount', { claim_age: 67 })).toBe(
      'Claiming at 67 pays your full benefit; waiting until 70 pays 124% of it, and you break even at 82 and 6 months.',
    );
    // What is stated for an early age is held against the full one, and at the latest age against the full one as well.
    expect(openingFor(claimingAge, 'amount', { claim_age: 62, quoted_age: 62, benefit: 1400 })).toBe(
      'Claiming at 62 pays $1,400 a month instead of $2,000 a month at 67: 30% less, for life.',
    );
    expect(openingFor(claimingAge, 'amount', { claim_age: 70, quoted_age: 70, benefit: 2480 })).toBe(
      'Claiming at 70 pays $2,480 a month instead of $2,000 a month at 67: 24% more, for life.',
    );
  });

  it('does not add nothing in percent', () => {
    const late = { claim_age: 70, wait: 24, benefit: 2000 };
    for (const want of ['amount', 'which', 'time', 'yesno'] as const)
      expect(openingFor(claimingAge, want, late)).toBe(
        'Claim at 70: waiting until 72 adds nothing to $2,480 a month.',
      );
    expect(
      openingFor(claimingAge, 'amount', { claim_age: 62, other_age: 67, benefit: 900, other_benefit: 900 }),
    ).toBe('Claim at 62: waiting until 67 adds nothing to $900 a month.');
  });

  it('tells the benefit at the earliest, the full and the latest age where one is known', () => {
    const reasons = (input: object) => {
      const done = finish(input);
      return claimingAge.explain(done.result as never, done.input as never).reasons.map(renderPlain);
    };
    // 70, 100 and 124 % of 2,450.
    const ends = { claim_age: 62, other_age: 70, benefit: 2450 };
    expect(run(ends)).toMatchObject({ benefit_earliest: 1715, benefit_full: 2450, benefit_latest: 3038 });
    expect(reasons(ends)[0]).toBe(
      'At 62 you’d get $1,715 a month, at 67 $2,450 a month and at 70 $3,038 a month.',
    );
    // 1,715 at 62 is 2,450 in full; 65 is 24 months early, 86.667 %.
    const early = { claim_age: 65, quoted_age: 62, benefit: 1715 };
    expect(run(early).benefit_latest).toBeCloseTo(3038, 6);
    expect(reasons(early).slice(0, 2)).toEqual([
      // 1,715 (t - 744) = 2,123.33 (t - 780) in month 932, at 77 and 8 months.
      'Claiming at 65 pays $2,123 a month, and at 62 $1,715 a month; you break even at 77 and 8 months.',
      'At 62 you’d get $1,715 a month, at 67 $2,450 a month and at 70 $3,038 a month.',
    ]);
    // Of two that were told, neither says what the other ages pay.
    expect(run({ ...ends, other_benefit: 3100 })).not.toHaveProperty('benefit_full');
    expect(run({ claim_age: 62 })).not.toHaveProperty('benefit_full');
  });

  it.each([
    [{ claim_age: 61 }, 'Claiming age must be at least 62.'],
    [{ claim_age: 65, other_age: 65 }, 'Give two different ages.'],
    [{ claim_age: 65, other_age: 60 }, 'Compare with an age from 62 on: no benefit can be claimed before.'],
  ])('refuses %j', (input, sentence) => {
    expect(() => run(input)).toThrow(InputProblem);
    expect(() => run(input)).toThrow(sentence);
  });
});

it.each([
  ['which', { claim_age: 62, other_age: 67, benefit: 1940, other_benefit: 2770, until: 85 }, 'Claim at 67'],
  ['which', { claim_age: 62, other_age: 67, benefit: 1940, other_benefit: 2770, until: 75 }, 'Claim at 62'],
  ['yesno', { claim_age: 62, other_age: 70 }, 'Wait until 70 if you expect to live past'],
  ['time', { claim_age: 62, other_age: 70 }, 'You break even at 80 and 5 months'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(claimingAge, want, input)).toContain(opening);
});
