import type { AnyCalculator, FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import type { Sensitivity } from '#advisor/calculators/define/result.ts';

/** A calculator's run that a model has asked for. */
export interface ToolRun {
  /** What the figures of the text are linked to. */
  id: string;
  calculator: AnyCalculator;
  run: FinishedRun;
  year: number;
  /** As far as the model was told of it. */
  sensitivity: readonly Sensitivity[];
}
