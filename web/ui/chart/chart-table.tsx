import { uiTexts } from '#web/content/ui.ts';
import { placesOf, sayAt, type ChartData } from '#web/ui/chart/chart-data.ts';

/** A long run of years is read in steps; the ends are always there. */
const maxRows = 16;

/** The numbers of a chart, for readers who prefer a table. */
export function ChartTable({ data }: { data: ChartData }) {
  const places = placesOf(data);
  const step = Math.max(1, Math.ceil((places.length - 1) / maxRows));
  const rows = places.filter((_, index) => index % step === 0 || index === places.length - 1);
  return (
    <details className="mt-2 text-sm">
      <summary className="print:hidden inline-flex min-h-11 items-center text-quiet underline decoration-line underline-offset-4 hover:text-ink">
        {uiTexts.chart.asTable}
      </summary>
      <table className="figures mb-3 w-full text-left">
        <caption className="sr-only">{data.title}</caption>
        <thead className="text-quiet">
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 pr-4 font-normal">
              {data.xLabel}
            </th>
            {data.series.map(({ name }) => (
              <th key={name} scope="col" className="py-1.5 pl-4 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((place) => (
            <tr key={place} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-4 font-normal">
                {data.formatX(place)}
              </th>
              {data.series.map(({ name, points: values }) => (
                <td key={name} className="py-1.5 pl-4 text-right">
                  {sayAt(data, values, place)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
