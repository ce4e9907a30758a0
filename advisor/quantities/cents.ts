/**
 * Taxes and loan schedules are exact to the cent: whole cents in a number, which holds them exactly up to ninety
 * trillion dollars. Projections are plain floating-point dollars; a cent in thirty years is nobody's.
 */
export type Cents = number;

export function toCents(dollars: number): Cents {
  return roundHalfUp(dollars * 100);
}

export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** A share of an amount, in percent, rounded to the cent once. */
export function percentOf(cents: Cents, percent: number): Cents {
  return roundHalfUp((cents * percent) / 100);
}

/** As banks and the tax tables do it, away from zero; a hair of floating point below the half still counts as it. */
export function roundHalfUp(value: number): number {
  const sign = value < 0 ? -1 : 1;
  return sign * Math.floor(Math.abs(value) + 0.5 + 1e-9 * Math.max(1, Math.abs(value) * 1e-6));
}
