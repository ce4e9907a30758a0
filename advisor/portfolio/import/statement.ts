import { guessMapping } from '#advisor/portfolio/import/columns.ts';
import type { FoundTable } from '#advisor/portfolio/import/found-table.ts';
import type { TableRecord } from '#advisor/portfolio/import/read-records.ts';

/**
 * The activity statement of Interactive Brokers: many tables in one file, each row with the name of its table and
 * "Header", "Data" or "Total" in front of it.
 */
const positions = /^(?:long |short )?open positions$/i;

export function findStatement(records: readonly TableRecord[]): Omit<FoundTable, 'delimiter'> | null {
  const header = records.findIndex(
    ({ cells: [table = '', row] }) => row === 'Header' && positions.test(table),
  );
  const isStatement = records.some(({ cells: [table, row] }) => table === 'Statement' && row === 'Header');
  if (header === -1) {
    // Its table of positions may come after hundreds of trades.
    return isStatement
      ? {
          broker: 'interactive_brokers',
          columns: [...usualColumns],
          mapping: guessMapping(usualColumns),
          header: -1,
        }
      : null;
  }
  const columns = records[header]!.cells.slice(2);
  return { broker: 'interactive_brokers', columns, mapping: guessMapping(columns), header: -1 };
}

const usualColumns = [
  'DataDiscriminator',
  'Asset Category',
  'Currency',
  'Symbol',
  'Quantity',
  'Mult',
  'Cost Price',
  'Cost Basis',
  'Close Price',
  'Value',
  'Unrealized P/L',
  'Code',
];

interface StatementRow {
  line: number;
  cells: string[];
}

/** What the rows of a statement say about positions, gathered while they are read. */
export function createStatementReader(columns: readonly string[]) {
  let account: string | null = null;
  let currency = 'USD';
  const names = new Map<string, string>();
  const terms = new Map<string, Set<string>>();
  const rows: StatementRow[] = [];
  const texts: string[] = [];
  const totals: StatementRow[] = [];
  let cash: StatementRow | null = null;
  const at = (name: string) => columns.findIndex((column) => column.toLowerCase() === name);
  const symbolAt = at('symbol');
  const codeAt = at('code');

  const readPosition = (line: number, row: string, cells: string[]) => {
    const [level] = cells;
    if (row === 'Total') totals.push({ line, cells });
    if (row !== 'Data') return;
    if (level === 'Summary') rows.push({ line, cells });
    const term = /\b(?:ST|LT)\b/.exec(cells[codeAt] ?? '')?.[0];
    const symbol = cells[symbolAt] ?? '';
    if (level === 'Lot' && term) terms.set(symbol, (terms.get(symbol) ?? new Set()).add(term));
  };

  const readCash = (line: number, [what = '', unit = '', total = '']: string[]) => {
    if (what !== 'Ending Cash') return;
    const isWanted =
      unit === 'USD' || (unit === 'Base Currency Summary' && currency === 'USD' && cash === null);
    if (!isWanted) return;
    const cells = columns.map(() => '');
    const set = (name: string, value: string) => {
      if (at(name) >= 0) cells[at(name)] = value;
    };
    set('symbol', 'CASH');
    set('asset category', 'Cash');
    set('currency', 'USD');
    set('value', total);
    cash = { line, cells };
  };

  return {
    read({ line, cells: [table = '', row = '', ...cells] }: TableRecord): void {
      if (positions.test(table)) readPosition(line, row, cells);
      else if (row !== 'Data') return;
      else if (table === 'Account Information' && cells[0] === 'Account') account = cells[1] ?? null;
      else if (table === 'Account Information' && cells[0] === 'Base Currency') currency = cells[1] ?? 'USD';
      else if (table === 'Statement') texts.push(cells.join(' '));
      else if (table === 'Cash Report') readCash(line, cells);
      else if (table === 'Financial Instrument Information' && cells[2]) names.set(cells[1] ?? '', cells[2]);
    },
    finish: () => ({ account, names, terms, rows: cash ? [...rows, cash] : rows, texts, totals }),
  };
}
