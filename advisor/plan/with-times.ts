import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { Mention } from '#advisor/understand/mention.ts';

/** For a calculator that asks for a time: what two ages or two dates say of it. */
export function withTimes(fields: Fields, mentions: readonly Mention[], text: string): readonly Mention[] {
  const units = new Set(Object.values(fields).map((field) => aboutField(field)?.unit));
  const hasTime = mentions.some(({ kind }) => kind === 'duration');
  if (!units.has('years') || hasTime) return mentions;
  const lasts = Object.values(fields).some((field) => toLast(aboutField(field)));
  const aged = units.has('age') ? mentions : betweenAges(mentions, text, lasts);
  const listed = Object.values(fields).some((field) => aboutField(field)?.unit === 'list');
  return aged !== mentions || listed || units.has('year') ? aged : betweenYears(mentions);
}

/** "I'm 35 and want it at 65" is thirty years; "starting at 25 or 35, until 65" is forty years or thirty. */
function betweenAges(mentions: readonly Mention[], text: string, lasts: boolean): readonly Mention[] {
  const told = mentions
    .filter(({ kind }) => kind === 'age')
    .filter(({ value }, at, all) => all.findIndex((other) => other.value === value) === at)
    .toSorted((a, b) => a.value - b.value);
  const isBehind = (words: RegExp, { start }: Mention) =>
    words.test(text.slice(Math.max(0, start - 60), start));
  // Money is lived on from the day somebody retires, if that is yet to come; saving ends before what it has to last to.
  const retires = told.findIndex((age) => isBehind(retiresAt, age));
  const meant = told
    .slice(lasts && retires > 0 ? retires : 0)
    .filter((age) => !isBehind(lasts ? retiredAt : lastsTo, age));
  const ages = meant.length > 1 ? meant : told;
  const [young, old] = [ages[0], ages.at(-1)];
  if (!young || !old || young.value === old.value) return mentions;
  const [, second] = ages;
  const either =
    ages.length === 3 &&
    second &&
    comparesAges.test(text.slice(young.end, Math.max(young.end, second.start)));
  const last = either ? second : old;
  const until = (age: Mention) => asTime(age, old.value - age.value);
  return mentions.flatMap((mention) => {
    if (either && (mention === young || mention === second)) return [until(mention)];
    if (mention === last) return [asTime(old, old.value - young.value)];
    return mention.kind === 'age' ? [] : [mention];
  });
}

function toLast(about: FieldAbout | undefined): boolean {
  return about?.unit === 'years' && /\blast\b/i.test(about.label);
}

const retiresAt =
  /\b(?:retire|retiring|retirement|stop working|quit)\b[^.;?!\d]{0,15}\b(?:at|by)\s+(?:age\s+)?$/i;
const retiredAt = /\bretired\s+(?:at|by)\s+(?:age\s+)?$/i;
const lastsTo = /\blast(?:s|ing)?\b[^.;?!\d]{0,20}\b(?:to|until|till?|through|past)\s+(?:age\s+)?$/i;
const comparesAges = /^[^.?!\d]{0,30}\b(?:or|vs\.?|versus|with|and|against|instead of|rather than|than)\b/i;

/** "Bought in 2012, sold in 2024" is twelve years. */
function betweenYears(mentions: readonly Mention[]): readonly Mention[] {
  const years = mentions.filter(({ kind }) => kind === 'year');
  const [first, last] = years;
  if (years.length !== 2 || !first || !last) return mentions;
  const time = Math.abs(pointOf(last) - pointOf(first));
  return time < 1 / 12
    ? mentions
    : mentions.flatMap((mention) =>
        mention === last ? [asTime(last, time)] : mention === first ? [] : [mention],
      );
}

function pointOf({ value, month = 1 }: Mention): number {
  return value + (month - 1) / 12;
}

function asTime(mention: Mention, value: number): Mention {
  return { ...mention, kind: 'duration', value, months: Math.round(value * 12) };
}
