import { minus } from '#advisor/quantities/format.ts';
import { formatDate } from '#web/lib/format-date.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const signed = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'exceptZero',
});
const shares = new Intl.NumberFormat('en-US', { maximumFractionDigits: 8 });
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});
/** In columns, where the points stand below each other. */
const columnPercent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});
const signedPercent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** With a true minus sign, as everywhere else. */
const written = (format: Intl.NumberFormat, value: number) => format.format(value).replace('-', minus);

export const formatDollars = (value: number) => written(dollars, value);
export const formatGain = (value: number) => written(signed, value);
export const formatShares = (value: number) => written(shares, value);
export const formatShare = (value: number) => written(percent, value);
export const formatShareInColumn = (value: number) => written(columnPercent, value);
export const formatGainShare = (value: number) => written(signedPercent, value);

/** A day such as 2026-01-31 in words. */
export function formatDay(day: string): string {
  return formatDate(new Date(`${day}T12:00:00`));
}
