import type { Fields } from '#advisor/calculators/define/fields.ts';
import { describeChange } from '#advisor/compose/describe-input.ts';
import { capitalize } from '#advisor/compose/markdown.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import type { Card } from '#web/features/answer-card/read-parts.ts';

/** "Yearly interest rate 6%, term 15 years": the inputs that differ from other cards of the same calculator; '' if none do. */
export function comparedInputs({ receipt, calculator }: Card, others: readonly Receipt[]): string {
  const fields = Object.keys(receipt.inputs).filter((field) =>
    others.some((other) => asText(other.inputs[field]) !== asText(receipt.inputs[field])),
  );
  const told = fields.map((field) =>
    describeChange(calculator.fields as Fields, field, receipt.inputs[field]?.value),
  );
  const isOtherYear = others.some((other) => other.year !== receipt.year);
  return capitalize([...told, ...(isOtherYear ? [String(receipt.year)] : [])].join(', '));
}

const asText = (input: { value?: unknown } | undefined) => JSON.stringify(input?.value);
