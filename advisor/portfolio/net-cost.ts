import type { Holding } from '#contract/holdings.ts';

type Costed = Pick<Holding, 'value' | 'quantity' | 'cost_basis'>;

/** Sold before it is bought, as a written option is; what it is worth now is what buying it back costs. */
export const isShort = ({ value, quantity }: Pick<Costed, 'value' | 'quantity'>): boolean =>
  value < 0 || (value === 0 && quantity !== null && quantity < 0);

/** What was paid, below zero where it was received for a short position: the gain is the value less this. */
export function netCostOf(holding: Costed): number | null {
  const { cost_basis: cost } = holding;
  return cost !== null && isShort(holding) ? -cost : cost;
}
