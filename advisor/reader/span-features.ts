import type { Per, Quantity, QuantityUnit } from '#advisor/reader/quantities/quantity.ts';

const units: readonly QuantityUnit[] = ['money', 'percent', 'time', 'age', 'date', 'none'];
/** Those that it was trained with; any other counts as none. */
const periods: readonly Per[] = [
  'hour',
  'day',
  'week',
  'two_weeks',
  'half_month',
  'month',
  'quarter',
  'year',
];
/** One place for each power of ten from 0.01 to ten million. */
const sizes = 10;

const spanFeatureCount = units.length + 1 + periods.length + sizes + 1;

/** What the characters of a number say, for the head that decides its role: the places that are one. */
export function spanFeatures({ unit, per, value }: Quantity): number[] {
  const size = Math.min(sizes - 1, Math.max(0, Math.floor(Math.log10(Math.abs(value) || 0.01)) + 2));
  const isYear = unit === 'none' && Number.isInteger(value) && value >= 1900 && value <= 2100;
  return [
    units.indexOf(unit),
    units.length + (per === undefined ? 0 : 1 + periods.indexOf(per)),
    units.length + 1 + periods.length + size,
    ...(isYear ? [spanFeatureCount - 1] : []),
  ];
}
