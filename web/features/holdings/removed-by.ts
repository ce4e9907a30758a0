import type { Holding } from '#contract/holdings.ts';
import type { ImportProblem } from '#advisor/portfolio/import/gather-rows.ts';
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
  /** Whether some of them are in the file, in rows that could not be read. */
  isUnread: boolean;
}

/** What goes away if a file is taken for all that its accounts hold. */
export function removedBy(
  { holdings: file, problems }: { holdings: readonly Holding[]; problems: readonly ImportProblem[] },
  stored: readonly StoredHolding[],
): Removal {
  const accounts = new Set(file.map(({ account }) => account));
  const kept = new Set(file.map(keyOf));
  const there = stored.filter(({ account }) => accounts.has(account));
  const gone = there.filter((holding) => !kept.has(keyOf(holding)));
  // A problem begins with the symbol of its row, or with its name.
  const unread = new Set(problems.map(({ text }) => text.split(' · ')[0]));
  const isUnread = gone.some(({ symbol, name }) => unread.has(symbol ?? name));
  return { gone, isUnread, isForeign: there.length > 0 && gone.length === there.length };
}
