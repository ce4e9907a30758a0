import type { FactReader } from '#advisor/facts/read-facts.ts';

/** The expected years at an age, by the Single Life Table; null where the table kept here does not reach. */
export function singleLifeYears(age: number, facts: FactReader): number | null {
  const { firstAge, periods } = facts.get('single_life_table');
  return periods[age - firstAge] ?? null;
}
