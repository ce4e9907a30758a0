import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import type { RunResult } from '#advisor/calculators/define/result.ts';
import { runCalculator, type AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';

/** The calculator and the inputs of a figure. Running them again gives the same figure. */
export interface RunReceipt {
  calculator: string;
  inputs: Record<string, unknown>;
}

export interface ReceiptedRun {
  receipt: RunReceipt;
  result: RunResult;
  /** A figure by its id; null where there is none. */
  find: (id: string) => number | null;
}

/** A run with its receipt; null where the calculator refuses the inputs, which are then beyond it. */
export function runWithReceipt(
  calculator: AnyCalculator,
  inputs: Record<string, unknown>,
  year: number,
): ReceiptedRun | null {
  const { value } = attemptRun(() => runCalculator(calculator, inputs, { year }));
  if (!value) return null;
  const { result } = value;
  return {
    receipt: { calculator: calculator.name, inputs },
    result,
    find: (id) => result.figures.find((one) => one.id === id)?.value ?? null,
  };
}
