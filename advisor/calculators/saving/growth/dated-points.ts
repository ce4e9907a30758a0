import { calendarYear, count } from '#advisor/calculators/define/fields.ts';

/** Points in time as a list gives them: with dates, or without, one year apart and in order. */
export interface DatedPoint {
  year: number;
  month: number;
  day: number;
}

export const dateFields = (
  withoutDates = 'without dates the entries are one year apart, in their order',
) => ({
  year: calendarYear({
    label: 'Year',
    roles: ['year_past', 'year'],
    min: 0,
    max: 2200,
    default: { value: 0, reason: withoutDates },
  }),
  month: count({
    label: 'Month',
    roles: ['year_past', 'year'],
    ofDate: 'month',
    min: 1,
    max: 12,
    default: { value: 1, reason: 'a year alone means its first day' },
  }),
  day: count({
    label: 'Day',
    roles: ['year_past', 'year'],
    ofDate: 'day',
    min: 1,
    max: 31,
    default: { value: 1, reason: 'a month alone means its first day' },
  }),
});

const millisecondsPerDay = 86_400_000;
const daysPerYear = 365;

const utc = ({ year, month, day }: DatedPoint) => Date.UTC(year, month - 1, day);

export function haveDates(points: readonly DatedPoint[]): boolean {
  return points.every(({ year }) => year > 0);
}

/** A sentence where the dates make no sense, or null. */
export function problemWithDates(points: readonly DatedPoint[]): string | null {
  if (points.every(({ year }) => year === 0)) return null;
  if (!haveDates(points)) return 'Give every entry a date, or none of them.';
  if (points.some(({ year }) => year < 1900)) return 'Dates must be in the year 1900 or later.';
  const unreal = points.some((point) => new Date(utc(point)).getUTCMonth() !== point.month - 1);
  if (unreal) return 'One of the dates does not exist: look at its day and month.';
  const times = points.map(utc);
  if (times.some((time, index) => index > 0 && time < times[index - 1]!)) {
    return 'Give the entries in order, the earliest first.';
  }
  return times.at(-1) === times[0] ? 'The first and the last date must differ.' : null;
}

/** Years since the first point, of 365 days as spreadsheets count them. */
export function yearsSinceFirst(points: readonly DatedPoint[]): number[] {
  if (!haveDates(points)) return points.map((_, index) => index);
  const first = utc(points[0]!);
  return points.map((point) => Math.round((utc(point) - first) / millisecondsPerDay) / daysPerYear);
}
