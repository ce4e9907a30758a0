import type { Chart } from '#advisor/calculators/define/result.ts';

/** More than a screen can tell apart, and few enough to be sent: a slow growth would have a point for each of 20,000 years. */
const mostPoints = 200;

/** At most so many points in a series, its first and last among them. All series keep the same places, and so line up. */
export function thinChart(chart: Chart): Chart {
  const longest = Math.max(0, ...chart.series.map(({ points }) => points.length));
  if (longest <= mostPoints) return chart;
  const step = Math.ceil(longest / (mostPoints - 1));
  return {
    ...chart,
    series: chart.series.map(({ name, points }) => ({
      name,
      points: points.filter((_, at) => at % step === 0 || at === points.length - 1),
    })),
  };
}
