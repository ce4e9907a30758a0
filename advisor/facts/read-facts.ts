import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { ledger, type FactId, type FactValue } from '#advisor/facts/ledger.ts';

/** A fact as it was used in a calculation: named in the receipt and cited in the answer. */
export interface FactUse {
  id: string;
  label: string;
  /** The year whose figure it is. */
  year: number;
  /** True where a later year was asked for and nobody has announced its figure yet. */
  lapsed: boolean;
  source: string;
}

export interface FactReader {
  /** The figure for the year of this reader, or the latest before it. Whatever is read is remembered. */
  get<Id extends FactId>(id: Id): FactValue<Id>;
  readonly year: number;
  used(): FactUse[];
  /** Those that were used for want of one of the year: what changes yearly was another then. */
  later(): FactUse[];
}

export function readFacts(year: number): FactReader {
  const uses = new Map<string, FactUse>();
  return {
    year,
    get<Id extends FactId>(id: Id) {
      const entry: FactEntry = ledger[id];
      // Plans over many years read the same ones thousands of times.
      const known = uses.get(id);
      if (known) return entry.values[known.year] as FactValue<Id>;
      const found = yearFor(entry, year);
      uses.set(id, {
        id,
        label: entry.label,
        year: found,
        lapsed: entry.changesYearly && found < year,
        source: typeof entry.source === 'string' ? entry.source : (entry.source[found] ?? ''),
      });
      return entry.values[found] as FactValue<Id>;
    },
    used: () => [...uses.values()],
    later: () => [...uses.values()].filter((use) => use.year > year && isOfItsYear(ledger[use.id as FactId])),
  };
}

/** Readers of several years, and what all of them read. */
export function factsByYear(): { of: (year: number) => FactReader; used: () => FactUse[] } {
  const readers = new Map<number, FactReader>();
  return {
    of(year) {
      const reader = readers.get(year) ?? readFacts(year);
      readers.set(year, reader);
      return reader;
    },
    used: () => [...readers.values()].flatMap((reader) => reader.used()),
  };
}

function isOfItsYear({ changesYearly, holdsEarlierYears }: FactEntry): boolean {
  return changesYearly && !holdsEarlierYears;
}

/** Asked for a year before the first we have, the first is the nearest there is; `later` tells of it. */
function yearFor(entry: FactEntry, wanted: number): number {
  const years = Object.keys(entry.values)
    .map(Number)
    .sort((a, b) => a - b);
  return years.findLast((year) => year <= wanted) ?? years[0] ?? wanted;
}
