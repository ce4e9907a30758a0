import type { Plan } from '#advisor/plan/plan.ts';
import { twoPlans } from '#advisor/plan/doubt/two-plans.ts';
import type { PlannedQuestion } from '#advisor/answer/create-advisor.ts';
import type { PlannedAnswer } from '#advisor/plan/to-plan.ts';

/** A message that asks two things: each question with all that the message tells beside the other one. */
interface TwoQuestions {
  first: string;
  second: string;
}

/** Words that a question begins with in English; after a comma, "which" and "who" rather begin a relative clause. */
const asking = 'how|what|why|should|can|could|do|does|did|is|are|will|would';
const ends = /(?<=[.?!])\s+|\n+/;
const joints = new RegExp(
  `\\s*,?\\s+(?:and|but|also|plus)\\s+(?=(?:${asking})\\s)|,\\s+(?=(?:${asking})\\s)`,
  'i',
);
const asks = new RegExp(`^(?:so|and|but|or)?\\s*(?:${asking})\\s|\\?$`, 'i');
/** "Is that ok?" is about what was asked before it. */
const fewestWords = 5;

/**
 * A message that first tells and then asks two things, each question with all that is told. What is asked in the middle
 * of a story is part of the story.
 */
export function twoQuestionsIn(text: string): TwoQuestions | undefined {
  const parts = text
    .trim()
    .split(ends)
    .flatMap((sentence) => sentence.split(joints))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const told = parts.slice(0, -2);
  const [first = '', second = ''] = parts.slice(-2);
  const isAsked = [first, second].every((part) => asks.test(part) && part.split(/\s+/).length >= fewestWords);
  if (!isAsked || told.length === 0) return undefined;
  const alone = (question: string) =>
    [...told.map((part) => ended(part, '.')), ended(question, '?')].join(' ');
  return { first: alone(first), second: alone(second) };
}

const ended = (part: string, mark: string) => (/[.?!]$/.test(part) ? part : `${part}${mark}`);

/** A plan that may hold the answer to only one of two questions. */
export const mayAskTwice = ({ plan: { kind }, isSettled }: PlannedAnswer): boolean =>
  !isSettled &&
  ['calculate', 'missing', 'problem', 'guide', 'article', 'fact', 'clarify', 'unknown'].includes(kind);

/** From here on the reading or the choice between texts is sure enough of half of a message. */
const likely = 0.6;
/** A text that hardly fits is no answer, however sure the reading is. */
const least = 0.2;

/** Both answers, where a message asks two things that are answered by themselves and the plan for all of it has only one. */
export function bothAnswers(
  text: string,
  whole: PlannedAnswer,
  [first, second]: readonly [PlannedQuestion, PlannedQuestion],
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
function answeredBy({ planned, remembered }: PlannedQuestion): Plan | undefined {
  if (!planned || !remembered) return undefined;
  const { plan, confidence } = planned;
  const read = remembered.reading.asks[0]?.probability ?? 0;
  const isSure = confidence >= least && Math.max(confidence, read) >= likely;
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
