import { periodOf } from '#advisor/picture/convert.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';

/**
 * "I take home 4,100 and she makes 3,200": where one's own pay is told as what is left of it, a month's pay of the partner
 * in the same message is meant so too.
 */
export function withTakeHomeOfBoth(facts: readonly PictureFact[]): readonly PictureFact[] {
  const own = facts.find(({ role, owner }) => role === 'take_home' && owner === 'me');
  if (!own || facts.some(({ role, owner }) => role === 'wages' && owner === 'me')) return facts;
  return facts.map((fact) =>
    fact.role === 'wages' && fact.owner === 'spouse' && fact.turn === own.turn && periodOf(fact) === 'month'
      ? { ...fact, role: 'take_home' as const }
      : fact,
  );
}
