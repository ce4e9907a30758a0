import { fact } from '#advisor/calculators/define/result.ts';
import { notKeptBefore } from '#advisor/calculators/define/run-calculator.ts';
import type { FactId } from '#advisor/facts/ledger.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

interface FactYear {
  /** The requested year as a sentence names it: "2029 (figures of 2026)" if those are the latest. */
  year: Text;
  /** The year whose figures were used. */
  found: Quantity;
  /** A warning if the figures are not those of the requested year. */
  warnings: readonly Text[];
}

/** Compares the requested year with the years of one fact. Years before the first have no figures. */
export function factYear(facts: FactReader, id: FactId): FactYear {
  facts.get(id);
  const use = facts.used().find((candidate) => candidate.id === id);
  const latest = use?.year ?? facts.year;
  if (latest > facts.year) throw notKeptBefore(latest);
  const found = fact(id, latest, 'year');
  if (!use?.lapsed) return { year: [found], found, warnings: [] };
  const asked = fact(id, facts.year, 'year');
  const lapsed = text`The figures are those of ${found}: later ones are not known here yet.`;
  // Temporary deductions have ended by then, whatever the brackets are.
  const mixed =
    id === 'income_tax_brackets' ? text` What the law of today changes by ${asked} is counted.` : '';
  return { year: text`${asked} (figures of ${found})`, found, warnings: [text`${lapsed}${mixed}`] };
}
