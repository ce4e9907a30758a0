export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as every page writes it: "January 8, 2025" of "2025-01-08". What is less than a whole day stays as it is. */
export function formatDay(isoDay: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(isoDay) ? day.format(new Date(isoDay)) : isoDay;
}
