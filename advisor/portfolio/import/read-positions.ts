import type { Holding } from '#contract/holdings.ts';
import { createAccountNamer } from '#advisor/portfolio/import/account-names.ts';
import type { BrokerId } from '#advisor/portfolio/import/brokers.ts';
import { checkTotals, type TotalCheck } from '#advisor/portfolio/import/check-totals.ts';
import { ambiguousHeaders, missingOf, type Mapping } from '#advisor/portfolio/import/columns.ts';
import { decodeText, requireText, type Encoding } from '#advisor/portfolio/import/decode-text.ts';
import { findAsOf } from '#advisor/portfolio/import/find-dates.ts';
import { findTable } from '#advisor/portfolio/import/find-table.ts';
import {
  excerptOf,
  gatherRows,
  type GatheredRow,
  type ImportProblem,
} from '#advisor/portfolio/import/gather-rows.ts';
import { mergePositions } from '#advisor/portfolio/import/merge-positions.ts';
import { findDecimals, foreignCurrencyOf, type Decimals } from '#advisor/portfolio/import/read-number.ts';
import { endsInsideCell, type Delimiter } from '#advisor/portfolio/import/read-records.ts';
import { lotDayOf, readRow, withLot } from '#advisor/portfolio/import/read-row.ts';
import { totalsByValue } from '#advisor/portfolio/import/total-rows.ts';
import { ImportRefused, requireReadableSize } from '#advisor/portfolio/import/refused.ts';

export interface ReadOptions {
  /** Such as 2026-01-31: the day of positions that do not say theirs. */
  today: string;
  fileName?: string;
  /** What the columns mean, where their owner has corrected the guess. */
  mapping?: Mapping;
  decimals?: Decimals;
  /** What the account is called, where the table does not say. */
  account?: string;
  /** Hears from time to time how much is done, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface PositionsReading {
  broker: BrokerId | null;
  encoding: Encoding | null;
  delimiter: Delimiter;
  decimals: Decimals;
  columns: string[];
  mapping: Mapping;
  /** Headers that several columns have, one of which was taken; empty where its owner has chosen. */
  ambiguous: string[];
  /** What its owner has to say before rows can be read. */
  missing: string | null;
  /** The first rows as they are in the file. */
  sample: string[][];
  holdings: Holding[];
  problems: ImportProblem[];
  /** The text ends inside a cell: the rest of the file is missing. */
  isCut: boolean;
  /** How many rows were added to another of the same position. */
  merged: number;
  totals: TotalCheck[];
  asOf: string;
  /** Whether the file itself says which day it is of. */
  isDated: boolean;
  /** Whether the rows have no account of their own, so that `account` of the options names it. */
  namesAccount: boolean;
}

const numberFields = ['quantity', 'price', 'value', 'cost_basis', 'average_cost', 'gain'] as const;
const sampleRows = 5;

/** The positions in a file. Refuses what is no list of positions; every row that cannot be read is told. */
export function readPositionsFile(bytes: Uint8Array, options: ReadOptions): PositionsReading {
  requireReadableSize(bytes.length);
  const { text, encoding } = decodeText(bytes);
  return { ...readText(text, options), encoding };
}

/** The same for what was pasted. */
export function readPositionsText(text: string, options: ReadOptions): PositionsReading {
  requireReadableSize(text.length);
  requireText(text);
  return readText(text, options);
}

function readText(marked: string, options: ReadOptions): PositionsReading {
  const { today, fileName = '', onProgress = () => undefined } = options;
  const text = marked.replace(/^\ufeff/, '');
  if (text.trim() === '') throw new ImportRefused('empty', 'There is no text in here. Choose another file.');
  const table = findTable(text);
  const mapping = options.mapping ?? table.mapping;
  const gathered = gatherRows(text, table, mapping, (share) => onProgress(share * 0.7));
  const decimals = options.decimals ?? decimalsOf(gathered.rows, mapping);
  const dated = findAsOf(gathered.texts, fileName, today);
  const asOf = dated ?? today;
  const missing = missingOf(mapping);
  const accountOf = createAccountNamer({ broker: table.broker, mapping, given: options.account });
  const currency = foreignCurrencyOf(table.columns[mapping.value ?? mapping.price ?? -1] ?? '');
  const context = { ...gathered, mapping, width: table.columns.length, decimals, currency, asOf, accountOf };
  const read: { line: number; holding: Holding }[] = [];
  const problems = [...gathered.problems];
  let above: (typeof read)[number] | undefined;
  for (const [at, row] of (missing === null ? gathered.rows : []).entries()) {
    const bought = above ? lotDayOf(row, mapping) : null;
    const result = above && bought !== null ? withLot(above.holding, bought) : readRow(row, context);
    if ('reason' in result) {
      problems.push({ line: row.line, text: excerptOf(row.cells, mapping), reason: result.reason });
      above = undefined;
    } else if (above && bought !== null) above.holding = result;
    else {
      above = { line: row.line, holding: result };
      read.push(above);
    }
    if (at % 1000 === 0) onProgress(0.7 + (0.3 * at) / gathered.rows.length);
  }
  if (gathered.rows.length === 0) {
    throw new ImportRefused(
      'no_table',
      'The table has column names but no positions. Download your positions again, and try that file.',
    );
  }
  const summed = totalsByValue(read);
  const positions = read.filter(({ line }) => !summed.has(line));
  const totals = [...gathered.totals, ...gathered.rows.filter(({ line }) => summed.has(line))];
  const holdings = mergePositions(positions.map(({ holding }) => holding));
  return {
    broker: table.broker,
    encoding: null,
    delimiter: table.delimiter,
    decimals,
    columns: table.columns,
    mapping,
    ambiguous: options.mapping || table.broker ? [] : ambiguousHeaders(table.columns, mapping),
    missing,
    sample: gathered.rows.slice(0, sampleRows).map(({ cells }) => cells.slice(0, table.columns.length)),
    holdings,
    problems: problems.toSorted((a, b) => a.line - b.line),
    isCut: endsInsideCell(text, table.delimiter),
    merged: positions.length - holdings.length,
    totals: checkTotals({
      totals: totals.toSorted((one, other) => one.line - other.line),
      read: positions,
      mapping,
      decimals,
      broker: table.broker,
    }),
    asOf,
    isDated: dated !== null,
    namesAccount:
      mapping.account === undefined &&
      mapping.account_name === undefined &&
      gathered.rows.every(({ account }) => account === null),
  };
}

/** By the cells themselves; where they leave it open, as it is written in America. */
function decimalsOf(rows: readonly GatheredRow[], mapping: Mapping): Decimals {
  const cells = rows.flatMap((row) => numberFields.map((field) => row.cells[mapping[field] ?? -1] ?? ''));
  return findDecimals(cells) ?? 'point';
}
