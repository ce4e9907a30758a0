import type { Plan } from '#advisor/plan/plan.ts';
import { twoPlans } from '#advisor/plan/doubt/two-plans.ts';
import type { Remembered } from '#advisor/dialogue/remember.ts';
import type { PlannedAnswer } from '#advisor/plan/to-plan.ts';

/** One of the two, as if it had been asked alone. */
interface PlannedPart {
  planned: PlannedAnswer | undefined;
  remembered: Remembered | undefined;
}

/** A plan that may hold the answer to only one of two questions; calculations look for a second one themselves. */
export const mayAskTwice = ({ plan: { kind }, isSettled }: PlannedAnswer): boolean =>
  !isSettled && ['guide', 'article', 'fact', 'clarify', 'unknown'].includes(kind);

/** From here on the plan of half of a message is sure enough. */
const likely = 0.6;
/** Or the reading is this sure of what is asked, and the text fits this well. */
const surelyRead = 0.95;
const least = 0.2;

/** Both answers, where a message asks two things that are answered by themselves and the plan for all of it has only one. */
export function bothAnswers(
  text: string,
  whole: PlannedAnswer,
  [first, second]: readonly [PlannedPart, PlannedPart],
): PlannedAnswer | undefined {
  const plans = [first, second].map(answeredBy);
  const [one, other] = plans;
  if (!one || !other || subjectOf(one) === subjectOf(other)) return undefined;
  const plan: Plan | undefined =
    one.kind === 'calculate' && other.kind === 'calculate'
      ? twoPlans(one, other, text)
      : { kind: 'both', plans: [one, other] };
  return plan && { ...whole, plan };
}

/** The plan of a part, where it is an answer that is sure. */
function answeredBy({ planned, remembered }: PlannedPart): Plan | undefined {
  if (!planned || !remembered) return undefined;
  const { plan, confidence } = planned;
  const read = remembered.reading.asks[0]?.probability ?? 0;
  const isSure = confidence >= likely || (confidence >= least && read >= surelyRead);
  return isSure && answers(plan) ? plan : undefined;
}

function answers(plan: Plan): boolean {
  if (plan.kind === 'calculate') return plan.doubt === undefined;
  if (plan.kind === 'article') return plan.readings[0].answer !== undefined && plan.offer === undefined;
  return plan.kind === 'guide' || plan.kind === 'fact';
}

function subjectOf(plan: Plan): string {
  switch (plan.kind) {
    case 'calculate':
      return plan.runs[0].calculator.name;
    case 'guide':
      return `guide:${plan.guide.id}`;
    case 'article':
      return `article:${plan.readings[0].article}/${plan.readings[0].answer}`;
    default:
      return plan.kind;
  }
}
