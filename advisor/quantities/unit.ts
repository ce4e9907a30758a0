import type { units } from '#contract/api/calculation.ts';

/** What a number counts. Money is in dollars, a rate in percent: 7 means 7 %. */
export type Unit = (typeof units)[number];

/** A number that knows what it counts, and where in an answer it may be looked up. */
export interface Quantity {
  value: number;
  unit: Unit;
  /** Digits after the point, where the unit's own habit is not enough. */
  decimals?: number;
  /** The figure, input or fact it stands for, such as `figure:future_value`; the reader can follow it. */
  ref?: string;
}
