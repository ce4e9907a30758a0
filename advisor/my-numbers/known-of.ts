import type { FactName, SavedThing } from '#contract/my-numbers.ts';

/** What is saved, by name. */
export interface KnownOf {
  fact: (name: FactName) => number | string | undefined;
  count: (kind: SavedThing['kind']) => number;
  hasCostlyDebt: boolean;
  /** The money in accounts that was not taxed yet. */
  traditional: number;
}
