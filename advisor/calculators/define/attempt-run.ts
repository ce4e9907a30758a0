import { InputProblem } from '#advisor/calculators/define/run-calculator.ts';

/** What a run gives, or the sentence it is refused with: for what is only tried. */
export function attemptRun<T>(
  run: () => T,
): { value: T; problem?: never } | { value?: never; problem: string } {
  try {
    return { value: run() };
  } catch (error) {
    if (error instanceof InputProblem) return { problem: error.message };
    throw error;
  }
}
