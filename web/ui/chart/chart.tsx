import { useState, type PointerEvent } from 'react';
import {
  placesOf,
  sayAt,
  seriesColours as colours,
  stack,
  type ChartData,
  type Points,
} from '#web/ui/chart/chart-data.ts';
import { ChartTable } from '#web/ui/chart/chart-table.tsx';
import { Donut } from '#web/ui/chart/donut.tsx';
import { plotHeight, SeriesShapes } from '#web/ui/chart/series-shapes.tsx';
import { exactScale, roundScale, type Scale } from '#web/ui/chart/scale.ts';

const top = 10;
const bottom = 24;
/** Room beside the plane for labels of so many characters: over the lines they would be in their way. */
const gutters = ['', 'pl-5', 'pl-7', 'pl-9', 'pl-10', 'pl-11', 'pl-13', 'pl-15', 'pl-17', 'pl-19'] as const;

/**
 * A chart as wide as its place, drawn without knowing how wide that is: lines in a stretched picture, words in
 * percent beside it. The same numbers are below as a table.
 */
export function Chart({ data }: { data: ChartData }) {
  return data.kind === 'donut' ? <Donut data={data} /> : <PlaneChart data={data} />;
}

function PlaneChart({ data }: { data: ChartData }) {
  const [pointed, setPointed] = useState<number | null>(null);
  const xs = placesOf(data);
  if (xs.length === 0) return null;
  const x = exactScale(xs);
  const shapes = shapesOf(data);
  const y = roundScale(shapes.flatMap(({ points }) => points.map(([, value]) => value)));
  const bars = data.kind === 'bar';
  const shownAt = (index: number) => (bars ? (index + 0.5) / xs.length : x.at(xs[index] ?? 0));
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    setPointed(
      nearest(
        xs.map((_, index) => shownAt(index)),
        share,
      ),
    );
  };
  const widest = Math.max(...y.ticks.map((tick) => data.formatTick(tick).length));
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-medium">{data.title}</span>
        <Readout data={data} at={xs[pointed ?? xs.length - 1] ?? 0} />
      </figcaption>
      <div className={`mt-2 ${gutters[Math.min(widest, gutters.length - 1)]}`}>
        <svg
          width="100%"
          height={top + plotHeight + bottom}
          aria-hidden="true"
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
          className="block touch-pan-y overflow-visible"
        >
          <Grid y={y} format={data.formatTick} />
          <svg y={top} width="100%" height={plotHeight} viewBox="0 0 1000 1000" preserveAspectRatio="none">
            {shapes.map(({ name, points, floor }, index) => (
              <SeriesShapes
                key={name}
                floor={floor}
                kind={data.kind}
                slot={{ index, count: data.series.length }}
                points={points}
                places={xs}
                x={x}
                y={y}
                // A fan is one thing seen in three ways.
                className={colours[data.kind === 'fan' ? 0 : index % colours.length] ?? ''}
              />
            ))}
          </svg>
          {pointed !== null && (
            <line
              x1={percent(shownAt(pointed))}
              x2={percent(shownAt(pointed))}
              y1={top}
              y2={top + plotHeight}
              className="stroke-control"
              strokeDasharray="2 3"
            />
          )}
          <HorizontalLabels data={data} x={x} xs={xs} shownAt={shownAt} />
        </svg>
      </div>
      <ChartTable data={data} />
    </figure>
  );
}

/** The lines to draw, and where the shape below each begins. */
function shapesOf({ kind, series }: ChartData): { name: string; points: Points; floor?: Points }[] {
  if (kind === 'stacked') return stack(series);
  if (kind !== 'fan') return [...series];
  // From the lowest to the highest: everything between the two is possible.
  const lowest = series[0]?.points ?? [];
  return series.map((one, index) => (index === series.length - 1 ? { ...one, floor: lowest } : one));
}

/** What each series says at one place; also the legend. */
function Readout({ data, at }: { data: ChartData; at: number }) {
  return (
    <span className="figures flex flex-wrap gap-x-4 text-quiet">
      <span>
        {data.xLabel} {data.formatX(at)}
      </span>
      {data.series.map(({ name, points }, series) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <svg
            width="10"
            height="10"
            aria-hidden="true"
            className={colours[data.kind === 'fan' ? 0 : series % colours.length]}
          >
            <rect width="10" height="10" rx="2" fill="currentColor" />
          </svg>
          {name} <span className="text-ink">{sayAt(data, points, at)}</span>
        </span>
      ))}
    </span>
  );
}

function Grid({ y, format }: { y: Scale; format: (value: number) => string }) {
  return y.ticks.map((tick) => {
    const height = top + plotHeight * (1 - y.at(tick));
    return (
      <g key={tick}>
        <line
          x1="0"
          x2="100%"
          y1={height}
          y2={height}
          className={tick === 0 ? 'stroke-control' : 'stroke-line'}
        />
        <text x="-8" y={height + 4} textAnchor="end" className="figures fill-quiet text-xs">
          {format(tick)}
        </text>
      </g>
    );
  });
}

function HorizontalLabels({
  data,
  x,
  xs,
  shownAt,
}: {
  data: ChartData;
  x: Scale;
  xs: readonly number[];
  shownAt: (index: number) => number;
}) {
  const places = data.kind === 'bar' && xs.length <= 8 ? xs : x.ticks;
  return places.map((value) => {
    const share = shownAt(xs.indexOf(value));
    const anchor = data.kind === 'bar' ? 'middle' : share < 0.05 ? 'start' : share > 0.95 ? 'end' : 'middle';
    return (
      <text
        key={value}
        x={percent(share)}
        y={top + plotHeight + 18}
        textAnchor={anchor}
        className="figures fill-quiet text-xs"
      >
        {data.formatX(value)}
      </text>
    );
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}

function nearest(places: readonly number[], wanted: number): number {
  let best = 0;
  for (const [index, place] of places.entries()) {
    if (Math.abs(place - wanted) < Math.abs((places[best] ?? 0) - wanted)) best = index;
  }
  return best;
}
