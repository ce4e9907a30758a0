import { roundHalfUp, type Cents } from '#advisor/quantities/cents.ts';

/** Rates in percent, each up to its top; the last has none. */
export interface RateSchedule {
  tops: readonly Cents[];
  rates: readonly number[];
}

/** How much of the stretch from `from` to `to` falls under each rate. */
export function splitByRate({ tops, rates }: RateSchedule, from: Cents, to: Cents): Cents[] {
  return rates.map((_, index) => {
    const bottom = index === 0 ? 0 : tops[index - 1]!;
    const top = tops[index] ?? Infinity;
    return Math.max(0, Math.min(to, top) - Math.max(from, bottom));
  });
}

/** The tax on the stretch of income from `from` to `to`, rounded to the cent once. */
export function taxBetween(schedule: RateSchedule, from: Cents, to: Cents): Cents {
  const parts = splitByRate(schedule, from, to);
  return roundHalfUp(parts.reduce((sum, part, index) => sum + part * schedule.rates[index]!, 0) / 100);
}

/** The rate that the next dollar meets. */
export function rateAt({ tops, rates }: RateSchedule, income: Cents): number {
  const index = tops.findIndex((top) => income < top);
  return rates[index === -1 ? rates.length - 1 : index]!;
}

/** What is left before the next rate; Infinity in the last. */
export function roomInBracket({ tops }: RateSchedule, income: Cents): Cents {
  return (tops.find((top) => income < top) ?? Infinity) - income;
}
