import {
  pointsAt,
  seriesColours,
  seriesDashes,
  type ChartData,
  type Points,
} from '#web/ui/chart/chart-data.ts';
import type { Scale } from '#web/ui/chart/scale.ts';

export const plotHeight = 190;
const [fanColour] = seriesColours;

interface SeriesShapesProps {
  kind: ChartData['kind'];
  /** Which of how many series this is: bars of several stand side by side. */
  slot: { index: number; count: number };
  points: Points;
  /** Every place of the chart, in order: each has room of its own for its bars. */
  places: readonly number[];
  /** Where a filled shape begins; the zero line where it is left out. */
  floor?: Points | undefined;
  x: Scale;
  y: Scale;
  /** The place that is read out: bars beside it step back. */
  marked: number | null;
  className: string;
}

/** One series on a plane of 1000 by 1000. */
export function SeriesShapes({
  kind,
  slot,
  points,
  places,
  floor,
  x,
  y,
  marked,
  className,
}: SeriesShapesProps) {
  const down = (value: number) => 1000 * (1 - y.at(value));
  if (kind === 'bar') {
    const room = 1000 / places.length;
    const width = (room * 0.7) / slot.count;
    return places.flatMap((place, index) =>
      pointsAt(points, place).map(([, value], nth, here) => (
        <rect
          // Points of one place keep their order.
          key={`${place} ${nth}`}
          x={index * room + room * 0.15 + (slot.index + nth / here.length) * width}
          y={Math.min(down(value), down(0))}
          width={(width * 0.94) / here.length}
          height={Math.abs(down(value) - down(0))}
          fill="currentColor"
          opacity={marked === null || marked === place ? undefined : 0.45}
          className={className}
        />
      )),
    );
  }
  const path = (through: Points) =>
    through.map(([place, value]) => `${round(1000 * x.at(place))},${round(down(value))}`).join('L');
  const ground = floor ?? [points[0], points.at(-1)].map((point) => [point?.[0] ?? 0, 0] as const);
  const filled = kind === 'area' || kind === 'stacked' || (kind === 'fan' && floor !== undefined);
  return (
    <g className={className}>
      {filled && (
        <path
          // A fan is the ground between its edges, in the color of its middle.
          className={kind === 'fan' ? fanColour : undefined}
          d={`M${path(points)}L${path(ground.toReversed())}Z`}
          fill="currentColor"
          opacity={kind === 'stacked' ? 0.35 : kind === 'fan' ? 0.16 : 0.12}
        />
      )}
      <path
        d={`M${path(points)}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={dashOf(kind, slot)}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** Of a fan, the middle is the line that is whole. */
export function dashOf(
  kind: ChartData['kind'],
  { index, count }: SeriesShapesProps['slot'],
): string | undefined {
  return seriesDashes[placeOf(kind, index, count) % seriesDashes.length];
}

/** Which color and stroke a series has: the most likely of a fan has the first. */
export function placeOf(kind: ChartData['kind'], index: number, count: number): number {
  const middle = Math.floor(count / 2);
  if (kind !== 'fan') return index;
  return index === middle ? 0 : index < middle ? index + 1 : index;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
