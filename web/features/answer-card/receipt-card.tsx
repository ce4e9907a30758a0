import { useMemo } from 'react';
import '#web/lib/zod-without-eval.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { aboutField } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { describeValue } from '#advisor/compose/describe-input.ts';
import { parseReceipt } from '#advisor/compose/receipt.ts';
import { AnswerCard } from '#web/features/answer-card/answer-card.tsx';
import type { CardInputs } from '#web/features/answer-card/use-run.ts';

interface ReceiptCardProps {
  json: string;
  scope: string;
  onAskAgain: (question: string) => void;
}

const mostForemost = 4;

/** The card of a receipt that an answer carries: the same run, made again here, and open to change. */
export function ReceiptCard({ json, scope, onAskAgain }: ReceiptCardProps) {
  const receipt = useMemo(() => parseReceipt(json), [json]);
  const calculator = calculators.find(({ name }) => name === receipt?.calculator);
  // An answer about a bare fact, or one that still asks for something, has nothing to compute.
  if (!receipt || !calculator || receipt.figures.length === 0) return null;
  const fields = Object.keys(calculator.fields);
  const said = Object.entries(receipt.inputs).filter(([, { origin }]) => origin !== 'assumption');
  return (
    <div id={`${scope}-${receipt.id}`} className="my-5 scroll-mt-24">
      <AnswerCard
        calculator={calculator}
        inputs={receipt.inputs}
        year={receipt.year}
        seed={receipt.seed}
        foremost={(said.length > 0 ? said.map(([field]) => field) : fields).slice(0, mostForemost)}
        onAskAgain={(changes) => onAskAgain(toQuestion(calculator, changes))}
      />
    </div>
  );
}

/** "What if the yearly return is 5% and the time is 20 years?" */
function toQuestion(calculator: AnyCalculator, changes: CardInputs): string {
  const parts = Object.entries(changes).flatMap(([field, { value }]) => {
    const about = aboutField(calculator.fields[field]);
    return about
      ? [
          `the ${about.label.charAt(0).toLowerCase()}${about.label.slice(1)} is ${describeValue(about, value)}`,
        ]
      : [];
  });
  return `What if ${parts.join(' and ')}?`;
}
