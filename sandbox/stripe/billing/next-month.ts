/** A month after `from`, on the day of the anchor, or on the last one of a month that is too short for it. */
export function nextMonth(from: number, anchor: number): number {
  const date = new Date(from * 1000);
  const wantedDay = new Date(anchor * 1000).getUTCDate();
  const month = date.getUTCMonth() + 1;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  date.setUTCMonth(month, Math.min(wantedDay, lastDay));
  return Math.floor(date.getTime() / 1000);
}
