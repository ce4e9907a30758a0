import { withDerived } from '#advisor/picture/derive.ts';
import type { Picture } from '#advisor/picture/picture.ts';
import { factOf } from '#advisor/picture/update-picture.ts';
import type { Calculation, ToCalculate } from '#advisor/plan/to-calculate.ts';

/** From here on what was read as part of the story may be what a calculation lacks. */
const leastRole = 0.25;
/** How much less likely it is that somebody asks what cannot be worked out. */
const cannotRun = 0.3;

/**
 * "They took $4,000 out of my checks": a number that most likely has no part in the question, but is what the
 * calculation lacks in the meaning that comes next. Undefined where that does not make it whole.
 */
export function withUnplaced(
  { picture, reading, turn, year, month }: ToCalculate,
  plan: (picture: Picture) => Calculation,
): Calculation | undefined {
  if (reading.told.some(({ relative }) => relative !== 'none')) return undefined;
  const whole = reading.told.flatMap((quantity) => {
    const [next] = quantity.role === 'other' ? quantity.otherRoles : [];
    if (!next || next.probability < leastRole) return [];
    const probability = next.probability / (next.probability + cannotRun * quantity.probability);
    const otherRoles = quantity.otherRoles.slice(1);
    const fact = factOf({ ...quantity, role: next.id, probability, otherRoles }, turn);
    const placed = plan(withDerived({ ...picture, facts: [...picture.facts, fact] }, year, month));
    const isUsed = placed.used.some(({ start, role }) => start === fact.start && role === fact.role);
    return isUsed && placed.missing.length === 0 && placed.problem === undefined ? [placed] : [];
  });
  return whole[0];
}
