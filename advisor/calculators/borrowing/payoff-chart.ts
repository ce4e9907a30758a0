import type { Payoff } from '#advisor/calculators/borrowing/payoff-plan.ts';
import type { Chart } from '#advisor/calculators/define/result.ts';
import { toDollars } from '#advisor/quantities/cents.ts';

const byYear = ({ owed }: Payoff) =>
  owed.flatMap((cents, month) =>
    month % 12 === 0 || month === owed.length - 1 ? [[month, toDollars(cents)] as const] : [],
  );

/** What is owed over time; both orders where there are several debts. */
export const payoffChart = (
  { avalanche, snowball }: { avalanche: Payoff; snowball: Payoff },
  several: boolean,
): Chart => ({
  kind: 'line',
  title: 'What you owe over time',
  x: { label: 'Month', unit: 'months' },
  y: { label: 'Owed', unit: 'usd' },
  series: [
    { name: 'Highest rate first', points: byYear(avalanche) },
    ...(several ? [{ name: 'Smallest balance first', points: byYear(snowball) }] : []),
  ],
});
