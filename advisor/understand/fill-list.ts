import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Mention } from '#advisor/understand/mention.ts';
import { placeWholes, totalOf, withoutTotals, type Part } from '#advisor/understand/listed-wholes.ts';
import { nearness } from '#advisor/understand/nearness.ts';
import { partsOf } from '#advisor/understand/list-parts.ts';
import { nameRows } from '#advisor/understand/name-rows.ts';
import type { Sentence } from '#advisor/understand/sentence.ts';
import { slotValue } from '#advisor/understand/slot-value.ts';
import { listed } from '#advisor/understand/spread-units.ts';

export type Item = Record<string, number | string | boolean>;

export interface FilledList {
  field: string;
  items: Item[];
  /** What of them nobody told, though it is filled: each as "list.place.field". */
  assumed: string[];
  used: ReadonlySet<Mention>;
  start: number;
  score: number;
}

/** As in fill-slots: below this no word nearby speaks for a field. */
const cued = 0.4;

export interface Placed {
  mention: Part;
  field: string;
  value: number;
}

/**
 * A list such as "6,000 at 24% and 2,500 at 18%": quantities that repeat. Either item after item, or all of one kind
 * and then all of the other ("70k stocks and 30k bonds to 60 and 40 percent").
 */
export function fillList(
  fields: Fields,
  sentence: Sentence,
  mentions: readonly Mention[],
): FilledList | undefined {
  const named = Object.entries(fields).find(([, field]) => aboutField(field)?.unit === 'list');
  const about = named && aboutField(named[1]);
  if (!named || !about?.items) return undefined;
  const items = about.items;
  const parts = partsOf(items, mentions, sentence.text);
  const wholes = placeWholes(items, sentence, parts, mentions);
  const total = totalOf(items, wholes);
  const own = parts.filter(
    (mention) =>
      wholes.has(mention) ||
      (!isClaimed(withoutTotals(fields, items), items, sentence, mention, mentions) &&
        (total === undefined || mention.kind !== 'money')),
  );
  const placed = carrySigns(items, sentence.text, placeAll(items, sentence, own, wholes));
  const groups = shareAlong(withoutWholeAmount(zipColumns(placed) ?? cutRows(placed)));
  const filled = groups.map((group) => Object.fromEntries(group.map(({ field, value }) => [field, value])));
  const whole = filled.filter((item) => isWhole(items, item));
  if (whole.length < (about.min ?? 1) || whole.length === 0) return undefined;
  nameRows(items, groups, filled, sentence.text);
  dropLonelyDates(items, whole);
  // What half an item was told by, or a date that was dropped, is left over.
  const kept = groups
    .map((group, at) =>
      whole.includes(filled[at]!) ? group.filter(({ field }) => field in filled[at]!) : [],
    )
    .filter(({ length }) => length > 0);
  const used = new Set(
    kept
      .flat()
      .flatMap(({ mention }) => [mention.within ?? mention, ...(mention.also ? [mention.also] : [])]),
  );
  return {
    field: named[0],
    items: whole,
    assumed: kept.flatMap((group, at) =>
      group.flatMap(({ mention }) => mention.guessed ?? []).map((field) => `${named[0]}.${at}.${field}`),
    ),
    used,
    start: Math.min(...kept.flat().map(({ mention }) => mention.start)),
    score: used.size * 1.2,
  };
}

/** A field of its own speaks more clearly for this one than any field of an item does. */
function isClaimed(
  fields: Fields,
  items: Fields,
  sentence: Sentence,
  mention: Mention,
  mentions: readonly Mention[],
): boolean {
  const best = (all: Fields) =>
    Math.max(
      0,
      ...Object.values(all).map((field) => {
        const about = aboutField(field);
        const slot = about && about.unit !== 'list' && slotValue(about, mention, sentence);
        return slot ? slot.fit + 1.3 * nearness(about, sentence, mention, mentions) : 0;
      }),
    );
  const outside = best(fields);
  return outside > 1.3 && outside > best(items) + 0.2;
}

/** What is listed in one breath fills one field: "made 10, -5 and 12 percent". */
function placeAll(
  items: Fields,
  sentence: Sentence,
  mentions: readonly Part[],
  wholes: ReadonlyMap<Part, string>,
): Placed[] {
  const placed: Placed[] = [];
  for (const mention of mentions) {
    const whole = wholes.get(mention);
    if (whole !== undefined) {
      placed.push({ mention, field: whole, value: mention.value });
      continue;
    }
    const last = placed.at(-1);
    const goesOn =
      last?.mention.kind === mention.kind &&
      listed.test(sentence.text.slice(last.mention.end, mention.start));
    const about = goesOn ? aboutField(items[last.field]) : undefined;
    const same = about && slotValue(about, mention, sentence);
    const one =
      last && same
        ? { mention, field: last.field, value: same.value }
        : place(items, sentence, mention, mentions);
    if (one) placed.push(one);
  }
  return placed;
}

/** "Put 5k on January 1, 2020, 5k on January 1, 2021": what follows in the same breath was paid as well. */
function carrySigns(items: Fields, text: string, placed: readonly Placed[]): Placed[] {
  const carried: Placed[] = [];
  for (const one of placed) {
    const last = carried.findLast(({ field }) => field === one.field);
    const between = last ? text.slice(last.mention.end, one.mention.start) : '';
    const goesOn =
      last !== undefined &&
      last.value < 0 &&
      last.mention.value > 0 &&
      one.value > 0 &&
      sameBreath.test(between);
    const signed = aboutField(items[one.field])?.minus !== undefined;
    carried.push(goesOn && signed ? { ...one, value: -one.value } : one);
  }
  return carried;
}

/** Nothing but dates and what joins them. */
const sameBreath =
  /^(?:[\s,;&\d/$]|(?:on|in|and|then|another|again|the|of|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|tember|ober|ember)?\.?(?![a-z]))*$/i;

function place(
  items: Fields,
  sentence: Sentence,
  mention: Part,
  mentions: readonly Mention[],
): Placed | undefined {
  const dated = Object.values(items).some((item) => aboutField(item)?.unit === 'year');
  const [best] = Object.entries(items)
    .flatMap(([field, schema]) => {
      const about: FieldAbout | undefined = aboutField(schema);
      // Where entries have dates, a year is no amount.
      if (dated && mention.kind === 'year' && about?.unit !== 'year') return [];
      const slot = about && slotValue(about, mention, sentence);
      if (!about || !slot) return [];
      const needed = about.default === undefined ? 0.3 : 0;
      const near = nearness(about, sentence, mention, mentions);
      if (slot.needsCue && near < cued) return [];
      const score = slot.fit + needed + 1.3 * near;
      return [{ mention, field, value: slot.value, score }];
    })
    .toSorted((a, b) => b.score - a.score);
  return best;
}

type Group = Placed[];

/** All of one field, then as many of another. */
function zipColumns(placed: Group): Group[] | undefined {
  const columns: Group[] = [];
  for (const one of placed) {
    const last = columns.at(-1);
    if (last?.[0]?.field === one.field) last.push(one);
    else columns.push([one]);
  }
  const height = columns[0]?.length ?? 0;
  const names = new Set(columns.map(([first]) => first?.field));
  if (height < 2 || columns.length < 2 || names.size < columns.length) return undefined;
  if (columns.some(({ length }) => length !== height)) return undefined;
  return columns[0]!.map((_, row) => columns.map((column) => column[row]!));
}

/** A new item begins where a field would be filled twice. */
function cutRows(placed: Group): Group[] {
  const rows: Group[] = [];
  for (const one of placed) {
    const last = rows.at(-1);
    if (last && !last.some(({ field }) => field === one.field)) last.push(one);
    else rows.push([one]);
  }
  return rows;
}

/** "60/40, 300k": one amount beside the parts of a whole is that of the whole, and none of an item. */
function withoutWholeAmount(rows: Group[]): Group[] {
  const toldOnce = rows.filter((row) => row.some(({ mention }) => mention.kind === 'money')).length === 1;
  return rows.map((row) =>
    toldOnce && rows.length > 1 && row[0]!.mention.within?.kind === 'share'
      ? row.filter(({ mention }) => mention.kind !== 'money')
      : row,
  );
}

/** "Three cards with 5,000 each at 22%", "80/20 with 500k, fees 0.05%": behind what was told at once, it is said of each. */
function shareAlong(rows: Group[]): Group[] {
  return rows.map((row) => {
    const family = rows.filter((other) => areToldAtOnce(row[0]!.mention, other[0]!.mention));
    const [, ...further] = family.at(-1) ?? [];
    const others = family.slice(0, -1).some(({ length }) => length > 1);
    const shared = others ? [] : further.filter(({ mention }) => isBehindAll(family, mention));
    return row === family.at(-1) ? row : [...row, ...shared];
  });
}

function areToldAtOnce(one: Part, other: Part): boolean {
  return (
    one === other ||
    (one.within !== undefined && one.within === other.within) ||
    (one.also !== undefined && one.also === other.also)
  );
}

/** "60% VTI and 40% BND of 500k, fees 0.05%", but not "500k: 60% VTI, 40% BND at 0.05%", which is that of the last alone. */
function isBehindAll(family: readonly Group[], { start }: Part): boolean {
  const [first, last] = [family[0]![0]!.mention, family.at(-1)![0]!.mention];
  const total = last.also?.start ?? -1;
  return first.within === last.within || (total > last.start && total < start);
}

function isWhole(items: Fields, item: Item): boolean {
  return Object.entries(items).every(
    ([name, field]) => name in item || aboutField(field)?.default !== undefined,
  );
}

/** A year that only some entries have says nothing about the time between them. */
function dropLonelyDates(items: Fields, filled: readonly Item[]): void {
  const year = Object.keys(items).find((name) => aboutField(items[name])?.unit === 'year');
  if (year === undefined || filled.every((item) => year in item)) return;
  for (const item of filled) for (const part of [year, 'month', 'day']) delete item[part];
}
