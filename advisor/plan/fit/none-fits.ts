import { articleChoices, noExactWords } from '#advisor/plan/doubt/beside-question.ts';
import type { Ranked } from '#advisor/plan/fit/fitting-plan.ts';
import { fitThresholds } from '#advisor/plan/fit/thresholds.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import type { ToPlan } from '#advisor/plan/to-plan.ts';

/** Questions that open a matter of their own; others go on from the last answer, which the ranker has not read. */
const ownMatters: ReadonlySet<string> = new Set(['new', 'another', 'change']);

/**
 * A question back in place of a text that hardly answers, where no other one does either: with the questions that come
 * nearest as buttons.
 */
export function planNoneFits(
  { remembered: { turn, reading }, articles }: ToPlan,
  plan: Plan,
  own: Ranked | undefined,
  others: readonly Ranked[],
): Plan | undefined {
  if (!own || (plan.kind !== 'article' && plan.kind !== 'guide') || weighsMessage(plan)) return undefined;
  if (!ownMatters.has(reading.act.id)) return undefined;
  const least = turn === 0 ? fitThresholds.none.first : fitThresholds.none.later;
  if ([own, ...others].some(({ fit, shelf }) => fit >= (shelf === 'guides' ? 2 * least : least)))
    return undefined;
  const nearest = others.toSorted((one, other) => other.fit - one.fit);
  const choices = articleChoices(nearest, articles);
  return choices.length === 0
    ? undefined
    : { kind: 'clarify', clarification: { question: noExactWords, choices }, readings: [] };
}

/** A decision that counts with what the message tells is an answer to it, whatever its subject is. */
function weighsMessage(plan: Plan): boolean {
  return plan.kind === 'guide' && (plan.before !== undefined || Object.keys(plan.given).length > 0);
}
