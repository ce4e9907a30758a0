import type { Chart, Figure } from '#advisor/calculators/define/result.ts';
import type { Variant } from '#advisor/compose/receipt.ts';

/** The run that was asked for, or one with some inputs changed, by the figures that matter. */
export interface ComparedRow {
  label: string;
  /** Empty for what was asked. */
  changes: Readonly<Record<string, unknown>>;
  /** In the order of the table's columns; undefined where this run does not have the figure. */
  figures: readonly (Figure | undefined)[];
  /** What it makes of the figure that decides: "−$203,000". Empty for what was asked. */
  difference: string;
  /** Its place among the variants of the receipt; undefined for what was asked. */
  variant?: number;
}

export interface Alternatives {
  /** What the columns are called. */
  columns: readonly string[];
  rows: readonly ComparedRow[];
  /** The figure that decides. */
  decisive: string;
  /** Names the better one. */
  sentence: string;
}

export interface Range {
  field: string;
  /** What it means for the person. */
  sentence: string;
  chart: Chart;
}

/** What one step of an input does to the result. */
export interface Driver {
  field: string;
  label: string;
  sentence: string;
  /** True of what a person chooses, such as a price; false of what comes about, such as a rate. */
  isChosen: boolean;
}

/** A step with the last day for it, as in "2027-04-15". */
export interface DatedStep {
  date: string;
  text: string;
}

/** What a guide would say if something were different. */
export interface Turn {
  condition: string;
  verdict: string;
}

/** What Pro adds below the answer. A part that has nothing to say is left out. */
export interface Depth {
  alternatives?: Alternatives | undefined;
  range?: Range | undefined;
  drivers: readonly Driver[];
  /** The figure that the drivers move. */
  driven?: string | undefined;
  turns: readonly Turn[];
  steps: readonly DatedStep[];
  /** The runs that its numbers come from. */
  variants: readonly Variant[];
}
