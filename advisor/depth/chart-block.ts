import { z } from 'zod';
import { units } from '#contract/api/calculation.ts';
import type { Chart } from '#advisor/calculators/define/result.ts';

const axis = z.object({ label: z.string(), unit: z.enum(units) });

const chartSchema = z.object({
  chart: z.object({
    kind: z.enum(['bar', 'fan']),
    title: z.string(),
    x: axis,
    y: axis,
    series: z.array(z.object({ name: z.string(), points: z.array(z.tuple([z.number(), z.number()])) })),
    about: z.number().optional(),
  }),
});

const digits = 6;

/** A fenced block like that of a receipt, at its place in the text. */
export function renderChart(chart: Chart): string {
  const series = chart.series.map(({ name, points }) => ({
    name,
    points: points.map(([x, y]) => [x, Number(y.toPrecision(digits))]),
  }));
  return `\`\`\`findeus\n${JSON.stringify({ chart: { ...chart, series } })}\n\`\`\``;
}

/** What a fenced block holds; null where it is no chart. */
export function parseChart(json: string): Chart | null {
  try {
    const read = chartSchema.safeParse(JSON.parse(json)).data?.chart;
    if (!read) return null;
    const { about, ...rest } = read;
    return { ...rest, ...(about === undefined ? {} : { about }) };
  } catch {
    return null;
  }
}
