// Made by scripts/list-calculators.ts from the files in this folder. Do not edit.
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { compoundGrowth } from '#advisor/calculators/saving/compound-growth.ts';

export const calculators: readonly AnyCalculator[] = [
  compoundGrowth,
];
