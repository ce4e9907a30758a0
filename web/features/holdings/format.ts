import { formatDate } from '#web/lib/format-date.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const signed = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'exceptZero',
});
const shares = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const signedPercent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

export const formatDollars = (value: number) => dollars.format(value);
export const formatGain = (value: number) => signed.format(value);
export const formatShares = (value: number) => shares.format(value);
export const formatShare = (value: number) => percent.format(value);
export const formatGainShare = (value: number) => signedPercent.format(value);

/** A day such as 2026-01-31 in words. */
export function formatDay(day: string): string {
  return formatDate(new Date(`${day}T12:00:00`));
}
