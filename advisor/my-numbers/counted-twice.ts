import type { CountedTwice } from '#contract/my-plan.ts';
import type { SavedThing } from '#contract/my-numbers.ts';
import { kindsOf, leftOutOf, nameOf, type ImportedAccount } from '#advisor/my-numbers/with-imported.ts';

/** Between a balance that was typed and the positions of the same account, prices move a little. */
const closeShare = 0.02;

/**
 * Accounts that were typed before one of the same kind and nearly the same value was imported under another name: both
 * are counted, and only their owner knows whether they are one. The amount of the first steps is for all savings, and
 * what was imported since is left out of it until its owner says otherwise.
 */
export function countedTwice(
  things: readonly SavedThing[],
  imported: readonly ImportedAccount[],
): CountedTwice[] {
  const names = new Set(imported.map(({ account }) => nameOf(account)));
  const left = new Set(imported);
  return things.flatMap((thing): CountedTwice[] => {
    if (thing.kind !== 'account' || names.has(nameOf(thing.name))) return [];
    const leftOut = leftOutOf(thing, imported);
    if (leftOut > 0) return [{ id: thing.id, name: thing.name, imported: null, left_out: leftOut }];
    const { type, balance } = thing.details;
    const isLike = (one: ImportedAccount) =>
      one.value > 0 &&
      kindsOf[one.type].includes(type) &&
      Math.abs(one.value - balance) <= one.value * closeShare &&
      Date.parse(thing.confirmed_at) < one.at.getTime();
    const [same] = [...left]
      .filter(isLike)
      .toSorted((one, other) => Math.abs(one.value - balance) - Math.abs(other.value - balance));
    if (!same) return [];
    left.delete(same);
    return [{ id: thing.id, name: thing.name, imported: same.account || 'Imported account', left_out: 0 }];
  });
}
