import type { DoneRun } from '#advisor/compose/compose-calculation.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { sourcesById } from '#advisor/compose/cite.ts';
import { followUpsOf } from '#advisor/compose/follow-ups.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Pause } from '#advisor/calculators/define/pause.ts';
import { bullets, linked, numbered, renderLinked } from '#advisor/compose/markdown.ts';
import { toReceipt } from '#advisor/compose/receipt.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

/** "How did you get that?": the same run again, every step of it. */
export async function composeSteps(done: DoneRun, seed: number, pause: Pause): Promise<AnswerDocument> {
  const { calculator, run, origins, id } = done;
  const { reasons } = calculator.explain(run.result, run.input);
  const fields = calculator.fields as Fields;
  const inputs = Object.entries(run.input).flatMap(([name, value]) => {
    const about = aboutField(fields[name]);
    const words = about ? describeValue(about, value) : '';
    const isIdle = !origins[name] && (value === 0 || about?.matters?.(run.input) === false);
    if (words === '' || isIdle) return [];
    return [`${about!.label}: ${words} (${origins[name] ?? 'assumed'})`];
  });
  const figure = run.result.figures[0];
  return {
    opening: figure
      ? `${figure.label} is ${linked(figure, id)}. Here is how I got it.`
      : `Here is how ${calculator.title} works it out.`,
    because: reasons.map((words) => renderLinked(words, id)),
    parts: [
      { title: 'What went in', text: bullets(inputs) },
      {
        title: 'Step by step',
        text: numbered(
          run.result.steps.map(
            (step) => `${step.label}${step.formula ? ` (\`${step.formula}\`)` : ''}: ${formatQuantity(step)}`,
          ),
        ),
      },
    ],
    next: [],
    receipts: [toReceipt({ ...done, seed })],
    articles: [],
    sources: sourcesById([...run.result.facts.map(({ source }) => source), ...calculator.sources]),
    record: { topic: calculator.name, followUps: (await followUpsOf(done, pause)).slice(0, 2) },
  };
}
