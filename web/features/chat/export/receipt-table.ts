import '#web/lib/zod-without-eval.ts';
import { aboutField, type FieldAbout, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { describeExactly } from '#advisor/compose/describe-input.ts';
import { uncapitalize } from '#advisor/compose/markdown.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import type { Unit } from '#advisor/quantities/unit.ts';
import { chatTexts } from '#web/content/chat.ts';

interface ReceiptTable {
  caption: string;
  /** Each with its label and what it is. */
  rows: readonly (readonly [label: string, value: string])[];
}

/**
 * What a card says, as a table: what is needed to work it out again. What was assumed to be zero is left out, as it
 * need not be entered: “Take-home pay $0” reads as if it had been said.
 */
export function receiptTable(receipt: Receipt, calculator: AnyCalculator | undefined): ReceiptTable {
  const fields = (calculator?.fields ?? {}) as Fields;
  const inputs = Object.entries(receipt.inputs)
    .filter(([, { value, origin }]) => value !== 0 || origin !== 'assumption')
    .map(([name, { value, origin }]) => {
      const about = aboutField(fields[name]);
      const words = about ? inputInWords(about, value) : JSON.stringify(value);
      return [about?.label ?? name, `${words} (${origin})`] as const;
    });
  const figures = receipt.figures.map(
    ({ label, value, unit }) => [label, formatQuantity({ value, unit: unit as Unit })] as const,
  );
  return {
    caption: chatTexts.exports.receipt(calculator?.title ?? receipt.calculator, receipt.year),
    rows: [...inputs, ...figures],
  };
}

/** To the last digit; of a list, item by item, everything that it holds. */
function inputInWords(about: FieldAbout, value: unknown): string {
  if (!Array.isArray(value)) return describeExactly(about, value);
  const items = value as readonly Readonly<Record<string, unknown>>[];
  return items
    .map((item) =>
      Object.entries(item)
        .flatMap(([field, part]) => {
          const of = aboutField(about.items?.[field]);
          return of ? [`${uncapitalize(of.label)} ${describeExactly(of, part)}`] : [];
        })
        .join(', '),
    )
    .join('; ');
}
