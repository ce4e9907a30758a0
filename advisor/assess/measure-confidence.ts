import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { groundsOfAnswer } from '#advisor/check/grounds-of-answer.ts';
import type { Answered } from '#advisor/assess/answered.ts';
import { readReceipts, type Receipt } from '#advisor/compose/receipt.ts';
import type { PlannedAnswer } from '#advisor/plan/to-plan.ts';

/**
 * From 0 to 1: how sure the reading is, how much of the answer is proven, and how much was said.
 * What an answer only offers to work out, it does not rest on.
 */
export async function measureConfidence(answered: Answered): Promise<number> {
  const { text, planned } = answered;
  if (!planned || !answersSomething(planned)) return 0;
  const receipts = readReceipts(text).filter(({ missing }) => !missing);
  // A model may have worked something out where the plan was to ask back.
  if (planned.plan.kind === 'missing' && receipts.length === 0) return 0;
  const confidence = planned.confidence * (await shareGrounded(answered)) * ((1 + shareSaid(receipts)) / 2);
  return Math.round(confidence * 100) / 100;
}

/** Neither thanks, a question of ours nor "I don't know that" is an answer that could be right. */
function answersSomething({ plan }: PlannedAnswer): boolean {
  return !['unknown', 'limit', 'say', 'clarify', 'problem'].includes(plan.kind);
}

/** Of the numbers in it, those that its receipts and sources account for. */
async function shareGrounded(answered: Answered): Promise<number> {
  const { text, asked } = answered;
  const numbers = findUngrounded(text, []).length;
  if (numbers === 0) return 1;
  const grounds = await groundsOfAnswer(text, { ...answered, question: asked.text });
  return 1 - findUngrounded(text, grounds).length / numbers;
}

/** Of the inputs that count for something, those that were told. */
function shareSaid(receipts: readonly Receipt[]): number {
  const [receipt] = receipts;
  if (!receipt) return 1;
  const counting = Object.values(receipt.inputs).filter(({ value }) => value !== 0 && value !== false);
  const said = counting
    .filter(({ origin }) => origin !== 'assumption')
    .reduce((sum, input) => sum + shareOfItems(input), 0);
  return counting.length === 0 ? 1 : said / counting.length;
}

/** Of the items of a list, those of which nothing that counts was assumed; anything else is told as a whole. */
function shareOfItems({ value, assumed = [] }: Receipt['inputs'][string]): number {
  if (!Array.isArray(value) || value.length === 0) return 1;
  const items = value as readonly Record<string, unknown>[];
  const unsure = new Set(
    assumed
      .map((part) => part.split('.'))
      .filter(([index, field]) => field === undefined || Boolean(items[Number(index)]?.[field]))
      .map(([index]) => index),
  );
  return 1 - Math.min(1, unsure.size / value.length);
}
