import { planFollowUp } from '#advisor/plan/plan-follow-up.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import { planWrittenRun } from '#advisor/plan/plan-written-run.ts';
import { withOffer } from '#advisor/plan/plan-offer.ts';
import type { Plan, WeighedPlan } from '#advisor/plan/plan.ts';
import { readingsOf, weighPlans, type Weighing } from '#advisor/plan/weigh-plans.ts';
import type { FollowUp } from '#advisor/understand/read-follow-up.ts';

export interface Asked extends Weighing {
  /** The question as it was written, but for what is masked. */
  asked: string;
  followUp: FollowUp;
  /** The runs of the answers before, those of the latest first. */
  earlier: readonly (readonly Receipt[])[];
  /** The calculators that an article leads to. */
  leadsTo: (article: string) => readonly string[];
}

export interface PlannedAnswer {
  plan: Plan;
  /** All that were thought of, best first. */
  weighed: readonly WeighedPlan[];
}

/** Below this nothing is near enough to be what was meant. */
const least = 0.36;

/** Chooses how to answer: by going on from an answer before, or by whatever fits the question best. */
export function planAnswer(asked: Asked): PlannedAnswer {
  const written = planWrittenRun(asked);
  if (written) return { plan: written, weighed: [] };
  const weighed = weighPlans(asked);
  const [best] = weighed;
  const followUp = planFollowUp(asked, best);
  if (followUp) return { plan: followUp, weighed };
  if (best && best.score >= least)
    return { plan: withOffer(asked, withSecondQuestion(asked.text, best, weighed), weighed), weighed };
  return { plan: { kind: 'unknown', readings: nearest(asked) }, weighed };
}

const twoQuestions =
  /\b(?:and|also|plus|,)\s+(?:also\s+)?(?:how (?:much|many|long)|what|which|when|is|the)\b[^.?!]*[?.]?\s*$/i;
const questionWords = /\b(?:how (?:much|many|long)|what|which|when)\b/gi;
/** "Income tax plus FICA": two figures in one breath. */
const joined = /\b(?:plus|as well as|together with)\b/i;
/** How far behind the best a second calculator may be to be what the second question is for. */
const closeBehind = 0.13;
/** The same for one that has a figure which the question names and the best has not. */
const behindWithFigure = 0.4;

/** "How much of my Social Security is taxable, and what is my federal tax?" is answered by two calculators. */
function withSecondQuestion(text: string, best: WeighedPlan, weighed: readonly WeighedPlan[]): Plan {
  const asks = text.match(questionWords)?.length ?? 0;
  const ending = twoQuestions.exec(text)?.[0];
  const asksTwo = ending !== undefined && (asks > 1 || /\b(?:and|also|plus)\b/i.test(ending));
  if (best.plan.kind !== 'calculate' || (!asksTwo && !joined.test(text))) return best.plan;
  const second = weighed.find(({ plan, name, score, asked = [] }) => {
    const further = asked.some((id) => !best.asked?.includes(id));
    const reach = further ? behindWithFigure : closeBehind;
    if (!further && !asksTwo) return false;
    return plan.kind === 'calculate' && name !== best.name && score >= best.score - reach;
  });
  return second ? { kind: 'both', plans: [best.plan, second.plan] } : best.plan;
}

/** An article that is not about it helps nobody: only what is about it in some way is named. */
function nearest({ query }: Asked) {
  const [found] = query.find('articles', { limit: 1 });
  return found && (found.cosine ?? 0) > 0.3 ? readingsOf(query).slice(0, 2) : [];
}

/** How far ahead of everything else a complete calculation has to be, by words alone. */
const beyondDoubt = 0.12;

export function isBeyondDoubt({ plan, weighed: [best, second] }: PlannedAnswer): boolean {
  return plan === best?.plan && best.complete === true && best.score - (second?.score ?? 0) >= beyondDoubt;
}
