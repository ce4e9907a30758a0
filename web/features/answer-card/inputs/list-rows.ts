import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';

type Item = Readonly<Record<string, unknown>>;

export interface Row {
  id: number;
  item: Item;
  /** It was added and is not filled in yet: it counts for nothing, and nothing is wrong with it. */
  fresh: boolean;
}

let made = 0;

const newRow = (item: Item, fresh: boolean): Row => ({ id: (made += 1), item, fresh });

export function toRows(list: unknown): Row[] {
  return Array.isArray(list) ? list.map((item: Item) => newRow(item, false)) : [];
}

/** A row in which only what may be left out has a value. */
export function blankRow(items: Fields): Row {
  const usual = Object.entries(items).flatMap(([name, field]) => {
    const about = aboutField(field);
    return about?.default ? [[name, about.default.value] as const] : [];
  });
  return newRow(Object.fromEntries(usual), true);
}

/** The rows with one value changed. An added row counts from when it is whole. */
export function withValue(
  rows: readonly Row[],
  id: number,
  items: Fields,
  name: string,
  value: unknown,
): Row[] {
  return rows.map((row) => {
    if (row.id !== id) return row;
    const usual = aboutField(items[name])?.default;
    const item = { ...row.item, [name]: value === '' && usual ? usual.value : value };
    return { ...row, item, fresh: row.fresh && !isWhole(item, items) };
  });
}

/** Everything is there that has to be given. */
const isWhole = (item: Item, items: Fields) =>
  Object.entries(items).every(
    ([name, field]) => aboutField(field)?.default || (item[name] !== undefined && item[name] !== ''),
  );

export function toList(rows: readonly Row[]): Item[] {
  return rows.filter(({ fresh }) => !fresh).map(({ item }) => item);
}

/** The fields that have to be given, or that some row sets to something else than usual. */
export function fieldsInUse(about: FieldAbout, list: unknown): string[] {
  const items = about.items ?? {};
  const all = toRows(list);
  return Object.keys(items).filter((name) => {
    const usual = aboutField(items[name])?.default;
    return !usual || all.some(({ item }) => (item[name] ?? usual.value) !== usual.value);
  });
}
