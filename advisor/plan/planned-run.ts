import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Origin } from '#advisor/compose/receipt.ts';
import type { Input } from '#advisor/plan/fill/fill-fields.ts';

/** A calculator with its input, ready to run. */
export interface PlannedRun {
  calculator: AnyCalculator;
  input: Input;
  /** Where each input came from; one that is not named here is an assumption. */
  origins: Readonly<Record<string, Origin>>;
  /** What of the items of a list nobody told, though the input has it: each as "list.place.field". */
  assumed?: readonly string[];
  /** The tax year whose figures count. */
  year: number;
  /** The fields that set it apart from the first run of the same answer. */
  changed: readonly string[];
}
