import type { z } from 'zod';
import { aboutField } from '#advisor/calculators/define/fields.ts';
import type { Calculator } from '#advisor/calculators/define/define-calculator.ts';
import type { Outcome, RunResult, Sensitivity } from '#advisor/calculators/define/result.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';
import { quantitiesOf } from '#advisor/quantities/text.ts';

/** Input that makes no sense, with sentences that say what to change. */
export class InputProblem extends Error {
  override readonly name = 'InputProblem';
  readonly problems: readonly { field: string; message: string }[];

  constructor(problems: readonly { field: string; message: string }[]) {
    super(problems.map(({ message }) => message).join(' '));
    this.problems = problems;
  }
}

interface RunOptions {
  /** Whose figures count: the tax year. */
  year: number;
  seed?: number;
}

export interface FinishedRun {
  input: Record<string, unknown>;
  result: RunResult;
}

/** Any calculator, from its file or from the registry. */
// eslint-disable-next-line typescript/no-explicit-any -- The registry holds calculators of every shape; `schema` guards each.
export type AnyCalculator = Calculator<any, any>;

/** Checks the input, runs, and says what mattered. The only way a calculator is run. */
export function runCalculator(
  calculator: AnyCalculator,
  given: unknown,
  { year, seed = 1 }: RunOptions,
): FinishedRun {
  const input = requireInput(calculator, given);
  const facts = readFacts(year);
  const outcome = calculator.run(input, { facts, seed });
  requireFinite(calculator, outcome, input);
  const used = facts.used();
  let sensitivity: Sensitivity[] | undefined;
  return {
    input,
    result: {
      ...outcome,
      facts: used,
      // Worked out when somebody looks: it takes many runs, and a simulation is slow enough once.
      get sensitivity() {
        return (sensitivity ??= sensitivityOf(calculator, input, { year, seed }));
      },
    },
  };
}

function requireInput(calculator: AnyCalculator, given: unknown): Record<string, unknown> {
  const parsed = calculator.schema.safeParse(given);
  if (!parsed.success) throw new InputProblem(parsed.error.issues.flatMap(problemsOf));
  const input: Record<string, unknown> = parsed.data;
  const problem = calculator.check?.(input);
  if (problem) throw new InputProblem([{ field: '', message: problem }]);
  return input;
}

/** Amounts at the edge of what is allowed can be beyond reckoning together: then there is no answer, never a wrong one. */
function requireFinite(
  calculator: AnyCalculator,
  outcome: Outcome<unknown>,
  input: Record<string, unknown>,
): void {
  const { conclusion, reasons, next } = calculator.explain(outcome, input);
  const said = [conclusion, ...reasons, ...next, ...outcome.assumptions, ...outcome.warnings];
  const quantities = [...outcome.figures, ...outcome.steps, ...said.flatMap(quantitiesOf)];
  const points = calculator.chart?.(outcome, input).series.flatMap((one) => one.points.flat()) ?? [];
  if ([...quantities.map(({ value }) => value), ...points].every(Number.isFinite)) return;
  const message = 'With such extreme amounts the figures cannot be worked out: give less extreme ones.';
  throw new InputProblem([{ field: '', message }]);
}

/** Of names that are not known, each is a field of its own. */
function problemsOf(issue: z.core.$ZodIssue): { field: string; message: string }[] {
  const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
  return names.map((name) => ({ field: [...issue.path, ...name].join('.'), message: issue.message }));
}

/** A tenth up and down, one input after the other; the one that moves the answer most comes first. */
function sensitivityOf(
  calculator: AnyCalculator,
  input: Record<string, unknown>,
  { year, seed }: Required<RunOptions>,
): Sensitivity[] {
  const headline = (changed: Record<string, unknown>): number | undefined => {
    try {
      const checked = requireInput(calculator, changed);
      const value = calculator.run(checked, { facts: readFacts(year), seed }).figures[0]?.value;
      return Number.isFinite(value) ? value : undefined;
    } catch (error) {
      if (error instanceof InputProblem) return undefined;
      throw error;
    }
  };
  const found: Sensitivity[] = [];
  for (const [field, value] of Object.entries(input)) {
    const about = aboutField(calculator.fields[field]);
    if (typeof value !== 'number' || value === 0 || !about) continue;
    const whole = Number.isInteger(value) && ['months', 'age', 'year', 'count'].includes(about.unit);
    if (about.unit === 'year') continue;
    const step = whole ? Math.max(1, Math.round(Math.abs(value) / 10)) : Math.abs(value) / 10;
    const low = headline({ ...input, [field]: value - step });
    const high = headline({ ...input, [field]: value + step });
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
