import type { ChatRun } from '#contract/chat.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { askAgain } from '#advisor/compose/ask-again.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import { AnswerCard } from '#web/features/answer-card/answer-card.tsx';

interface ReceiptCardProps {
  receipt: Receipt;
  calculator: AnyCalculator;
  /** What it is found by. */
  id: string;
  /** The text above it, in Markdown. */
  said: string;
  /** Missing while nothing can be asked. */
  onAsk: ((question: string, run?: ChatRun) => void) | undefined;
}

const mostForemost = 4;

/** The card of a receipt that an answer carries: the same run, made again here, and open to change. */
export function ReceiptCard({ receipt, calculator, id, said: above, onAsk }: ReceiptCardProps) {
  const fields = Object.keys(calculator.fields);
  const said = Object.entries(receipt.inputs).filter(([, { origin }]) => origin !== 'assumption');
  return (
    <div id={id} tabIndex={-1} className="my-5 scroll-mt-4">
      <AnswerCard
        calculator={calculator}
        inputs={receipt.inputs}
        year={receipt.year}
        seed={receipt.seed}
        foremost={(said.length > 0 ? said.map(([field]) => field) : fields).slice(0, mostForemost)}
        above={above}
        askAgain={{
          toQuestion: (inputs) => askAgain(calculator, receipt, inputs),
          send: onAsk && (({ question, run }) => onAsk(question, run)),
        }}
      />
    </div>
  );
}
