import type { DoneRun } from '#advisor/compose/calculations/calculation.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { sourcesById } from '#advisor/compose/cite.ts';
import { followUpsOf, stepsLabel } from '#advisor/compose/calculations/follow-ups.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { toldFigure } from '#advisor/calculators/define/result.ts';
import type { Pause } from '#advisor/calculators/define/pause.ts';
import { linked, numbered } from '#advisor/compose/markdown.ts';
import { mattersMost } from '#advisor/compose/calculations/matters-most.ts';
import { toReceipt } from '#advisor/compose/receipt.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { inSigns } from '#advisor/quantities/formula.ts';

/** The card below has all of them. */
const maxSteps = 8;
const maxAssumed = 4;

/** "Why?" and "How did you get that?": the inputs that matter most, the idea behind it, then the run step by step. */
export async function composeSteps(done: DoneRun, seed: number, pause: Pause): Promise<AnswerDocument> {
  const { calculator, run, id } = done;
  const driven = await mattersMost(done, seed, pause);
  const assumed = assumptionsOf(done);
  const steps = run.result.steps.filter(({ value }) => value !== 0);
  const [headline] = run.result.figures;
  const figure = headline && toldFigure(headline);
  return {
    opening: driven ?? calculator.simply,
    because: [
      ...(driven === undefined ? [] : [calculator.simply]),
      figure
        ? `${figure.label} is ${linked(figure, id)}. Here is how I got it.`
        : `Here is how ${calculator.title} works it out.`,
    ],
    parts: [
      {
        title: 'Step by step',
        text: numbered(
          steps
            .slice(-maxSteps)
            .map(
              (step) =>
                `${step.label}${step.formula ? ` (\`${inSigns(step.formula)}\`)` : ''}: ${formatQuantity(step)}`,
            ),
        ),
      },
      ...(assumed.length > 0 ? [{ title: 'What I assumed', text: `${assumed.join('; ')}.` }] : []),
    ],
    next: [],
    receipts: [toReceipt({ ...done, seed })],
    articles: [],
    sources: sourcesById([...run.result.facts.map(({ source }) => source), ...calculator.sources]),
    record: {
      topic: calculator.name,
      followUps: (await followUpsOf(done, pause)).filter(({ label }) => label !== stepsLabel),
    },
  };
}

function assumptionsOf({ calculator, run, origins }: DoneRun): string[] {
  const fields = calculator.fields as Fields;
  return Object.entries(run.input)
    .flatMap(([name, value]) => {
      const about = aboutField(fields[name]);
      if (!about || origins[name] || !value || about.matters?.(run.input) === false) return [];
      const words = describeValue(about, value);
      return words === '' ? [] : [`${about.label}: ${words}`];
    })
    .slice(0, maxAssumed);
}
