import { findBroker, isOfTransactions } from '#advisor/portfolio/import/brokers.ts';
import { countHeaders, guessMapping, missingOf, type Mapping } from '#advisor/portfolio/import/columns.ts';
import type { FoundTable } from '#advisor/portfolio/import/found-table.ts';
import { guessByContent } from '#advisor/portfolio/import/guess-by-content.ts';
import {
  delimiters,
  readRecords,
  type Delimiter,
  type TableRecord,
} from '#advisor/portfolio/import/read-records.ts';
import { ImportRefused, requireFewColumns } from '#advisor/portfolio/import/refused.ts';
import { findStatement } from '#advisor/portfolio/import/statement.ts';

/** How many rows are looked at: no broker writes more above its table. */
const looked = 200;

/** The table of positions in a text. Refuses where there is none, and one that is too wide. */
export function findTable(text: string): FoundTable {
  const found = findAny(text);
  requireFewColumns(found.columns.length);
  return found;
}

function findAny(text: string): FoundTable {
  const samples = delimiters.map((delimiter) => ({ delimiter, records: firstRecords(text, delimiter) }));
  for (const sample of samples) {
    const found = findStatement(sample.records) ?? findHeader(sample.records);
    if (found) return { ...found, delimiter: sample.delimiter };
  }
  if (samples.some(({ records }) => records.some(({ cells }) => isOfTransactions(cells)))) {
    throw new ImportRefused(
      'transactions',
      'This is a list of transactions, not of positions: it says what you bought and sold, but not what you hold now. ' +
        'Download your positions or holdings instead, or type them in.',
    );
  }
  return findAnyTable(samples);
}

function firstRecords(text: string, delimiter: Delimiter): TableRecord[] {
  const records = [];
  for (const record of readRecords(text, delimiter)) {
    records.push(record);
    if (records.length === looked) break;
  }
  return records;
}

type Header = Omit<FoundTable, 'delimiter'>;

/** The first row whose cells name everything that a position needs. */
function findHeader(records: readonly TableRecord[]): Header | null {
  for (const [at, { cells }] of records.entries()) {
    if (countHeaders(cells) < 2 || isOfTransactions(cells)) continue;
    const mapping = guessMapping(cells);
    if (missingOf(mapping) !== null) continue;
    const broker = findBroker(cells);
    for (const field of broker?.not ?? []) delete mapping[field];
    return { broker: broker?.id ?? null, columns: cells, mapping, header: at };
  }
  return null;
}

/** A table with headers that nobody knows, or without any: its owner says what the columns mean. */
function findAnyTable(
  samples: readonly { delimiter: Delimiter; records: readonly TableRecord[] }[],
): FoundTable {
  const shapes = samples.map(({ delimiter, records }) => ({ delimiter, records, ...shapeOf(records) }));
  const best = shapes.toSorted((a, b) => b.rows * b.width - a.rows * a.width)[0];
  const hasNumbers = best?.records[best.first]?.cells.some((cell) => /^[($+-]*\d/.test(cell)) ?? false;
  if (!best || best.width < 2 || (best.rows < 2 && !hasNumbers)) {
    throw new ImportRefused(
      'no_table',
      'There is no table of positions in here. Use a CSV file with a row for each position, with its symbol and its value.',
    );
  }
  const { cells } = best.records[best.first]!;
  // A line of one cell says nothing about columns.
  const rows = best.records
    .slice(best.first)
    .flatMap((record) => (record.cells.length > 1 ? [record.cells] : []));
  if (hasNumbers) {
    return {
      broker: null,
      delimiter: best.delimiter,
      columns: cells.map((_, at) => `Column ${at + 1}`),
      mapping: guessByContent(rows),
      header: best.first - 1,
    };
  }
  return {
    broker: null,
    delimiter: best.delimiter,
    columns: cells,
    mapping: withHeaders(guessByContent(rows.slice(1)), guessMapping(cells)),
    header: best.first,
  };
}

/** What headers say counts for more than what is in the rows, and a column that they name means nothing else. */
function withHeaders(byContent: Mapping, byHeaders: Mapping): Mapping {
  const taken = new Set(Object.values(byHeaders));
  const others = Object.entries(byContent).filter(([, at]) => !taken.has(at));
  return { ...(Object.fromEntries(others) as Mapping), ...byHeaders };
}

/** The number of cells that most rows have, how many have it, and the first of those. */
function shapeOf(records: readonly TableRecord[]): { width: number; rows: number; first: number } {
  const counts = new Map<number, number>();
  for (const { cells } of records) {
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  }
  const [width, rows] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [0, 0];
  return { width, rows, first: records.findIndex(({ cells }) => cells.length === width) };
}
