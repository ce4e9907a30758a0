import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Calculation } from '#advisor/plan/to-calculate.ts';
import type { Likely } from '#advisor/reader/scores.ts';

/**
 * A comparison that is told of one thing only: the calculator of that one thing answers, if it can be run. A bill under one
 * health plan is no choice between plans.
 */
export function withInstead(
  likely: readonly Likely<string>[],
  calculators: readonly AnyCalculator[],
  plan: (calculator: AnyCalculator) => Calculation,
): Likely<string>[] {
  const answered = likely.map((ask) => {
    const named = calculators.find(({ name }) => name === ask.id);
    const other = calculators.find(({ name }) => name === named?.instead);
    if (!named || !other || runs(plan(named))) return ask;
    return runs(plan(other)) ? { ...ask, id: other.name } : ask;
  });
  const ids = [...new Set(answered.map(({ id }) => id))];
  return ids.map((id) => ({
    id,
    probability: answered.reduce((sum, ask) => sum + (ask.id === id ? ask.probability : 0), 0),
  }));
}

const runs = ({ missing, problem }: Calculation) => missing.length === 0 && problem === undefined;
