import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { toReceipt, type Receipt } from '#advisor/compose/receipt.ts';
import type { RunReceipt } from '#advisor/portfolio/analyze/receipt.ts';

/** The run behind a figure of the analysis, as an answer carries it. */
export function receiptOf(
  { calculator: name, inputs }: RunReceipt,
  { year, seed }: { year: number; seed: number },
): Receipt[] {
  const calculator = calculators.find((one) => one.name === name);
  const { value: run } = attemptRun(() =>
    calculator ? runCalculator(calculator, inputs, { year, seed }) : null,
  );
  if (!calculator || !run) return [];
  const origins = Object.fromEntries(Object.keys(inputs).map((field) => [field, 'your numbers'] as const));
  return [toReceipt({ id: name, calculator, run, year, seed, origins })];
}
