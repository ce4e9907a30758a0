import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { changedInput } from '#advisor/calculators/define/dependent-defaults.ts';
import { isGiven } from '#advisor/calculators/define/alternatives.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { stepOf } from '#advisor/calculators/define/find-sensitivity.ts';
import type { Pause } from '#advisor/calculators/define/pause.ts';
import { runHeadline } from '#advisor/calculators/define/run-calculator.ts';
import type { DoneRun } from '#advisor/compose/calculations/calculation.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import type { AnswerRecord } from '#advisor/compose/record.ts';
import { changeInWords } from '#advisor/compose/calculations/what-if.ts';

const maxFollowUps = 2;

type FollowUps = NonNullable<AnswerRecord['followUps']>;

export const stepsLabel = 'How did you get that?';

/** What people try next: the same with one of their own numbers a good step up or down, where that changes the answer. */
export async function followUpsOf(done: DoneRun, pause: Pause): Promise<FollowUps> {
  const changes: FollowUps[number][] = [];
  for (const field of Object.keys(done.calculator.fields as Fields)) {
    const next = triedNext(done, field);
    if (next === undefined) continue;
    // Each is a run of its own, and a simulation takes its time.
    await pause();
    changes.push(...changeTo(done, field, next));
    if (changes.length === maxFollowUps) break;
  }
  return [...changes, { label: stepsLabel }];
}

/** Another value for what the person has told. */
function triedNext({ calculator, run, origins }: DoneRun, field: string): number | undefined {
  const about = aboutField((calculator.fields as Fields)[field]);
  const value = run.input[field];
  if (!about || typeof value !== 'number' || value === 0 || !origins[field] || about.unit === 'year')
    return undefined;
  return roundStep(value, value + stepOf(about, value));
}

/** The question with that value; none where it would be answered the same, or not at all. */
function changeTo({ calculator, run, origins, year }: DoneRun, field: string, next: number): FollowUps {
  const about = aboutField((calculator.fields as Fields)[field])!;
  const input = changedInput(calculator, run.input, { [field]: next }, year);
  const { value: figure } = attemptRun(() => runHeadline(calculator, input, { year }));
  if (!figure || figure.value === run.result.figures[0]?.value) return [];
  const label = `What if ${changeInWords(about, next, describeValue(about, next))}?`;
  // Assumed values are assumed again, except those that only the words of this conversation made usual.
  const fields = calculator.fields as Fields;
  const isByWords = (name: string) => {
    const known = aboutField(fields[name]);
    return known?.default === undefined || (known.usual !== undefined && isGiven(fields, name, input[name]));
  };
  const inputs = Object.fromEntries(
    Object.entries(input).filter(
      ([name]) => name === field || origins[name] !== undefined || isByWords(name),
    ),
  );
  return [{ label, run: { calculator: calculator.name, inputs } }];
}

/** A number as people would try it: two digits of its own, the rest zeros. */
function roundStep(value: number, moved: number): number {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(moved))) - 1);
  const rounded = Math.round(moved / size) * size;
  return rounded === value ? moved : rounded;
}
