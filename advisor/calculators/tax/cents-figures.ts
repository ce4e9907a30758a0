import { figure, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

/** A figure in dollars from whole cents. */
export function centsFigure(
  id: string,
  label: string,
  cents: Cents,
  options: { labelBelowZero?: string } = {},
): Figure {
  return figure(id, label, toDollars(cents), 'usd', options);
}

/** One figure, or none where there is nothing to tell. */
export function someCents(id: string, label: string, cents: Cents): Figure[] {
  return cents === 0 ? [] : [centsFigure(id, label, cents)];
}

export function centsStep(label: string, cents: Cents, formula?: string): Step {
  return { label, value: toDollars(cents), unit: 'usd', ...(formula ? { formula } : {}) };
}

/** For formulas: an amount as it is written. */
export function sayCents(cents: Cents): string {
  return formatQuantity({ value: toDollars(cents), unit: 'usd' });
}

/** The figure of that id, where there is one. */
export function findFigure(figures: readonly Figure[], id: string): Figure | undefined {
  return figures.find((one) => one.id === id);
}

/** The figure of that id, which is always there. */
export function requireFigure(figures: readonly Figure[], id: string): Figure {
  const found = findFigure(figures, id);
  if (!found) throw new Error(`There is no figure ${id}.`);
  return found;
}
