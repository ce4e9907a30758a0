import type { FactReader } from '#advisor/facts/read-facts.ts';

/** The expected years at an age, by the Single Life Table; its last row stands for every age from there on. */
export function singleLifeYears(age: number, facts: FactReader): number {
  const { firstAge, periods } = facts.get('single_life_table');
  return periods[Math.min(Math.max(age - firstAge, 0), periods.length - 1)]!;
}
