import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { AnyCalculator } from '#advisor/calculators/define/any-calculator.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import type { Want } from '#advisor/reader/acts.ts';

/** The sentence that answers a question of this kind, for tests of what a calculator says. */
export function openingFor(calculator: AnyCalculator, want: Want, input: object, year = 2026): string {
  const run = runCalculator(calculator, input, { year });
  const { conclusion, openings } = calculator.explain(run.result, run.input);
  return renderPlain(openings?.[want] ?? conclusion);
}
