import type { Chart } from '#advisor/calculators/define/result.ts';
import type { AnyCalculator, FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { capitalize } from '#advisor/compose/markdown.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { formatTick } from '#web/features/answer-card/format-tick.ts';
import type { ChartData } from '#web/ui/chart/chart-data.ts';

/** The calculator's own chart of a run, ready to be drawn; null where it has none, or nothing but zeros. */
export function chartOfRun(calculator: AnyCalculator, { input, result }: FinishedRun): ChartData | null {
  const drawn = calculator.chart?.(result, input);
  if (!drawn?.series.some(({ points }) => points.some(([, value]) => value !== 0))) return null;
  const chart = byName(drawn);
  return { ...drawable(chart), about: aboutPlace(chart, result.figures[0]) };
}

/** A chart with the way its numbers are written. */
export function drawable(chart: Chart): ChartData {
  const { names } = chart.x;
  return {
    kind: chart.kind,
    title: chart.title,
    xLabel: chart.x.label,
    series: chart.series,
    formatX: (place) => capitalize(names?.[place - 1] ?? formatTick(place, chart.x.unit)),
    formatY: (value) => formatQuantity({ value, unit: chart.y.unit }),
    formatTick: (value) => formatTick(value, chart.y.unit),
    about: chart.about,
    isNamed: names !== undefined,
  };
}

/** Bars of which each is a series of its own are one series of named places. */
function byName(chart: Chart): Chart {
  const { kind, series, x, y } = chart;
  const isSingle = series.length > 1 && series.every(({ points }) => points.length === 1);
  if (kind !== 'bar' || !isSingle) return chart;
  const points = series.map((one, index) => [index + 1, one.points[0]![1]] as const);
  return {
    ...chart,
    x: { ...x, names: series.map(({ name }) => name) },
    series: [{ name: y.label, points }],
  };
}

const nearly = (one: number, other: number) => Math.abs(one - other) < 0.005;

/** Where the answer lies on the chart: the place it names, or that of the first figure. None where it is not on it. */
function aboutPlace(
  { about, series, x, y }: Chart,
  first: FinishedRun['result']['figures'][number] | undefined,
) {
  const places = series.flatMap(({ points }) => points.map(([place]) => place));
  if (about !== undefined) return places.find((place) => nearly(place, about));
  if (!first) return undefined;
  const points = series.flatMap((one) => one.points);
  const byValue =
    first.unit === y.unit ? points.findLast(([, value]) => nearly(value, first.value)) : undefined;
  return (
    byValue?.[0] ?? (first.unit === x.unit ? places.find((place) => nearly(place, first.value)) : undefined)
  );
}
