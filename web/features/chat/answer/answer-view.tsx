import type { ComponentType } from 'react';
import type { ChatRun } from '#contract/chat.ts';
import { chatTexts } from '#web/content/chat.ts';
import { MarkdownBlock } from '#web/features/chat/answer/markdown-block.tsx';
import { chartIn, splitAnswer } from '#web/features/chat/answer/split-answer.ts';

/** What an answer has besides its text: charts in it; below it what was understood, cards, buttons. */
export type AnswerPartsView = ComponentType<{
  /** The JSON of each, a line each. */
  parts: string;
  /** The text above them. */
  said: string;
  /** Distinguishes the cards of one answer from those of another. */
  scope: string;
  /** Nothing was said after it: its question can still be answered. */
  isNewest: boolean;
  /** Asks something next. Missing while nothing can be asked. */
  onAsk?: ((question: string, run?: ChatRun) => void) | undefined;
  /** Begins a message for its writer to finish. */
  onBegin?: ((beginning: string) => void) | undefined;
}>;

interface AnswerViewProps {
  text: string;
  scope: string;
  /** Comes from elsewhere: the chat knows only that answers carry parts. */
  Parts: AnswerPartsView;
  isNewest?: boolean;
  /** More of it is on its way. */
  isGrowing?: boolean;
  /** On paper nothing is folded. */
  isPrinted?: boolean;
  onAsk?: (question: string, run?: ChatRun) => void;
  onBegin?: (beginning: string) => void;
}

/** An answer as a document. Paragraph by paragraph: while it grows, only its last one is read again. */
export function AnswerView(props: AnswerViewProps) {
  const {
    text,
    scope,
    Parts,
    isNewest = false,
    isGrowing = false,
    isPrinted = false,
    onAsk,
    onBegin,
  } = props;
  const { said, parts, sources, notes } = splitAnswer(text);
  const joined = parts.join('\n');
  const cards = parts.flatMap(idOf).join(' ');
  const cited = sources.map((source, index) => `${index + 1}. ${source}`).join('\n');
  return (
    <>
      {said.map((block, index) => {
        const chart = chartIn(block);
        return chart === undefined ? (
          <MarkdownBlock
            // eslint-disable-next-line react/no-array-index-key -- Paragraphs only ever come at the end.
            key={index}
            text={block}
            scope={scope}
            parts={joined}
            cards={cards}
            isGrowing={isGrowing}
          />
        ) : (
          <Parts key={chart} parts={chart} said="" scope={scope} isNewest={false} />
        );
      })}
      {joined !== '' && (
        <Parts
          parts={joined}
          said={said.join('\n\n')}
          scope={scope}
          isNewest={isNewest}
          onAsk={onAsk}
          onBegin={onBegin}
        />
      )}
      {(cited !== '' || notes.length > 0) && (
        <footer className="mt-4 text-sm text-quiet">
          {cited !== '' && (
            <details open={isPrinted}>
              <summary className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-ink">
                {chatTexts.answer.sources(sources.length)}
              </summary>
              <MarkdownBlock text={cited} scope={scope} />
            </details>
          )}
          {notes.map((note) => (
            <p key={note} className="my-2">
              {note}
            </p>
          ))}
        </footer>
      )}
    </>
  );
}

/** Of a receipt, which names the card that figures point to; nothing where it names none. */
function idOf(part: string): string[] {
  try {
    const { id } = JSON.parse(part) as { id?: unknown };
    return typeof id === 'string' ? [id] : [];
  } catch {
    return [];
  }
}
