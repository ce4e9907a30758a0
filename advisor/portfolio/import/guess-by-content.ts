import type { Mapping } from '#advisor/portfolio/import/columns.ts';
import { findDecimals, readNumber } from '#advisor/portfolio/import/read-number.ts';

/** What the columns of rows without known headers are, by what is in them. Only a proposal: its owner looks at it. */
export function guessByContent(rows: readonly (readonly string[])[]): Mapping {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const places = Array.from({ length: width }, (_, at) => at);
  const most = (at: number, fits: (cell: string) => boolean) =>
    rows.length > 0 && rows.filter((cells) => fits(cells[at] ?? '')).length > rows.length * 0.6;
  const decimals = findDecimals(rows.flat()) ?? 'point';
  const isNumber = (cell: string) => readNumber(cell, decimals).kind === 'number';
  const numbers = places.filter((at) => most(at, isNumber));
  const symbol = places.find((at) => most(at, (cell) => /^[A-Z]{1,5}(?:[.-][A-Z])?\*{0,2}$/.test(cell)));
  const name = places.find(
    (at) => at !== symbol && !numbers.includes(at) && most(at, (cell) => /[a-z]{3}| /i.test(cell)),
  );
  const [first, second, third] = numbers;
  const amounts: Mapping =
    third !== undefined
      ? { quantity: first!, price: second!, value: third }
      : second !== undefined
        ? { quantity: first!, value: second }
        : first !== undefined
          ? { value: first }
          : {};
  return {
    ...(symbol === undefined ? {} : { symbol }),
    ...(name === undefined ? {} : { name }),
    ...amounts,
  };
}
