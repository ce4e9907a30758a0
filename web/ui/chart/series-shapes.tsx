import type { Points } from '#web/ui/chart/chart-data.ts';
import type { Scale } from '#web/ui/chart/scale.ts';

export const plotHeight = 190;

interface SeriesShapesProps {
  kind: 'line' | 'area' | 'bar';
  /** Which of how many series this is: bars of several stand side by side. */
  slot: { index: number; count: number };
  points: Points;
  x: Scale;
  y: Scale;
  className: string;
}

/** One series on a plane of 1000 by 1000. */
export function SeriesShapes({ kind, slot, points, x, y, className }: SeriesShapesProps) {
  const down = (value: number) => 1000 * (1 - y.at(value));
  if (kind === 'bar') {
    const room = 1000 / points.length;
    const width = (room * 0.7) / slot.count;
    return points.map(([place, value], index) => (
      <rect
        key={place}
        x={index * room + room * 0.15 + slot.index * width}
        y={Math.min(down(value), down(0))}
        width={width * 0.94}
        height={Math.abs(down(value) - down(0))}
        fill="currentColor"
        className={className}
      />
    ));
  }
  const line = points.map(([place, value]) => `${round(1000 * x.at(place))},${round(down(value))}`).join('L');
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  return (
    <g className={className}>
      {kind === 'area' && (
        <path
          d={`M${round(1000 * x.at(first))},${round(down(0))}L${line}L${round(1000 * x.at(last))},${round(down(0))}Z`}
          fill="currentColor"
          opacity={0.12}
        />
      )}
      <path
        d={`M${line}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </g>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
