const monthsPerYear = 12;

/** How long a level payment takes; not a number where it does not cover the interest. */
export function yearsToPayOff(owed: number, rate: number, payment: number): number {
  const monthly = rate / 100 / monthsPerYear;
  const months =
    monthly === 0 ? owed / payment : -Math.log(1 - (owed * monthly) / payment) / Math.log(1 + monthly);
  return months / monthsPerYear;
}
