import type { ChatRun } from '#contract/chat.ts';
import { InputProblem, requireInput } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import type { GivenRun } from '#advisor/plan/to-plan.ts';
import { AppError } from '#server/http/errors/app-error.ts';

const byName = new Map(calculators.map((calculator) => [calculator.name, calculator]));

/** Refuses a field of the body. */
type Refuse = (field: string, problem: string, cause?: unknown) => AppError;

/** The run of a request, checked by its calculator's inputs. It is computed with the answer. */
export function requireRun(
  { calculator: name, inputs, year }: ChatRun,
  thisYear: number,
  refuse: Refuse,
): GivenRun {
  const calculator = byName.get(name);
  if (!calculator) throw refuse('run.calculator', 'there is no such calculator');
  try {
    requireInput(calculator, inputs, year ?? thisYear);
  } catch (error) {
    if (!(error instanceof InputProblem)) throw error;
    const [first] = error.problems;
    const field = first?.field ? `run.inputs.${first.field}` : 'run.inputs';
    throw refuse(field, first?.message ?? error.message, error);
  }
  return { calculator, inputs, year };
}

/** As the chat says it. */
export const refuseField: Refuse = (field, problem, cause) =>
  new AppError('validation_failed', { message: `${field}: ${problem}`, cause });
