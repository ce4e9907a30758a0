import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import { readRoleUse, roles, type Owner } from '#advisor/reader/roles.ts';

export const unmarried = 'status=unmarried_couple';

export const usesOf = ({ roles: uses = [] }: FieldAbout) => uses.map(readRoleUse);

/**
 * "And for my brother? He is 80": all that is told is of one other person, and the calculation is made for one. Where it
 * counts most of that beside one's own, as a spouse's, it stays with both, unless they are not married.
 */
export function subjectOf(
  facts: readonly PictureFact[],
  { fields }: AnyCalculator,
  isUnmarried: boolean,
): Owner | undefined {
  const [first] = facts;
  if (!first || first.owner === 'me' || first.owner === 'both') return undefined;
  // Ages of children tell how many there are.
  if (first.owner === 'child' && facts.every(({ role }) => role === 'age')) return undefined;
  const abouts = Object.values(fields as Fields).flatMap((field) => aboutField(field) ?? []);
  const uses = abouts.flatMap(usesOf).filter(({ owner }) => owner === first.owner);
  const beside = facts.filter(({ role }) => uses.some((use) => use.role === role));
  if (uses.length > 0 && beside.length * 2 >= facts.length && !isUnmarried) return undefined;
  const isForOne = ({ role, owner }: PictureFact) => {
    const taking = abouts.filter((about) => usesOf(about).some((use) => use.role === role));
    const isOwn = owner === first.owner && roles[role].kind !== 'count';
    const isShared = owner === 'spouse' && !isUnmarried && taking.some(({ adds }) => adds);
    return isOwn && taking.length > 0 && !isShared;
  };
  return facts.every(isForOne) ? first.owner : undefined;
}
