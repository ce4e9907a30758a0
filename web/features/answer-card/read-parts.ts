import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { Chart } from '#advisor/calculators/define/result.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { describeRows, describeValue, nameOfList } from '#advisor/compose/describe-input.ts';
import { parseChart } from '#advisor/depth/chart-block.ts';
import { parseReceipt, type Receipt } from '#advisor/compose/receipt.ts';
import { parseRecord, type AnswerRecord } from '#advisor/compose/record.ts';

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
  cards: Card[];
  record: AnswerRecord | undefined;
  understood: readonly Understood[];
}

/** What the parts of an answer hold, a line each. What is none of ours is left alone. */
export function readParts(parts: string): ReadParts {
  const lines = parts.split('\n');
  const receipts = lines.flatMap((line) => parseReceipt(line) ?? []);
  const record = lines.map(parseRecord).findLast((one) => one !== null) ?? undefined;
  const known = receipts.flatMap((receipt) => {
    const calculator = calculators.find(({ name }) => name === receipt.calculator);
    return calculator ? [{ receipt, calculator }] : [];
  });
  return {
    charts: lines.flatMap((line) => parseChart(line) ?? []),
    // An answer about a bare fact, or one that still asks for something, has nothing to compute.
    cards: known.filter(({ receipt }) => receipt.figures.length > 0),
    record,
    understood: record?.understood?.length ? record.understood : known.slice(0, 1).flatMap(saidIn),
  };
}

/** What somebody said of the inputs of a run. */
function saidIn({ receipt, calculator }: Card): Understood[] {
  return Object.entries(receipt.inputs).flatMap(([field, { value, origin }]) => {
    const about = aboutField((calculator.fields as Fields)[field]);
    if (origin === 'assumption' || !about) return [];
    const [label, words] = inWords(about, value);
    const at = receipt.figures.length > 0 ? { at: { card: receipt.id, field } } : {};
    return [{ label, value: words, ...(origin === 'your numbers' ? { saved: true } : {}), ...at }];
  });
}

function inWords(about: FieldAbout, value: unknown): [label: string, words: string] {
  return Array.isArray(value)
    ? [nameOfList(about), describeRows(about, value)]
    : [about.label, describeValue(about, value)];
}
