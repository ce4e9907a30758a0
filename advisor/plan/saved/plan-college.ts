import { college529 } from '#advisor/calculators/saving/goals/college-529.ts';
import { hasWord } from '#advisor/picture/picture.ts';
import type { PlannedAnswer, ToPlan } from '#advisor/plan/to-plan.ts';
import type { Reading } from '#advisor/reader/reading.ts';

/** Below this the reading is not sure of anything, and what is left for college is enough. */
const unsure = 0.6;
const leastLikely = 0.01;

const kinds = {
  public_in_state: 'college=public_in_state',
  public_out_of_state: 'college=public_out_of_state',
  private_nonprofit: 'college=private',
} as const;

const answer = (plan: PlannedAnswer['plan']): PlannedAnswer => ({ plan, weighed: [], confidence: 1 });

/** "What will college cost for my kids?" For each of the children whose ages are saved. */
export function planCollege({ known, remembered, run, year }: ToPlan): PlannedAnswer | undefined {
  const { reading, picture } = remembered;
  const isOwn = picture.about === undefined && reading.told.length === 0;
  if (!known || run || !isOwn || !asksForCollege(reading)) return undefined;
  const { childAges: ages, savedForCollege: saved, children } = known;
  if (ages.length > 0) {
    const kind = Object.entries(kinds).find(([, word]) => hasWord(picture, word))?.[0];
    return answer({ kind: 'college', ages, saved, want: reading.want.id, college: kind });
  }
  if (children === 0) return undefined;
  // Counted from birth it would be the cost of a child that nobody has.
  const planned = { calculator: college529, input: {}, origins: {}, year, changed: [] };
  return answer({ kind: 'missing', planned, missing: ['child_age'], readings: [] });
}

function asksForCollege({ asks, act }: Reading): boolean {
  const [first] = asks;
  if (!first || act.id === 'change' || act.id === 'answer') return false;
  const likely = asks.find(({ id }) => id === college529.name)?.probability ?? 0;
  return first.id === college529.name || (first.probability < unsure && likely >= leastLikely);
}
