import type { Holding } from '#contract/holdings.ts';
import type { StoredHolding } from '#web/features/holdings/by-account.ts';

type Named = Pick<Holding, 'account' | 'kind' | 'symbol' | 'name'>;

/** As the server tells positions apart. */
const keyOf = ({ account, kind, symbol, name }: Named) =>
  JSON.stringify([account, kind, (symbol ?? name).toUpperCase()]);

export interface Removal {
  /** The stored positions of the file's accounts that are not in the file. */
  gone: StoredHolding[];
  /** Whether none of what those accounts hold is in the file, so that it is likely of another account. */
  isForeign: boolean;
}

/** What goes away if a file is taken for all that its accounts hold. */
export function removedBy(file: readonly Holding[], stored: readonly StoredHolding[]): Removal {
  const accounts = new Set(file.map(({ account }) => account));
  const kept = new Set(file.map(keyOf));
  const there = stored.filter(({ account }) => accounts.has(account));
  const gone = there.filter((holding) => !kept.has(keyOf(holding)));
  return { gone, isForeign: there.length > 0 && gone.length === there.length };
}
