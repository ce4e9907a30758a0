import type { Payoff } from '#advisor/calculators/borrowing/debts/payoff-plan.ts';
import type { Chart } from '#advisor/calculators/define/result.ts';
import { toDollars } from '#advisor/quantities/cents.ts';

const byYear = ({ owed }: Payoff) =>
  owed.flatMap((cents, month) =>
    month % 12 === 0 || month === owed.length - 1 ? [[month, toDollars(cents)] as const] : [],
  );

/** Where the two orders differ most, which is what they are compared for; the beginning where they never do. */
function tellingMonth(avalanche: Payoff, snowball: Payoff): number {
  const months = [avalanche, snowball].flatMap((payoff) => byYear(payoff).map(([month]) => month));
  const gap = (month: number) => Math.abs((avalanche.owed[month] ?? 0) - (snowball.owed[month] ?? 0));
  return months.reduce((best, month) => (gap(month) > gap(best) ? month : best), 0);
}

/** What is owed over time; both orders where there are several debts. */
export const payoffChart = (
  { avalanche, snowball }: { avalanche: Payoff; snowball: Payoff },
  several: boolean,
): Chart => ({
  kind: 'line',
  title: 'What you owe over time',
  x: { label: 'Month', unit: 'months' },
  y: { label: 'Owed', unit: 'usd' },
  // At the end, where the time is up, nothing is owed in either order.
  about: several ? tellingMonth(avalanche, snowball) : 0,
  series: [
    { name: 'Highest rate first', points: byYear(avalanche) },
    ...(several ? [{ name: 'Smallest balance first', points: byYear(snowball) }] : []),
  ],
});
