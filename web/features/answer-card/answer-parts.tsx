import '#web/lib/zod-without-eval.ts';
import { Suspense, useMemo, type ComponentProps } from 'react';
import type { ChatRun } from '#contract/chat.ts';
import { CardToCome, NoCard } from '#web/features/answer-card/card-states.tsx';
import { drawable } from '#web/features/answer-card/chart-of-run.ts';
import { comparedInputs } from '#web/features/answer-card/compared-inputs.ts';
import { ChoiceButtons, FollowUpButtons } from '#web/features/answer-card/next-buttons.tsx';
import type { Receipt } from '#advisor/compose/receipt.ts';
import {
  hasCard,
  hasUnderstood,
  readParts,
  understoodIn,
  useCards,
  type ReadParts,
} from '#web/features/answer-card/read-parts.ts';
import { ReceiptCard } from '#web/features/answer-card/receipt-card.tsx';
import { RememberThis } from '#web/features/answer-card/remember-this.tsx';
import { UnderstoodChips } from '#web/features/answer-card/understood-chips.tsx';
import { retryFailedParts } from '#web/lib/lazy-part.tsx';
import { Chart } from '#web/ui/chart/chart.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';

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
  const read = useMemo(() => readParts(parts), [parts]);
  const { charts, receipts, record } = read;
  const cards = receipts.filter(hasCard);
  const next = isNewest && record && onAsk ? { record, onAsk } : null;
  return (
    <>
      {next && <ChoiceButtons {...next} />}
      {charts.map((chart) => (
        <div key={chart.title} className="my-4">
          <Chart data={drawable(chart)} />
        </div>
      ))}
      <Suspense fallback={null}>
        <UnderstoodOf read={read} scope={scope} onBegin={onBegin} />
        {isNewest && !record?.ofOther && <RememberThis receipts={cards.slice(0, 1)} record={record} />}
      </Suspense>
      {cards.map((receipt, index) => (
        // A card that breaks must not take the conversation with it.
        <ErrorBoundary key={receipt.id} Fallback={NoCard} onLeave={retryFailedParts}>
          {/* Each by itself: one that is on its way must not hide those that are there. */}
          <Suspense fallback={<CardToCome />}>
            <CardOf
              receipt={receipt}
              others={cards.filter((other) => other !== receipt && other.calculator === receipt.calculator)}
              id={`${scope}-${receipt.id}`}
              said={said}
              isFurther={cards.findIndex(({ calculator }) => calculator === receipt.calculator) < index}
              onAsk={onAsk}
            />
          </Suspense>
        </ErrorBoundary>
      ))}
      {next && <FollowUpButtons {...next} />}
    </>
  );
}

function UnderstoodOf({
  read: { record, receipts },
  ...rest
}: { read: ReadParts } & Omit<ComponentProps<typeof UnderstoodChips>, 'understood'>) {
  const cards = useCards(hasUnderstood(record) ? [] : receipts);
  return <UnderstoodChips understood={understoodIn(record, cards)} {...rest} />;
}

interface CardOfProps extends Omit<ComponentProps<typeof ReceiptCard>, 'calculator' | 'compared'> {
  /** Those of the same calculator in the answer. */
  others: readonly Receipt[];
}

function CardOf({ receipt, others, ...rest }: CardOfProps) {
  return useCards([receipt]).map((card) => (
    <ReceiptCard key={receipt.id} {...card} {...rest} compared={comparedInputs(card, others)} />
  ));
}
