import { chatTextLimits } from '#contract/chat-text-limits.ts';
import type { ChatRun } from '#contract/chat.ts';
import { isGiven } from '#advisor/calculators/define/alternatives.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { describeExactly } from '#advisor/compose/describe-input.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import { changeInWords } from '#advisor/compose/calculations/what-if.ts';

type Inputs = Readonly<Record<string, { value: unknown; origin: string }>>;

/** A question, and the run that it is about. */
export interface AskedRun {
  question: string;
  run: ChatRun;
}

/**
 * Asks for a receipt's run with these inputs. The run has all of them: the receipt may be one of several of an answer, or
 * so far back that nobody remembers it. Null where nothing was changed, or more is in it than can be sent.
 */
export function askAgain(calculator: AnyCalculator, receipt: Receipt, inputs: Inputs): AskedRun | null {
  const fields = calculator.fields as Fields;
  const all = Object.entries(inputs);
  const isChanged = (field: string, value: unknown) =>
    JSON.stringify(value) !== JSON.stringify(receipt.inputs[field]?.value);
  const changes = all.filter(([field, { value }]) => isChanged(field, value));
  const said = all.filter(
    ([field, { value, origin }]) =>
      isChanged(field, value) || origin !== 'assumption' || isGiven(fields, field, value),
  );
  const run: ChatRun = {
    calculator: calculator.name,
    inputs: Object.fromEntries(said.map(([field, { value }]) => [field, value])),
    ...(receipt.facts.length > 0 ? { year: receipt.year } : {}),
  };
  const question = `What if ${changes.map(([field, { value }]) => tellChange(fields, field, value)).join(' and ')}?`;
  const fits = Math.max(JSON.stringify(run).length, question.length) <= chatTextLimits.run;
  return changes.length > 0 && fits ? { question, run } : null;
}

/** One change of a run: "the yearly return is 5%". */
function tellChange(fields: Fields, field: string, value: unknown): string {
  const about = aboutField(fields[field]);
  return about ? changeInWords(about, value, describeExactly(about, value)) : `the ${field} changes`;
}
