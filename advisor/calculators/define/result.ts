import type { FactUse } from '#advisor/facts/read-facts.ts';
import type { Text } from '#advisor/quantities/text.ts';
import type { Quantity, Unit } from '#advisor/quantities/unit.ts';
import type { Want } from '#advisor/reader/acts.ts';

/** A number that an answer may state. The first of a result is the one the question was about. */
export interface Figure extends Quantity {
  id: string;
  label: string;
  /** What it is called where it is less than zero: a person is then told how much, and not a minus sign. */
  labelBelowZero?: string;
}

/** A figure as a person is told it: "Gain from buying: −$8,000" contradicts itself, "Gain from renting: $8,000" does not. */
export function toldFigure(one: Figure): Figure {
  const { labelBelowZero, value } = one;
  return labelBelowZero && value < 0 ? { ...one, label: labelBelowZero, value: -value } : one;
}

/** One line of the reckoning, in the order a person would do it. */
export interface Step {
  label: string;
  /** In words or symbols: "balance x rate / 12". */
  formula?: string;
  value: number;
  unit: Unit;
  decimals?: number;
}

/** What a calculator's `run` gives. `detail` is for its own explanation and chart. */
export interface Outcome<D> {
  figures: readonly Figure[];
  steps: readonly Step[];
  assumptions: readonly Text[];
  warnings: readonly Text[];
  detail: D;
}

/** Why the answer is what it is, in our own words: the conclusion first, in one sentence with its number. */
export interface Explanation {
  conclusion: Text;
  /** Where the conclusion does not answer every kind of question: the sentence that answers one of that kind. */
  openings?: Partial<Readonly<Record<Want, Text>>>;
  /** By their ids, figures that people ask for by name, such as a Sharpe ratio: the sentence that opens the answer then. */
  named?: Readonly<Record<string, Text>>;
  reasons: readonly Text[];
  /** What to do next, in order. */
  next: readonly Text[];
}

export interface Chart {
  /**
   * `stacked`: series add up. `fan`: series from the lowest to the highest of what may happen. `donut`: each series is one
   * share of a whole, in its first point.
   */
  kind: 'line' | 'area' | 'bar' | 'stacked' | 'fan' | 'donut';
  title: string;
  x: {
    label: string;
    unit: Unit;
    /** Of places that are things and not amounts, such as holdings: what each is called, from the place 1 on. */
    names?: readonly string[];
  };
  y: { label: string; unit: Unit };
  series: readonly { name: string; points: readonly (readonly [x: number, y: number])[] }[];
  /** The place on the x axis that the answer is about, where none of the points is the first figure itself. */
  about?: number;
}

/** How much the first figure moves when one input does, all others being as they are. */
export interface Sensitivity {
  field: string;
  label: string;
  low: { input: number; value: number };
  high: { input: number; value: number };
}

export interface RunResult<D = unknown> extends Outcome<D> {
  facts: readonly FactUse[];
}

/** Whether two figures may stand under one label: with another input, another figure may come first. */
export function isSameFigure(one: Figure | undefined, other: Figure | undefined): boolean {
  return one !== undefined && one.id === other?.id && one.unit === other.unit && one.label === other.label;
}

/** Makes a figure; its reference is its id. */
export function figure(
  id: string,
  label: string,
  value: number,
  unit: Unit,
  options: { decimals?: number; labelBelowZero?: string } = {},
): Figure {
  return { id, label, value, unit, ...options, ref: `figure:${id}` };
}

/** An input as a quantity of a sentence. */
export function given(
  field: string,
  value: number,
  unit: Unit,
  options: { decimals?: number } = {},
): Quantity {
  const asTold = unit === 'percent' && hasHundredths(value) ? { decimals: 2 } : {};
  return { value, unit, ...asTold, ...options, ref: `input:${field}` };
}

/** A card at 29.99% isn’t called one of 30%. Eighths are told in full anyway. */
function hasHundredths(value: number): boolean {
  const hundredths = value * 100;
  return !Number.isInteger(value * 8) && Math.abs(hundredths - Math.round(hundredths)) < 1e-9;
}

/** A fact, or a part of one, as a quantity of a sentence. */
export function fact(id: string, value: number, unit: Unit, options: { decimals?: number } = {}): Quantity {
  return { value, unit, ...options, ref: `fact:${id}` };
}
