import { isGiven } from '#advisor/calculators/define/alternatives.ts';
import type { Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import { writeRun } from '#advisor/compose/written-run.ts';
import { longestRead } from '#advisor/reader/longest-read.ts';

type Inputs = Readonly<Record<string, { value: unknown; origin: string }>>;

/**
 * The question that asks for a receipt's run with these inputs. It says all of them: the receipt may be one of several of
 * an answer, or so far back that nobody remembers it. Null where nothing was changed, or more than is read of a question.
 */
export function askAgain(calculator: AnyCalculator, receipt: Receipt, inputs: Inputs): string | null {
  const fields = calculator.fields as Fields;
  const all = Object.entries(inputs);
  const isChanged = (field: string, value: unknown) =>
    JSON.stringify(value) !== JSON.stringify(receipt.inputs[field]?.value);
  const changes = all.filter(([field, { value }]) => isChanged(field, value));
  const kept = all.filter(
    ([field, { value, origin }]) =>
      !isChanged(field, value) && (origin !== 'assumption' || isGiven(fields, field, value)),
  );
  const question = writeRun({
    calculator,
    changes: valuesOf(changes),
    kept: valuesOf(kept),
    year: receipt.facts.length > 0 ? receipt.year : undefined,
  });
  return changes.length > 0 && question.length <= longestRead ? question : null;
}

function valuesOf(entries: readonly (readonly [string, { value: unknown }])[]): Record<string, unknown> {
  return Object.fromEntries(entries.map(([field, { value }]) => [field, value]));
}
