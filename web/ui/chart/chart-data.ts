/** What is drawn, and how its numbers are written. */
export type Points = readonly (readonly [x: number, y: number])[];

export interface ChartData {
  kind: 'line' | 'area' | 'bar';
  title: string;
  xLabel: string;
  series: readonly { name: string; points: Points }[];
  formatX: (value: number) => string;
  formatY: (value: number) => string;
  /** Shorter, for the axis: $1.2M. */
  formatTick: (value: number) => string;
}
