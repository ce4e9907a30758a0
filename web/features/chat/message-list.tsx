import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chatTexts } from '#web/content/chat.ts';
import { AnswerActions } from '#web/features/chat/answer/answer-actions.tsx';
import type { ChatMessage } from '#web/features/chat/store/chat-data.ts';
import type { ChatStore } from '#web/features/chat/store/chat-store.ts';
import { FailedAnswer } from '#web/features/chat/answer/failed-answer.tsx';
import { focusQuestion, focusSoon } from '#web/features/chat/focus.ts';
import { AnswerView, type AnswerPartsView } from '#web/features/chat/answer/answer-view.tsx';
import { QuestionBubble } from '#web/features/chat/question-bubble.tsx';
import { useChat } from '#web/features/chat/store/use-chat.ts';
import { useEarlier } from '#web/features/chat/use-earlier.ts';
import { ArrowDownIcon } from '#web/ui/icons.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

/** How many messages are drawn at first, and how many more whenever somebody looks further back. */
const portion = 20;
/** A scroll position this near to the end counts as the end. */
const endPx = 80;
/** How long what is above a question takes to get its true height, once it has come into view. */
const settlingMs = 500;
/** Above a question that has come to the top. */
const questionMarginPx = 12;

/**
 * The conversation. It follows what is being written only for a reader who is at its end, and only until the question
 * is at the top: an answer is read from its beginning.
 */
export function MessageList({ Parts }: { Parts: AnswerPartsView }) {
  const { chat, messages, busy, reply, isWaiting, sessionId, messagesFailed } = useChat();
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const followedTo = useRef(0);
  const settledAt = useRef(0);
  const [drawn, setDrawn] = useState(portion);
  const [isFar, setIsFar] = useState(false);
  const first = Math.max(0, messages.length - drawn);
  const here = reply && reply.sessionId === sessionId ? reply : null;

  const last = messages.at(-1);
  const unanswered = last?.role === 'user' ? last.id : null;
  const lastQuestion = messages.findLastIndex(({ role }) => role === 'user');
  const asked = messages[lastQuestion]?.id;
  const askedBefore = useRef(asked);
  const grown = `${messages.length} ${here?.shown.length ?? 0}`;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // A new question scrolls into view, wherever the user was reading.
    const isNew = asked !== askedBefore.current;
    if (isNew) {
      atEnd.current = true;
      followedTo.current = 0;
    }
    askedBefore.current = asked;
    // The scroll event of a user who has just scrolled up may not have arrived yet.
    if (element.scrollTop < followedTo.current - 2) {
      atEnd.current = false;
      settledAt.current = 0;
    }
    if (atEnd.current) {
      const far = toQuestion(element);
      // A user who has scrolled past it is not moved back.
      element.scrollTop += isNew ? far : Math.max(0, far);
      settledAt.current = performance.now() + settlingMs;
    }
    followedTo.current = element.scrollTop;
    setIsFar(isFarFromEnd(element));
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- Whatever makes it longer moves its end.
  }, [grown, asked]);
  useEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    // What comes into view gets its true height only then, without anybody scrolling.
    const observer = new ResizeObserver(() => {
      const isReader = element.scrollTop < followedTo.current - 2;
      if (!isReader && performance.now() < settledAt.current) {
        element.scrollTop += Math.max(0, toQuestion(element));
        followedTo.current = element.scrollTop;
      }
      setIsFar(isFarFromEnd(element));
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  const earlier = useEarlier(scroller, first > 0, () => setDrawn((count) => count + portion));

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        onScroll={({ currentTarget: element }) => {
          atEnd.current = toEnd(element) < endPx;
          setIsFar(isFarFromEnd(element));
        }}
        className="flex-1 overflow-y-auto overscroll-contain px-4 sm:px-8"
      >
        <ol className="mx-auto max-w-3xl py-6">
          {first > 0 && (
            <li ref={earlier} className="py-2 text-center">
              <TextButton
                onClick={() => setDrawn((count) => count + portion)}
                look="quiet"
                className="text-sm"
              >
                {chatTexts.earlier}
              </TextButton>
            </li>
          )}
          {messagesFailed && (
            <li role="alert">
              {chatTexts.failed.messages}{' '}
              <TextButton isInline onClick={() => void (sessionId && chat.openSession(sessionId))}>
                {chatTexts.failed.retry}
              </TextButton>
            </li>
          )}
          {messages.slice(first).map((message, index) => (
            <Message
              key={message.id}
              message={message}
              question={questionBefore(messages, first + index)}
              isLast={first + index >= lastQuestion}
              isFull={messages[lastQuestion]?.unsaved === true}
              busy={busy}
              chat={chat}
              Parts={Parts}
            />
          ))}
          {!busy && unanswered && (
            <li className="py-3">
              <TextButton
                onClick={() => {
                  void chat.askAgain(unanswered);
                  focusQuestion();
                }}
                className="text-sm"
              >
                {chatTexts.answer.again}
              </TextButton>
            </li>
          )}
          {(here || isWaiting) && (
            <li aria-busy="true" data-answer className="py-3">
              {here && here.shown !== '' ? (
                <AnswerView text={here.shown} scope={here.id} Parts={Parts} isGrowing />
              ) : (
                <p className="flex items-center gap-3 text-quiet">
                  <span className="spinner" aria-hidden="true" />
                  {chatTexts.answer.waiting}
                </p>
              )}
            </li>
          )}
        </ol>
      </div>
      {isFar && (
        <button
          type="button"
          onClick={() => {
            scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
            focusQuestion();
          }}
          aria-label={chatTexts.latest}
          title={chatTexts.latest}
          // Below what it would cover; over the margin where that is wide enough. In a window of a few lines it would hide one of them.
          className="mx-auto my-1 grid size-11 flex-none place-items-center rounded-full border border-line bg-raised hover:bg-sunken xl:absolute xl:right-6 xl:bottom-3 xl:my-0 xl:shadow-lift short:absolute short:right-2 short:bottom-1 tiny:hidden"
        >
          <ArrowDownIcon />
        </button>
      )}
    </div>
  );
}

const toEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

/** More than what fits on the screen lies below. */
const isFarFromEnd = (element: HTMLElement) => toEnd(element) > element.clientHeight;

/** How far the last question is from the top; without one everything is far. */
function toQuestion(scroller: HTMLElement): number {
  const question = [...scroller.querySelectorAll('[data-question]')].at(-1);
  if (!question) return scroller.scrollHeight;
  return question.getBoundingClientRect().top - scroller.getBoundingClientRect().top - questionMarginPx;
}

function questionBefore(messages: readonly ChatMessage[], index: number): string | undefined {
  return messages.slice(0, index).findLast(({ role }) => role === 'user')?.id;
}

/** Later turns go with it, so that is asked first. */
function isWanted({ isLast, isFull }: Pick<MessageProps, 'isLast' | 'isFull'>): boolean {
  const { dropLater, dropUnsaved } = chatTexts.answer;
  // eslint-disable-next-line no-alert -- A question that must not be overlooked, and nothing else.
  return isLast || confirm(isFull ? dropUnsaved : dropLater);
}

interface MessageProps {
  message: ChatMessage;
  /** The id of the question that an answer is to. */
  question: string | undefined;
  /** No other question comes after it. */
  isLast: boolean;
  /** The account was full when the latest question was asked. */
  isFull: boolean;
  busy: boolean;
  chat: ChatStore;
  Parts: AnswerPartsView;
}

const Message = memo(function Message({
  message,
  question,
  isLast,
  isFull,
  busy,
  chat,
  Parts,
}: MessageProps) {
  if (message.role === 'user') {
    return (
      <li data-question className="py-3">
        <QuestionBubble
          message={message}
          busy={busy}
          onAsk={(text) => {
            if (!isWanted({ isLast, isFull })) return false;
            void chat.askAgain(message.id, text);
            return true;
          }}
        />
      </li>
    );
  }
  const again = () => {
    if (!question || !isWanted({ isLast, isFull })) return;
    void chat.askAgain(question);
    focusQuestion();
  };
  if (message.failed) {
    return (
      <li className="py-3">
        <h3 className="sr-only">{chatTexts.answer.findeus}</h3>
        <FailedAnswer message={message} busy={busy} Parts={Parts} onAgain={again} />
      </li>
    );
  }
  return (
    // Drawn by the browser only when it comes into view, and cut off at its edges: as wide as a card's shadow.
    <li
      data-answer
      className="-mx-4 px-4 py-3 sm:-mx-8 sm:px-8 [content-visibility:auto] [contain-intrinsic-size:auto_600px]"
    >
      <h3 className="sr-only">{chatTexts.answer.findeus}</h3>
      <AnswerView
        text={message.content}
        scope={message.id}
        Parts={Parts}
        isNewest={isLast}
        onBegin={(beginning) => {
          chat.beginMessage(beginning);
          focusSoon('question');
        }}
        {...(busy
          ? {}
          : {
              onAsk: (text, run) => {
                void chat.send(text, run);
                focusQuestion();
              },
            })}
      />
      {message.unsaved && <p className="text-sm text-quiet">{chatTexts.answer.unsaved}</p>}
      {message.interrupted && <p className="text-sm text-quiet">{chatTexts.answer.interrupted}</p>}
      <AnswerActions
        message={message}
        busy={busy}
        onRate={(rating, reason) => void chat.rate(message.id, rating, reason)}
        onAgain={again}
      />
    </li>
  );
});
