import { aboutField } from '#advisor/calculators/define/fields.ts';
import type { Calculator } from '#advisor/calculators/define/define-calculator.ts';
import {
  isSameFigure,
  type Figure,
  type RunResult,
  type Sensitivity,
} from '#advisor/calculators/define/result.ts';
import { readFacts } from '#advisor/facts/read-facts.ts';

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
  const used = facts.used();
  let sensitivity: Sensitivity[] | undefined;
  return {
    input,
    result: {
      ...outcome,
      facts: used,
      // Worked out when somebody looks: it takes many runs, and a simulation is slow enough once.
      get sensitivity() {
        return (sensitivity ??= sensitivityOf(calculator, input, outcome.figures[0], { year, seed }));
      },
    },
  };
}

function requireInput(calculator: AnyCalculator, given: unknown): Record<string, unknown> {
  const parsed = calculator.schema.safeParse(given);
  if (!parsed.success) {
    throw new InputProblem(
      parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
    );
  }
  const input: Record<string, unknown> = parsed.data;
  const problem = calculator.check?.(input);
  if (problem) throw new InputProblem([{ field: '', message: problem }]);
  return input;
}

/** A tenth up and down, one input after the other; the one that moves the answer most comes first. */
function sensitivityOf(
  calculator: AnyCalculator,
  input: Record<string, unknown>,
  figure: Figure | undefined,
  { year, seed }: Required<RunOptions>,
): Sensitivity[] {
  const headline = (changed: Record<string, unknown>): number | undefined => {
    try {
      const checked = requireInput(calculator, changed);
      const [first] = calculator.run(checked, { facts: readFacts(year), seed }).figures;
      return isSameFigure(first, figure) ? first?.value : undefined;
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
