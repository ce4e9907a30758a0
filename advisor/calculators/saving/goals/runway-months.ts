export interface Runway {
  /** All money there is at the start. */
  cash: number;
  spending: number;
  /** What keeps coming in. */
  income: number;
  /** What comes in for a while. */
  benefit: number;
  benefitMonths: number;
}

/** What is left of the money after so many months; what comes in beyond the spending is kept. */
export function cashAfter(
  { cash, spending, income, benefit, benefitMonths }: Runway,
  months: number,
): number {
  return cash - (spending - income) * months + benefit * Math.min(months, benefitMonths);
}

/** Months until the money is gone, not rounded; null where it never is. */
export function runwayMonths(runway: Runway): number | null {
  const { spending, income, benefit, benefitMonths } = runway;
  const [first, later] = [spending - income - benefit, spending - income];
  const soon = first > 0 ? runway.cash / first : Infinity;
  if (soon <= benefitMonths) return soon;
  return later > 0 ? benefitMonths + cashAfter(runway, benefitMonths) / later : null;
}
