import { given } from '#advisor/calculators/define/result.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

const monthsPerYear = 12;
/** Longer times are told in years. */
const shortYears = 3;

/** A time in years as people count it: 20 months, not 1.7 years. */
export function timeOf(field: string, years: number): Quantity {
  const months = years * monthsPerYear;
  const isInMonths =
    years < shortYears && !Number.isInteger(years) && Math.abs(months - Math.round(months)) < 1e-6;
  return isInMonths ? given(field, Math.round(months), 'months') : given(field, years, 'years');
}
