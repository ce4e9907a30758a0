import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { groundsOfAnswer } from '#advisor/check/grounds-of-answer.ts';
import type { Answered } from '#advisor/assess/assess-answer.ts';
import { readReceipts, type Receipt } from '#advisor/compose/receipt.ts';
import type { PlannedAnswer } from '#advisor/plan/plan-answer.ts';

/**
 * From 0 to 1: how near the question is to what answers it, how much of it is proven, and how much was said.
 * What an answer only offers to work out, it does not rest on.
 */
export async function measureConfidence(answered: Answered): Promise<number> {
  const { text, planned } = answered;
  if (!planned || !answersSomething(planned)) return 0;
  const receipts = readReceipts(text).filter(({ missing }) => !missing);
  // A model may have worked something out where the plan was to ask back.
  if (planned.plan.kind === 'missing' && receipts.length === 0) return 0;
  const confidence =
    nearness(planned, receipts, answered.byMeaning) *
    (await shareGrounded(answered)) *
    ((1 + shareSaid(receipts, unusedOf(planned))) / 2);
  return Math.round(confidence * 100) / 100;
}

/** Neither thanks nor "I do not know that" are an answer that could be right. */
function answersSomething({ plan }: PlannedAnswer): boolean {
  return !['unknown', 'limit', 'thanks', 'problem'].includes(plan.kind);
}

/** As the plan was weighed. What goes on from an answer before was not looked for: its receipt says what it is. */
function nearness(
  { plan, weighed }: PlannedAnswer,
  receipts: readonly Receipt[],
  byMeaning: boolean,
): number {
  const chosen = plan.kind === 'both' ? plan.plans[0] : plan;
  // A model may have run something else than was planned.
  const [ran] = receipts;
  const found =
    weighed.find(({ name }) => name === ran?.calculator) ??
    weighed.find((one) => one.plan === chosen || one.plan.kind === chosen.kind);
  const isContinued = ran !== undefined && !weighed.some((one) => one.plan === chosen);
  if (isContinued && chosen.kind !== 'fact' && chosen.kind !== 'article') return 1;
  // Scores have no upper end, and nothing that was looked for is found beyond doubt.
  const near = Math.tanh(steepness * Math.max(0, found?.score ?? 0));
  return byMeaning || chosen.kind === 'calculate' ? near : near * foundByWords;
}

/**
 * By words alone the best of all texts always looks good, however far it is from the question. A
 * calculation has the amounts of the question to speak for it.
 */
const foundByWords = 0.5;

/** A score that is just enough to answer at all comes out at one half. */
const steepness = 1.5;

/** Of the numbers in it, those that its receipts and sources account for. */
async function shareGrounded(answered: Answered): Promise<number> {
  const { text, understood } = answered;
  const numbers = findUngrounded(text, []).length;
  if (numbers === 0) return 1;
  const grounds = await groundsOfAnswer(text, { ...answered, question: understood.text });
  return 1 - findUngrounded(text, grounds).length / numbers;
}

/** Numbers of the question that no input was made of. */
function unusedOf({ plan }: PlannedAnswer): number {
  return plan.kind === 'calculate' ? plan.unused.length : 0;
}

/** Of the inputs that count for something, and of the numbers told, those that were told and used. */
function shareSaid(receipts: readonly Receipt[], unused: number): number {
  const [receipt] = receipts;
  if (!receipt) return 1;
  const counting = Object.values(receipt.inputs).filter(({ value }) => value !== 0 && value !== false);
  const said = counting
    .filter(({ origin }) => origin !== 'assumption')
    .reduce((sum, input) => sum + shareOfItems(input), 0);
  const wanted = counting.length + unused;
  return wanted === 0 ? 1 : said / wanted;
}

/** Of the items of a list, those of which nothing was assumed; anything else is told as a whole. */
function shareOfItems({ value, assumed = [] }: Receipt['inputs'][string]): number {
  if (!Array.isArray(value) || value.length === 0) return 1;
  const unsure = new Set(assumed.map((part) => part.split('.')[0]));
  return 1 - Math.min(1, unsure.size / value.length);
}
