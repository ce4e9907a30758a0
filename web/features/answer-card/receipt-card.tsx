import type { ChatRun } from '#contract/chat.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { askAgain } from '#advisor/compose/calculations/ask-again.ts';
import type { Receipt } from '#advisor/compose/receipt.ts';
import { AnswerCard } from '#web/features/answer-card/answer-card.tsx';
import { Folded, FoldMark } from '#web/ui/folded-section.tsx';

interface ReceiptCardProps {
  receipt: Receipt;
  calculator: AnyCalculator;
  /** What it is found by. */
  id: string;
  /** The text above it, in Markdown. */
  said: string;
  /** What sets it apart from the other cases that the answer compares; '' where it compares none. */
  compared: string;
  /** The answer has a card of the same calculator above it: on a phone this one is folded. */
  isFurther: boolean;
  /** Missing while nothing can be asked. */
  onAsk: ((question: string, run?: ChatRun) => void) | undefined;
}

const maxForemost = 4;

/** The card of a receipt that an answer carries: the same run, made again here, and open to change. */
export function ReceiptCard(props: ReceiptCardProps) {
  const { receipt, calculator, id, said: above, compared, isFurther, onAsk } = props;
  const fields = Object.keys(calculator.fields);
  const said = Object.entries(receipt.inputs).filter(([, { origin }]) => origin !== 'assumption');
  const card = (
    <AnswerCard
      calculator={calculator}
      inputs={receipt.inputs}
      year={receipt.year}
      seed={receipt.seed}
      foremost={(said.length > 0 ? said.map(([field]) => field) : fields).slice(0, maxForemost)}
      above={above}
      askAgain={{
        toQuestion: (inputs) => askAgain(calculator, receipt, inputs),
        send: onAsk && (({ question, run }) => onAsk(question, run)),
      }}
    />
  );
  return (
    <div id={id} tabIndex={-1} className="my-5 scroll-mt-4">
      {isFurther ? (
        <Folded>
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 border-y border-line py-3 group-open:mb-3 group-open:border-0 [&::-webkit-details-marker]:hidden">
            <span className="text-sm font-medium">{compared || calculator.title}</span>
            <span className="ml-auto flex">
              <FoldMark />
            </span>
          </summary>
          {card}
        </Folded>
      ) : (
        <>
          {compared !== '' && <p className="mb-2 text-sm font-medium">{compared}</p>}
          {card}
        </>
      )}
    </div>
  );
}
