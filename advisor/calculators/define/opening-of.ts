import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { AnyCalculator } from '#advisor/calculators/define/any-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import type { Want } from '#advisor/reader/acts.ts';

/** The sentence that an answer to a question of that kind opens with. For tests. */
export function openingOf(calculator: AnyCalculator, given: object, want?: Want): string {
  const { input, result } = runCalculator(calculator, given, { year: 2026 });
  const { conclusion, openings } = calculator.explain(result, input);
  return renderPlain((want && openings?.[want]) ?? conclusion);
}
