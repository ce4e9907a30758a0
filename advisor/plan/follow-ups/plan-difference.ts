import { changesOf, runAgain } from '#advisor/plan/follow-ups/earlier-run.ts';
import type { PlannedAnswer } from '#advisor/plan/to-plan.ts';
import type { Asking } from '#advisor/plan/to-plan.ts';
import type { Plan } from '#advisor/plan/plan.ts';

/** "How much more is that than before?", "which of the two?": the last two runs of the same calculation side by side. */
export function planDifference(asking: Asking): PlannedAnswer | undefined {
  const { reading, last, previous } = asking;
  const tellsNothingNew =
    reading.told.every(({ role }) => role === 'other') &&
    reading.facts.every(({ id }) => wasSaid(asking, id));
  const asks = (reading.want.id === 'change' || reading.want.id === 'which') && tellsNothingNew;
  if (!asks || !last || last.receipt.missing || !previous) return undefined;
  const before = runAgain(previous, last.calculator);
  const now = runAgain(last.receipt, last.calculator);
  const changed = changesOf(now, previous);
  if (changed.length === 0) return undefined;
  const plan: Plan = {
    kind: 'calculate',
    runs: [before, { ...now, changed }],
    readings: [],
    wanted: { words: reading.text, isFurther: true, figures: last.receipt.asked ?? [] },
    asksDifference: true,
  };
  return { plan, weighed: [], confidence: reading.act.probability };
}

const wasSaid = ({ picture, turn }: Asking, fact: string) =>
  picture.words.some((word) => `${word.key}=${word.value}` === fact && word.turn < turn) ||
  /^(?:account|loan)=/.test(fact);
