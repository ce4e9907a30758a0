import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { changedInput } from '#advisor/calculators/define/dependent-defaults.ts';
import { aboutField, wholeUnits, type FieldAbout } from '#advisor/calculators/define/fields.ts';
import type { Pause } from '#advisor/calculators/define/pause.ts';
import { isSameFigure, type Sensitivity } from '#advisor/calculators/define/result.ts';
import {
  runHeadline,
  type FinishedRun,
  type RunOptions,
} from '#advisor/calculators/define/run-calculator.ts';
import type { AnyCalculator } from '#advisor/calculators/define/any-calculator.ts';

/** How far an input is moved: about a tenth of it. */
export function stepOf({ unit }: Pick<FieldAbout, 'unit'>, value: number): number {
  const tenth = Math.abs(value) / 10;
  return wholeUnits.has(unit) ? Math.max(1, Math.round(tenth)) : tenth;
}

/** Moves each input a tenth up and down. The input that changes the answer most comes first. */
export async function findSensitivity(
  calculator: AnyCalculator,
  { input, result }: FinishedRun,
  { pause, ...options }: RunOptions & { pause: Pause },
): Promise<Sensitivity[]> {
  const headline = async (changed: Record<string, unknown>): Promise<number | undefined> => {
    await pause();
    const { value: figure } = attemptRun(() => runHeadline(calculator, changed, options));
    return figure && isSameFigure(figure, result.figures[0]) ? figure.value : undefined;
  };
  const found: Sensitivity[] = [];
  for (const [field, value] of Object.entries(input)) {
    const about = aboutField(calculator.fields[field]);
    if (typeof value !== 'number' || value === 0 || !about || about.unit === 'year') continue;
    const step = stepOf(about, value);
    const low = await headline(changedInput(calculator, input, { [field]: value - step }, options.year));
    const high = await headline(changedInput(calculator, input, { [field]: value + step }, options.year));
    if (low === undefined || high === undefined || low === high) continue;
    found.push({
      field,
      label: about.label,
      low: { input: value - step, value: low },
      high: { input: value + step, value: high },
    });
  }
  return found.sort((a, b) => Math.abs(b.high.value - b.low.value) - Math.abs(a.high.value - a.low.value));
}
