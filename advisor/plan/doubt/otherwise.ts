import { problemOf } from '#advisor/plan/fill/is-acceptable.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';

/** "How much of one more dollar do I keep?" A run that lacks one thing, with what its calculator takes for that. */
export function otherwiseRun(run: PlannedRun): PlannedRun | undefined {
  const { calculator, year } = run;
  if (!calculator.otherwise) return undefined;
  const input = { ...run.input, ...calculator.otherwise };
  return problemOf(calculator, input, year) === undefined ? { ...run, input } : undefined;
}
