import type { CountedTwice } from '#contract/my-plan.ts';
import type { SavedThing } from '#contract/my-numbers.ts';
import { kindsOf, nameOf, type ImportedAccount } from '#advisor/my-numbers/with-imported.ts';

/** Between a balance that was typed and the positions of the same account, prices move a little. */
const closeShare = 0.02;

/**
 * Accounts that were typed before one of the same kind and nearly the same value was imported under another name: both
 * are counted, and only their owner knows whether they are one.
 */
export function countedTwice(
  things: readonly SavedThing[],
  imported: readonly ImportedAccount[],
): CountedTwice[] {
  const names = new Set(imported.map(({ account }) => nameOf(account)));
  const left = new Set(imported);
  return things.flatMap((thing) => {
    if (thing.kind !== 'account' || names.has(nameOf(thing.name))) return [];
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
    return [{ id: thing.id, name: thing.name, imported: same.account || 'Imported account' }];
  });
}
