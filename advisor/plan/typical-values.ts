import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';

/**
 * Usual values of an input, lowest first: those of the calculator's own examples, which are what people ask; of a
 * choice all of them. Empty where nothing is usual.
 */
export function typicalValues(calculator: AnyCalculator, field: string): (number | string)[] {
  const about = aboutField((calculator.fields as Fields)[field]);
  if (!about || about.unit === 'list' || about.unit === 'flag') return [];
  if (about.unit === 'choice') return [...(about.options ?? [])];
  const seen = calculator.examples.flatMap(({ input }) => {
    const value: unknown = input[field];
    return typeof value === 'number' && value !== 0 ? [value] : [];
  });
  const values = [...new Set(seen)].toSorted((a, b) => a - b);
  const middle = values.length >> 1;
  // Around the middle: the rate of a card among those of mortgages is not usual.
  if (values.length >= 3) return values.slice(middle - 1, middle + 2);
  const [one] = values;
  if (one === undefined) return [];
  return around(one, about.unit === 'percent').filter(
    (value) => value >= (about.min ?? -Infinity) && value <= (about.max ?? Infinity),
  );
}

/** A point up and down for a rate; half and double for what has a size. */
function around(value: number, isRate: boolean): number[] {
  return isRate ? [value - 1, value, value + 1] : [value / 2, value, value * 2].map(Math.round);
}
