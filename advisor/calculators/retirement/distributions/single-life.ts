import type { FactReader } from '#advisor/facts/read-facts.ts';

/** The life expectancy at an age, from the Single Life Table. The last row applies to all higher ages. */
export function singleLifeYears(age: number, facts: FactReader): number {
  const { firstAge, periods } = facts.get('single_life_table');
  return periods[Math.min(Math.max(age - firstAge, 0), periods.length - 1)]!;
}
