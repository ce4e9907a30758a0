import type { Table } from '#web/content/docs/docs-tables.ts';
import { MarkedText } from '#web/ui/marked-text.tsx';

/** A table that becomes a list on a phone: what a row is about, and below it the rest. */
export function DocsTable({ head, rows, labelled, worded }: Table) {
  const lookOf = (column: number) => {
    if (column === 0) return worded ? looks.words : looks.code;
    if (labelled) return looks.labelled;
    return column === head.length - 1 ? looks.last : looks.middle;
  };
  return (
    <table className="mt-4 w-full text-left text-[0.9375rem] max-sm:block">
      <thead className="text-sm text-quiet max-sm:sr-only">
        <tr className="border-b border-line">
          {head.map((cell) => (
            <th key={cell} scope="col" className="py-2 pr-6 font-normal">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={row.join(' ')}
            className="border-b border-line align-top max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 max-sm:py-2.5"
          >
            {row.map((cell, column) => (
              <td key={head[column]} className={`sm:py-2.5 sm:pr-6 ${lookOf(column)}`}>
                {labelled && column > 0 && (
                  <span className="w-32 shrink-0 text-quiet sm:hidden">{head[column]}</span>
                )}
                <MarkedText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const looks = {
  code: 'font-mono text-sm',
  words: 'font-medium',
  labelled: 'max-sm:flex max-sm:w-full max-sm:gap-3 max-sm:text-sm max-sm:leading-6',
  middle: 'max-sm:text-sm max-sm:text-quiet',
  last: 'max-sm:w-full',
} as const;
