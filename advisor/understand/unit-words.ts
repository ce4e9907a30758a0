import type { Per } from '#advisor/understand/mention.ts';

export const rateWords = ['%', 'percent', 'pct', 'percentage'];
export const durations: Record<string, { scale: number; months: number }> = {
  year: { scale: 1, months: 12 },
  yr: { scale: 1, months: 12 },
  y: { scale: 1, months: 12 },
  month: { scale: 1 / 12, months: 1 },
  mo: { scale: 1 / 12, months: 1 },
  mth: { scale: 1 / 12, months: 1 },
  week: { scale: 7 / 365.25, months: 12 / 52 },
  day: { scale: 1 / 365.25, months: 12 / 365.25 },
  decade: { scale: 10, months: 120 },
};
export const periods: Record<string, Per> = {
  hour: 'hour',
  hr: 'hour',
  day: 'day',
  week: 'week',
  wk: 'week',
  paycheck: 'two_weeks',
  check: 'two_weeks',
  month: 'month',
  mo: 'month',
  mth: 'month',
  quarter: 'quarter',
  year: 'year',
  yr: 'year',
  annum: 'year',
};
export const adverbs: Record<string, Per> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  biweekly: 'two_weeks',
  semimonthly: 'half_month',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
};

export const singular = (word: string) => word.replace(/(?<=\w\w)s$/, '');
