import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';

/** Adds what is taken for inputs that nobody gave, where that goes by the others or by the year. */
export function withDependentDefaults({ fields }: AnyCalculator, given: unknown, year: number): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const said = given as Readonly<Record<string, unknown>>;
  const taken = Object.entries(fields as Fields).flatMap(([name, field]) => {
    const value = said[name] === undefined ? aboutField(field)?.default?.by?.(said, year) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...said, ...Object.fromEntries(taken) };
}
