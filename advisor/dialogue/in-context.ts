import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Picture } from '#advisor/picture/picture.ts';
import type { ReadQuantity } from '#advisor/reader/reading.ts';
import { readRoleUse, type RoleId } from '#advisor/reader/roles.ts';

/** How much likelier a change means something that was told before than something new. */
const toldBefore = 20;
/** Below this no role of the calculation is meant. */
const leastLikely = 0.003;

/** "At 6% instead" changes the last calculation: only the roles that it takes are meant, rather those told before. */
export function readInContext(
  told: readonly ReadQuantity[],
  calculator: AnyCalculator,
  picture: Picture,
): ReadQuantity[] {
  const taken = rolesTaken(calculator);
  const before = new Set(picture.facts.map(({ role }) => role));
  return told.map((quantity) => {
    if (quantity.role === 'other') return quantity;
    const weighed = [{ id: quantity.role, probability: quantity.probability }, ...quantity.otherRoles]
      .filter(({ id, probability }) => taken.has(id) && probability >= leastLikely)
      .map(({ id, probability }) => ({ id, probability: probability * (before.has(id) ? toldBefore : 1) }))
      .toSorted((one, other) => other.probability - one.probability);
    const [best, ...others] = weighed;
    const isClear = !taken.has(quantity.role) && quantity.probability > clearRole;
    if (!best || isClear) return inUnitOf(quantity, picture);
    const total = weighed.reduce((sum, { probability }) => sum + probability, 0);
    return inUnitOf(
      {
        ...quantity,
        role: best.id,
        probability: best.probability / total,
        otherRoles: others.map(({ id, probability }) => ({ id, probability: probability / total })),
      },
      picture,
    );
  });
}

/** A role that clearly is none of the calculation's is not bent to fit it. */
const clearRole = 0.85;

/** "And for 48?" after "72 months" means months. */
function inUnitOf(quantity: ReadQuantity, { facts }: Picture): ReadQuantity {
  const before = facts.findLast(({ role }) => role === quantity.role);
  if (quantity.unit !== 'none' || before?.unit !== 'time' || !/mo(?:nth)?s?\b/i.test(before.said))
    return quantity;
  return { ...quantity, unit: 'time', months: quantity.value, value: quantity.value / 12 };
}

function rolesTaken({ fields }: AnyCalculator): Set<RoleId> {
  const ofField = ({ roles = [], items }: FieldAbout): RoleId[] => [
    ...roles.map((use) => readRoleUse(use).role),
    ...Object.values(items ?? {}).flatMap((item) => {
      const about = aboutField(item);
      return about ? ofField(about) : [];
    }),
  ];
  return new Set(
    Object.values(fields as Fields).flatMap((field) => {
      const about = aboutField(field);
      return about ? ofField(about) : [];
    }),
  );
}

const correcting = /\b(?:no|not|sorry|actually|instead|meant|wrong|should be)\b/i;

/** A second debt with its rate is told beside the first; one number alone, or a correction, changes what is there. */
export function isFurtherThing(text: string, roles: readonly RoleId[], { fields }: AnyCalculator): boolean {
  if (correcting.test(text)) return false;
  return Object.values(fields as Fields).some((field) => {
    const { items } = aboutField(field) ?? {};
    if (!items) return false;
    const columns = Object.values(items).map((item) =>
      (aboutField(item)?.roles ?? []).map((use) => readRoleUse(use).role),
    );
    return columns.filter((column) => column.some((role) => roles.includes(role))).length > 1;
  });
}
