import type { Price } from '#sandbox/stripe/state/wire.ts';

/** A month or a year after `from`, on the day of the anchor; on the last day of a month that is too short. */
export function nextPeriod(from: number, anchor: number, { recurring }: Price): number {
  const date = new Date(from * 1000);
  const wantedDay = new Date(anchor * 1000).getUTCDate();
  const month = date.getUTCMonth() + (recurring?.interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  date.setUTCMonth(month, Math.min(wantedDay, lastDay));
  return Math.floor(date.getTime() / 1000);
}
