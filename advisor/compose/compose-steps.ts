import type { DoneRun } from '#advisor/compose/compose-calculation.ts';
import { citeSources, educationLine, sourcesById } from '#advisor/compose/cite.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { bullets, heading, linked, numbered, renderLinked, sections } from '#advisor/compose/markdown.ts';
import { renderReceipt, toReceipt } from '#advisor/compose/receipt.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

/** "How did you get that?": the same run again, every step of it. */
export function composeSteps(done: DoneRun, seed: number): string {
  const { calculator, run, origins, id } = done;
  const { reasons } = calculator.explain(run.result, run.input);
  const fields = calculator.fields as Fields;
  const inputs = Object.entries(run.input).flatMap(([name, value]) => {
    const about = aboutField(fields[name]);
    const words = about ? describeValue(about, value) : '';
    if (words === '' || (!origins[name] && value === 0)) return [];
    return [`${about!.label}: ${words} (${origins[name] ?? 'assumed'})`];
  });
  const figure = run.result.figures[0];
  return sections(
    figure ? `**${figure.label}: ${linked(figure, id)}. This is how it comes about.**` : '',
    heading('What went in', bullets(inputs)),
    heading(
      'Step by step',
      numbered(
        run.result.steps.map(
          (step) => `${step.label}${step.formula ? ` (\`${step.formula}\`)` : ''}: ${formatQuantity(step)}`,
        ),
      ),
    ),
    heading('Why', reasons.map((words) => renderLinked(words, id)).join(' ')),
    citeSources(sourcesById([...run.result.facts.map(({ source }) => source), ...calculator.sources]), [], 6),
    educationLine,
    renderReceipt(toReceipt({ ...done, seed })),
  );
}
