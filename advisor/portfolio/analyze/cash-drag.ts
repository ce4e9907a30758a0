import { series } from '#advisor/calculators/investing/portfolio/portfolio-holdings.ts';
import { geometricMean } from '#advisor/numerics/statistics.ts';
import { measuredOf, yearsOf, type Mix } from '#advisor/portfolio/analyze/mix.ts';

export interface CashDrag {
  amount: number;
  /** Of stocks, bonds and cash, in percent. */
  share: number;
  /** What cash has returned a year since 1928, and what the rest of the mix has, both compounded, in percent. */
  cashGrowth: number;
  restGrowth: number;
  /** What the difference comes to on this cash, a year. */
  perYear: number;
}

/** More cash than this is noticed. */
const mostCash = { share: 10, amount: 5000 };

/** Null where there is little cash, or nothing but cash. */
export function cashDragOf(mix: Mix): CashDrag | null {
  const { amount } = mix.cash;
  const share = (amount / measuredOf(mix)) * 100;
  const rest = yearsOf({ ...mix, cash: { amount: 0, fee: 0 } });
  if (!(share > mostCash.share) || amount < mostCash.amount || rest.length === 0) return null;
  const cashGrowth = geometricMean(series.cash) * 100 - mix.cash.fee;
  const restGrowth = geometricMean(rest) * 100;
  return { amount, share, cashGrowth, restGrowth, perYear: (amount * (restGrowth - cashGrowth)) / 100 };
}
