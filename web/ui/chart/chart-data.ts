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
}

/** One colour a series, told apart by eyes of every kind. */
export const seriesColours = ['text-chart-1', 'text-chart-2', 'text-chart-3', 'text-chart-4'] as const;

/** Every place that one of the series has a point at, in order. */
export function placesOf({ series }: ChartData): number[] {
  const all = new Set(series.flatMap(({ points }) => points.map(([x]) => x)));
  return [...all].toSorted((a, b) => a - b);
}

/** What a series says at a place: between two of its points what the line shows, outside of them nothing. */
function valueAt(points: Points, place: number): number | null {
  const next = points.findIndex(([x]) => x >= place);
  const [end, start] = [points[next], points[next - 1]];
  if (!end) return null;
  if (end[0] === place) return end[1];
  return start ? start[1] + ((end[1] - start[1]) * (place - start[0])) / (end[0] - start[0]) : null;
}

export function sayAt({ formatY }: ChartData, points: Points, place: number): string {
  const value = valueAt(points, place);
  return value === null ? '–' : formatY(value);
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
