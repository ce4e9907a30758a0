import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import type { Figure } from '#advisor/calculators/define/result.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { PlannedRun } from '#advisor/plan/planned-run.ts';
import type { Plan } from '#advisor/plan/plan.ts';

const sameValue = 0.001;

/** Whether the first figure of one plan is among those of the other. */
export function saysTheSame(one: Plan, other: Plan): boolean {
  if (one.kind !== 'calculate' || other.kind !== 'calculate') return false;
  const [figures, others] = [figuresOf(one), figuresOf(other)];
  return isAmong(figures[0], others) || isAmong(others[0], figures);
}

/** The figure of the first plan that the second leads with; undefined where it has none, or leads with it too. */
export function figureWithin(one: Plan, other: Plan): string | undefined {
  if (one.kind !== 'calculate' || other.kind !== 'calculate') return undefined;
  const [headline, ...figures] = figuresOf(one);
  const [led] = figuresOf(other);
  if (!led || !headline || isAmong(led, [headline])) return undefined;
  return figures.find((figure) => isAmong(led, [figure]))?.id;
}

/** What the figure is called that a calculation leads with. */
export const headlineOf = (plan: Extract<Plan, { kind: 'calculate' }>): string =>
  figuresOf(plan)[0]?.label ?? '';

/** The sale of a rental is no sale of shares beside it: the one that counts more says what the other would. */
export function covers(plan: Plan, name: string): boolean {
  return plan.kind === 'calculate' && plan.runs[0].calculator.covers?.includes(name) === true;
}

function valuesOf({ calculator, input, year }: PlannedRun) {
  const { value } = attemptRun(() => runCalculator(calculator, input, { year }));
  return value?.result.figures.map((figure) => [figure.id, figure.value]);
}

/** Whether two runs have the same figures. A simulation takes too long to be run for that while others wait. */
export function givesTheSame(one: PlannedRun, other: PlannedRun): boolean {
  if (one.year !== other.year) return false;
  if (JSON.stringify(one.input) === JSON.stringify(other.input)) return true;
  if (one.calculator.headline) return false;
  const [mine, others] = [valuesOf(one), valuesOf(other)];
  return mine !== undefined && JSON.stringify(mine) === JSON.stringify(others);
}

function figuresOf({ runs: [{ calculator, input, year }] }: Extract<Plan, { kind: 'calculate' }>) {
  const { value } = attemptRun(() => runCalculator(calculator, input, { year }));
  return value?.result.figures ?? [];
}

function isAmong(figure: Figure | undefined, all: readonly Figure[]): boolean {
  return (
    figure !== undefined &&
    all.some(
      ({ unit, value }) =>
        unit === figure.unit && Math.abs(value - figure.value) <= sameValue * Math.abs(figure.value),
    )
  );
}
