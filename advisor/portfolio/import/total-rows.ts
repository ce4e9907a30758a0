import type { Holding } from '#contract/holdings.ts';
import type { Mapping } from '#advisor/portfolio/import/columns.ts';

/** Told apart from positions: what a row says of the others. */
const totalWords =
  /^(?:(?:grand |sub-?|account |positions? |portfolio |overall |all accounts? )?totals?(?: (?:account )?(?:value|assets))?|(?:zwischen|gesamt)?summe|gesamt(?:wert|betrag)?|totale|totaal|totaux|total général|somme|suma|soma):?$/i;
/** "Total for Individual", "Total: Z1234", "Individual - TOD Total". "Total Return Bond" is a fund. */
const totalOfAccount = /^(?:sub-?)?totals?(?:\s+(?:for|of|in)\s|\s*:)\s*\S|\S\s+(?:sub-?)?totals?:?$/i;
const startsNumber = /^[$(+-]*\d/;

/** Whether a row is a total rather than a position: by its first cell, its symbol or its name. */
export function isTotalRow(cells: readonly string[], mapping: Mapping): boolean {
  const cellOf = (field: keyof Mapping) => cells[mapping[field] ?? -1] ?? '';
  const hasNumber = (field: keyof Mapping) => startsNumber.test(cellOf(field));
  const symbol = cellOf('symbol');
  // A row with a symbol and an amount is a position, whatever its name: "Total" was a company's.
  const hasSymbol = /^[A-Z][A-Z0-9.]*$/.test(symbol) && !totalWords.test(symbol);
  if (hasSymbol && (hasNumber('quantity') || hasNumber('value'))) return false;
  const labels = [cells.find((cell) => cell !== '') ?? '', symbol, cellOf('name')];
  if (labels.some((label) => totalWords.test(label))) return true;
  return !hasNumber('quantity') && labels.some((label) => totalOfAccount.test(label));
}

interface ReadRow {
  line: number;
  holding: Holding;
}

/** Each row rounds: the sum may be off by a cent for each of them. */
const centsOff = 0.01;

/**
 * Lines of rows that were read as positions and are totals by what they say and by what they come to: "Total Individual"
 * with the worth of the rows above it, and neither a symbol nor a number of shares.
 */
export function totalsByValue(read: readonly ReadRow[]): ReadonlySet<number> {
  const found = new Set<number>();
  const nothing = { sum: 0, count: 0 };
  let [since, above] = [nothing, nothing];
  for (const { line, holding } of read) {
    const { symbol, quantity, name, value } = holding;
    const mayBe = symbol === null && quantity === null && /^totals?\s/i.test(name);
    const isTotalOf = ({ sum, count }: typeof nothing) =>
      count > 1 && Math.abs(sum - value) <= centsOff * (count + 1);
    if (mayBe && (isTotalOf(since) || isTotalOf(above))) {
      found.add(line);
      since = nothing;
    } else {
      since = { sum: since.sum + value, count: since.count + 1 };
      above = { sum: above.sum + value, count: above.count + 1 };
    }
  }
  return found;
}
