import type { ReadQuantity } from '#advisor/reader/reading.ts';

/** What stands between the numbers of a list: "130, 40 and 190". */
const betweenListed = /^\s*(?:,|;|\/|&|(?:,\s*)?(?:and|or|then))\s*$/i;
/** From here on numbers with nothing but commas between them are a list of like things. */
const leastListed = 3;

/** Gives the numbers of a list one role where most of them have it: "minimums are 130, 40 and 190" tells of no rate. */
export function withListedRoles(text: string, read: readonly ReadQuantity[]): readonly ReadQuantity[] {
  return listsOf(text, read).reduce<readonly ReadQuantity[]>((all, list) => {
    const [role, alike] = [...Map.groupBy(list, (one) => one.role)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    )[0]!;
    if (alike.length <= list.length / 2) return all;
    const { kind } = alike[0]!;
    return all.map((one) => (list.includes(one) && one.role !== role ? withRole(one, role, kind) : one));
  }, read);
}

function withRole(one: ReadQuantity, role: ReadQuantity['role'], kind: ReadQuantity['kind']): ReadQuantity {
  const others = one.otherRoles.filter(({ id }) => id !== role);
  return { ...one, role, kind, otherRoles: [{ id: one.role, probability: one.probability }, ...others] };
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
