import { keptBeside } from '#advisor/calculators/define/alternatives.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/any-calculator.ts';

type Input = Readonly<Record<string, unknown>>;

/** Adds what is taken for inputs that nobody gave, where that goes by the others or by the year. */
export function withDependentDefaults({ fields }: AnyCalculator, given: unknown, year: number): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const said = given as Input;
  const taken = Object.entries(fields as Fields).flatMap(([name, field]) => {
    const usual = said[name] === undefined ? aboutField(field)?.default : undefined;
    const value = usual?.by?.(said, year) ?? usual?.byYear?.(year);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...said, ...Object.fromEntries(taken) };
}

/** Whether what is taken for an input goes by what else is said: then it does not outlast a change of that. */
export function goesByOthers({ fields }: AnyCalculator, name: string): boolean {
  return aboutField((fields as Fields)[name])?.default?.by !== undefined;
}

/** The input of a run with this changed in it: what is told in another way now, or followed from the rest, is gone. */
export function changedInput(
  calculator: AnyCalculator,
  input: Input,
  changes: Input,
  year: number,
): Record<string, unknown> {
  let kept: Input = input;
  // One after the other: of two that follow from each other, one has to stay.
  for (const [name, value] of Object.entries(input)) {
    if (name in changes || !goesByOthers(calculator, name)) continue;
    const { [name]: _, ...others } = kept;
    const usual = aboutField((calculator.fields as Fields)[name])?.default;
    if (value === (usual?.by?.(others, year) ?? usual?.value)) kept = others;
  }
  return { ...keptBeside(calculator, kept, changes), ...changes };
}
