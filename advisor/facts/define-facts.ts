import type { Unit } from '#advisor/quantities/unit.ts';

/** A document that a reader can look at. */
export interface Source {
  title: string;
  publisher: string;
  url: string;
  /** When it was published or last revised, as far as it says. */
  date: string;
}

/** A figure of the law or of an agency, by the year it applies to. */
export interface FactEntry<T = unknown> {
  /** What it is, as a sentence names it: "the standard deduction". */
  label: string;
  unit: Unit;
  /** Whom it applies to, where that is not everybody. */
  appliesTo?: string;
  /** A rule that calculators read: nobody is answered with the table itself. */
  notAsked?: true;
  /** The figure that people ask for in the same breath, by its id: what is left over beside what goes in. */
  beside?: string;
  /** What the keys of a table mean: `married_joint` is "married filing jointly". */
  keys?: Readonly<Record<string, string>>;
  /** The key that is meant where a question names none. */
  usual?: string;
  /** The units of those keys whose numbers count something else than the rest of the table. */
  keyUnits?: Readonly<Record<string, Unit>>;
  /** Of tables of tops, such as brackets: the rates between which they lie, in order. */
  stepRates?: readonly number[];
  /** By year. Only what was published: a year that nobody has announced yet is not in here. */
  values: Readonly<Record<number, T>>;
  /** Where each year's figure is announced; one for all years where it has one source. */
  source: string | Readonly<Record<number, string>>;
  /** False where the law fixes it for good: then the latest year's figure stays good, and nothing lapses. */
  changesYearly: boolean;
  /** Of a table of many years: it is as good for those before the one it is filed under. */
  holdsEarlierYears?: true;
  /** When somebody last held it against its source. */
  checkedOn: string;
}

/** Keeps the exact types of the values, so that a table is read as the table it is. */
export function defineFacts<T extends Record<string, FactEntry>>(facts: T): T {
  return facts;
}

export function defineSources<T extends Record<string, Source>>(sources: T): T {
  return sources;
}
