import { aboutField, type FieldAbout } from '#advisor/calculators/define/fields.ts';
import { convert, periodOf } from '#advisor/picture/convert.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { isLeftOut } from '#advisor/plan/fill/left-out.ts';
import { putOnYearly } from '#advisor/plan/fill/yearly-rows.ts';
import {
  isOfOtherKinds,
  isSecondList,
  rowInText,
  withoutOthers,
  type Row,
} from '#advisor/plan/fill/rows-in-turn.ts';
import { fillStatesOfRows } from '#advisor/plan/fill/states-of-rows.ts';
import { readRoleUse } from '#advisor/reader/role-use.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

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
  const filled = columns.filter(({ facts: found, about }) => found.length > 0 && about.roles);
  // Two payments and one balance are one debt, and so are two rates: what comes first and is needed makes the rows.
  const anchors =
    filled.find(({ about }) => !about.default) ??
    filled.reduce<(typeof columns)[number] | undefined>(
      (most, one) => (!most || one.facts.length > most.facts.length ? one : most),
      undefined,
    );
  if (!anchors) return undefined;
  const withTwo = placedRoles(list);
  for (const column of columns)
    if (column.facts.some(({ role }) => withTwo.has(role)))
      column.facts = ofPlace(column.about, column.facts, anchors.facts);
  const rows = anchors.facts.map((anchor): FilledRow => ({ anchor, item: {}, facts: [] }));
  const inColumns = columns.flatMap((column) => (column === anchors ? [] : column.facts));
  for (const column of columns) {
    // One payment told with several debts is for all of them together.
    const isForAll =
      !list.comparesCases &&
      column.about.default !== undefined &&
      column.facts.length === 1 &&
      rows.length > 1 &&
      !rowOfKind(rows, column.facts[0]!, column.name);
    const inside = column.about.between ? rows.slice(1, -1) : rows;
    if (column.about.ofYearly) putOnYearly(column, rows);
    if (column.about.ofKind || column.about.ofYearly || (isForAll && !column.about.between)) continue;
    const following = column === anchors ? undefined : rowsFollowed(rows, column.facts);
    const isInTurn =
      column !== anchors &&
      (isOfOtherKinds(column.facts, anchors.facts) || isSecondList(column.facts, anchors.facts));
    const withoutUsual = rows.filter(({ anchor }) => column.about.byKind?.[anchor.kind] === undefined);
    const put = (fact: PictureFact, row: FilledRow | undefined) => {
      const value = convert(fact, column.about);
      if (!row || value === undefined || column.name in row.item) return;
      row.item[column.name] = value;
      row.facts.push(fact);
    };
    const rest = column.facts.filter((fact, at) => {
      const row =
        column === anchors
          ? rows[at]!
          : column.about.between
            ? column.facts.length === inside.length
              ? inside[at]
              : undefined
            : isInTurn
              ? rows[at]
              : (rowOfCase(rows, fact, { about: anchors.about, all: inColumns }) ??
                following?.[at] ??
                rowOfKind(rows, fact, column.name) ??
                (column.facts.length === withoutUsual.length ? withoutUsual[at] : undefined));
      // "Insurance 310 … insurance 95", both read of the first offer: what a row has already goes on to the next.
      const isTaken = row !== undefined && column.name in row.item;
      if (row && !isTaken) put(fact, row);
      return !row || isTaken;
    });
    for (const { fact, row } of nearestFirst(inside, rest))
      if (!rows.some(({ facts: placed }) => placed.includes(fact))) put(fact, row);
  }
  takeByKind(columns, rows);
  const counted = withoutOthers(columns, rows);
  spreadSingle(columns, counted);
  fillStatesOfRows(columns, counted, picture);
  for (const { name, about } of columns)
    if (isLeftOut(about, picture)) for (const { item } of counted) item[name] ??= 0;
  for (const { name, about } of columns)
    for (const { anchor, item, facts: ofRow } of counted) {
      // A target comes first where several are told: what it is of is named beside its amount.
      const called =
        anchor.name ?? ofRow.find((fact) => isNameOf(anchor, fact))?.name ?? unnamed.get(anchor.kind);
      if (about.unit === 'name' && called !== undefined) item[name] = called;
      if (about.ofKind && about.options?.includes(anchor.kind)) item[name] = anchor.kind;
      if (about.ofRole?.role === anchor.role) item[name] = about.ofRole.value;
    }
  const kept = wholeRows(columns, counted);
  return { value: kept.map(({ item }) => item), facts: kept.flatMap((row) => row.facts) };
}

/** "Mom lent me 2 grand": a debt that people rather tell of than name. */
const unnamed: ReadonlyMap<string, string> = new Map([['family', 'family loan']]);

/** The PPO of an offer is not what that offer is called. */
const isNameOf = ({ role }: PictureFact, fact: PictureFact) =>
  fact.name !== undefined && (fact.role !== 'premium' || !isPay.has(role));

const isPay: ReadonlySet<RoleId> = new Set(['wages', 'wages_new']);

/** One debt of which too little is known does not take the others with it. */
function wholeRows<R extends Row>(
  columns: readonly { name: string; about: FieldAbout }[],
  rows: readonly R[],
): readonly R[] {
  const whole = rows.filter(({ item }) => columns.every(({ name, about }) => about.default || name in item));
  return whole.length > 0 ? whole : rows;
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
  rows: readonly Row[],
): void {
  for (const { name, about, facts } of columns) {
    const isShared =
      about.shared && facts[0]?.case === 'none' && rows.every(({ anchor }) => anchor.case !== 'none');
    if ((about.default && !isShared) || facts.length !== 1 || rows.length < 2) continue;
    const value = convert(facts[0]!, about);
    for (const { item } of rows) if (!(name in item)) item[name] = value;
  }
}

/** The roles of which a row has two, in fields of their own. */
function placedRoles({ items = {} }: FieldAbout): ReadonlySet<string> {
  const uses = Object.values(items).flatMap((item) => aboutField(item)?.roles ?? []);
  return new Set(uses.map(readRoleUse).flatMap(({ role, place }) => (place > 0 ? [role] : [])));
}

/**
 * "1,500 deductible, 4,000 max": where a role has a second place in each row, the rows have theirs by size. A fact of a case
 * belongs to its case; others are told in turn, as many for each row, or else behind what begins the row.
 */
function ofPlace(
  { roles = [] }: FieldAbout,
  facts: readonly PictureFact[],
  anchors: readonly PictureFact[],
): PictureFact[] {
  const place = roles.map((use) => readRoleUse(use).place)[0] ?? 0;
  // "1,000 and 2,500, max 5,000 for both": what is told of no case beside cases holds for all of them.
  const ofCases = facts.filter((fact) => fact.case !== 'none');
  const forAll = ofCases.length > 0 ? facts.filter((fact) => fact.case === 'none') : [];
  const isMore = ({ value }: PictureFact) => ofCases.every((one) => one.value < value);
  const told = facts.filter((fact) => !forAll.includes(fact));
  const share = told.length / anchors.length;
  const rowOf = (fact: PictureFact, at: number): string | number => {
    if (fact.case !== 'none') return fact.case;
    if (Number.isInteger(share)) return Math.floor(at / share);
    return anchors.findLastIndex(({ turn, start }) => turn === fact.turn && start < fact.start);
  };
  const rows = Map.groupBy(
    told.map((fact, at) => ({ fact, row: rowOf(fact, at) })),
    ({ row }) => row,
  );
  const ofRows = [...rows.values()].flatMap((all) =>
    all
      .map(({ fact }) => fact)
      .toSorted((one, other) => one.value - other.value)
      .slice(place, place + 1),
  );
  return [...ofRows, ...forAll.filter((fact) => isMore(fact) === place > 0)];
}

/** The facts of the first of its roles that has any, in the order they were told. */
function factsOfColumn(
  { roles = [], comes }: FieldAbout,
  facts: readonly PictureFact[],
  used: ReadonlySet<PictureFact>,
): PictureFact[] {
  const all = roles.map((use) => {
    const { role, kind } = readRoleUse(use);
    const fitting = facts.filter(
      (fact) =>
        fact.role === role &&
        !used.has(fact) &&
        (kind === undefined || fact.kind === kind) &&
        (comes === undefined || periodOf(fact) === comes),
    );
    // What somebody outside the household owes stands in no list of one's own debts.
    const own = fitting.filter(({ owner }) => owner !== 'other');
    return own.length > 0 ? own : fitting;
  });
  // Balances of several kinds of loans are all balances.
  return withoutRepeats(all.flat()).toSorted((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)];
    return first.turn - second.turn || first.start - second.start;
  });
}

/** "91k … match on the 91": an amount of one thing of one case that is said again makes no further row. */
function withoutRepeats(facts: readonly PictureFact[]): PictureFact[] {
  return facts.filter(
    (fact, at) =>
      fact.case === 'none' ||
      !facts
        .slice(0, at)
        .some(
          (one) =>
            one.case === fact.case &&
            one.role === fact.role &&
            one.kind === fact.kind &&
            one.owner === fact.owner &&
            one.turn === fact.turn &&
            one.value === fact.value &&
            one.per === fact.per,
        ),
  );
}

/** Where a fact was told; of one told anew, where it was first. */
const placeOf = ({ place, turn, start }: PictureFact) => place ?? { turn, start };

/** Whether one was told before the other in the same message. */
function isBefore(one: PictureFact, other: PictureFact): boolean {
  const [here, there] = [placeOf(one), placeOf(other)];
  return here.turn === there.turn && here.start < there.start;
}

interface FilledRow extends Row {
  facts: PictureFact[];
}

/** What is told of one case goes with it: "insurance 350 there, 90 here". Without cases of their own, the rows are now and then. */
function rowOfCase<R extends Row>(
  rows: readonly R[],
  fact: PictureFact,
  { about: { roles = [] }, all }: { about: FieldAbout; all: readonly PictureFact[] },
): R | undefined {
  if (fact.case === 'none') return undefined;
  const named = rows.find(({ anchor }) => anchor.case === fact.case);
  if (named || rows.length !== 2) return named;
  const told = rowInText(rows, fact, all);
  if (told) return told;
  const order = roles.map((use) => readRoleUse(use).role);
  const inTime = rows.toSorted(
    (one, other) => order.indexOf(one.anchor.role) - order.indexOf(other.anchor.role),
  );
  return inTime[fact.case === 'a' ? 0 : 1];
}

/**
 * "Medical bill 1,900 at 0% min 50, Visa 4,800 at 24.9% min 120": where each thing is followed by one fact of its own,
 * it goes with that thing, unless the kinds of all of them say the same or better.
 */
function rowsFollowed<R extends Row>(
  rows: readonly R[],
  facts: readonly PictureFact[],
): readonly R[] | undefined {
  if (rows.length < 2 || facts.length !== rows.length) return undefined;
  const kinds = new Set(facts.map(({ kind }) => kind));
  const isByKind = facts.every(({ kind }) => rows.some(({ anchor }) => anchor.kind === kind));
  if (isByKind && kinds.size === rows.length) return undefined;
  const isFollowed = rows.every(({ anchor }, at) => {
    const next = rows[at + 1]?.anchor;
    return isBefore(anchor, facts[at]!) && (!next || isBefore(facts[at]!, next));
  });
  return isFollowed ? rows : undefined;
}

/** "Crypto back to 5%": the one row of that kind, wherever it stands. */
function rowOfKind<R extends Row>(rows: readonly R[], { kind }: PictureFact, column: string): R | undefined {
  const alike = rows.filter(({ anchor, item }) => anchor.kind === kind && !(column in item));
  return kind !== 'none' && alike.length === 1 ? alike[0] : undefined;
}

/** Every fact with every row, those that stand nearest to each other first; of the same turn, if there is one. */
function nearestFirst<R extends Row>(
  rows: readonly R[],
  facts: readonly PictureFact[],
): { fact: PictureFact; row: R }[] {
  const distance = (fact: PictureFact, { anchor }: R) => {
    const [here, { turn, start }] = [placeOf(fact), placeOf(anchor)];
    return turn === here.turn ? Math.abs(start - here.start) + (start > here.start ? 15 : 0) : 1e6;
  };
  return facts
    .flatMap((fact) => rows.map((row) => ({ fact, row, apart: distance(fact, row) })))
    .toSorted((one, other) => one.apart - other.apart);
}
