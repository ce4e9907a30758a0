import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { seriesOf } from '#advisor/facts/series.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import type { Unit } from '#advisor/quantities/unit.ts';
import { meaningfulWords } from '#advisor/retrieve/words.ts';

/** One number of a table with what leads to it. */
export interface Row {
  path: readonly string[];
  value: number;
  unit: Unit;
  /** The keys of the table that lead to it. */
  keys: readonly string[];
  /** In words, where the number alone does not say it: "66 years 10 months". */
  said?: string;
  /** Of a line that holds from a year of birth on. */
  bornFrom?: number;
  /** Of the top of a bracket: the rates below and above it. */
  step?: readonly [below: number, above: number];
}

export function sayRow(row: Row): string {
  // A rate of the law is told as the law has it.
  return row.said ?? formatQuantity(row.unit === 'percent' ? { ...row, decimals: 2 } : row);
}

/** Every number of a table. */
export function rowsOf(
  entry: FactEntry,
  value: unknown,
  path: readonly string[] = [],
  unit: Unit = entry.unit,
): Row[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [{ path, keys: [], value, unit }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const series = seriesOf(value);
  if (series)
    return series.map(({ at, amount }) => ({ path: [...path, String(at)], keys: [], value: amount, unit }));
  if (Array.isArray(value)) {
    return value.flatMap((line: unknown, at) => withStep(entry, at, rowOfLine(entry, line, path, unit)));
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    rowsOf(entry, inner, [...path, nameOf(entry, key)], entry.keyUnits?.[key] ?? unit).map((row) => ({
      ...row,
      keys: [key, ...row.keys],
    })),
  );
}

/** A line of a table, such as a bracket: its last number by all that stands before it. */
function rowOfLine(entry: FactEntry, line: unknown, path: readonly string[], unit: Unit): Row[] {
  const time = timeOf(line);
  const cells = rowsOf(entry, time ? time.rest : line, [], unit);
  const last = time ? { path: [], keys: [], value: time.years, unit, said: time.said } : cells.at(-1);
  const before = (time ? cells : cells.slice(0, -1)).map((cell) => `${cell.path.join(', ')} ${sayRow(cell)}`);
  if (!last) return [];
  const born = bornFromOf(line);
  return [
    { ...last, path: [...path, ...before, ...last.path], ...(born === undefined ? {} : { bornFrom: born }) },
  ];
}

/** "66 years 10 months" are two numbers of one age. */
function timeOf(line: unknown): { years: number; said: string; rest: object } | undefined {
  if (typeof line !== 'object' || line === null || !('years' in line) || !('months' in line))
    return undefined;
  const { years, months, ...rest } = line;
  if (typeof years !== 'number' || typeof months !== 'number') return undefined;
  return { years, said: months === 0 ? String(years) : `${years} years ${months} months`, rest };
}

function bornFromOf(line: unknown): number | undefined {
  return typeof line === 'object' && line !== null && 'bornFrom' in line && typeof line.bornFrom === 'number'
    ? line.bornFrom
    : undefined;
}

/** The top of a bracket is told by the rates on both sides of it. */
function withStep({ stepRates }: FactEntry, at: number, rows: readonly Row[]): Row[] {
  const [below, above] = [stepRates?.[at], stepRates?.[at + 1]];
  if (below === undefined || above === undefined) return [...rows];
  return rows.map((row) => ({
    ...row,
    path: [...row.path, `${below}% up to it, ${above}% above`],
    step: [below, above],
  }));
}

function nameOf({ keys }: FactEntry, key: string): string {
  return keys?.[key] ?? key.replaceAll('_', ' ');
}

/** The rows that a question means, by their own words; all of equal worth, none where nothing speaks for any. */
export function rowsMeant(rows: readonly Row[], question: string): Row[] {
  const one = rowBornIn(rows, question) ?? endOfList(rows, question);
  if (one) return [one];
  const named = filerKeys(rows, question);
  // "For singles, and for couples?" asks for the lines of both.
  return named.length > 1
    ? named.flatMap((filer) =>
        bestRows(
          rows.filter(({ keys }) => keys.includes(filer)),
          question,
        ),
      )
    : bestRows(rows, question, named[0]);
}

/** The rows that the words of a question, and who it is about, speak for most. */
function bestRows(rows: readonly Row[], question: string, filer?: string): Row[] {
  const asked = new Set(meaningfulWords(question));
  const counted = countedChildren(question);
  const numbers = new Set(question.match(/\d+/g));
  const words = rows.map((row) => new Set(meaningfulWords(row.path.join(' '))));
  // A word that many rows have says little: "filing" stands beside every status.
  const weigh = (own: ReadonlySet<string>) =>
    [...own]
      .filter((word) => asked.has(word))
      .reduce((sum, word) => sum + 1 / words.filter((other) => other.has(word)).length, 0);
  const scored = rows.map((row, at) => ({
    row,
    score:
      weigh(words[at]!) +
      (counted !== undefined && row.path.some((part) => part.startsWith(counted)) ? 1 : 0) +
      (filer !== undefined && row.keys.includes(filer) ? 1.5 : 0) +
      (row.step
        ? stepNamed(row.step, question)
        : 2 * row.path.filter((part) => part.match(/\d+/g)?.some((digits) => numbers.has(digits))).length),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => best - score < 1e-9).map(({ row }) => row);
}

/** "The highest rate" of a list whose lines have no names. */
function endOfList(rows: readonly Row[], question: string): Row | undefined {
  if (rows.some(({ path }) => path.length > 0)) return undefined;
  if (/\b(?:highest|top|max\w*|most)\b/i.test(question)) return rows.at(-1);
  return /\b(?:lowest|bottom|least|smallest)\b/i.test(question) ? rows[0] : undefined;
}

/** Whether the lines of a table go by the year of birth: a year in a question then names a line. */
export function areByBirth(rows: readonly Row[]): boolean {
  return rows.some(({ bornFrom }) => bornFrom !== undefined);
}

/** Who was born in a year is under the last line that begins before it. */
function rowBornIn(rows: readonly Row[], question: string): Row | undefined {
  const year = yearOfBirth(question);
  const row =
    year === undefined
      ? undefined
      : rows.findLast(({ bornFrom }) => bornFrom !== undefined && bornFrom <= year);
  return row && { ...row, path: [`born in ${year}`] };
}

/** The year behind "born"; or else the earliest, because whatever happens to somebody comes later. */
function yearOfBirth(question: string): number | undefined {
  const named = /\b(?:born|birth\w*)\b[^.;?!]{0,30}?\b((?:19|20)\d\d)\b/i.exec(question)?.[1];
  const years = question.match(/\b(?:19|20)\d\d\b/g) ?? [];
  const earliest = years.toSorted()[0];
  return named === undefined && earliest === undefined ? undefined : Number(named ?? earliest);
}

const countWords = ['no', 'one', 'two', 'three', 'three', 'three'];

/** How many children a question tells of, as the names of rows begin with it. */
function countedChildren(question: string): string | undefined {
  const said = /\b(\d|no|one|two|three|four|five)\s+(?:\w+\s+)?(?:kids?|child\w*|dependents?)\b/i.exec(
    question,
  )?.[1];
  if (said === undefined)
    return /\b(?:childless|without (?:kids|children))\b/i.test(question) ? 'no' : undefined;
  return /\d/.test(said) ? countWords[Number(said)] : said.toLowerCase().replace(/four|five/, 'three');
}

/** Who is meant by how people call themselves, and what tables call them: of these the first that a table has. */
const filers: readonly (readonly [words: RegExp, keys: readonly string[]])[] = [
  [/\bseparate\w*|\bmfs\b/i, ['married_separate', 'separate', 'other']],
  [
    /\bhoh\b|\bhead of household|\bsingle (?:mom|dad|mother|father|parent)/i,
    ['head_of_household', 'single', 'other'],
  ],
  [/\b(?:married|joint\w*|couples?|mfj|spouses?|wife|husband)\b/i, ['married_joint', 'joint']],
  [/\b(?:single\w*|unmarried|individual)\b/i, ['single', 'individual', 'other']],
];

function filerKeys(rows: readonly Row[], question: string): string[] {
  const [separate, head, joint, single] = filers.map(([words, keys]) =>
    words.test(question) ? keys.find((key) => rows.some((row) => row.keys.includes(key))) : undefined,
  );
  // Who files separately is married, and a head of household is single.
  const named = [separate ?? joint, head ?? single].filter((key) => key !== undefined);
  return [...new Set(named)];
}

const whereItBegins =
  /\b(?:start\w*|begin\w*|kicks? in|above|over|from|enter\w*|reach\w*|hit\w*|before|moves?|jump\w*|get into)\b/i;

/** "Where does the 24% bracket start?" means the top of the one below it. */
function stepNamed([below, above]: readonly [number, number], question: string): number {
  const rates = [...question.matchAll(/\b(\d+) ?(?:%|percent|pct)/gi)].map(([, digits]) => Number(digits));
  if (/\bzero.(?:percent|rate|bracket)/i.test(question)) rates.push(0);
  const wanted = whereItBegins.test(question) ? above : below;
  return rates.includes(wanted) ? 2 : 0;
}
