/**
 * Time value of money, for periods of any length. `rate` is per period, as a fraction. Payments are positive
 * numbers.
 */

/** What one dollar at the start grows to. */
export function growthFactor(rate: number, periods: number): number {
  return (1 + rate) ** periods;
}

/** What one dollar put in every period grows to; with `early` it is put in at the start of each period. */
export function annuityFactor(rate: number, periods: number, early = false): number {
  // For rates near zero the closed form loses all its digits; expm1 and log1p keep them.
  const factor = rate === 0 ? periods : Math.expm1(periods * Math.log1p(rate)) / rate;
  return early ? factor * (1 + rate) : factor;
}

export function futureValue(
  start: number,
  payment: number,
  rate: number,
  periods: number,
  early = false,
): number {
  return start * growthFactor(rate, periods) + payment * annuityFactor(rate, periods, early);
}

/** The amount needed now to pay `payment` in every period and have `end` left. */
export function presentValue(
  end: number,
  payment: number,
  rate: number,
  periods: number,
  early = false,
): number {
  return (end + payment * annuityFactor(rate, periods, early)) / growthFactor(rate, periods);
}

/** The payment on a loan in every period. */
export function loanPayment(principal: number, rate: number, periods: number): number {
  return principal / (annuityFactor(rate, periods) / growthFactor(rate, periods));
}

/** The rate per period of a nominal yearly rate that is compounded `perYear` times. */
export function periodicRate(percentPerYear: number, perYear: number): number {
  return percentPerYear / 100 / perYear;
}
