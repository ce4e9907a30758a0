import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import { taxYearSchema, yearField } from '#advisor/calculators/define/input-schema.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';

/** What an address says of a run. Whether the values make sense is the calculator's to say. */
export interface RunInAddress {
  inputs: Record<string, unknown>;
  /** Whose rules count; undefined where the address does not say. */
  year: number | undefined;
  /** The year that it names is none. */
  isYearWrong: boolean;
  /** Names of inputs that the calculator does not have. */
  unknown: string[];
}

/** An address can hold anything; only this much of it is read. */
const maxParameters = 1_000;
const maxUnknown = 5;
const maxUnknownLength = 40;
/** What others add to links, and what means nothing to us. */
const ofOthers = /^(?:utm_|mc_|_ga|_gl)|clid$|^ref$/i;

/** Inputs as a query: "?amount=300000&debts.0.rate=24". Names are those of the API; empty where nothing is given. */
export function writeRun(
  { fields }: AnyCalculator,
  inputs: Readonly<Record<string, unknown>>,
  year?: number,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(inputs)) {
    if (aboutField((fields as Fields)[name])?.unit !== 'list') query.append(name, String(value));
    else
      for (const [at, item] of (value as Record<string, unknown>[]).entries())
        for (const [part, given] of Object.entries(item))
          query.append(`${name}.${at}.${part}`, String(given));
  }
  if (year !== undefined) query.append(yearField, String(year));
  return query.size > 0 ? `?${query}` : '';
}

/** The inputs of a query. A value that is none of its kind stays as it is written, for the calculator to refuse. */
export function readRun(calculator: AnyCalculator, search: string): RunInAddress {
  const fields = calculator.fields as Fields;
  const inputs = new Map<string, unknown>();
  const lists = new Map<string, Map<number, Map<string, unknown>>>();
  const unknown = new Set<string>();
  let written: string | undefined;
  for (const [key, text] of [...new URLSearchParams(search)].slice(0, maxParameters)) {
    const [name = '', at = '', part = ''] = key.split('.');
    const about = Object.hasOwn(fields, name) ? aboutField(fields[name]) : undefined;
    const item =
      part !== '' && Object.hasOwn(about?.items ?? {}, part) ? aboutField(about?.items?.[part]) : null;
    if (key === yearField) written = text;
    else if (about && about.unit !== 'list' && key === name) inputs.set(name, readValue(about, text));
    else if (about && item && /^\d{1,4}$/.test(at) && key === `${name}.${at}.${part}`) {
      const rows = lists.get(name) ?? new Map<number, Map<string, unknown>>();
      const row = rows.get(Number(at)) ?? new Map<string, unknown>();
      lists.set(name, rows.set(Number(at), row.set(part, readValue(item, text))));
    } else if (!ofOthers.test(key)) unknown.add(key.slice(0, maxUnknownLength));
  }
  for (const [name, rows] of lists) {
    const inOrder = [...rows].toSorted(([one], [other]) => one - other);
    inputs.set(
      name,
      inOrder.map(([, row]) => Object.fromEntries(row)),
    );
  }
  const year = written === undefined ? undefined : taxYearSchema.safeParse(readNumber(written)).data;
  return {
    inputs: Object.fromEntries(inputs),
    year,
    isYearWrong: written !== undefined && year === undefined,
    unknown: [...unknown].slice(0, maxUnknown),
  };
}

function readValue({ unit }: FieldAbout, text: string): unknown {
  if (unit === 'choice' || unit === 'name') return text;
  if (unit === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  return readNumber(text);
}

function readNumber(text: string): number | string {
  return /^-?\d{1,30}(?:\.\d{1,30})?(?:e[+-]?\d{1,3})?$/i.test(text) ? Number(text) : text;
}
