import type { Chart } from '#advisor/calculators/define/result.ts';

interface Balances {
  byYear: readonly { year: number; plain: number; faster: number }[];
  isFaster: boolean;
}

/** What is owed by the year, with and without what is paid beyond the regular payment. */
export function balanceChart({ byYear, isFaster }: Balances): Chart {
  return {
    kind: 'area',
    title: 'What you owe over time',
    x: { label: 'Year', unit: 'years' },
    y: { label: 'Balance', unit: 'usd' },
    series: [
      { name: 'Regular payments', points: byYear.map(({ year, plain }) => [year, plain] as const) },
      ...(isFaster
        ? [{ name: 'With extra payments', points: byYear.map(({ year, faster }) => [year, faster] as const) }]
        : []),
    ],
  };
}
