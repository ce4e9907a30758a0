import type { Holding } from '#contract/holdings.ts';
import type { Mapping } from '#advisor/portfolio/import/columns.ts';
import type { GatheredRow } from '#advisor/portfolio/import/gather-rows.ts';
import { findDates } from '#advisor/portfolio/import/find-dates.ts';
import { accountTypeOf, isOptionSymbol, kindOf } from '#advisor/portfolio/import/kinds.ts';
import { isShort } from '#advisor/portfolio/net-cost.ts';
import { foreignCurrencyOf, readNumber, type Decimals } from '#advisor/portfolio/import/read-number.ts';

interface RowContext {
  mapping: Mapping;
  /** How many columns the table has. */
  width: number;
  decimals: Decimals;
  /** The currency that the header of the amounts names, if it is not the dollar. */
  currency: string | null;
  asOf: string;
  accountOf: (row: GatheredRow) => string;
  names: ReadonlyMap<string, string>;
  terms: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Why a row cannot be read; the message is told to its owner. */
class RowProblem extends Error {}

/** The day of a row that is called by a date alone: a lot of the position above it. */
export function lotDayOf({ cells }: GatheredRow, { symbol = -1, name = -1 }: Mapping): string | null {
  const title = textOf(cells[symbol]) || textOf(cells[name]);
  return /^[\d/.-]+$/.test(title) ? (findDates(title)[0] ?? null) : null;
}

/** A position with one more of its lots, which its figures already count. */
export function withLot(holding: Holding, bought: string): Holding {
  const term = termSince(bought, holding.as_of);
  const isFirst = holding.last_bought === undefined;
  const last = isFirst || bought > holding.last_bought! ? bought : holding.last_bought!;
  return { ...holding, term: isFirst || holding.term === term ? term : 'mixed', last_bought: last };
}

/** A row as a position, or the reason why it is none. */
export function readRow(row: GatheredRow, context: RowContext): Holding | { reason: string } {
  try {
    return requirePosition(row, context);
  } catch (error) {
    if (error instanceof RowProblem) return { reason: error.message };
    throw error;
  }
}

function requirePosition(row: GatheredRow, context: RowContext): Holding {
  const { mapping, asOf } = context;
  requireWidth(row.cells, context.width);
  const cellOf = (field: keyof Mapping) => textOf(row.cells[mapping[field] ?? -1]);
  if (lotDayOf(row, mapping) !== null) {
    throw new RowProblem(`“${cellOf('symbol') || cellOf('name')}” is a date, not a symbol.`);
  }
  const { symbol, name } = requireName(cellOf('symbol'), cellOf('name'), context.names);
  requireDollars(context.currency ?? cellOf('currency'), cellOf('value'));
  const kind = kindOf({ symbol, name, type: cellOf('kind') });
  const read = (field: keyof Mapping) => readNumber(cellOf(field), context.decimals);
  const require = (field: keyof Mapping, title: string) => {
    const number = read(field);
    if (number.kind === 'unreadable') {
      throw new RowProblem(`The ${title} “${cellOf(field).slice(0, 40)}” is not a number that can be read.`);
    }
    return number.kind === 'number' ? number.value : null;
  };
  const optional = (field: keyof Mapping) => {
    const number = read(field);
    return number.kind === 'number' ? number.value : null;
  };
  const quantity = require('quantity', 'number of shares');
  const price = require('price', 'price');
  const unit = unitOf(kind);
  const value =
    require('value', 'value') ?? productOf(quantity, price, unit) ?? (kind === 'cash' ? quantity : null);
  if (value === null) {
    throw new RowProblem('There is no value, and no number of shares with a price to compute one from.');
  }
  if (Math.abs(value) > 1e12) throw new RowProblem('The value is too large to be a position.');
  const gain = optional('gain');
  const cost =
    optional('cost_basis') ??
    (gain === null ? productOf(quantity, optional('average_cost'), unit) : value - gain);
  const bought = boughtOn(cellOf('acquired'), asOf);
  const account = context.accountOf(row).slice(0, 100);
  return {
    account,
    account_type: accountTypeOf(`${account} ${cellOf('account_name')}`),
    kind,
    symbol,
    name,
    quantity: quantity === null ? null : round(quantity, 8),
    price: price === null || price < 0 ? null : round(price, 8),
    value: round(value, 2),
    cost_basis: costOf(cost, { kind, value, quantity }),
    term: termOf(cellOf('term'), context.terms.get(symbol ?? '')) ?? termSince(bought, asOf),
    ...(bought === null ? {} : { last_bought: bought }),
    as_of: asOf,
  };
}

/** What was received for a short position is written with either sign. A cost below zero is none otherwise. */
function costOf(
  cost: number | null,
  { kind, value, quantity }: Pick<Holding, 'kind' | 'value' | 'quantity'>,
): number | null {
  if (cost === null || kind === 'cash') return null;
  if (isShort({ value, quantity })) return round(Math.abs(cost), 2);
  return cost < 0 ? null : round(cost, 2);
}

/** An empty text for what brokers write into cells without a text. */
function textOf(cell: string | undefined): string {
  return cell === undefined || /^(?:[-–—]+|n\/?a)$/i.test(cell) ? '' : cell;
}

function requireWidth(cells: readonly string[], width: number): void {
  // Some brokers end each row with a comma.
  const extra = cells.slice(width).filter((cell) => cell !== '');
  if (extra.length > 0) {
    throw new RowProblem(
      `The row has ${cells.length} cells, and the table has ${width} columns. An amount or a name with a comma may lack its quotes.`,
    );
  }
}

function requireName(
  symbolCell: string,
  nameCell: string,
  names: ReadonlyMap<string, string>,
): { symbol: string | null; name: string } {
  const typed = symbolCell.toUpperCase().replace(/\*+$/, '').replace(/^-/, '').trim();
  const isSymbol =
    /^[A-Z0-9][A-Z0-9.\-/:]{0,39}$/.test(typed) || (isOptionSymbol(typed) && typed.length <= 40);
  if (!isSymbol && /^[=+@]/.test(symbolCell)) {
    throw new RowProblem(
      `“${symbolCell.slice(0, 40)}” is a formula, not a symbol. Formulas are never run: write the symbol itself into the file.`,
    );
  }
  const name = (nameCell || names.get(typed) || (isSymbol ? typed : symbolCell.replace(/\*+$/, '')))
    .slice(0, 200)
    .trim();
  if (typed === 'CASH' && nameCell === '') return { symbol: typed, name: 'Cash' };
  if (name === '') throw new RowProblem('There is neither a symbol nor a name.');
  return { symbol: isSymbol ? typed : null, name };
}

function requireDollars(currency: string, value: string): void {
  const foreign =
    currency !== '' && currency.toUpperCase() !== 'USD' && currency !== '$'
      ? currency
      : foreignCurrencyOf(value);
  if (foreign !== null) {
    throw new RowProblem(
      `The value is in ${foreign.slice(0, 10)}. Only amounts in dollars can be imported: add this position by hand, in dollars.`,
    );
  }
}

/** How many dollars a price of one is for one of it: options are for 100 shares, bonds are priced in percent. */
function unitOf(kind: Holding['kind']): number {
  if (kind === 'option') return 100;
  return kind === 'bond' ? 0.01 : 1;
}

function productOf(quantity: number | null, price: number | null, unit: number): number | null {
  return quantity === null || price === null ? null : quantity * price * unit;
}

function termOf(text: string, codes: ReadonlySet<string> | undefined): Holding['term'] {
  if (codes) {
    if (codes.size > 1) return 'mixed';
    return codes.has('LT') ? 'long' : 'short';
  }
  if (/mixed|various/i.test(text)) return 'mixed';
  if (/long/i.test(text)) return 'long';
  return /short/i.test(text) ? 'short' : null;
}

/** The day of a purchase; null where the cell names none, or one that has not come. */
function boughtOn(text: string, asOf: string): string | null {
  const date = findDates(text).at(-1);
  return date !== undefined && date <= asOf && date > '1900' ? date : null;
}

/** Long-term is more than a year: the same day of the year after is still short. */
function termSince(bought: string | null, asOf: string): Holding['term'] {
  if (bought === null) return null;
  const [year, ...rest] = bought.split('-');
  return asOf > [Number(year) + 1, ...rest].join('-') ? 'long' : 'short';
}

export function round(value: number, places: number): number {
  const factor = 10 ** places;
  const rounded = Math.round((value + Number.EPSILON * Math.sign(value)) * factor) / factor;
  // Beyond what a double holds at these places, the number itself is the nearest.
  return Number.isFinite(rounded) ? rounded : value;
}
