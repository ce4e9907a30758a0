import '#web/lib/zod-without-eval.ts';
import { useMemo } from 'react';
import type { ChatRun } from '#contract/chat.ts';
import { shell } from '#web/content/shell.ts';
import { drawable } from '#web/features/answer-card/chart-of-run.ts';
import { comparedInputs } from '#web/features/answer-card/compared-inputs.ts';
import { ChoiceButtons, FollowUpButtons } from '#web/features/answer-card/next-buttons.tsx';
import { readParts } from '#web/features/answer-card/read-parts.ts';
import { ReceiptCard } from '#web/features/answer-card/receipt-card.tsx';
import { RememberThis } from '#web/features/answer-card/remember-this.tsx';
import { UnderstoodChips } from '#web/features/answer-card/understood-chips.tsx';
import { Chart } from '#web/ui/chart/chart.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { SmallProblem } from '#web/ui/problem.tsx';

interface AnswerPartsProps {
  /** Receipts, and at the end perhaps a record: the JSON of each, a line each. */
  parts: string;
  /** The text above them, in Markdown. */
  said: string;
  scope: string;
  /** Nothing was said after it: its question can still be answered. */
  isNewest: boolean;
  onAsk?: ((question: string, run?: ChatRun) => void) | undefined;
  onBegin?: ((beginning: string) => void) | undefined;
}

/** A chart of the text; or what stands below the text: the choices of its question, what was understood, the cards, what to ask next. */
export function AnswerParts({ parts, said, scope, isNewest, onAsk, onBegin }: AnswerPartsProps) {
  const { charts, cards, record, understood } = useMemo(() => readParts(parts), [parts]);
  const compared = useMemo(() => comparedInputs(cards), [cards]);
  const next = isNewest && record && onAsk ? { record, onAsk } : null;
  return (
    <>
      {next && <ChoiceButtons {...next} />}
      {charts.map((chart) => (
        <div key={chart.title} className="my-4">
          <Chart data={drawable(chart)} />
        </div>
      ))}
      <UnderstoodChips understood={understood} scope={scope} onBegin={onBegin} />
      {isNewest && !record?.ofOther && <RememberThis cards={cards} />}
      {cards.map(({ receipt, calculator }, index) => (
        // A card that breaks must not take the conversation with it.
        <ErrorBoundary key={receipt.id} Fallback={NoCard}>
          <ReceiptCard
            receipt={receipt}
            calculator={calculator}
            id={`${scope}-${receipt.id}`}
            said={said}
            compared={compared[index] ?? ''}
            isFurther={cards.findIndex((card) => card.calculator === calculator) < index}
            onAsk={onAsk}
          />
        </ErrorBoundary>
      ))}
      {next && <FollowUpButtons {...next} />}
    </>
  );
}

function NoCard() {
  return <SmallProblem text={shell.problems.noCard} />;
}
