import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stack, type ChartData } from '#web/ui/chart/chart-data.ts';
import { Chart } from '#web/ui/chart/chart.tsx';
import { exactScale, roundScale } from '#web/ui/chart/scale.ts';

const series = [
  { name: 'Low', points: [[0, 1] as const, [1, 2] as const] },
  { name: 'Middle', points: [[0, 2] as const, [1, 4] as const] },
  { name: 'High', points: [[0, 3] as const, [1, 8] as const] },
];
const draw = (kind: ChartData['kind'], drawn: ChartData['series'] = series) =>
  renderToStaticMarkup(
    <Chart
      data={{
        kind,
        title: 'A chart',
        xLabel: 'Year',
        series: drawn,
        formatX: String,
        formatY: (value) => `$${value}`,
        formatTick: String,
      }}
    />,
  );

/** The rows of the table below a chart, word by word. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].slice(1).map(([, row = '']) =>
    row
      .replaceAll(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/),
  );

it.each(['line', 'area', 'bar', 'stacked', 'fan', 'donut'] as const)(
  'draws %s, with the same numbers as a table, and no style attribute',
  (kind) => {
    const html = draw(kind);
    expect(html).toContain('<svg');
    expect(html).toContain('<caption class="sr-only">A chart</caption>');
    for (const { name } of series) expect(html).toContain(name);
    expect(html).toContain('$3');
    expect(html).not.toContain('style=');
  },
);

it('reads series of different lengths at the same places', () => {
  const html = draw('line', [
    { name: 'Soon', points: [[0, 8] as const, [12, 4] as const, [24, 0] as const] },
    { name: 'Late', points: [[0, 8] as const, [12, 5] as const, [28, 1] as const] },
  ]);
  expect(rowsOf(html)).toEqual([
    ['0', '$8', '$8'],
    ['12', '$4', '$5'],
    ['24', '$0', '$2'],
    ['28', '–', '$1'],
  ]);
});

it('gives each place of a bar chart one slot, and keeps all points of a slot', () => {
  const html = draw('bar', [
    { name: 'Flows', points: [[0, -10] as const, [1, 4] as const, [1, 3] as const, [2, 9] as const] },
    { name: 'Fees', points: [[2, 1] as const] },
  ]);
  const bars = [...html.matchAll(/<rect x="([\d.]+)"/g)].map(([, x]) => Number(x));
  const slots = bars.map((x) => Math.floor(x / (1000 / 3)));
  expect(slots).toEqual([0, 1, 1, 2, 2]);
  expect(new Set(bars).size).toBe(5);
  expect(rowsOf(html)).toEqual([
    ['0', '$-10', '–'],
    ['1', '$4,', '$3', '–'],
    ['2', '$9', '$1'],
  ]);
});

it('stacks series on top of each other', () => {
  expect(stack(series).map(({ points }) => points.map(([, y]) => y))).toEqual([
    [1, 2],
    [3, 6],
    [6, 14],
  ]);
  expect(stack(series)[2]?.floor).toEqual([
    [0, 3],
    [1, 6],
  ]);
});

it('divides a ring by the values', () => {
  const html = draw('donut');
  expect(html).toContain('17%');
  expect(html).toContain('50%');
});

it.each([
  [
    [0, 584_726],
    [0, 200_000, 400_000, 600_000],
  ],
  [
    [-19, 31],
    [-20, 0, 20, 40],
  ],
  [[0], [0, 0.25, 0.5, 0.75, 1]],
  [
    [-150, -60],
    [-150, -100, -50, 0],
  ],
])('finds round ticks for %j', (values, ticks) => {
  expect(roundScale(values).ticks).toEqual(ticks);
});

it('labels the ends and the value nearest to the middle', () => {
  expect(exactScale([0, 12, 24, 27]).ticks).toEqual([0, 12, 27]);
  expect(exactScale([1, 2]).ticks).toEqual([1, 2]);
});
