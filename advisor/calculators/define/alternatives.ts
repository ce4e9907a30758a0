import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';

/** Several ways to tell one thing: a down payment as an amount or as a share of the price. */
export interface Alternatives<Name extends string, Input> {
  fields: readonly Name[];
  /** Said where more than one is given; without it the calculator knows which of them counts. */
  problem?: string;
  /** More than one may be given where this holds: both say the same, or one of them counts anyway. */
  unless?: (input: Input) => boolean;
}

interface WithAlternatives {
  fields: Fields;
  // oxlint-disable-next-line typescript/no-explicit-any -- Of any calculator: only the names matter here.
  alternatives?: readonly Alternatives<any, any>[];
}

/** The fields that tell the same as these in other ways. */
export function alternativesTo(
  { alternatives = [] }: WithAlternatives,
  names: readonly string[],
): ReadonlySet<string> {
  const groups = alternatives.map(({ fields }): readonly string[] => fields);
  return new Set(
    groups
      .filter((fields) => fields.some((field) => names.includes(field)))
      .flatMap((fields) => fields.filter((field) => !names.includes(field))),
  );
}

/** Inputs without those in whose place others are said now. */
export function withoutReplaced<T>(
  calculator: WithAlternatives,
  inputs: Readonly<Record<string, T>>,
  said: readonly string[],
): Record<string, T> {
  const replaced = alternativesTo(calculator, said);
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !replaced.has(name)));
}

/** Whether an input says anything: one that is left as it is for everybody does not. */
export function isGiven(fields: Fields, name: string, value: unknown): boolean {
  return value !== undefined && value !== aboutField(fields[name])?.default?.value;
}

/** Those of one group that are given and do not agree, as they stand in the group; undefined where all is well. */
function disagreeing(
  { fields, alternatives = [] }: WithAlternatives,
  input: Readonly<Record<string, unknown>>,
) {
  return alternatives
    .map(({ fields: names, problem, unless }) => ({
      problem,
      unless,
      given: names.filter((name: string) => isGiven(fields, name, input[name])) as string[],
    }))
    .find(({ problem, unless, given }) => problem !== undefined && given.length > 1 && !unless?.(input));
}

/** What is said where one thing is told in several ways that do not agree; null otherwise. */
export function problemWithAlternatives(
  calculator: WithAlternatives,
  input: Readonly<Record<string, unknown>>,
): string | null {
  return disagreeing(calculator, input)?.problem ?? null;
}

/**
 * What stays of an input when this is changed in it: not what is told in another way now. Of what was told in several
 * ways that agreed until something else was changed, the first stays.
 */
export function keptBeside(
  calculator: WithAlternatives,
  input: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const kept = withoutReplaced(calculator, input, Object.keys(changes));
  const others = disagreeing(calculator, { ...kept, ...changes })?.given.slice(1) ?? [];
  return Object.fromEntries(Object.entries(kept).filter(([name]) => !others.includes(name)));
}
