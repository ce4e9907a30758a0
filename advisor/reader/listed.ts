import type { ReadQuantity } from '#advisor/reader/reading.ts';

/** What stands between the numbers of a list: "130, 40 and 190". */
const betweenListed = /^\s*(?:,|;|\/|&|(?:,\s*)?(?:and|or|then))\s*$/i;
/** From here on numbers with nothing but commas between them are a list of like things. */
const leastListed = 3;

/**
 * Gives a number within a list the role of the numbers on both sides of it: "minimums are 130, 40 and 190" tells of no
 * rate. The first and the last one may belong to something else: "95k and 60k, 15k in savings".
 */
export function withListedRoles(text: string, read: readonly ReadQuantity[]): readonly ReadQuantity[] {
  return listsOf(text, read).reduce<readonly ReadQuantity[]>(
    (all, list) =>
      all.map((one) => {
        const at = list.indexOf(one);
        const [before, behind] = [list[at - 1], list[at + 1]];
        const isBetween = at > 0 && before?.role === behind?.role && before?.role !== one.role;
        return isBetween ? inRoleOf(one, before!) : one;
      }),
    read,
  );
}

function inRoleOf(one: ReadQuantity, { role, kind, probability }: ReadQuantity): ReadQuantity {
  const others = one.otherRoles.filter(({ id }) => id !== role);
  return {
    ...one,
    role,
    kind,
    probability,
    otherRoles: [{ id: one.role, probability: 1 - probability }, ...others],
  };
}

/** Numbers of one unit that follow each other with nothing but commas and "and" between them. */
function listsOf(text: string, read: readonly ReadQuantity[]): ReadQuantity[][] {
  const lists: ReadQuantity[][] = [];
  for (const [at, one] of read.entries()) {
    const before = read[at - 1];
    const isListed =
      before !== undefined &&
      before.unit === one.unit &&
      before.per === one.per &&
      betweenListed.test(text.slice(before.end, one.start));
    if (isListed) lists.at(-1)!.push(one);
    else lists.push([one]);
  }
  return lists.filter((list) => list.length >= leastListed);
}
