import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { SlotInput } from '#advisor/understand/fill-slots.ts';

/** Whether a calculator would take this input: by its schema and by its own check. */
export function isAcceptable(calculator: AnyCalculator, input: SlotInput): boolean {
  const parsed = calculator.schema.safeParse(input);
  return parsed.success && !calculator.check?.(parsed.data);
}
