import { years } from '#advisor/calculators/define/fields.ts';
import type { RoleUse } from '#advisor/reader/roles.ts';

const monthsPerYear = 12;
/** No car is financed or leased for longer, so that a bare number above it counts months: "at 6% for 72". */
const longestYears = 12;

/** How long a car is financed or leased, in years; a number too large for that is one of months. */
export function carTerm(about: {
  label: string;
  roles: readonly RoleUse[];
  default: { value: number; reason: string };
  min?: number;
}) {
  return years({ ...about, min: about.min ?? 1 / monthsPerYear, max: longestYears * monthsPerYear });
}

export function monthsOfCarTerm(term: number): number {
  return Math.max(1, Math.round(term > longestYears ? term : term * monthsPerYear));
}
