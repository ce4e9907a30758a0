import { figureWithin, headlineOf, saysTheSame } from '#advisor/plan/doubt/says-the-same.ts';
import type { Plan } from '#advisor/plan/plan.ts';
import { meaningfulWords } from '#advisor/retrieve/words.ts';

/**
 * Two calculations that a message asks for: one after the other, or only the first with the figure that the second would
 * lead with. Undefined where both lead with the same figure, or one of them is no calculation.
 */
export function twoPlans(first: Plan, second: Plan, message: string): Plan | undefined {
  if (first.kind !== 'calculate' || second.kind !== 'calculate') return undefined;
  const within = figureWithin(first, second);
  if (within !== undefined) return { ...first, wanted: { ...first.wanted, also: within } };
  // "What is the deduction worth, and my tax?": the tax has the deduction in it, the deduction not the tax.
  const isPart = figureWithin(second, first) !== undefined && isNamed(headlineOf(second), message);
  return isPart || !saysTheSame(first, second) ? { kind: 'both', plans: [first, second] } : undefined;
}

/** How many of the words that a figure is called by a message has. */
const halfOfIt = 0.5;

function isNamed(label: string, message: string): boolean {
  const [words, asked] = [meaningfulWords(label), new Set(meaningfulWords(message))];
  return words.filter((word) => asked.has(word)).length >= halfOfIt * words.length;
}
