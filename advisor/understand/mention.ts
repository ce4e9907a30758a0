export type MentionKind = 'money' | 'rate' | 'duration' | 'age' | 'share' | 'year' | 'number';
export type Per = 'hour' | 'day' | 'week' | 'two_weeks' | 'half_month' | 'month' | 'quarter' | 'year';

/** A quantity as it stands in a sentence. */
export interface Mention {
  kind: MentionKind;
  /** Dollars; percent; years for durations and ages; a calendar year; or a bare number. */
  value: number;
  /** The upper end where a range was given: "5 to 7 %". */
  to?: number;
  /** Of money: how often it comes. */
  per?: Per;
  /** Of shares such as 60/40 or 50/30/20: each of them. */
  parts?: readonly number[];
  /** Of a year that was given as a date. */
  month?: number;
  day?: number;
  /** Of a duration that was given in months or weeks: the value in months, exactly as said. */
  months?: number;
  /** The field that it is for, where a reader of the words around it knows. */
  field?: string;
  start: number;
  end: number;
  /** The words themselves. */
  said: string;
}

/** Pay by the day comes only on these. */
export const workdaysAYear = 260;

/** How often in a year; what turns a salary by the week into one by the year. */
export const timesAYear: Record<Per, number> = {
  hour: 2080,
  day: 365,
  week: 52,
  two_weeks: 26,
  half_month: 24,
  month: 12,
  quarter: 4,
  year: 1,
};
