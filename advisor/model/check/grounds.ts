import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { FinishedRun } from '#advisor/calculators/define/run-calculator.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { ledger, type FactId } from '#advisor/facts/ledger.ts';
import { leavesOf } from '#advisor/model/check/leaves.ts';
import type { ModelMessage } from '#advisor/model/language-model.ts';
import type { ToolBox } from '#advisor/model/tools.ts';
import type { ToolRun } from '#advisor/model/tool-run.ts';
import { quantitiesOf } from '#advisor/quantities/text.ts';
import { timesAYear, type Quantity } from '#advisor/reader/quantities/quantity.ts';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';
import { chatTextLimits } from '#contract/chat-text-limits.ts';

export type GroundKind = 'money' | 'percent' | 'time' | 'year' | 'plain' | 'bare';

/** A number that an answer may state, and whether simple arithmetic may start from it. */
export interface Ground {
  value: number;
  kind: GroundKind;
  derives: boolean;
  /** Of a figure: where in the receipts of the answer it is found. */
  link?: string;
}

interface GroundParts {
  toolBox: Pick<ToolBox, 'runs' | 'facts' | 'passages'>;
  messages: readonly ModelMessage[];
  profile: unknown;
  year: number;
}

/**
 * Everything that the numbers of an answer may come from, each time at that moment of it. Naming a year near by claims
 * nothing. What was told before the answer stays the same, and is read once.
 */
export function createGrounds({ toolBox, messages, profile, year }: GroundParts): () => Ground[] {
  let told: readonly Ground[] | undefined;
  return () => [
    ...[year - 2, year - 1, year, year + 1].map(
      (value) => ({ value, kind: 'year', derives: false }) as const,
    ),
    ...toolBox.runs.flatMap(groundsOfRun),
    ...toolBox.facts.flatMap(({ entry, value, year: of }) => groundsOfFact(entry, value, of)),
    ...toolBox.passages.flatMap(({ text }) => groundsOfWords(text, false)),
    ...(told ??= groundsOfTold(messages, profile)),
  ];
}

/** The newest first, because arithmetic starts from a few of them only. */
function groundsOfTold(messages: readonly ModelMessage[], profile: unknown): Ground[] {
  return [
    ...newestRead(messages).flatMap(({ role, content }) =>
      role === 'user' ? groundsOfWords(content, true) : groundsOfReceipts(content),
    ),
    ...leavesOf(profile).map(({ value }) => ({ value, kind: 'plain' as const, derives: true })),
  ];
}

/** A conversation, newest first, with no more words of the user than the longest question has. */
export function newestRead(messages: readonly ModelMessage[]): ModelMessage[] {
  let left = chatTextLimits.question;
  return messages.toReversed().map(({ role, content }) => {
    if (role !== 'user') return { role, content };
    const read = content.slice(0, left);
    left -= read.length;
    return { role, content: read };
  });
}

function groundsOfRun({ id, calculator, run, year, sensitivity }: ToolRun): Ground[] {
  const { input, result } = run;
  const headline = kindOf(result.figures[0]?.unit ?? 'count');
  const words = [...result.assumptions, ...result.warnings].flatMap(quantitiesOf);
  return [
    { value: year, kind: 'year', derives: false },
    ...result.figures.map(({ id: figure, value, unit }) => ({
      value,
      kind: kindOf(unit),
      derives: true,
      link: `#${id}.${figure}`,
    })),
    ...groundsOfInput(calculator.fields as Fields, input),
    ...[...result.steps, ...words].map(({ value, unit }) => ({ value, kind: kindOf(unit), derives: false })),
    ...sensitivity.flatMap(({ field, low, high }) => [
      ...groundsOfInput(calculator.fields as Fields, { [field]: low.input }, false),
      ...groundsOfInput(calculator.fields as Fields, { [field]: high.input }, false),
      { value: low.value, kind: headline, derives: false },
      { value: high.value, kind: headline, derives: false },
    ]),
    ...groundsOfUses(result.facts),
  ];
}

function groundsOfInput(fields: Fields, input: FinishedRun['input'], derives = true): Ground[] {
  return Object.entries(input).flatMap(([name, value]) => {
    const about = aboutField(fields[name]);
    if (Array.isArray(value)) {
      return value.flatMap((item) => groundsOfInput(about?.items ?? {}, item as FinishedRun['input']));
    }
    return typeof value === 'number' ? [{ value, kind: kindOf(about?.unit), derives }] : [];
  });
}

function groundsOfUses(uses: FinishedRun['result']['facts']): Ground[] {
  return uses.flatMap(({ id, year }) => {
    const entry: FactEntry = ledger[id as FactId];
    return groundsOfFact(entry, entry.values[year], year);
  });
}

/** A table's own numbers are grounds, but sums and shares of them would ground almost anything. */
function groundsOfFact(entry: FactEntry, value: unknown, year: number): Ground[] {
  const derives = typeof value === 'number';
  return [
    { value: year, kind: 'year', derives: false },
    ...leavesOf(value).map(({ path, value: leaf }) => ({
      value: leaf,
      kind: kindOfLeaf(entry, path),
      derives,
    })),
  ];
}

export function groundsOfWords(text: string, derives: boolean): Ground[] {
  return readQuantities(text).flatMap((quantity) =>
    valuesOf(quantity).map((ground) => ({ ...ground, derives })),
  );
}

const kindOfUnit: Record<Quantity['unit'], GroundKind> = {
  money: 'money',
  percent: 'percent',
  time: 'time',
  age: 'time',
  date: 'year',
  none: 'plain',
};
/** A number without a unit up to this one is as likely an age or a count: it grounds no dollars and no percents. */
const largestBare = 120;
/** Pay by the day comes only on these. */
const workdaysAYear = 260;

function valuesOf({ unit, value, months, per }: Quantity): { value: number; kind: GroundKind }[] {
  const values = [value, ...(months === undefined ? [] : [months])];
  if (unit === 'percent') values.push(100 - value);
  if (per !== undefined) values.push(value * timesAYear[per]);
  if (per === 'day') values.push(value * workdaysAYear);
  const kind = unit === 'none' && value <= largestBare ? 'bare' : kindOfUnit[unit];
  return values.map((each) => ({ value: each, kind }));
}

/** What an earlier answer has proved may be told again. Its prose may not: nobody knows who wrote it. */
function groundsOfReceipts(answer: string): Ground[] {
  return readReceipts(answer).flatMap(({ inputs, figures }) => [
    ...figures.map(({ value, unit }) => ({ value, kind: kindOf(unit), derives: true })),
    ...leavesOf(inputs).map(({ value }) => ({ value, kind: 'plain' as const, derives: true })),
  ]);
}

export function kindOfLeaf({ unit, keyUnits }: FactEntry, path: string): GroundKind {
  const key = path.split('.').findLast((part) => keyUnits?.[part] !== undefined);
  return kindOf((key === undefined ? undefined : keyUnits?.[key]) ?? unit);
}

function kindOf(unit: string | undefined): GroundKind {
  switch (unit) {
    case 'usd':
    case 'usd_per_month':
    case 'usd_per_year':
      return 'money';
    case 'percent':
      return 'percent';
    case 'years':
    case 'months':
    case 'age':
      return 'time';
    case 'year':
      return 'year';
    default:
      return 'plain';
  }
}
