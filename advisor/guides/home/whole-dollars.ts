import type { Quantity } from '#advisor/quantities/unit.ts';

/** The size of an amount the way people say it: no sign, no cents. */
export function wholeDollars(quantity: Quantity): Quantity {
  return { ...quantity, value: Math.abs(quantity.value), decimals: 0 };
}
