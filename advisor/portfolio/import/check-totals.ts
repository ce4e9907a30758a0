import type { Holding } from '#contract/holdings.ts';
import type { BrokerId } from '#advisor/portfolio/import/brokers.ts';
import type { Mapping } from '#advisor/portfolio/import/columns.ts';
import type { GatheredRow } from '#advisor/portfolio/import/gather-rows.ts';
import { readNumber, type Decimals } from '#advisor/portfolio/import/read-number.ts';
import { round } from '#advisor/portfolio/import/read-row.ts';

/** A total that the file states, beside what its rows add up to. */
export interface TotalCheck {
  line: number;
  said: number;
  added: number;
  matches: boolean;
}

interface Checked {
  totals: readonly GatheredRow[];
  /** In the order of the file, before rows of the same position are added up. */
  read: readonly { line: number; holding: Holding }[];
  mapping: Mapping;
  decimals: Decimals;
  broker: BrokerId | null;
}

/** Brokers round each row: the sum may be off by a cent for each of them. */
const centsOff = 0.01;

/** Each total of the file against its rows: those since the total before it, or all above it. */
export function checkTotals({ totals, read, mapping, decimals, broker }: Checked): TotalCheck[] {
  // A statement's totals are of its positions; its cash is in another table.
  const counted =
    broker === 'interactive_brokers' ? read.filter(({ holding }) => holding.kind !== 'cash') : read;
  let before = 0;
  return totals.flatMap((row) => {
    const currency = row.cells[mapping.currency ?? -1] ?? '';
    const said = currency === '' || currency === 'USD' ? totalOf(row.cells, mapping, decimals) : null;
    const since = counted.filter(({ line }) => line > before && line < row.line);
    const above = counted.filter(({ line }) => line < row.line);
    before = row.line;
    if (said === null) return [];
    const checks = [since, above].map((rows) => {
      const added = round(
        rows.reduce((sum, { holding }) => sum + holding.value, 0),
        2,
      );
      return { line: row.line, said, added, matches: Math.abs(said - added) <= centsOff * (rows.length + 1) };
    });
    return checks.find(({ matches }) => matches) ?? checks.slice(0, 1);
  });
}

/** In the column of values, or the last number of the row: some brokers leave out cells of their totals. */
function totalOf(cells: readonly string[], mapping: Mapping, decimals: Decimals): number | null {
  const numbers = [cells[mapping.value ?? -1] ?? '', ...cells.toReversed()].map((cell) =>
    readNumber(cell, decimals),
  );
  const found = numbers.find(({ kind }) => kind === 'number');
  return found?.kind === 'number' ? found.value : null;
}
