import { parseChart } from '#advisor/depth/chart-block.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';

const maxRows = 6;

/** The numbers of a chart as a table; of many places about six, the ends among them. */
export function PrintedChart({ json }: { json: string }) {
  const chart = parseChart(json);
  if (!chart) return null;
  const all = [...new Set(chart.series.flatMap(({ points }) => points.map(([x]) => x)))].toSorted(
    (a, b) => a - b,
  );
  const step = Math.max(1, Math.ceil((all.length - 1) / (maxRows - 1)));
  const places = all.filter((_, at) => at % step === 0 || at === all.length - 1);
  return (
    <table>
      <caption>{chart.title}</caption>
      <thead>
        <tr>
          <th scope="col">{chart.x.label}</th>
          {chart.series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place}>
            <th scope="row">{formatQuantity({ value: place, unit: chart.x.unit })}</th>
            {chart.series.map(({ name, points }) => {
              const point = points.find(([x]) => x === place);
              return (
                <td key={name}>{point ? formatQuantity({ value: point[1], unit: chart.y.unit }) : ''}</td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
