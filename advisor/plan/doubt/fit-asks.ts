import { shareWeighed } from '#advisor/plan/told/not-weighed.ts';
import type { Calculation } from '#advisor/plan/to-calculate.ts';
import type { WeighedAsk } from '#advisor/plan/to-plan.ts';
import type { Likely } from '#advisor/reader/scores.ts';

/** What a plan is worth that still needs something said. */
const incomplete = 0.45;
/** And one whose numbers make no sense together. */
const nonsense = 0.3;

/** Below this nobody means another ask. */
export const leastRival = 0.15;

/** A calculation that may well be meant, and has a place for every number. */
export const countsEverything = ({ plan, calculation, probability }: WeighedAsk) =>
  plan.kind === 'calculate' && calculation?.leftover.length === 0 && probability >= leastRival;

/** Beside it, a decision counts for less the more numbers it has no rule for. */
export function withUnweighed(one: WeighedAsk): WeighedAsk {
  const { plan, score } = one;
  return plan.kind === 'guide' ? { ...one, score: score * shareWeighed(plan.notWeighed ?? []) } : one;
}

/** What each number that a calculator has no place for takes off its ask. */
const perNumberLeft = 0.4;

/**
 * How likely each ask is, once it is known what each calculator makes of the numbers: somebody who tells a withdrawal
 * rate hardly asks what has no place for one.
 */
export function withFit(
  likely: readonly Likely<string>[],
  calculations: ReadonlyMap<string, Calculation>,
): Likely<string>[] {
  const fitting = likely.map(({ id, probability }) => {
    const { leftover = [], missing = [], problem } = calculations.get(id) ?? {};
    const runs = problem !== undefined ? nonsense : missing.length > 0 ? incomplete : 1;
    const left = leftover.reduce(
      (product, fact) => product * (1 - (1 - perNumberLeft) * fact.probability),
      1,
    );
    return { id, probability, fit: probability * runs * left };
  });
  const all = fitting.reduce((sum, { probability }) => sum + probability, 0);
  const total = fitting.reduce((sum, { fit }) => sum + fit, 0);
  return fitting.map(({ id, fit }) => ({ id, probability: total > 0 ? (all * fit) / total : 0 }));
}
