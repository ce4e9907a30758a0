import { aboutField, type FieldAbout } from '#advisor/calculators/define/fields.ts';
import { convert, periodOf } from '#advisor/picture/convert.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { isLeftOut } from '#advisor/plan/left-out.ts';
import { readRoleUse } from '#advisor/reader/roles.ts';

/** The rows of a list, one for each thing: the first field that facts fill is its anchor, the others go with the nearest. */
export function fillRows(
  list: FieldAbout,
  picture: Picture,
  used: ReadonlySet<PictureFact>,
): { value: unknown[]; facts: PictureFact[] } | undefined {
  const { facts } = picture;
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
    const isForAll =
      !list.comparesCases &&
      column.about.default !== undefined &&
      column.facts.length === 1 &&
      rows.length > 1 &&
      !rowOfKind(rows, column.facts[0]!, column.name);
    if (column.about.ofKind || isForAll) continue;
    const withoutUsual = rows.filter(({ anchor }) => column.about.byKind?.[anchor.kind] === undefined);
    for (const [at, fact] of column.facts.entries()) {
      const row =
        column === anchors
          ? rows[at]!
          : (rowOfCase(rows, fact, anchors.about) ??
            rowOfKind(rows, fact, column.name) ??
            (column.facts.length === withoutUsual.length
              ? withoutUsual[at]
              : nearestRow(rows, fact, column.name)));
      const value = convert(fact, column.about);
      if (!row || value === undefined || column.name in row.item) continue;
      row.item[column.name] = value;
      row.facts.push(fact);
    }
  }
  takeByKind(columns, rows);
  spreadSingle(columns, rows);
  for (const { name, about } of columns)
    if (isLeftOut(about, picture)) for (const { item } of rows) item[name] ??= 0;
  const kindColumn = columns.find(({ about }) => about.ofKind);
  if (kindColumn) {
    for (const row of rows)
      if (kindColumn.about.options?.includes(row.anchor.kind)) row.item[kindColumn.name] = row.anchor.kind;
  }
  return { value: rows.map(({ item }) => item), facts: rows.flatMap((row) => row.facts) };
}

/** A medical bill beside a card at 24%: the rate that is told once is not that of the bill. */
function takeByKind(
  columns: readonly { name: string; about: FieldAbout }[],
  rows: readonly { anchor: PictureFact; item: Record<string, unknown> }[],
): void {
  for (const { name, about } of columns)
    for (const { anchor, item } of rows) {
      const usual = about.byKind?.[anchor.kind];
      if (usual !== undefined && !(name in item)) item[name] = usual;
    }
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
  { roles = [], comes }: FieldAbout,
  facts: readonly PictureFact[],
  used: ReadonlySet<PictureFact>,
): PictureFact[] {
  const all = roles.map((use) => {
    const { role, kind } = readRoleUse(use);
    return facts.filter(
      (fact) =>
        fact.role === role &&
        !used.has(fact) &&
        (kind === undefined || fact.kind === kind) &&
        (comes === undefined || periodOf(fact) === comes),
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

/** What is told of one case goes with it: "insurance 350 there, 90 here". Without cases of their own, the rows are now and then. */
function rowOfCase<R extends Row>(
  rows: readonly R[],
  fact: PictureFact,
  { roles = [] }: FieldAbout,
): R | undefined {
  if (fact.case === 'none') return undefined;
  const named = rows.find(({ anchor }) => anchor.case === fact.case);
  if (named || rows.length !== 2) return named;
  const order = roles.map((use) => readRoleUse(use).role);
  const inTime = rows.toSorted(
    (one, other) => order.indexOf(one.anchor.role) - order.indexOf(other.anchor.role),
  );
  return inTime[fact.case === 'a' ? 0 : 1];
}

/** "Crypto back to 5%": the one row of that kind, wherever it stands. */
function rowOfKind<R extends Row>(rows: readonly R[], { kind }: PictureFact, column: string): R | undefined {
  const alike = rows.filter(({ anchor, item }) => anchor.kind === kind && !(column in item));
  return kind !== 'none' && alike.length === 1 ? alike[0] : undefined;
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
