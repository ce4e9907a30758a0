import { roundHalfUp, type Cents } from '#advisor/quantities/cents.ts';

const monthsPerHalf = 6;
/** The Treasury reckons every savings bond as so many units of twenty-five dollars, each to the cent. */
const unit: Cents = 2500;

/** In percent a year: fixed + 2 x inflation + fixed x inflation, to the hundredth, and never below nothing. */
export function compositeRate(fixed: number, inflation: number): number {
  const exact = fixed + 2 * inflation + (fixed * inflation) / 100;
  return Math.max(0, roundHalfUp(exact * 100) / 100);
}

/** What one unit is worth after so many months, given the composite rate of each half-year. */
function unitValue(composites: readonly number[], months: number): Cents {
  let value = unit;
  for (let half = 0; half * monthsPerHalf < months; half++) {
    const within = Math.min(monthsPerHalf, months - half * monthsPerHalf);
    const rate = composites[half] ?? 0;
    value = roundHalfUp(value * (1 + rate / 200) ** (within / monthsPerHalf));
  }
  return value;
}

/** The whole bond, from the value of its unit. */
export function bondValue(amount: Cents, composites: readonly number[], months: number): Cents {
  return roundHalfUp((amount * unitValue(composites, months)) / unit);
}
