import { fact } from '#advisor/calculators/define/result.ts';
import { notKeptBefore } from '#advisor/calculators/define/run-calculator.ts';
import type { FactId } from '#advisor/facts/ledger.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

interface FactYear {
  /** The year that was asked for, as a sentence names it: "2029 (figures of 2026)" where those are the latest. */
  year: Text;
  /** The year whose figures were used. */
  found: Quantity;
  /** Says so where they are not those of the year that was asked for. */
  warnings: readonly Text[];
}

/** Held against one fact; a year before its first has no figures to answer with. */
export function factYear(facts: FactReader, id: FactId): FactYear {
  facts.get(id);
  const use = facts.used().find((candidate) => candidate.id === id);
  const latest = use?.year ?? facts.year;
  if (latest > facts.year) throw notKeptBefore(latest);
  const found = fact(id, latest, 'year');
  if (!use?.lapsed) return { year: [found], found, warnings: [] };
  const asked = fact(id, facts.year, 'year');
  const lapsed = text`The figures are those of ${found}: later ones are not known here yet.`;
  // Deductions that end by themselves are gone by then, whatever the brackets will be.
  const mixed =
    id === 'income_tax_brackets' ? text` What the law of today changes by ${asked} is counted.` : '';
  return { year: text`${asked} (figures of ${found})`, found, warnings: [text`${lapsed}${mixed}`] };
}
