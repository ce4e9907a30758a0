import { fact } from '#advisor/calculators/define/result.ts';
import { notKeptBefore } from '#advisor/calculators/define/run-calculator.ts';
import type { FactId } from '#advisor/facts/ledger.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

export interface FactYear {
  /** The year whose figures were used. */
  year: Quantity;
  /** Says so where they are not those of the year that was asked for. */
  warnings: readonly Text[];
}

/** Held against one fact; a year before its first has no figures to answer with. */
export function factYear(facts: FactReader, id: FactId): FactYear {
  facts.get(id);
  const use = facts.used().find((candidate) => candidate.id === id);
  const found = use?.year ?? facts.year;
  if (found > facts.year) throw notKeptBefore(found);
  const year = fact(id, found, 'year');
  const lapsed = text`The figures are those of ${year}: later ones are not known here yet.`;
  return { year, warnings: use?.lapsed ? [lapsed] : [] };
}
