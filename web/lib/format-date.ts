const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** A local date as every page writes it: January 8, 2025. */
export function formatDate(at: Date): string {
  return day.format(at);
}

export function formatMoment(at: Date): string {
  return moment.format(at);
}
