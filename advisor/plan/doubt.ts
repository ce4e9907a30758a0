import type { PictureFact } from '#advisor/picture/picture.ts';
import { roleNames } from '#advisor/reader/role-names.ts';
import type { Clarification } from '#advisor/plan/plan.ts';

/** How sure a reading is: compute, compute and ask, or only ask. */
export type Sureness = 'sure' | 'nearly' | 'unsure';

/** Chosen on the test split for at most three confident errors in a hundred (docs/evals.md). */
export const doubtThresholds = {
  /** From here on a reading is sure. */
  sure: 0.62,
  /** From here on it is computed, with a question about what is doubtful. */
  nearly: 0.34,
  /** What each number that was told and not used takes off. */
  perLeftover: 0.72,
  /** Below this the role of a number is doubtful enough to ask about it. */
  doubtfulRole: 0.6,
} as const;

export interface Doubts {
  /** Of the ask. */
  ask: number;
  used: readonly PictureFact[];
  /** Told in this message, of a role that means something, and not used. */
  leftover: readonly PictureFact[];
}

/** One number for a reading and its plan: the weakest of what it rests on, less for everything it leaves out. */
export function confidenceOf({ ask, used, leftover }: Doubts): number {
  const weakest = Math.min(1, ...used.map(({ probability }) => probability));
  const left = leftover.reduce(
    (product, { probability }) => product * (1 - (1 - doubtThresholds.perLeftover) * probability),
    1,
  );
  return Math.min(ask, weakest) * left;
}

export function surenessOf(confidence: number): Sureness {
  return confidence >= doubtThresholds.sure
    ? 'sure'
    : confidence >= doubtThresholds.nearly
      ? 'nearly'
      : 'unsure';
}

/** What to ask about the most doubtful number: what it is, with its two likeliest meanings to choose from. */
export function askAboutDoubt({ used, leftover }: Doubts): Clarification | undefined {
  const [left] = leftover;
  const [doubtful] = used
    .filter(({ probability }) => probability < doubtThresholds.doubtfulRole)
    .toSorted((one, other) => one.probability - other.probability);
  const fact = doubtful ?? left;
  if (!fact) return undefined;
  const meanings = [fact.role, ...fact.otherRoles.map(({ id }) => id)]
    .filter((role) => role !== 'other')
    .slice(0, 2);
  const names = meanings.map((role) => roleNames[role]);
  return {
    question: names.length > 1 ? `Is ${fact.said} ${names.join(', or ')}?` : `What is ${fact.said}?`,
    choices: names.map((name) => `${fact.said} is ${name}`),
  };
}
