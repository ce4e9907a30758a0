const localDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** A local date as every page writes it: January 8, 2025. */
export function formatDate(at: Date): string {
  return localDay.format(at);
}

export function formatMoment(at: Date): string {
  return moment.format(at);
}

const utcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The same for a day without a time: 2026-01-31. */
export function formatDay(day: string): string {
  return utcDay.format(new Date(`${day}T00:00:00Z`));
}
