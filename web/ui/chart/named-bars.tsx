import { seriesColours as colours, placesOf, sayAt, type ChartData } from '#web/ui/chart/chart-data.ts';
import { ChartTable } from '#web/ui/chart/chart-table.tsx';
import { SeriesKey } from '#web/ui/chart/series-key.tsx';

/** Things with names, each with its bars and what they say: nothing has to be pointed at. */
export function NamedBars({ data }: { data: ChartData }) {
  const { series } = data;
  const values = series.flatMap(({ points }) => points.map(([, value]) => value));
  const low = Math.min(0, ...values);
  const span = Math.max(0, ...values) - low || 1;
  const percent = (value: number) => `${((value / span) * 100).toFixed(2)}%`;
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-medium">{data.title}</span>
        {series.length > 1 && (
          <span className="flex flex-wrap gap-x-4 text-quiet">
            {series.map(({ name }, index) => (
              <SeriesKey key={name} colour={colours[index % colours.length]}>
                {name}
              </SeriesKey>
            ))}
          </span>
        )}
      </figcaption>
      <ul className="figures mt-3 grid gap-y-3 text-sm">
        {placesOf(data).map((place) => (
          <li key={place} className="grid grid-cols-[1fr_auto] gap-x-4">
            <span>{data.formatX(place)}</span>
            <span className="text-right font-medium">
              {series.map(({ points }) => sayAt(data, points, place)).join(' → ')}
            </span>
            {series.map(({ name, points }, index) => {
              const value = points.find(([x]) => x === place)?.[1] ?? 0;
              return (
                <svg key={name} width="100%" height="8" aria-hidden="true" className="col-span-2 mt-1">
                  <rect width="100%" height="8" rx="2" className="fill-sunken" />
                  <rect
                    x={percent(Math.min(0, value) - low)}
                    width={percent(Math.abs(value))}
                    height="8"
                    rx="2"
                    fill="currentColor"
                    className={colours[index % colours.length]}
                  />
                </svg>
              );
            })}
          </li>
        ))}
      </ul>
      <ChartTable data={data} />
    </figure>
  );
}
