import { isOfTransactions } from '#advisor/portfolio/import/brokers.ts';
import { countHeaders, normalizeHeader, type Mapping } from '#advisor/portfolio/import/columns.ts';
import type { FoundTable } from '#advisor/portfolio/import/found-table.ts';
import { readRecords, type TableRecord } from '#advisor/portfolio/import/read-records.ts';
import { importLimits, tooManyPositions } from '#advisor/portfolio/import/refused.ts';
import { createStatementReader } from '#advisor/portfolio/import/statement.ts';
import { isTotalRow } from '#advisor/portfolio/import/total-rows.ts';

/** A row of the table; `account` is what a line above the table calls the account of its rows. */
export interface GatheredRow {
  line: number;
  cells: string[];
  account: string | null;
}

export interface ImportProblem {
  line: number;
  /** The beginning of the row. */
  text: string;
  reason: string;
}

interface Gathered {
  rows: GatheredRow[];
  totals: GatheredRow[];
  /** The lines around the table. */
  texts: string[];
  problems: ImportProblem[];
  /** What statements tell of a symbol in other tables. */
  names: ReadonlyMap<string, string>;
  terms: ReadonlyMap<string, ReadonlySet<string>>;
}

const withText = (some: readonly (string | undefined)[]) =>
  some.filter((cell) => cell !== undefined && cell !== '');

/** What a row is told by: its symbol and its name, or the first of its cells where it has neither. */
export function excerptOf(cells: readonly string[], { symbol = -1, name = -1 }: Mapping = {}): string {
  const named = withText([cells[symbol], cells[name]]);
  return (named.length > 0 ? named : withText(cells).slice(0, 4)).join(' · ').slice(0, 80);
}

/** Every row of the table, and what stands around it. Stops at once where there are more rows than can be imported. */
export function gatherRows(
  text: string,
  table: FoundTable,
  mapping: Mapping,
  onProgress: (share: number) => void,
): Gathered {
  if (table.broker === 'interactive_brokers') return gatherStatement(text, table, mapping, onProgress);
  const reader = createTableReader(table, mapping);
  let index = 0;
  for (const record of readRecords(text, table.delimiter)) {
    if (!reader.read(record, index)) break;
    index += 1;
    if (index % 1000 === 0) onProgress(record.end / text.length);
  }
  return reader.finish();
}

function gatherStatement(
  text: string,
  table: FoundTable,
  mapping: Mapping,
  onProgress: (share: number) => void,
): Gathered {
  const reader = createStatementReader(table.columns);
  let index = 0;
  for (const record of readRecords(text, table.delimiter)) {
    reader.read(record);
    index += 1;
    if (index % 1000 === 0) onProgress(record.end / text.length);
  }
  const { account, rows, totals, ...about } = reader.finish();
  if (rows.length > importLimits.positions) throw tooManyPositions();
  const owned = (row: TableRecord) => ({ line: row.line, cells: row.cells, account });
  const isTotal = ({ cells }: Pick<TableRecord, 'cells'>) => isTotalRow(cells, mapping);
  const all = [...totals, ...rows.filter(isTotal)].toSorted((one, other) => one.line - other.line);
  const positions = rows.filter((row) => !isTotal(row));
  return { ...about, rows: positions.map(owned), totals: all.map(owned), problems: [] };
}

const startsNumber = /^[$(+-]*\d/;

/** A symbol, alone or with numbers that nothing separates from it: "XYZ 5 $50". */
const likelyPosition = /^[A-Z]{1,5}(?: (?:.* )?[$(+-]*\d[\d,.]*\)?)?$/;

/** A sentence whose commas are not in quotes. */
function isNote([first = '', ...others]: readonly string[]): boolean {
  return first.length > 60 && !others.some((cell) => startsNumber.test(cell));
}

function createTableReader(table: FoundTable, mapping: Mapping) {
  const header = table.columns.map(normalizeHeader).join('|');
  const rows: GatheredRow[] = [];
  const totals: GatheredRow[] = [];
  const texts: string[] = [];
  const problems: ImportProblem[] = [];
  let account: string | null = null;
  /** The last line of a single cell: of some brokers it names the account of the table below it. */
  let single: string | null = null;
  let before: readonly string[] = [];

  const readPreamble = (cells: readonly string[]) => {
    const [first = ''] = cells;
    texts.push(cells.join(' '));
    const named = /^positions for (?:account )?(.+?) as of/i.exec(first)?.[1];
    if (named !== undefined) account = /^all[- ]accounts?$/i.test(named) ? null : named;
    else if (table.broker === 'etrade' && normalizeHeader(before[0] ?? '') === 'account') account = first;
    else if (cells.filter((cell) => cell !== '').length === 1) single = first;
    before = cells;
  };

  const takeAccountLine = () => {
    if (table.broker === 'schwab' && single !== null) account = single;
    single = null;
  };

  /** A line of text below the header: the name of the next account, or a note of the broker. */
  const readLine = (line: number, filled: readonly string[]) => {
    const [first = ''] = filled;
    single = first;
    texts.push(filled.join(' '));
    if (!likelyPosition.test(first)) return;
    problems.push({ line, text: first, reason: 'The row has nothing but this one cell.' });
  };

  /** False where the table is over. */
  const readBelow = (line: number, cells: string[]): boolean => {
    const filled = cells.filter((cell) => cell !== '');
    const mayBeHeader = filled.length > 1 && !filled.some((cell) => startsNumber.test(cell));
    if (mayBeHeader && isOfTransactions(cells)) return false;
    if (mayBeHeader && cells.map(normalizeHeader).join('|') === header) takeAccountLine();
    else if (mayBeHeader && countHeaders(cells) >= 3) {
      const reason = 'Another table with other columns begins here. Import it by itself.';
      problems.push({ line, text: excerptOf(cells), reason });
      return false;
    } else if (filled.length === 1 || isNote(filled)) readLine(line, filled);
    else if (isTotalRow(cells, mapping)) totals.push({ line, cells, account });
    else if (filled.length > 0) {
      if (rows.length === importLimits.positions) throw tooManyPositions();
      rows.push({ line, cells, account });
    }
    return true;
  };

  return {
    /** False where the table is over. */
    read({ line, cells }: TableRecord, index: number): boolean {
      if (index > table.header) return readBelow(line, cells);
      if (index < table.header) readPreamble(cells);
      else takeAccountLine();
      return true;
    },
    finish: (): Gathered => ({ rows, totals, texts, problems, names: new Map(), terms: new Map() }),
  };
}
