import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Chart } from '#advisor/calculators/define/result.ts';
import { describeRows, describeValue, nameOfList } from '#advisor/compose/describe-input.ts';
import { parseChart } from '#advisor/depth/chart-block.ts';
import { parseReceipt, type Receipt } from '#advisor/compose/receipt.ts';
import { parseRecord, type AnswerRecord } from '#advisor/compose/record.ts';
import { useCalculators } from '#web/lib/use-calculators.ts';

export interface Card {
  receipt: Receipt;
  calculator: AnyCalculator;
}

/** Something that was taken from the words. */
export interface Understood {
  label: string;
  value: string;
  /** It was saved before, and not said now. */
  saved?: boolean | undefined;
  /** Where a card has it. */
  at?: { card: string; field: string };
}

export interface ReadParts {
  /** Of the text, drawn where it speaks of them. */
  charts: Chart[];
  receipts: Receipt[];
  record: AnswerRecord | undefined;
}

/** What the parts of an answer hold, a line each. What is none of ours is left alone. */
export function readParts(parts: string): ReadParts {
  const lines = parts.split('\n');
  return {
    charts: lines.flatMap((line) => parseChart(line) ?? []),
    receipts: lines.flatMap((line) => parseReceipt(line) ?? []),
    record: lines.map(parseRecord).findLast((one) => one !== null) ?? undefined,
  };
}

/** Whether a receipt has a card. An answer about a bare fact, or one that still asks for something, has nothing to compute. */
export const hasCard = ({ figures }: Receipt) => figures.length > 0;

/** The receipts of calculators that still exist. Suspends until their modules have arrived. */
export function useCards(receipts: readonly Receipt[]): Card[] {
  const calculators = useCalculators(receipts.map(({ calculator }) => calculator));
  return receipts.flatMap((receipt) => {
    const calculator = calculators.get(receipt.calculator);
    return calculator ? [{ receipt, calculator }] : [];
  });
}

/** What was taken from the words: as the record has it, or else what was said of the inputs of the first card. */
export function understoodIn(
  record: AnswerRecord | undefined,
  cards: readonly Card[],
): readonly Understood[] {
  return hasUnderstood(record) ? record.understood : cards.slice(0, 1).flatMap(saidIn);
}

/** Whether a record says itself what was understood. */
export function hasUnderstood(
  record: AnswerRecord | undefined,
): record is AnswerRecord & { understood: readonly Understood[] } {
  return (record?.understood?.length ?? 0) > 0;
}

/** What somebody said of the inputs of a run. */
function saidIn({ receipt, calculator }: Card): Understood[] {
  return Object.entries(receipt.inputs).flatMap(([field, { value, origin }]) => {
    const about = aboutField((calculator.fields as Fields)[field]);
    if (origin === 'assumption' || !about) return [];
    const [label, words] = inWords(about, value);
    const at = hasCard(receipt) ? { at: { card: receipt.id, field } } : {};
    return [{ label, value: words, ...(origin === 'your numbers' ? { saved: true } : {}), ...at }];
  });
}

function inWords(about: FieldAbout, value: unknown): [label: string, words: string] {
  return Array.isArray(value)
    ? [nameOfList(about), describeRows(about, value)]
    : [about.label, describeValue(about, value)];
}
