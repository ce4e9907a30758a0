import { alternativesTo } from '#advisor/calculators/define/alternatives.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { FilledFields } from '#advisor/plan/fill/fill-fields.ts';
import { isAcceptable } from '#advisor/plan/fill/is-acceptable.ts';

/**
 * "He'd only go up 4%" after the old rent and the new one: where a thing is told in two ways that do not go together, the
 * one that was told last counts.
 */
export function withoutToldBefore(
  calculator: AnyCalculator,
  filled: FilledFields,
  turn: number,
): FilledFields {
  if (isAcceptable(calculator, filled.input)) return filled;
  const isNow = (name: string) => filled.from.get(name)?.some((fact) => fact.turn === turn) ?? false;
  const told = [...filled.from.keys()];
  const replaced = alternativesTo(calculator, told.filter(isNow));
  const isKept = (name: string) => !replaced.has(name) || isNow(name);
  const input = Object.fromEntries(Object.entries(filled.input).filter(([name]) => isKept(name)));
  if (!isAcceptable(calculator, input)) return filled;
  const from = new Map([...filled.from].filter(([name]) => isKept(name)));
  return { ...filled, input, from, used: new Set([...from.values()].flat()) };
}
