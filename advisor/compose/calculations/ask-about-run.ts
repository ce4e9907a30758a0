import { chatTextLimits } from '#contract/chat-text-limits.ts';
import type { ChatRun } from '#contract/chat.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { AskedRun } from '#advisor/compose/calculations/ask-again.ts';
import { describeExactly, describeRows, nameOfList } from '#advisor/compose/describe-input.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';

/** A longer list would not be read; the run has all inputs. */
const mostTold = 6;

/** A question about a run that no answer has shown yet. Null if the run is too large to send. */
export function askAboutRun(
  calculator: AnyCalculator,
  inputs: Readonly<Record<string, unknown>>,
  year?: number,
): AskedRun | null {
  const run: ChatRun = { calculator: calculator.name, inputs, ...(year === undefined ? {} : { year }) };
  const asIs = JSON.stringify(inputs);
  const example = calculator.examples.find(({ input }) => JSON.stringify(input) === asIs);
  const question =
    example?.question ?? `${calculator.title}: ${tellInputs(calculator, inputs)}. What do you make of it?`;
  const fits = JSON.stringify(run).length <= chatTextLimits.run && question.length <= chatTextLimits.question;
  return fits ? { question, run } : null;
}

/** "loan amount $300,000, interest rate 6.5% and 2 more". */
function tellInputs({ fields }: AnyCalculator, inputs: Readonly<Record<string, unknown>>): string {
  const told = Object.entries(inputs).flatMap(([name, value]) => {
    const about = aboutField((fields as Fields)[name]);
    if (!about) return [];
    return Array.isArray(value)
      ? [`${uncapitalize(nameOfList(about))} ${describeRows(about, value)}`]
      : [`${uncapitalize(about.label)} ${describeExactly(about, value)}`];
  });
  const further = told.length - mostTold;
  return told.slice(0, mostTold).join(', ') + (further > 0 ? ` and ${further} more` : '');
}
