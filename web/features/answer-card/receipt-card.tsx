import { useMemo } from 'react';
import '#web/lib/zod-without-eval.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { askAgain } from '#advisor/compose/ask-again.ts';
import { parseReceipt } from '#advisor/compose/receipt.ts';
import { AnswerCard } from '#web/features/answer-card/answer-card.tsx';

interface ReceiptCardProps {
  json: string;
  scope: string;
  /** Missing while nothing can be asked. */
  onAskAgain?: (question: string) => void;
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
    <div id={`${scope}-${receipt.id}`} tabIndex={-1} className="my-5 scroll-mt-4">
      <AnswerCard
        calculator={calculator}
        inputs={receipt.inputs}
        year={receipt.year}
        seed={receipt.seed}
        foremost={(said.length > 0 ? said.map(([field]) => field) : fields).slice(0, mostForemost)}
        askAgain={{
          toQuestion: (inputs) => askAgain(calculator, receipt, inputs),
          ...(onAskAgain ? { send: onAskAgain } : {}),
        }}
      />
    </div>
  );
}
