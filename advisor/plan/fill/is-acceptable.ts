import { withDependentDefaults } from '#advisor/calculators/define/dependent-defaults.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Input } from '#advisor/plan/fill/fill-fields.ts';

/** Why a calculator would not take this input: a sentence that says what to change, by its schema or its own check. */
export function problemOf(calculator: AnyCalculator, input: Input, year?: number): string | undefined {
  const whole = year === undefined ? input : withDependentDefaults(calculator, input, year);
  const parsed = calculator.schema.safeParse(whole);
  if (!parsed.success) return parsed.error.issues.map(({ message }) => message).join(' ');
  return calculator.check?.(parsed.data) ?? undefined;
}

export function isAcceptable(calculator: AnyCalculator, input: Input): boolean {
  return problemOf(calculator, input) === undefined;
}
