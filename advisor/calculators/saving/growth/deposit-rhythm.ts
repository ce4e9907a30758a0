/** How often money is put aside in a year, by what the rhythm of pay is called. */
export const depositsPerYear = { monthly: 12, yearly: 1, weekly: 52, every_two_weeks: 26, twice_a_month: 24 };

export type DepositRhythm = keyof typeof depositsPerYear;

export const depositRhythms = [
  'monthly',
  'twice_a_month',
  'every_two_weeks',
  'weekly',
  'yearly',
] as const satisfies readonly DepositRhythm[];

/** In a sentence: "once a week". */
export const rhythmInWords: Readonly<Record<DepositRhythm, string>> = {
  monthly: 'once a month',
  yearly: 'once a year',
  weekly: 'once a week',
  every_two_weeks: 'every two weeks',
  twice_a_month: 'twice a month',
};
