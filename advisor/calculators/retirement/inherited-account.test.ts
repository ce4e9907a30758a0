import { describe, expect, it } from 'vitest';
import { openingFor } from '#advisor/calculators/define/opening-for.ts';
import { inputSchemaOf } from '#advisor/calculators/define/input-schema.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { inheritedAccount } from '#advisor/calculators/retirement/inherited-account.ts';
import { fillFields } from '#advisor/plan/fill-fields.ts';
import { toldPicture } from '#server/testing/picture-facts.ts';

const run = (input: object, year = 2026) =>
  Object.fromEntries(
    runCalculator(inheritedAccount, input, { year }).result.figures.map(({ id, value }) => [id, value]),
  );

describe('inherited account', () => {
  // Publication 590-B: the Single Life Table at the heir's age in the year after death, less one for each year since.
  it('divides by the years of the heir', () => {
    const figures = run({ balance: 300_000, death_year: 2024, age: 45 });
    // 41.9 at 44 in 2025, so 40.9 in 2026.
    expect(figures.minimum).toBeCloseTo(300_000 / 40.9, 6);
    expect(figures).toMatchObject({ empty_by: 2034, years_left: 9 });
    expect(figures.even).toBeCloseTo(33_333.33, 2);
  });

  it('asks for nothing before the last year where the owner had not begun', () => {
    const figures = run({ balance: 250_000, death_year: 2023, owner: 'not_yet' });
    expect(figures).toMatchObject({ empty_by: 2033 });
    expect(figures).not.toHaveProperty('minimum');
  });

  it('asks for everything in the last year', () => {
    expect(run({ balance: 50_000, death_year: 2024, age: 53 }, 2034).minimum).toBe(50_000);
  });

  it('asks for nothing in the year of death itself', () => {
    expect(run({ balance: 50_000, death_year: 2026, age: 53 })).not.toHaveProperty('minimum');
  });

  it('takes the year before the one asked about for that of the death', () => {
    // Died in 2023: empty by 2033, of which ten years are left in 2024.
    expect(run({ balance: 300_000 }, 2024)).toMatchObject({ empty_by: 2033, years_left: 10 });
    expect(run({ balance: 300_000 }, 2027)).toMatchObject({ empty_by: 2036, years_left: 10 });
    // The ten years came with 2020.
    expect(() => run({ balance: 300_000 }, 2020)).toThrow('died must be at least 2020');
    const { properties } = inputSchemaOf(inheritedAccount, 2027) as { properties: Record<string, object> };
    expect(properties.death_year).toMatchObject({ default: 2026 });
  });

  it('refuses a death that has not happened', () => {
    expect(() => run({ balance: 300_000, death_year: 2100 })).toThrow('must be at most 2026');
    expect(run({ balance: 300_000, death_year: 2026 }).empty_by).toBe(2036);
  });

  it('spreads it over fewer years, and shares it among heirs', () => {
    expect(run({ balance: 66_000, spread: 3 }).even).toBe(22_000);
    expect(run({ balance: 90_000, spread: 3, heirs: 3 }).even).toBe(10_000);
  });

  it('works out no yearly minimum from an age that nobody told, and none from that of the dead', () => {
    expect(run({ balance: 220_000 })).not.toHaveProperty('minimum');
    const father = toldPicture([
      { role: 'bal_retirement', value: 220_000, owner: 'other' },
      { role: 'age', value: 78, unit: 'age', owner: 'other' },
    ]);
    expect(fillFields(inheritedAccount, father).input).toEqual({ balance: 220_000, owner_age: 78 });
  });

  it('goes by the age of the owner for what had begun', () => {
    expect(run({ balance: 220_000, age: 50, owner_age: 78 })).toHaveProperty('minimum');
    expect(run({ balance: 220_000, age: 50, owner_age: 66 })).not.toHaveProperty('minimum');
    expect(() => run({ balance: 220_000, age: 12 })).toThrow('at least 30');
  });
});

it.each([
  ['yesno', { balance: 88_000, death_year: 2025, age: 40, owner: 'taking' }, 'Yes, at least'],
  ['yesno', { balance: 88_000, death_year: 2025, age: 40, owner: 'not_yet' }, 'Not this year'],
  ['time', { balance: 88_000, death_year: 2025, age: 40, owner: 'not_yet' }, 'By the end of 2035'],
] as const)('opens a %s question about %o with: %s', (want, input, opening) => {
  expect(openingFor(inheritedAccount, want, input)).toContain(opening);
});
