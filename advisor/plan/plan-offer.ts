import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Asked } from '#advisor/plan/plan-answer.ts';
import type { Offer, Plan, WeighedPlan } from '#advisor/plan/plan.ts';

const ownCase = /\b(?:my|our|mine|ours|i|we|me|us|i['’]?m|i['’]?ve)\b/i;
/** How near a calculator has to come to be offered, and how far behind the answer it may be. */
const nearEnough = { least: 0.46, behindArticle: 0.45, behindOther: 0.1, inDoubt: 0.15 };

/** Who asks about their own case is told what to say so that it can be worked out. */
export function withOffer(asked: Asked, plan: Plan, weighed: readonly WeighedPlan[]): Plan {
  const open =
    plan.kind === 'article' || plan.kind === 'fact' || (plan.kind === 'limit' && plan.limit.askBack);
  if (!open) return plan;
  const offer = offerFor(asked, plan, weighed);
  return offer ? { ...plan, offer } : plan;
}

function offerFor(asked: Asked, plan: Plan, weighed: readonly WeighedPlan[]): Offer | undefined {
  const best = weighed[0]?.score ?? 0;
  const nearest = weighed.find((other) => isCalculation(other.plan));
  const own = ownCase.test(asked.text);
  const behind = !own
    ? nearEnough.inDoubt
    : plan.kind === 'article'
      ? nearEnough.behindArticle
      : nearEnough.behindOther;
  const lowest = own ? nearEnough.least : 0;
  if (nearest && (own || plan.kind === 'article') && nearest.score >= Math.max(lowest, best - behind))
    return offerOf(nearest.plan);
  if (plan.kind !== 'article' || !own) return undefined;
  // What an article leads to is near, whatever the words.
  const [leading] = asked.leadsTo(plan.readings[0].article);
  const calculator = asked.calculators.find(({ name }) => name === leading);
  return calculator && offerOf(planCalculation(calculator, asked, []).plan);
}

function offerOf(plan: Plan): Offer | undefined {
  return plan.kind === 'missing' ? { planned: plan.planned, missing: plan.missing } : undefined;
}

function isCalculation({ kind }: Plan): boolean {
  return kind === 'calculate' || kind === 'missing' || kind === 'problem';
}
