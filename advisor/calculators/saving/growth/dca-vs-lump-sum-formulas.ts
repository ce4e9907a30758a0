import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const dcaVsLumpSumFormulas: Formulas = {
  lump_wins: '"Years in which all at once came out ahead" / windows',
  median_gap:
    'The middle lead of all at once over {months} of buying, of {windows} starting years since 1926',
  lump_median: 'The middle of {windows} starting years: {amount} invested at once for {horizon} years',
  spread_median: 'The middle of {windows} starting years: {amount} invested over {months}',
  lump_worst: 'The lowest of {windows} starting years: {amount} invested at once for {horizon} years',
  spread_worst: 'The lowest of {windows} starting years: {amount} invested over {months}',
  largest_regret: 'The largest lead of buying over {months}, of {windows} starting years',
  regret_year: 'The starting year of the largest lead of buying over {months}',
  windows: 'The starting years since 1926 that have {horizon} years after them',
};
