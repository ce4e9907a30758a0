import { seriesColours, type ChartData } from '#web/ui/chart/chart-data.ts';
import { ChartTable } from '#web/ui/chart/chart-table.tsx';

/** The ring's circumference is 100, so that a share in percent is also its length. */
const radius = 100 / (2 * Math.PI);
const gap = 0.6;

/** Shares of a whole as a ring, with a list of their names and values. */
export function Donut({ data }: { data: ChartData }) {
  const values = data.series.map(({ points }) => Math.max(0, points[0]?.[1] ?? 0));
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole === 0) return null;
  const shares = values.map((value) => (value / whole) * 100);
  const begins = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0));
  return (
    <figure>
      <figcaption className="text-sm font-medium">{data.title}</figcaption>
      <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-4">
        <svg viewBox="0 0 42 42" width="150" height="150" aria-hidden="true" className="flex-none -rotate-90">
          {data.series.map(({ name }, index) => (
            <circle
              key={name}
              cx="21"
              cy="21"
              r={radius}
              fill="none"
              stroke="currentColor"
              strokeWidth="6"
              strokeDasharray={`${Math.max(0, (shares[index] ?? 0) - gap)} 100`}
              strokeDashoffset={-(begins[index] ?? 0)}
              className={seriesColours[index % seriesColours.length]}
            />
          ))}
        </svg>
        <ul className="figures grid gap-1.5 text-sm">
          {data.series.map(({ name }, index) => (
            <li key={name} className="flex items-center gap-2">
              <svg
                width="10"
                height="10"
                aria-hidden="true"
                className={seriesColours[index % seriesColours.length]}
              >
                <rect width="10" height="10" rx="2" fill="currentColor" />
              </svg>
              <span>
                {name} <span className="text-quiet">{Math.round(shares[index] ?? 0)}%,</span>{' '}
                {data.formatY(values[index] ?? 0)}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <ChartTable data={data} />
    </figure>
  );
}
