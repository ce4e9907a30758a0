import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { SlotInput } from '#advisor/understand/fill-slots.ts';

/** Why a calculator would not take this input: a sentence that says what to change, by its schema or its own check. */
export function problemOf(calculator: AnyCalculator, input: SlotInput): string | undefined {
  const parsed = calculator.schema.safeParse(input);
  if (!parsed.success) return parsed.error.issues.map(({ message }) => message).join(' ');
  return calculator.check?.(parsed.data) ?? undefined;
}

export function isAcceptable(calculator: AnyCalculator, input: SlotInput): boolean {
  return problemOf(calculator, input) === undefined;
}
