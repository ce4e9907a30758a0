import { uiTexts } from '#web/content/ui.ts';

export type Points = readonly (readonly [x: number, y: number])[];

/** What is drawn, and how its numbers are written. */
export interface ChartData {
  kind: 'line' | 'area' | 'bar' | 'stacked' | 'fan' | 'donut';
  title: string;
  xLabel: string;
  series: readonly { name: string; points: Points }[];
  formatX: (value: number) => string;
  formatY: (value: number) => string;
  /** Shorter, for the axis: $1.2M. */
  formatTick: (value: number) => string;
  /** The place that is read out until somebody points at another. */
  about?: number | undefined;
  /** The places are things with names and not amounts: a list of bars says so. */
  isNamed?: boolean;
}

/** One colour a series, told apart by eyes of every kind. */
export const seriesColours = ['text-chart-1', 'text-chart-2', 'text-chart-3', 'text-chart-4'] as const;

/** One stroke a series, for eyes and paper without color: whole, dashed, dotted, both. */
export const seriesDashes = [undefined, '7 4', '2 4', '10 3 2 3'] as const;

/** Every place that one of the series has a point at, in order. */
export function placesOf({ series }: ChartData): number[] {
  const all = new Set(series.flatMap(({ points }) => points.map(([x]) => x)));
  return [...all].toSorted((a, b) => a - b);
}

/** The points of a series at a place: one as a rule, but two payments may fall on one day. */
export function pointsAt(points: Points, place: number): Points {
  return points.filter(([x]) => x === place);
}

/** What a series says at a place: all it has there, between two of its points what the line shows, else nothing. */
function valuesAt(points: Points, place: number): number[] {
  const here = pointsAt(points, place);
  if (here.length > 0) return here.map(([, y]) => y);
  const next = points.findIndex(([x]) => x >= place);
  const [end, start] = [points[next], points[next - 1]];
  if (!end || !start) return [];
  return [start[1] + ((end[1] - start[1]) * (place - start[0])) / (end[0] - start[0])];
}

export function sayAt({ kind, formatY }: ChartData, points: Points, place: number): string {
  // Between two bars there is nothing.
  const values = kind === 'bar' ? pointsAt(points, place).map(([, y]) => y) : valuesAt(points, place);
  return values.length === 0 ? uiTexts.chart.nothing : values.map(formatY).join(', ');
}

/** Series on top of each other: each begins where the one below it ends. */
export function stack(series: ChartData['series']): { name: string; points: Points; floor: Points }[] {
  const sums = new Map<number, number>();
  return series.map(({ name, points }) => {
    const floor = points.map(([x]) => [x, sums.get(x) ?? 0] as const);
    const top = points.map(([x, y]) => [x, (sums.get(x) ?? 0) + y] as const);
    for (const [x, y] of top) sums.set(x, y);
    return { name, points: top, floor };
  });
}
