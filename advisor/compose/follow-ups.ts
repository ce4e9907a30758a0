import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { changedInput } from '#advisor/calculators/define/dependent-defaults.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { stepOf } from '#advisor/calculators/define/find-sensitivity.ts';
import { runHeadline } from '#advisor/calculators/define/run-calculator.ts';
import type { DoneRun } from '#advisor/compose/compose-calculation.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';
import type { AnswerRecord } from '#advisor/compose/record.ts';

const maxFollowUps = 2;

/** What people try next: the same with one of their own numbers a good step up or down, where that changes the answer. */
export function followUpsOf(done: DoneRun): NonNullable<AnswerRecord['followUps']> {
  const { calculator, run, origins, year } = done;
  const [headline] = run.result.figures;
  const changes = Object.entries(calculator.fields as Fields).flatMap(([field, schema]) => {
    const about = aboutField(schema);
    const value = run.input[field];
    if (!about || typeof value !== 'number' || value === 0 || !origins[field] || about.unit === 'year')
      return [];
    const next = roundStep(value, value + stepOf(about, value));
    const input = changedInput(calculator, run.input, { [field]: next }, year);
    const { value: figure } = attemptRun(() => runHeadline(calculator, input, { year }));
    if (!figure || figure.value === headline?.value) return [];
    const label = `What if the ${uncapitalize(about.label)} is ${describeValue(about, next)}?`;
    // What was assumed is assumed anew.
    const inputs = Object.fromEntries(
      Object.entries(input).filter(([name]) => name === field || origins[name] !== undefined),
    );
    return [{ label, run: { calculator: calculator.name, inputs } }];
  });
  return [...changes.slice(0, maxFollowUps), { label: 'How did you get that?' }];
}

/** A number as people would try it: two digits of its own, the rest zeros. */
function roundStep(value: number, moved: number): number {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(moved))) - 1);
  const rounded = Math.round(moved / size) * size;
  return rounded === value ? moved : rounded;
}
