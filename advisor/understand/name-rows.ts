import type { Fields } from '#advisor/calculators/define/fields.ts';
import type { Item, Placed } from '#advisor/understand/fill-list.ts';
import { endOfSentence } from '#advisor/understand/list-parts.ts';
import { readChoices } from '#advisor/understand/read-choices.ts';
import { toSentence } from '#advisor/understand/sentence.ts';

type Named = Record<string, string | boolean>;

/** So near to the first amount, and not the heading of a list, a name is that of it. */
const nameLength = 12;
const heading = /[:?!]/;
/** What stands between one entry of a list and the next. */
const separator = /[,;\n&+]|\band\b|\bplus\b/i;
/** Further away than this before the first amount, words are about something else. */
const reach = 40;

/** What kind each is stands in its own stretch of the text: behind the amount, or before each of them. */
export function nameRows(items: Fields, rows: readonly (readonly Placed[])[], filled: Item[], text: string) {
  const names = namesOfRows(items, rows, text);
  rows.forEach((row, at) => {
    Object.assign(filled[at]!, names[at], row[0]!.mention.choices);
    const date = row.find(({ mention }) => mention.month !== undefined)?.mention;
    for (const part of ['month', 'day'] as const) {
      if (date?.[part] !== undefined && part in items) filled[at]![part] = date[part];
    }
  });
}

function namesOfRows(items: Fields, rows: readonly (readonly Placed[])[], text: string): Named[] {
  const read = (start: number, end: number): Named =>
    readNames(items, end > start ? text.slice(start, end) : '');
  const isNamed = (named: Named | undefined) => named !== undefined && Object.keys(named).length > 0;
  // Rows that one amount was told for stand in the same place, and share what is said there.
  const starts = rows.map((row) => row[0]!.mention.start);
  const ends = rows.map((row) => Math.max(...row.map(({ mention }) => mention.end)));
  const places = [...new Set(starts)];
  const endOf = (start: number) => ends[starts.lastIndexOf(start)]!;
  const behind = places.map((start, at) =>
    read(start, places[at + 1] ?? endOfSentence(text, Math.max(start, endOf(start)))),
  );
  const before = places.map((start, at) =>
    read(at === 0 ? Math.max(0, start - reach) : endOf(places[at - 1]!), start),
  );
  const first = places[0] ?? 0;
  const near = Math.max(0, first - nameLength);
  const count = (all: readonly Named[]) => all.filter(isNamed).length;
  const namesFirst = isNamed(read(near, first)) && !heading.test(text.slice(near, first));
  /** By the side of the separator that a name stands on: "VTI 60k, BND 40k" and "60k VTI, 40k BND". */
  const sides = places.slice(1).map((start, at) => {
    const [opening = '', ...others] = text.slice(endOf(places[at]!), start).split(separator);
    const closing = others.at(-1);
    const [left, right] = [opening, closing ?? ''].map((words) => isNamed(readNames(items, words)));
    return closing === undefined || left === right ? 0 : left ? -1 : 1;
  });
  const side = sides.reduce<number>((sum, one) => sum + one, 0);
  const mostBefore = count(before) - count(behind);
  const comesBefore = side === 0 ? mostBefore > 0 || (mostBefore === 0 && namesFirst) : side > 0;
  const last = places.length - 1;
  const byPlace = places.map((_, at) => {
    const [own, other] = comesBefore ? [before[at], behind[at]] : [behind[at], before[at]];
    if (isNamed(own)) return own!;
    // The stretch at the open end belongs to no other row.
    if (at === (comesBefore ? last : 0) && isNamed(other)) return other!;
    return places.length === 1 ? read(0, text.length) : {};
  });
  return starts.map((start) => byPlace[places.indexOf(start)]!);
}

function readNames(items: Fields, words: string): Named {
  const read = Object.entries(readChoices(items, toSentence(words)));
  return Object.fromEntries(read.map(([name, { value }]) => [name, value]));
}
