import { planCalculation } from '#advisor/plan/plan-calculation.ts';
import type { Asked } from '#advisor/plan/plan-answer.ts';
import { isRequest } from '#advisor/compose/ask-politely.ts';
import type { Offer, Plan, WeighedPlan } from '#advisor/plan/plan.ts';

const ownCase = /\b(?:my|our|mine|ours|i|we|me|us|i['’]?m|i['’]?ve)\b/i;
/** How near a calculator has to come to be offered, and how far behind the answer it may be. */
const nearEnough = { least: 0.46, behindArticle: 0.45, behindOther: 0.2, inDoubt: 0.15 };

/** Who asks about their own case is told what to say so that it can be worked out. */
export function withOffer(asked: Asked, plan: Plan, weighed: readonly WeighedPlan[]): Plan {
  const open =
    plan.kind === 'article' || plan.kind === 'fact' || (plan.kind === 'limit' && plan.limit.askBack);
  if (!open) return plan;
  const offer = offerFor(asked, plan, weighed);
  return offer ? { ...plan, offer } : plan;
}

/** Of the calculators that come near, one that the article leads to; otherwise what it leads to; otherwise the nearest. */
function offerFor(asked: Asked, plan: Plan, weighed: readonly WeighedPlan[]): Offer | undefined {
  const own = ownCase.test(asked.text);
  if (!own && plan.kind !== 'article') return undefined;
  const best = weighed[0]?.score ?? 0;
  const behind = !own
    ? nearEnough.inDoubt
    : plan.kind === 'article'
      ? nearEnough.behindArticle
      : nearEnough.behindOther;
  const lowest = Math.max(own ? nearEnough.least : 0, best - behind);
  const near = weighed.filter((other) => isCalculation(other.plan) && other.score >= lowest);
  const names = plan.kind === 'article' ? asked.leadsTo(plan.readings[0].article) : [];
  const nearest = near.find(({ plan: other }) => offerOf(other));
  const led = near.find(({ name, plan: other }) => names.includes(name) && offerOf(other));
  if (led && led.score >= (nearest?.score ?? 0) - nearEnough.inDoubt) return offerOf(led.plan);
  if (nearest && nearest.score >= best - nearEnough.inDoubt) return offerOf(nearest.plan);
  const [leading] = own ? asked.calculators.filter(({ name }) => name === names[0]) : [];
  const byArticle = leading && offerOf(planCalculation(leading, asked, []).plan);
  return byArticle ?? (nearest && offerOf(nearest.plan));
}

function offerOf(plan: Plan): Offer | undefined {
  if (plan.kind === 'missing') return { planned: plan.planned, missing: plan.missing };
  return plan.kind === 'problem' && isRequest(plan.message)
    ? { planned: plan.planned, missing: [], request: plan.message }
    : undefined;
}

function isCalculation({ kind }: Plan): boolean {
  return kind === 'calculate' || kind === 'missing' || kind === 'problem';
}
