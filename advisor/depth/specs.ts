import { borrowing } from '#advisor/depth/borrowing.ts';
import { homesAndCars } from '#advisor/depth/homes-and-cars.ts';
import { investing } from '#advisor/depth/investing.ts';
import { payAndSingleTaxes } from '#advisor/depth/pay-and-single-taxes.ts';
import { retirement } from '#advisor/depth/retirement.ts';
import { saving } from '#advisor/depth/saving.ts';
import { tax } from '#advisor/depth/tax.ts';
import type { DepthSpec } from '#advisor/depth/tries.ts';

const specs: Readonly<Record<string, DepthSpec>> = {
  ...borrowing,
  ...homesAndCars,
  ...investing,
  ...payAndSingleTaxes,
  ...retirement,
  ...saving,
  ...tax,
};

/** How Pro looks further into a calculator; of one that nothing is said of, only what follows from its fields. */
export function specOf(calculator: string): DepthSpec {
  return Object.hasOwn(specs, calculator) ? specs[calculator]! : {};
}

export const calculatorsWithDepth = Object.keys(specs);
