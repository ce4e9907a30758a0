import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { optionInWords } from '#advisor/compose/option-words.ts';
import { capitalize, uncapitalize } from '#advisor/compose/markdown.ts';
import type { Unit } from '#advisor/quantities/unit.ts';

/** An input in words: "$10,000 a year", "married filing jointly", "yes". */
export function describeValue(about: FieldAbout, value: unknown): string {
  if (typeof value === 'number') return formatQuantity({ value, unit: about.unit as Unit });
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (about.unit === 'name') return String(value);
  if (typeof value === 'string') return optionInWords(value, about.options);
  return '';
}

/** More digits than these are noise of the computer's arithmetic. */
const mostDecimals = 6;
const monthsPerYear = 12;
const isSame = (one: number, other: number) => Math.abs(one - other) < 10 ** -mostDecimals;

/** The same to the last digit: "12.125%", "$1,500.50 a month". */
export function describeExactly(about: FieldAbout, value: unknown): string {
  if (typeof value !== 'number') return describeValue(about, value);
  const behindPoint = value.toFixed(mostDecimals).replace(/0+$/, '').split('.')[1]?.length ?? 0;
  // "1.583333 years" is nineteen months to the last digit.
  const months = Math.round(value * monthsPerYear);
  if (about.unit === 'years' && behindPoint === mostDecimals && isSame(value, months / monthsPerYear))
    return formatQuantity({ value: months, unit: 'months' });
  const decimals = about.unit.startsWith('usd') && behindPoint === 1 ? 2 : behindPoint;
  return formatQuantity({ value, unit: about.unit as Unit, decimals });
}

/** "Debts" of the "List of debts". */
export function nameOfList({ label }: FieldAbout): string {
  return capitalize(label.replace(/^list of /i, ''));
}

const maxRows = 3;

/** The rows of a list by what they are and their first amount: "Visa $6,000, car loan $9,000". */
export function describeRows({ items = {} }: FieldAbout, rows: readonly unknown[]): string {
  const told = (rows as readonly Readonly<Record<string, unknown>>[]).map((row) => {
    const parts = Object.entries(items).flatMap(([name, field]) => {
      const about = aboutField(field);
      const value = row[name];
      return about && value !== undefined && value !== about.default?.value ? [{ about, value }] : [];
    });
    const name = parts.find(({ about }) => about.unit === 'name');
    const kind = parts.find(({ about }) => about.ofKind);
    const amount = parts.find(({ value }) => typeof value === 'number');
    return [name ?? kind, amount]
      .flatMap((part) => (part ? [describeValue(part.about, part.value)] : []))
      .join(' ');
  });
  const further = told.length - maxRows;
  const shown = told.slice(0, maxRows).join(', ');
  return further > 0 ? `${shown} and ${further} more` : shown;
}

const endsHead =
  /,| (?:of|in|on|at|as|for|to|from|with|per|when|that|who|you|before|after|until|now|already|each|every|this)\b/;
const withoutArticle =
  /^(?:your|the|my)\b|[’']s |(?:[^su]s|cash|money|pay|income|interest|insurance|inflation|spending|saving|growth|time)$/;

/** "a term", "an extra payment every month"; of what is owned, many or no single thing, without an article. */
export function withArticle(label: string): string {
  const [head = label] = label.split(endsHead);
  if (withoutArticle.test(head)) return label;
  return `${/^(?:[aeio]|HSA|IRA|FSA|RMD|u(?!s|ni))/i.test(label) ? 'an' : 'a'} ${label}`;
}

/** "rate 5%", "filing status married joint", in a sentence "a rate of 5%": what sets one run apart from another. */
export function describeChange(
  fields: Fields,
  field: string,
  value: unknown,
  place: 'heading' | 'sentence' = 'heading',
): string {
  const about = aboutField(fields[field]);
  if (!about) return '';
  const [label, told] = [uncapitalize(about.label), describeValue(about, value)];
  return place === 'sentence' && typeof value === 'number'
    ? `${withArticle(label)} of ${told}`
    : `${label} ${told}`.trim();
}

/** "age 41", "filing status married filing jointly": inputs that were taken from what the person has saved. */
export function describeSaved(
  fields: Fields,
  input: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string[] {
  const told = names.flatMap((name) => {
    const about = aboutField(fields[name]);
    if (!about) return [];
    const value = input[name];
    // "Single yes" for a choice that says one thing or nothing.
    if (about.unit === 'choice' && about.options?.length === 1 && value === 'yes')
      return [uncapitalize(about.label)];
    const words = Array.isArray(value) ? describeRows(about, value) : describeValue(about, value);
    const label = Array.isArray(value) ? nameOfList(about) : about.label;
    // "Yearly pay $95,000 a year" says it twice.
    const short = /yearly|monthly|(?:each|a) (?:year|month)\b/i.test(label)
      ? words.replace(/ a (?:year|month)$/, '')
      : words;
    return words === '' ? [] : [`${uncapitalize(label.replace(/^your /i, ''))} ${short}`];
  });
  return [...new Set(told)];
}
