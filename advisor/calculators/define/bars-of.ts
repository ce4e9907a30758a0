import type { Chart, Figure } from '#advisor/calculators/define/result.ts';

/** A bar for each of these figures that there is, under its own label. They are all in one unit. */
export function barsOf(title: string, figures: readonly Figure[], ids: readonly string[]): Chart {
  const shown = ids.flatMap((id) => figures.find((one) => one.id === id) ?? []);
  return {
    kind: 'bar',
    title,
    x: { label: 'Part', unit: 'count', names: shown.map(({ label }) => label) },
    y: { label: 'Amount', unit: shown[0]?.unit ?? 'usd' },
    series: [{ name: 'Amount', points: shown.map(({ value }, at) => [at + 1, value] as const) }],
  };
}
