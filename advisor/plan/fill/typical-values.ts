import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';

/**
 * Usual values of an input, lowest first: those of the calculator's own examples, which are what people ask; of a
 * choice all of them. Empty where nothing is usual.
 */
export function typicalValues(
  calculator: AnyCalculator,
  field: string,
  said: Readonly<Record<string, unknown>> = {},
): (number | string)[] {
  const about = aboutField((calculator.fields as Fields)[field]);
  if (!about || about.unit === 'list' || about.unit === 'flag' || about.unit === 'name') return [];
  if (about.unit === 'choice') return [...(about.options ?? [])];
  if (about.typical) return [...about.typical(said)];
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

/** Fewer examples with both amounts say nothing of how they go together. */
const leastExamples = 2;

/**
 * Usual values beside what was said: of an account of $84,000 nobody put in $600. An amount is as large beside another
 * as it is in the examples; what has no such example is as usual as ever.
 */
export function typicalBeside(
  calculator: AnyCalculator,
  field: string,
  said: Readonly<Record<string, unknown>>,
): (number | string)[] {
  const fields = calculator.fields as Fields;
  if (aboutField(fields[field])?.typical) return typicalValues(calculator, field, said);
  const unit = aboutField(fields[field])?.unit;
  const amounts = Object.keys(said).filter(
    (name) => unit === 'usd' && name !== field && aboutField(fields[name])?.unit === unit,
  );
  const beside = amounts.map((name) =>
    calculator.examples.flatMap(({ input }) => {
      const [own, other, told] = [input[field], input[name], said[name]].map(Number);
      return own! > 0 && other! > 0 && told! > 0 ? [roundly((own! / other!) * told!)] : [];
    }),
  );
  const values = [...new Set(beside.find((all) => all.length >= leastExamples) ?? [])].toSorted(
    (a, b) => a - b,
  );
  const fitting = values.filter((value) => fields[field]!.safeParse(value).success);
  const from = Math.max(0, (fitting.length >> 1) - 1);
  return fitting.length >= leastExamples
    ? fitting.slice(from, from + mostValues)
    : typicalValues(calculator, field);
}

const mostValues = 3;

/** To two digits, as people name amounts that they do not know exactly. */
const roundly = (value: number) => Number(value.toPrecision(2));

/** A point up and down for a rate; half and double for what has a size. */
function around(value: number, isRate: boolean): number[] {
  return isRate ? [value - 1, value, value + 1] : [value / 2, value, value * 2].map(Math.round);
}
