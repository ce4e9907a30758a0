import type { Pause } from '#advisor/calculators/define/pause.ts';
import {
  InputProblem,
  runCalculator,
  type AnyCalculator,
  type FinishedRun,
} from '#advisor/calculators/define/run-calculator.ts';
import { readReceipts, type Receipt } from '#advisor/compose/receipt.ts';

/** A receipt of an answer with the run it stands for. */
export interface ProvenRun {
  receipt: Receipt;
  calculator: AnyCalculator;
  run: FinishedRun;
}

/** The runs of an answer, run again from their receipts. One that cannot be run proves nothing and is left out. */
export async function rerunReceipts(
  answer: string,
  calculators: readonly AnyCalculator[],
  pause: Pause,
): Promise<ProvenRun[]> {
  const proven: ProvenRun[] = [];
  for (const receipt of readReceipts(answer)) {
    const calculator = calculators.find(({ name }) => name === receipt.calculator);
    if (!calculator || receipt.missing) continue;
    const input = Object.fromEntries(
      Object.entries(receipt.inputs).map(([name, { value }]) => [name, value]),
    );
    await pause();
    try {
      const run = runCalculator(calculator, input, { year: receipt.year, seed: receipt.seed });
      proven.push({ receipt, calculator, run });
    } catch (error) {
      if (!(error instanceof InputProblem)) throw error;
    }
  }
  return proven;
}
