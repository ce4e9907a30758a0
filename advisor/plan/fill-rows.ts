import { aboutField, type FieldAbout } from '#advisor/calculators/define/fields.ts';
import { convert } from '#advisor/picture/convert.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { readRoleUse } from '#advisor/reader/roles.ts';

/** The rows of a list, one for each thing: the first field that facts fill is its anchor, the others go with the nearest. */
export function fillRows(
  list: FieldAbout,
  { facts }: Picture,
  used: ReadonlySet<PictureFact>,
): { value: unknown[]; facts: PictureFact[] } | undefined {
  const columns = Object.entries(list.items ?? {}).flatMap(([name, item]) => {
    const about = aboutField(item);
    return about ? [{ name, about, facts: factsOfColumn(about, facts, used) }] : [];
  });
  const anchors = columns
    .filter(({ facts: found, about }) => found.length > 0 && about.roles)
    .reduce<(typeof columns)[number] | undefined>(
      (most, one) => (!most || one.facts.length > most.facts.length ? one : most),
      undefined,
    );
  if (!anchors) return undefined;
  const rows = anchors.facts.map((anchor) => ({
    anchor,
    item: {} as Record<string, unknown>,
    facts: [] as PictureFact[],
  }));
  for (const column of columns) {
    // One payment told with several debts is for all of them together.
    const isForAll = column.about.default !== undefined && column.facts.length === 1 && rows.length > 1;
    if (column.about.ofKind || isForAll) continue;
    for (const [at, fact] of column.facts.entries()) {
      const row =
        column === anchors || column.facts.length === rows.length
          ? rows[at]!
          : nearestRow(rows, fact, column.name);
      const value = convert(fact, column.about);
      if (!row || value === undefined || column.name in row.item) continue;
      row.item[column.name] = value;
      row.facts.push(fact);
    }
  }
  spreadSingle(columns, rows);
  const kindColumn = columns.find(({ about }) => about.ofKind);
  if (kindColumn) {
    for (const row of rows)
      if (kindColumn.about.options?.includes(row.anchor.kind)) row.item[kindColumn.name] = row.anchor.kind;
  }
  return { value: rows.map(({ item }) => item), facts: rows.flatMap((row) => row.facts) };
}

/** "Both at 24%": what has to be given and was told once holds for every row. */
function spreadSingle(
  columns: readonly { name: string; about: FieldAbout; facts: readonly PictureFact[] }[],
  rows: readonly { item: Record<string, unknown> }[],
): void {
  for (const { name, about, facts } of columns) {
    if (about.default || facts.length !== 1 || rows.length < 2) continue;
    const value = convert(facts[0]!, about);
    for (const { item } of rows) if (!(name in item)) item[name] = value;
  }
}

/** The facts of the first of its roles that has any, in the order they were told. */
function factsOfColumn(
  { roles = [] }: FieldAbout,
  facts: readonly PictureFact[],
  used: ReadonlySet<PictureFact>,
): PictureFact[] {
  const all = roles.map((use) => {
    const { role, kind } = readRoleUse(use);
    return facts.filter(
      (fact) => fact.role === role && !used.has(fact) && (kind === undefined || fact.kind === kind),
    );
  });
  // Balances of several kinds of loans are all balances.
  return all.flat().toSorted((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)];
    return first.turn - second.turn || first.start - second.start;
  });
}

/** Where a fact was told; of one told anew, where it was first. */
const placeOf = ({ place, turn, start }: PictureFact) => place ?? { turn, start };

interface Row {
  anchor: PictureFact;
  item: Record<string, unknown>;
}

/** The row whose anchor stands nearest among those without this column; of the same turn, if there is one. */
function nearestRow<R extends Row>(rows: readonly R[], fact: PictureFact, column: string): R | undefined {
  const open = rows.filter(({ item }) => !(column in item));
  const here = placeOf(fact);
  const distance = ({ anchor }: R) => {
    const { turn, start } = placeOf(anchor);
    return turn === here.turn ? Math.abs(start - here.start) + (start > here.start ? 15 : 0) : 1e6;
  };
  return open.toSorted((one, other) => distance(one) - distance(other))[0];
}
