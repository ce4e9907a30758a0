export type Per =
  | 'hour'
  | 'day'
  | 'week'
  | 'two_weeks'
  | 'half_month'
  | 'month'
  | 'quarter'
  | 'half_year'
  | 'year';

/** How often a period comes in a year; an hour counts working hours. */
export const timesAYear: Record<Per, number> = {
  hour: 2080,
  day: 365,
  week: 52,
  two_weeks: 26,
  half_month: 24,
  month: 12,
  quarter: 4,
  half_year: 2,
  year: 1,
};

/** What the characters themselves say; `none` is a bare number, whose role decides. */
export const quantityUnits = ['money', 'percent', 'time', 'age', 'date', 'none'] as const;
export type QuantityUnit = (typeof quantityUnits)[number];

/** A number as it stands in a text. */
export interface Quantity {
  unit: QuantityUnit;
  /** Dollars, percent, years for times and ages, a calendar year for dates, or the bare number. */
  value: number;
  /** Of money: how often it comes, where the text says so. */
  per?: Per;
  /** Of money: told of each paycheck. Two weeks are meant until it is said how often checks come. */
  eachCheck?: true;
  /** Of a percentage: told by the month. */
  isMonthly?: true;
  /** Of a time told in months, weeks or days: the exact number of months. */
  months?: number;
  /** Of a date: parts besides the year. */
  month?: number;
  day?: number;
  /** "58k each", "$19,000 apiece": so much for every one of several. */
  each?: true;
  /** Of a percentage: "drops 3%", by which something goes down. */
  falls?: true;
  /** "Under 50": less than this. */
  isBelow?: true;
  /** Of "double", "half of that": how many times what was told before. */
  times?: number;
  start: number;
  end: number;
  said: string;
}
