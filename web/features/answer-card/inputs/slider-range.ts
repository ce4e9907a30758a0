import { wholeUnits, type FieldAbout } from '#advisor/calculators/define/fields.ts';

interface SliderRange {
  min: number;
  max: number;
  step: number;
}

/** Years in either direction that are worth trying for an age. */
const agesAround = 20;

const slid: ReadonlySet<FieldAbout['unit']> = new Set([
  'usd',
  'usd_per_month',
  'usd_per_year',
  'percent',
  'years',
  'months',
  'age',
]);

/** From nothing to about twice of what it is, in steps that people would try; null where a slider helps nobody. */
export function sliderRange(about: FieldAbout, value: unknown): SliderRange | null {
  const { unit, min: least = 0, max: most = Infinity } = about;
  if (!slid.has(unit) || typeof value !== 'number' || !(value > 0)) return null;
  const step = stepFor(unit, value);
  const isAge = unit === 'age';
  const min = Math.max(least, isAge ? value - agesAround : 0);
  const max = Math.min(most, isAge ? value + agesAround : Math.ceil((value * 2) / step) * step);
  return max > min ? { min, max, step } : null;
}

/** What an arrow key adds to a value, or takes from it. */
export function stepFor(unit: FieldAbout['unit'], value: number): number {
  if (unit === 'percent') return Math.abs(value) < 20 ? 0.1 : 1;
  if (unit === 'ratio') return 0.1;
  if (unit === 'years' || wholeUnits.has(unit)) return 1;
  // Two digits of its own: 10 of 500, 1,000 of 95,000.
  return 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(value)))) - 1);
}
