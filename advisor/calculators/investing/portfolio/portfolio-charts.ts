import type { Chart } from '#advisor/calculators/define/result.ts';
import { yearlyReturns } from '#advisor/history/yearly-returns.ts';

export function chartOfYears(returns: readonly number[]): Chart {
  return {
    kind: 'bar',
    title: 'What each year would have returned',
    x: { label: 'Year', unit: 'year' },
    y: { label: 'Return', unit: 'percent' },
    series: [
      {
        name: 'Return',
        points: returns.map((value, index) => [yearlyReturns[index]!.year, value * 100] as const),
      },
    ],
  };
}

export function chartOfFees(fees: readonly number[], names: readonly string[]): Chart {
  return {
    kind: 'bar',
    title: 'What each holding costs a year',
    x: { label: 'Holding', unit: 'count', names },
    y: { label: 'Fees', unit: 'usd_per_year' },
    series: [{ name: 'Fees', points: fees.map((fee, index) => [index + 1, fee] as const) }],
  };
}
