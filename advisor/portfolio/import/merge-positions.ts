import type { Holding } from '#contract/holdings.ts';
import { isShort } from '#advisor/portfolio/net-cost.ts';
import { round } from '#advisor/portfolio/import/read-row.ts';

/** What makes two rows the same position: the table of holdings has one row of each. */
function positionKey({ account, kind, symbol, name }: Holding): string {
  return JSON.stringify([account, kind, (symbol ?? name).toUpperCase()]);
}

/** One holding a position: lots, and parts held in cash and on margin, are added up. */
export function mergePositions(holdings: readonly Holding[]): Holding[] {
  const merged = new Map<string, Holding>();
  for (const holding of holdings) {
    const key = positionKey(holding);
    const other = merged.get(key);
    merged.set(key, other ? addUp(other, holding) : holding);
  }
  return [...merged.values()];
}

function addUp(a: Holding, b: Holding): Holding {
  return {
    ...a,
    quantity: sum(a.quantity, b.quantity, 8),
    price: b.price ?? a.price,
    value: round(a.value + b.value, 2),
    // What was paid for one and received for the other do not add up.
    cost_basis: isShort(a) === isShort(b) ? sum(a.cost_basis, b.cost_basis, 2) : null,
    term: a.term === b.term ? a.term : 'mixed',
    ...newest(a.last_bought, b.last_bought),
  };
}

function newest(one: string | null | undefined, other: string | null | undefined) {
  const last = [one, other]
    .flatMap((date) => date ?? [])
    .toSorted()
    .at(-1);
  return last === undefined ? {} : { last_bought: last };
}

function sum(one: number | null, other: number | null, places: number): number | null {
  return one === null || other === null ? null : round(one + other, places);
}
