/** The same day so many months later, or the last one of that month: 2027-02-28. */
export function monthsLater(day: Date, months: number): string {
  const later = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(day.getUTCDate(), lastDay));
  return later.toISOString().slice(0, 10);
}
