import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { inputSchemaOf } from '#advisor/calculators/define/input-schema.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { inheritedAccount } from '#advisor/calculators/retirement/distributions/inherited-account.ts';
import { fillFields } from '#advisor/plan/fill/fill-fields.ts';
import { toldPicture } from '#server/testing/advisor/picture-facts.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(inheritedAccount, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('inherited account', () => {
  // Publication 590-B: the Single Life Table at the heir's age in the year after death, minus one for each later year.
  it('divides by the life expectancy of the heir', () => {
    const figures = run({ balance: 300_000, death_year: 2024, age: 45 });
    // 41.9 at 44 in 2025, so 40.9 in 2026.
    expect(figures.minimum).toBeCloseTo(300_000 / 40.9, 6);
    expect(figures).toMatchObject({ empty_by: 2034, years_left: 9 });
    expect(figures.even).toBeCloseTo(33_333.33, 2);
  });

  it('requires nothing before the last year if the owner had not begun distributions', () => {
    const figures = run({ balance: 250_000, death_year: 2023, owner: 'not_yet' });
    expect(figures).toMatchObject({ empty_by: 2033 });
    expect(figures).not.toHaveProperty('minimum');
  });

  it('requires the whole balance in the last year', () => {
    expect(run({ balance: 50_000, death_year: 2024, age: 53 }, 2034).minimum).toBe(50_000);
  });

  it('requires nothing in the year of death', () => {
    expect(run({ balance: 50_000, death_year: 2026, age: 53 })).not.toHaveProperty('minimum');
  });

  it('counts from this year if only the deadline is known', () => {
    expect(run({ balance: 300_000 }, 2026)).toMatchObject({ empty_by: 2036, years_left: 11 });
    expect(run({ balance: 300_000, owner_age: 78 }, 2026)).toMatchObject({ empty_by: 2036 });
  });

  it('assumes a death in the year before if a minimum can be computed', () => {
    // After a death in 2023, the account must be empty by 2033: ten years are left in 2024.
    const heir = { balance: 300_000, age: 45 };
    expect(run(heir, 2024)).toMatchObject({ empty_by: 2033, years_left: 10 });
    expect(run(heir, 2027)).toMatchObject({ empty_by: 2036, years_left: 10 });
    // The ten-year rule began in 2020.
    expect(() => run(heir, 2020)).toThrow('died must be at least 2020');
    const { properties } = inputSchemaOf(inheritedAccount, 2027) as { properties: Record<string, object> };
    expect(properties.death_year).toMatchObject({ default: 2026 });
  });

  it('refuses a year of death in the future', () => {
    expect(() => run({ balance: 300_000, death_year: 2100 })).toThrow('must be at most 2026');
    expect(run({ balance: 300_000, death_year: 2026 }).empty_by).toBe(2036);
  });

  it('spreads the balance over fewer years, and divides it among heirs', () => {
    expect(run({ balance: 66_000, spread: 3 }).even).toBe(22_000);
    expect(run({ balance: 90_000, spread: 3, heirs: 3 }).even).toBe(10_000);
    // python3: 180000 * .05 / (1 - 1.05 ** -10) = 23310.82.
    expect(run({ balance: 180_000, spread: 10, growth: 5 }).even).toBeCloseTo(23_310.82, 2);
  });

  it('computes no yearly minimum without the age of the heir, or from the age of the deceased', () => {
    expect(run({ balance: 220_000 })).not.toHaveProperty('minimum');
    const father = toldPicture([
      { role: 'bal_retirement', value: 220_000, owner: 'other' },
      { role: 'age', value: 78, unit: 'age', owner: 'other' },
    ]);
    expect(fillFields(inheritedAccount, father).input).toEqual({ balance: 220_000, owner_age: 78 });
  });

  it('decides by the owner’s age whether distributions had begun', () => {
    expect(run({ balance: 220_000, age: 50, owner_age: 78 })).toHaveProperty('minimum');
    expect(run({ balance: 220_000, age: 50, owner_age: 66 })).not.toHaveProperty('minimum');
  });

  it('has a life expectancy for every age', () => {
    // Table I of Publication 590-B: 62.1 at 23 in 2025, so 61.1 in 2026.
    expect(run({ balance: 61_100, death_year: 2024, age: 24 }).minimum).toBeCloseTo(1000, 6);
  });
});

// The years are those of Table I (single life) and Table III (uniform lifetime) of Publication 590-B, Appendix B.
describe('by kind of heir', () => {
  it('lets a minor child take a part each year until 21, and ten years from then', () => {
    const figures = run({ balance: 90_000, heir: 'minor_child', age: 12 });
    // 72.9 at 12; the child turns 21 in 2035.
    expect(figures.minimum).toBeCloseTo(90_000 / 72.9, 6);
    expect(figures.empty_by).toBe(2045);
    // After 21 the yearly minimum continues, and the whole balance is due in the tenth year.
    const grown = { balance: 20_000, death_year: 2022, heir: 'minor_child', owner: 'not_yet' };
    expect(run({ ...grown, age: 22 }).minimum).toBeCloseTo(20_000 / (66.0 - 3), 6);
    expect(run({ ...grown, age: 31 }, 2035).minimum).toBe(20_000);
    expect(() => run({ balance: 90_000, heir: 'minor_child', age: 24 })).toThrow('is under 21');
  });

  it('lets disabled heirs spread it over their lifetime, whether or not the owner had begun distributions', () => {
    // 57.3 at 28 in 2024, so 55.3 in 2026; at most one is left from 2081 on.
    const disabled = { balance: 110_600, heir: 'disabled', age: 30, death_year: 2023 };
    expect(run({ ...disabled, owner: 'not_yet' }).minimum).toBeCloseTo(2000, 6);
    expect(run(disabled)).toMatchObject({ empty_by: 2081 });
    expect(run({ ...disabled, age: 85 }, 2081).minimum).toBe(110_600);
  });

  it('lets heirs close in age to the owner spread it over their lifetime, even if only the two ages are given', () => {
    // 25.4 at 62.
    const figures = run({ balance: 120_000, age: 62, owner_age: 68 });
    expect(figures.minimum).toBeCloseTo(120_000 / 25.4, 6);
    expect(figures.empty_by).toBe(2051);
    expect(run({ balance: 120_000, age: 62, owner_age: 72 }).empty_by).toBe(2035);
    expect(() => run({ balance: 120_000, age: 62, owner_age: 72, heir: 'close_in_age' })).toThrow(
      'more than 10 years younger',
    );
    // For an older heir the owner's longer life expectancy counts: 14.8 at 75, minus one; the heir's is 11.2 at 80.
    const older = { balance: 69_000, age: 80, owner_age: 75, heir: 'close_in_age' };
    expect(run(older).minimum).toBeCloseTo(69_000 / 13.8, 6);
  });

  it('gives an estate five years, or the remaining life expectancy of an owner who had begun', () => {
    expect(run({ balance: 60_000, heir: 'estate_or_trust', owner_age: 70 })).toMatchObject({
      empty_by: 2030,
    });
    expect(run({ balance: 60_000, heir: 'estate_or_trust' })).not.toHaveProperty('minimum');
    // 11.2 at 80 in the year of death, 9.2 two years later.
    const figures = run({ balance: 92_000, heir: 'estate_or_trust', owner_age: 80, death_year: 2024 });
    expect(figures.minimum).toBeCloseTo(10_000, 6);
    expect(figures.empty_by).toBe(2035);
    expect(() => run({ balance: 60_000, heir: 'estate_or_trust', owner: 'taking' })).toThrow(
      'Give the age of the owner',
    );
  });

  it('compares a spouse’s minimum as the new owner and as a beneficiary', () => {
    // Born in 1960, so distributions begin at 75. 22.0 at 66 in Table I.
    expect(run({ balance: 400_000, heir: 'spouse', age: 66 })).toEqual({
      own_minimum: 0,
      own_start: 2035,
      beneficiary_minimum: 18_181.82,
      beneficiary_start: 2026,
    });
    // 24.6 at 75 in Table III.
    expect(run({ balance: 400_000, heir: 'spouse', age: 75 }).own_minimum).toBe(16_260.16);
    // The owner would have been 75 in 2039, and 73 in 2026.
    expect(run({ balance: 400_000, heir: 'spouse', age: 58, owner_age: 60, death_year: 2024 })).toMatchObject(
      {
        beneficiary_minimum: 0,
        beneficiary_start: 2039,
      },
    );
    // 22.0 at 78 in Table III, because the owner had not begun distributions.
    expect(run({ balance: 220_000, heir: 'spouse', age: 78, owner_age: 72 }).beneficiary_minimum).toBe(
      10_000,
    );
    expect(() => run({ balance: 400_000, heir: 'spouse' })).toThrow('Give the age of the heir');
  });

  it('requires nothing from a Roth before the last year, and never from a spouse’s own Roth', () => {
    const roth = run({ balance: 75_000, death_year: 2024, age: 24, account: 'roth' });
    expect(roth).toMatchObject({ empty_by: 2034 });
    expect(roth).not.toHaveProperty('minimum');
    const own = run({ balance: 75_000, heir: 'spouse', age: 80, account: 'roth', owner_age: 70 });
    expect(own).toMatchObject({ own_minimum: 0, beneficiary_minimum: 0, beneficiary_start: 2028 });
  });

  it('reads a widow as the spouse and a Roth balance as a Roth account, and asks for the age', () => {
    const widow = toldPicture([{ role: 'bal_roth', value: 90_000 }], 'status=widowed');
    expect(fillFields(inheritedAccount, widow).input).toMatchObject({ heir: 'spouse', account: 'roth' });
  });
});

it.each([
  ['yesno', { balance: 88_000, death_year: 2025, age: 40, owner: 'taking' }, 'Yes, at least'],
  ['yesno', { balance: 88_000, death_year: 2025, age: 40, owner: 'not_yet' }, 'Not this year'],
  ['which', { balance: 88_000, heir: 'spouse', age: 57 }, 'Until you’re 59.5, leave what you may need'],
  [
    'which',
    { balance: 88_000, heir: 'spouse', age: 63 },
    'Make it your own IRA: nothing then has to come out',
  ],
  ['amount', { balance: 88_000, heir: 'disabled', age: 40 }, 'spread the rest over your life expectancy'],
  ['time', { balance: 88_000, death_year: 2025, age: 40, owner: 'not_yet' }, 'By the end of 2035'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(inheritedAccount, want, input)).toContain(opening);
});
