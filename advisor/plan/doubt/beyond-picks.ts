import { isInThread } from '#advisor/dialogue/in-thread.ts';
import type { Asking, WeighedAsk } from '#advisor/plan/to-plan.ts';

/** From here on a later message wants a security picked, unless something else is as likely. */
const surePick = 0.9;
/** From here on it may as well be for a decision or a text. */
const leastMeant = 0.1;

/**
 * "So which one should I buy?" after what funds are asks which kind, not which security: where a decision or a text may be
 * meant as well, that answers in place of the sentence that we pick none.
 */
export function beyondPicks(asking: Asking, weighed: readonly WeighedAsk[]): readonly WeighedAsk[] {
  const [best] = weighed;
  if (best?.name !== 'limit:picks' || !isInThread(asking)) return weighed;
  const least = best.probability < surePick ? leastMeant : best.probability;
  const meant = weighed.find(
    ({ plan, probability }) => (plan.kind === 'guide' || plan.kind === 'article') && probability >= least,
  );
  return meant ? [meant, ...weighed.filter((one) => one !== meant && one !== best)] : weighed;
}
