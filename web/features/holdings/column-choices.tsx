import { useState } from 'react';
import { columnFields, type ColumnField, type Mapping } from '#advisor/portfolio/import/columns.ts';
import type { PositionsReading, ReadOptions } from '#advisor/portfolio/import/read-positions.ts';
import { portfolioTexts } from '#web/content/money/portfolio.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { OptionsOf, SelectField } from '#web/ui/select-field.tsx';

const texts = portfolioTexts.import.review;
const decimalSamples = { point: '1,234.56', comma: '1.234,56' } as const;

interface ColumnChoicesProps {
  reading: PositionsReading;
  onRead: (options: Pick<ReadOptions, 'mapping' | 'decimals'>) => void;
}

/** A header that several columns have is told with its place. */
function nameOf(columns: readonly string[], at: number): string {
  const name = columns[at] ?? '';
  if (name === '') return texts.columnAt(at + 1);
  return columns.indexOf(name) === columns.lastIndexOf(name) ? name : `${name} (${texts.columnAt(at + 1)})`;
}

/** Which column holds what: folded away where a broker was recognized, and a form where nobody knows. */
export function ColumnChoices({ reading, onRead }: ColumnChoicesProps) {
  const { columns, mapping, decimals, sample } = reading;
  /** As it was at first: it must not fold away under somebody who is choosing. */
  const [isOpen] = useState(reading.missing !== null || reading.holdings.length === 0);
  const choose = (field: ColumnField, at: string) => {
    const { [field]: _before, ...others } = mapping;
    const next: Mapping = at === '' ? others : { ...others, [field]: Number(at) };
    onRead({ mapping: next, decimals });
  };
  return (
    <details className="mt-6 border-t border-line pt-3" open={isOpen}>
      <summary className="min-h-11 content-center font-medium">{texts.columns}</summary>
      <p className="text-sm text-quiet">{texts.columnsAbout}</p>
      <ScrollRegion label={texts.columns} className="mt-3 rounded-lg bg-sunken">
        <table className="figures w-full text-sm">
          <thead>
            <tr className="text-left">
              {columns.map((column, at) => (
                // eslint-disable-next-line react/no-array-index-key -- A column is its place.
                <th key={at} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                  {column || '\u00a0'}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.slice(0, 3).map((cells, row) => (
              // eslint-disable-next-line react/no-array-index-key
              <tr key={row} className="border-t border-line">
                {columns.map((_, at) => (
                  // eslint-disable-next-line react/no-array-index-key
                  <td key={at} className="max-w-56 truncate px-3 py-2">
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <div className="mt-4 grid gap-4 xs:grid-cols-2 sm:grid-cols-3">
        {columnFields.map((field) => (
          <SelectField
            key={field}
            label={texts.fields[field]}
            value={mapping[field] ?? ''}
            onChange={(event) => choose(field, event.target.value)}
          >
            <option value="">{texts.notThere}</option>
            {columns.map((_, at) => (
              // eslint-disable-next-line react/no-array-index-key
              <option key={at} value={at}>
                {nameOf(columns, at)}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          label={texts.decimals}
          value={decimals}
          onChange={(event) =>
            onRead({ mapping, decimals: event.target.value === 'comma' ? 'comma' : 'point' })
          }
        >
          <OptionsOf names={decimalSamples} />
        </SelectField>
      </div>
    </details>
  );
}
