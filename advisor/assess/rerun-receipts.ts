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
export function rerunReceipts(answer: string, calculators: readonly AnyCalculator[]): ProvenRun[] {
  return readReceipts(answer).flatMap((receipt) => {
    const calculator = calculators.find(({ name }) => name === receipt.calculator);
    if (!calculator || receipt.missing) return [];
    const input = Object.fromEntries(
      Object.entries(receipt.inputs).map(([name, { value }]) => [name, value]),
    );
    try {
      const run = runCalculator(calculator, input, { year: receipt.year, seed: receipt.seed });
      return [{ receipt, calculator, run }];
    } catch (error) {
      if (error instanceof InputProblem) return [];
      throw error;
    }
  });
}
