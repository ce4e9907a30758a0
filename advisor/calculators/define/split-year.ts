import { taxYearSchema, yearField } from '#advisor/calculators/define/input-schema.ts';
import { InputProblem } from '#advisor/calculators/define/run-calculator.ts';

/** The inputs of a calculator as a program gives them, and the tax year among them; this year where there is none. */
export function splitYear(given: unknown, year: number): { input: Record<string, unknown>; taxYear: number } {
  if (!isRecord(given)) throw new InputProblem([{ field: '', message: 'Give the inputs as an object.' }]);
  const { [yearField]: asked = year, ...input } = given;
  const taxYear = taxYearSchema.safeParse(asked);
  if (taxYear.success) return { input, taxYear: taxYear.data };
  throw new InputProblem([{ field: yearField, message: taxYear.error.issues[0]?.message ?? '' }]);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
