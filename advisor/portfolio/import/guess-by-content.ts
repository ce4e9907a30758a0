import type { Mapping } from '#advisor/portfolio/import/columns.ts';
import { findDecimals, foreignCurrencyOf, readNumber } from '#advisor/portfolio/import/read-number.ts';

/** What the columns of rows without known headers are, by what is in them. Only a proposal: its owner looks at it. */
export function guessByContent(rows: readonly (readonly string[])[]): Mapping {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const places = Array.from({ length: width }, (_, at) => at);
  const most = (at: number, fits: (cell: string) => boolean) =>
    rows.length > 0 && rows.filter((cells) => fits(cells[at] ?? '')).length > rows.length * 0.6;
  const decimals = findDecimals(rows.flat()) ?? 'point';
  const isNumber = (cell: string) => readNumber(cell, decimals).kind === 'number';
  const numbers = places.filter((at) => most(at, isNumber));
  const currency = places.find((at) => most(at, isCurrency));
  const symbol = places.find(
    (at) => at !== currency && most(at, (cell) => /^[A-Z]{1,5}(?:[.-][A-Z])?\*{0,2}$/.test(cell)),
  );
  const texts = places.filter(
    (at) =>
      at !== symbol &&
      at !== currency &&
      !numbers.includes(at) &&
      most(at, (cell) => /[a-z]{3}| /i.test(cell)),
  );
  const { name, account } = nameAndAccount(rows, texts, symbol);
  const valueOf = (cells: readonly string[], at: number) => {
    const read = readNumber(cells[at] ?? '', decimals);
    return read.kind === 'number' ? read.value : null;
  };
  const fits = (triple: Triple) => multiply(rows.map((cells) => triple.map((at) => valueOf(cells, at))));
  const amounts = productIn(numbers, fits) ?? inOrder(numbers);
  return {
    ...(symbol === undefined ? {} : { symbol }),
    ...(name === undefined ? {} : { name }),
    ...(account === undefined ? {} : { account }),
    ...(currency === undefined ? {} : { currency }),
    ...amounts,
  };
}

type Triple = readonly [quantity: number, price: number, value: number];

/** More columns of numbers than these are not tried with each other. */
const mostTried = 12;

/** Shares, price and value by what they multiply to, whatever other numbers are beside them. */
function productIn(numbers: readonly number[], fits: (triple: Triple) => boolean): Mapping | undefined {
  const tried = numbers.slice(0, mostTried);
  for (const [n, quantity] of tried.entries())
    for (const price of tried.slice(n + 1))
      for (const value of tried)
        if (value !== quantity && value !== price && fits([quantity, price, value]))
          return { quantity, price, value };
  return undefined;
}

/** Prices are rounded, so that the product is a little off. */
const roundedBy = 0.005;

/** Of the rows that can tell. One share is worth its price, which would fit any two columns. */
function multiply(rows: readonly (readonly (number | null)[])[]): boolean {
  const telling = rows.flatMap(([quantity, price, value]) =>
    quantity && price && value && quantity !== 1 && price !== 1 ? [{ product: quantity * price, value }] : [],
  );
  const fitting = telling.filter(
    ({ product, value }) => Math.abs(product - value) <= Math.abs(value) * roundedBy,
  );
  return fitting.length > telling.length * 0.6;
}

/** As most tables have them; fewer numbers are fewer of these. */
function inOrder([first, second, third]: readonly number[]): Mapping {
  if (third !== undefined) return { quantity: first!, price: second!, value: third };
  if (second !== undefined) return { quantity: first!, value: second };
  return first === undefined ? {} : { value: first };
}

/** Beside a symbol of every row, none of which is a currency. */
const isCurrency = (cell: string) =>
  cell === 'USD' || (/^[A-Z]{3}$/.test(cell) && foreignCurrencyOf(cell) !== null);

/**
 * Names of positions differ from row to row, and a symbol has one of them; the name of an account is the same in many
 * rows, and one symbol may be in several.
 */
function nameAndAccount(
  rows: readonly (readonly string[])[],
  texts: readonly number[],
  symbol: number | undefined,
): { name?: number; account?: number } {
  const different = (at: number) => new Set(rows.map((cells) => cells[at] ?? '')).size;
  const symbols = symbol === undefined ? rows.length : different(symbol);
  const perSymbol = (at: number) =>
    symbol === undefined
      ? 0
      : new Set(rows.map((cells) => `${cells[symbol] ?? ''}\n${cells[at] ?? ''}`)).size - symbols;
  const [best, ...others] = texts.toSorted(
    (one, other) => perSymbol(one) - perSymbol(other) || different(other) - different(one),
  );
  if (best === undefined) return {};
  // With symbols beside it, a text that hardly changes names none of them.
  if (symbol !== undefined && different(best) === 1 && symbols > 1) return { account: best };
  const account = others.find((at) => different(at) < different(best) || perSymbol(at) > 0);
  return account === undefined ? { name: best } : { name: best, account };
}
