import { useState, type MouseEvent, type PointerEvent } from 'react';
import {
  placesOf,
  pointsAt,
  sayAt,
  seriesColours as colours,
  stack,
  type ChartData,
  type Points,
} from '#web/ui/chart/chart-data.ts';
import { ChartTable } from '#web/ui/chart/chart-table.tsx';
import { Donut } from '#web/ui/chart/donut.tsx';
import { NamedBars } from '#web/ui/chart/named-bars.tsx';
import { SeriesKey } from '#web/ui/chart/series-key.tsx';
import { dashOf, placeOf, plotHeight, SeriesShapes } from '#web/ui/chart/series-shapes.tsx';
import { exactScale, roundScale, type Scale } from '#web/ui/chart/scale.ts';

const top = 10;
const bottom = 42;
/** Room beside the plane for labels of so many characters: over the lines they would be in their way. */
const gutters = ['', 'pl-5', 'pl-7', 'pl-9', 'pl-10', 'pl-11', 'pl-13', 'pl-15', 'pl-17', 'pl-19'] as const;

/**
 * A chart as wide as its place, drawn without knowing how wide that is: lines in a stretched picture, words in
 * percent beside it. The same numbers are below as a table.
 */
export function Chart({ data }: { data: ChartData }) {
  if (data.kind === 'donut') return <Donut data={data} />;
  return data.isNamed ? <NamedBars data={data} /> : <PlaneChart data={data} />;
}

function PlaneChart({ data }: { data: ChartData }) {
  const [pointed, setPointed] = useState<number | null>(null);
  // A tap keeps its place, also while the numbers change.
  const [kept, setKept] = useState<number | null>(null);
  const xs = placesOf(data);
  if (xs.length === 0) return null;
  const x = exactScale(xs);
  const shapes = shapesOf(data);
  const y = roundScale(shapes.flatMap(({ points }) => points.map(([, value]) => value)));
  const bars = data.kind === 'bar';
  const shownAt = (index: number) => (bars ? (index + 0.5) / xs.length : x.at(xs[index] ?? 0));
  const placeAt = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const index = nearest(
      xs.map((_, at) => shownAt(at)),
      share,
    );
    return xs[index] ?? null;
  };
  const leave = (event: PointerEvent<SVGSVGElement>) => {
    // A finger that is lifted or goes on scrolling has left its place behind on purpose.
    if (event.pointerType !== 'mouse' && pointed !== null) setKept(pointed);
    setPointed(null);
  };
  const wanted = [pointed, kept, data.about].find((place) => xs.includes(place ?? NaN)) ?? null;
  const marked = wanted === null ? null : shownAt(xs.indexOf(wanted));
  const widest = Math.max(...y.ticks.map((tick) => data.formatTick(tick).length));
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-medium">{data.title}</span>
        <Readout data={data} at={wanted} />
      </figcaption>
      <div className={`mt-2 ${gutters[Math.min(widest, gutters.length - 1)]}`}>
        <svg
          width="100%"
          height={top + plotHeight + bottom}
          aria-hidden="true"
          onPointerMove={(event) => setPointed(placeAt(event))}
          onPointerLeave={leave}
          onClick={(event) => setKept(placeAt(event))}
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
                marked={wanted}
                className={colourOf(data, index)}
              />
            ))}
          </svg>
          {marked !== null && !bars && (
            <>
              <line
                x1={percent(marked)}
                x2={percent(marked)}
                y1={top}
                y2={top + plotHeight}
                className="stroke-control"
                strokeDasharray="2 3"
              />
              {shapes.map(({ name, points }, index) =>
                pointsAt(points, wanted ?? 0).map(([, value]) => (
                  <circle
                    key={`${name} ${value}`}
                    cx={percent(marked)}
                    cy={top + plotHeight * (1 - y.at(value))}
                    r="4"
                    fill="currentColor"
                    className={`stroke-raised ${colourOf(data, index)}`}
                    strokeWidth="2"
                  />
                )),
              )}
            </>
          )}
          <HorizontalLabels data={data} x={x} xs={xs} shownAt={shownAt} />
          <text x="50%" y={top + plotHeight + 36} textAnchor="middle" className="fill-quiet text-xs">
            {data.xLabel}
          </text>
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

function colourOf({ kind, series }: ChartData, index: number): string {
  return colours[placeOf(kind, index, series.length) % colours.length] ?? '';
}

/** The legend, with what each series says at the place that is read out. */
function Readout({ data, at }: { data: ChartData; at: number | null }) {
  return (
    <span className="figures flex flex-wrap gap-x-4 text-quiet">
      {at !== null && (
        <span>
          {data.xLabel} {data.formatX(at)}
        </span>
      )}
      {data.series.map(({ name, points }, index) => (
        <SeriesKey
          key={name}
          colour={colourOf(data, index)}
          {...(data.kind === 'bar'
            ? {}
            : { line: { dash: dashOf(data.kind, { index, count: data.series.length }) } })}
        >
          {name} {at !== null && <span className="text-ink">{sayAt(data, points, at)}</span>}
        </SeriesKey>
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
