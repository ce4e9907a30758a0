import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';
import { readValue, writeValue } from '#advisor/compose/write-value.ts';
import { readList, startOfList, writeList } from '#advisor/compose/written-list.ts';

type Inputs = Readonly<Record<string, unknown>>;

/** A run of a calculator, and what sets it apart from one that was seen before. */
export interface ChangedRun {
  calculator: AnyCalculator;
  changes: Inputs;
  /** Everything else that has to be said to get the same run. */
  kept: Inputs;
  /** Undefined where the figures of no year matter. */
  year: number | undefined;
}

const opening = 'What if ';
const turn = '? For “';
const afterTurn = /^([^”]+)”(?: in (\d{4}))?(?:, where (.+))?\.$/s;

/**
 * A run in words from which it can be read back exactly, whatever was said before it: "What if the yearly return is 5%?
 * For “Compound growth”, where the monthly contribution is $500 a month and the time is 30 years."
 */
export function writeRun({ calculator, changes, kept, year }: ChangedRun): string {
  const rest = writeInputs(calculator.fields as Fields, kept);
  return [
    `What if ${writeInputs(calculator.fields as Fields, changes)}? For “${calculator.title}”`,
    year === undefined ? '' : ` in ${year}`,
    rest === '' ? '' : `, where ${rest}`,
    '.',
  ].join('');
}

/** The inverse of `writeRun`, with all inputs together; undefined for anything else. */
export function readRun(
  calculators: readonly AnyCalculator[],
  text: string,
): { calculator: AnyCalculator; input: Record<string, unknown>; year: number | undefined } | undefined {
  const whole = text.trim();
  const at = whole.startsWith(opening) ? whole.lastIndexOf(turn) : -1;
  if (at < 0) return undefined;
  const changed = whole.slice(opening.length, at);
  const [, title, year, kept = ''] = afterTurn.exec(whole.slice(at + turn.length)) ?? [];
  const calculator = calculators.find((one) => one.title === title);
  if (!calculator) return undefined;
  const changes = readInputs(calculator.fields as Fields, changed);
  const rest = readInputs(calculator.fields as Fields, kept);
  if (!changes || !rest) return undefined;
  return { calculator, input: { ...rest, ...changes }, year: year === undefined ? undefined : Number(year) };
}

const between = ' and ';
const nameOf = ({ label }: FieldAbout) => `the ${uncapitalize(label)} is `;

function writeInputs(fields: Fields, inputs: Inputs): string {
  const parts = Object.entries(inputs).flatMap(([field, value]) => {
    const about = aboutField(fields[field]);
    return about ? [{ about, value }] : [];
  });
  const [lists, others] = [true, false].map((is) => parts.filter(({ value }) => Array.isArray(value) === is));
  return [
    ...others!.map(({ about, value }) => nameOf(about) + writeValue(about, value)),
    // Last, because a list is read to the end.
    ...lists!.map(({ about, value }) => writeList(about, value as Record<string, unknown>[])),
  ].join(between);
}

/** Undefined where any part of it is not understood. */
function readInputs(fields: Fields, text: string): Record<string, unknown> | undefined {
  const input: Record<string, unknown> = {};
  let rest = text;
  while (rest !== '') {
    const first = readFirst(fields, rest);
    if (!first) return undefined;
    input[first.field] = first.value;
    rest = first.rest;
  }
  return input;
}

function readFirst(fields: Fields, text: string) {
  for (const [field, schema] of Object.entries(fields)) {
    const about = aboutField(schema);
    if (about?.items && text.startsWith(startOfList(about))) {
      const value = readList(about.items, text.slice(startOfList(about).length));
      return value && { field, value, rest: '' };
    }
    if (!about || !text.startsWith(nameOf(about))) continue;
    const end = text.indexOf(`${between}the `, nameOf(about).length);
    const value = readValue(about, text.slice(nameOf(about).length, end < 0 ? undefined : end));
    return value === undefined
      ? undefined
      : { field, value, rest: end < 0 ? '' : text.slice(end + between.length) };
  }
  return undefined;
}
