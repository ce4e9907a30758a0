/**
 * The share of all money that grows fastest in the long run when bet again and again: won with chance `p`, a win
 * brings `odds` times the stake, a loss takes the stake. Nothing where the bet is not in your favor.
 */
export function kellyShare(p: number, odds: number): number {
  return Math.max(0, p - (1 - p) / odds);
}
