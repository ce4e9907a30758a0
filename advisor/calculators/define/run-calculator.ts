import type { z } from 'zod';
import { withDependentDefaults } from '#advisor/calculators/define/dependent-defaults.ts';
import { yearField } from '#advisor/calculators/define/input-schema.ts';
import type { Figure, Outcome, RunResult } from '#advisor/calculators/define/result.ts';
import { readFacts, type FactReader } from '#advisor/facts/read-facts.ts';
import { quantitiesOf } from '#advisor/quantities/text.ts';
import type { AnyCalculator } from '#advisor/calculators/define/any-calculator.ts';

export type { AnyCalculator } from '#advisor/calculators/define/any-calculator.ts';

/** Input that makes no sense, with sentences that say what to change. */
export class InputProblem extends Error {
  override readonly name = 'InputProblem';
  readonly problems: readonly { field: string; message: string }[];

  constructor(problems: readonly { field: string; message: string }[]) {
    super(problems.map(({ message }) => message).join(' '));
    this.problems = problems;
  }
}

export interface RunOptions {
  /** Whose figures count: the tax year. */
  year: number;
  seed?: number;
}

export interface FinishedRun {
  input: Record<string, unknown>;
  result: RunResult;
}

/** Checks the input, runs, and checks what comes out. */
export function runCalculator(
  calculator: AnyCalculator,
  given: unknown,
  { year, seed = 1 }: RunOptions,
): FinishedRun {
  const input = requireInput(calculator, given, year);
  const facts = readFacts(year);
  const outcome = calculator.run(input, { facts, seed });
  requireKept(facts);
  requireFinite(calculator, outcome, input);
  return { input, result: { ...outcome, facts: facts.used() } };
}

/** The first figure alone, the same as of a whole run: for the many runs that only differ from one that was told. */
export function runHeadline(
  calculator: AnyCalculator,
  given: unknown,
  { year, seed = 1 }: RunOptions,
): Figure | undefined {
  const input = requireInput(calculator, given, year);
  const context = { facts: readFacts(year), seed };
  const figure = calculator.headline?.(input, context) ?? calculator.run(input, context).figures[0];
  requireKept(context.facts);
  return figure;
}

/** Figures of a later year are not those of the year that was asked about: then there is no answer, and it is said why. */
function requireKept(facts: FactReader): void {
  const years = facts.later().map(({ year }) => year);
  if (years.length > 0) throw notKeptBefore(Math.max(...years));
}

export function notKeptBefore(first: number): InputProblem {
  const message = `Figures before ${first} are not kept here: ask about ${first} or a later year.`;
  return new InputProblem([{ field: yearField, message }]);
}

/** The input as it is run, with what is left out filled in. Throws InputProblem. */
export function requireInput(
  calculator: AnyCalculator,
  given: unknown,
  year: number,
): Record<string, unknown> {
  const parsed = calculator.schema.safeParse(withDependentDefaults(calculator, given, year));
  if (!parsed.success) throw new InputProblem(parsed.error.issues.flatMap(problemsOf));
  const input: Record<string, unknown> = parsed.data;
  const problem = calculator.check?.(input);
  if (problem) throw new InputProblem([{ field: '', message: problem }]);
  return input;
}

/** Amounts at the edge of what is allowed can be beyond reckoning together: then there is no answer, never a wrong one. */
function requireFinite(
  calculator: AnyCalculator,
  outcome: Outcome<unknown>,
  input: Record<string, unknown>,
): void {
  const { conclusion, reasons, next } = calculator.explain(outcome, input);
  const said = [conclusion, ...reasons, ...next, ...outcome.assumptions, ...outcome.warnings];
  const quantities = [...outcome.figures, ...outcome.steps, ...said.flatMap(quantitiesOf)];
  const points = calculator.chart?.(outcome, input).series.flatMap((one) => one.points.flat()) ?? [];
  if ([...quantities.map(({ value }) => value), ...points].every(Number.isFinite)) return;
  const message = 'With such extreme amounts the figures cannot be worked out: give less extreme ones.';
  throw new InputProblem([{ field: '', message }]);
}

/** A caller may send any number of unknown names of any length: so many, and so much of each, are told. */
const mostUnknown = 20;
const longestUnknown = 100;

/** Each unknown name is a field of its own. */
function problemsOf(issue: z.core.$ZodIssue): { field: string; message: string }[] {
  const names =
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, mostUnknown).map((key) => [key.slice(0, longestUnknown)])
      : [[]];
  return names.map((name) => ({ field: [...issue.path, ...name].join('.'), message: issue.message }));
}
