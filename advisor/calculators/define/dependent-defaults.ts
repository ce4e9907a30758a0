import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';

/** What is taken for inputs that nobody gave, where that goes by the others or by the year. */
export function dependentDefaults(
  { fields }: AnyCalculator,
  said: Readonly<Record<string, unknown>>,
  year: number,
): Record<string, unknown> {
  const taken = Object.entries(fields as Fields).map(
    ([name, field]) =>
      [name, said[name] === undefined ? aboutField(field)?.default?.by?.(said, year) : undefined] as const,
  );
  return Object.fromEntries(taken.filter(([, value]) => value !== undefined));
}
