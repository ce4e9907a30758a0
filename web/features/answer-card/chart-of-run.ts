import type { AnyCalculator, FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { formatTick } from '#web/features/answer-card/format-tick.ts';
import type { ChartData } from '#web/ui/chart/chart-data.ts';

/** The calculator's own chart of a run, ready to be drawn; null where it has none. */
export function chartOfRun(calculator: AnyCalculator, { input, result }: FinishedRun): ChartData | null {
  const chart = calculator.chart?.(result, input);
  if (!chart) return null;
  return {
    kind: chart.kind,
    title: chart.title,
    xLabel: chart.x.label,
    series: chart.series,
    formatX: (value) => formatTick(value, chart.x.unit),
    formatY: (value) => formatQuantity({ value, unit: chart.y.unit }),
    formatTick: (value) => formatTick(value, chart.y.unit),
  };
}
