import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import type { Unit } from '#advisor/quantities/unit.ts';

/** More digits than these are noise of the computer's arithmetic. */
const mostDecimals = 6;
/** Where a twelfth of something has no end of digits, twelve of it have one: "4 months", "$40,000 a year". */
const inTwelfths: Partial<Record<FieldAbout['unit'], Unit>> = {
  years: 'months',
  usd_per_month: 'usd_per_year',
};

/** The same for a loan of two weeks. */
const daysPerYear = 365;

/** An input in words from which it can be read back to the last digit: "12.25%", "$1,500.50 a month". */
export function writeValue(about: FieldAbout, value: unknown): string {
  if (typeof value !== 'number') return describeValue(about, value);
  if (Number(value.toFixed(2)) !== value) {
    const yearly = inTwelfths[about.unit];
    const twelve = Math.round(value * 12 * 100) / 100;
    if (yearly && twelve / 12 === value) return writeValue({ ...about, unit: yearly }, twelve);
    const days = Math.round(value * daysPerYear);
    if (about.unit === 'years' && days / daysPerYear === value) return days === 1 ? '1 day' : `${days} days`;
  }
  const behindPoint = value.toFixed(mostDecimals).replace(/0+$/, '').split('.')[1]?.length ?? 0;
  const decimals = about.unit.startsWith('usd') && behindPoint === 1 ? 2 : behindPoint;
  return formatQuantity({ value, unit: about.unit as Unit, decimals });
}

/** The inverse of `writeValue`; undefined for anything else. */
export function readValue(about: FieldAbout, written: string): number | string | boolean | undefined {
  if (about.unit === 'flag') return { yes: true, no: false }[written];
  if (about.unit === 'choice') {
    return about.options?.find((option) => describeValue(about, option) === written);
  }
  const digits = written.replace(/ (?:a month|a year|years?|months?|days?)$/, '').replaceAll(/[$,%]/g, '');
  if (!/^-?\d+(?:\.\d+)?$/.test(digits)) return undefined;
  const isTwelve =
    (about.unit === 'years' && / months?$/.test(written)) ||
    (about.unit === 'usd_per_month' && written.endsWith(' a year'));
  if (about.unit === 'years' && / days?$/.test(written)) return Number(digits) / daysPerYear;
  return isTwelve ? Number(digits) / 12 : Number(digits);
}
