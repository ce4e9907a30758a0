import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { findSensitivity } from '#advisor/calculators/define/find-sensitivity.ts';
import type { Pause } from '#advisor/calculators/define/pause.ts';
import type { Sensitivity } from '#advisor/calculators/define/result.ts';
import type { DoneRun } from '#advisor/compose/calculations/calculation.ts';
import { describeValue, nameOfList } from '#advisor/compose/describe-input.ts';
import { theName } from '#advisor/depth/names.ts';
import { specOf } from '#advisor/depth/specs.ts';

/** A second input is named only where it moves the result at least this much of what the first does. */
const shareOfFirst = 0.25;

/** "What matters most here is the time (20 years), then the yearly return (7%)."; undefined where no single number does. */
export async function mattersMost(
  { calculator, run, year }: DoneRun,
  seed: number,
  pause: Pause,
): Promise<string | undefined> {
  const fields = calculator.fields as Fields;
  const { settled = [] } = specOf(calculator.name);
  const found = (await findSensitivity(calculator, run, { year, seed, pause })).filter(
    ({ field }) => !settled.includes(field),
  );
  const [first, second] = found;
  if (!first) return undefined;
  const named = [first, ...(second && swing(second) >= shareOfFirst * swing(first) ? [second] : [])].map(
    ({ field }) => nameWithValue(aboutField(fields[field])!, run.input[field]),
  );
  const list = Object.entries(run.input).find(([, value]) => Array.isArray(value) && value.length > 0)?.[0];
  const lead =
    list === undefined
      ? 'What'
      : `Apart from ${theName({ label: nameOfList(aboutField(fields[list])!) })}, what`;
  return `${lead} matters most here is ${named.join(', then ')}.`;
}

const swing = ({ low, high }: Sensitivity) => Math.abs(high.value - low.value);

const nameWithValue = (about: FieldAbout, value: unknown) =>
  `${theName(about)} (${describeValue(about, value)})`;
