import { monthNames } from '#advisor/quantities/format-day.ts';

/** A day as it is stored: "2027-04-15". */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

export function addDays(from: Date, days: number): Date {
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate() + days));
}

/** So many months on, on the same day or the last of a shorter month. */
export function addMonths(from: Date, count: number): Date {
  const month = from.getUTCMonth() + Math.ceil(count);
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), last)));
}

/** The next time that this day of the year comes; today counts as past. */
export function nextDay(today: Date, month: number, day: number): Date {
  const year = today.getUTCFullYear();
  const thisYear = new Date(Date.UTC(year, month - 1, day));
  return thisYear > today ? thisYear : new Date(Date.UTC(year + 1, month - 1, day));
}

const farMonths = 14;

/** "December 31, 2026", and of what is far off only "March 2031". */
export function dayInWords(iso: string, today: Date): string {
  const date = new Date(`${iso}T00:00:00Z`);
  const month = monthNames[date.getUTCMonth()]!;
  const isFar = date > addMonths(today, farMonths);
  return isFar
    ? `${month} ${date.getUTCFullYear()}`
    : `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
