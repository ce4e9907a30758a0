import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { chatTextLimits } from '#contract/chat-text-limits.ts';
import { chatTexts } from '#web/content/chat.ts';
import { withReturned } from '#web/features/chat/store/chat-core.ts';
import { recallDraft, rememberDraft } from '#web/features/chat/store/draft.ts';
import { focusQuestion } from '#web/features/chat/focus.ts';
import { useAccount } from '#web/lib/account/account.ts';
import { useChat } from '#web/features/chat/store/use-chat.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { ArrowUpIcon, StopIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

const texts = chatTexts.composer;
/** An Enter this soon after Stop was pressed by key was meant for Stop: the question is back in the box, which has the focus. */
const afterStopMs = 700;

/** Where questions are written. It grows to six lines; Enter sends, Shift and Enter breaks the line. */
export function Composer() {
  const { chat, busy, held, reply, isWaiting, sessionId, left, notSent, notSentReason, messages } = useChat();
  const { account, sessionEnded, leftInOtherTab } = useAccount();
  const { openAuth } = useOverlays();
  const isUnknown = account.state === 'loading';
  const here = isWaiting || (reply !== null && reply.sessionId === sessionId);
  const [text, setText] = useState(() => chat.openDraft());
  const change = (value: string) => {
    setText(value);
    chat.writeDraft(value);
  };
  useEffect(() => {
    const take = () => {
      const returned = chat.takeReturned();
      if (returned !== null) setText((now) => withReturned(now, returned));
      const begun = chat.takeBegun();
      if (begun !== null) setText(begun);
    };
    // What came back while nobody was here is in the draft.
    chat.takeReturned();
    return chat.subscribe(take);
  }, [chat]);
  const { found, text: masked } = maskPrivate(text);
  const hides = found.ssn + found.card + found.account > 0;
  const isTooLong = masked.trim().length > chatTextLimits.question;
  const blocked = busy || isTooLong || text.trim() === '';
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (blocked) return;
    setText('');
    const place = chat.draftPlace();
    const { opened } = chat.current();
    const kept = recallDraft(place);
    // Only now: until it is stored, what was written is the only copy of it.
    if (!(await chat.send(text))) return;
    const draft = recallDraft(place);
    // Another tab may have written something else there.
    const isSent = draft === kept && (kept === masked || kept === text);
    // What was begun meanwhile goes along into the conversation that was made.
    if (!isSent && (chat.current().opened !== opened || place === chat.draftPlace())) return;
    rememberDraft(place, '');
    if (!isSent && recallDraft(chat.draftPlace()) === '') rememberDraft(chat.draftPlace(), draft);
  };
  const stoppedAt = useRef(-afterStopMs);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.repeat || performance.now() - stoppedAt.current < afterStopMs) return;
    void send();
  };
  return (
    <form
      onSubmit={(event) => void send(event)}
      className="border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8 short:pt-1 short:pb-1"
    >
      <div className="mx-auto max-w-3xl">
        {reply && !here && <p className="mb-2 text-sm text-quiet">{texts.elsewhere}</p>}
        {held !== null && (
          <output className="mb-2 line-clamp-3 text-sm text-quiet">
            {texts.sending} <q>{held}</q>
          </output>
        )}
        {notSent === chat.draftPlace() && (
          <p role="alert" className="mb-2 text-sm text-bad">
            {notSentReason === null ? texts.notSent : texts.refused(notSentReason)}
          </p>
        )}
        {(sessionEnded || leftInOtherTab) && (
          <p role="alert" className="mb-2 text-sm text-bad">
            {sessionEnded ? texts.signedOut : texts.signedOutInTab}{' '}
            <TextButton isInline onClick={() => openAuth('signin')}>
              {texts.signIn}
            </TextButton>
          </p>
        )}
        {messages.at(-1)?.unsaved && !busy && (
          <div className="mb-2">
            <Notice kind="problem">{texts.unsaved}</Notice>
          </div>
        )}
        {isTooLong && (
          <p role="alert" className="mb-2 text-sm text-bad">
            {texts.tooLong}
          </p>
        )}
        {hides && <p className="mb-2 text-sm text-quiet">{texts.masked}</p>}
        <div className="flex items-end gap-2 rounded-2xl border border-control bg-raised p-1.5 focus-within:outline-2 focus-within:outline-accent">
          <textarea
            name="question"
            aria-label={texts.label}
            placeholder={texts.placeholder}
            rows={1}
            maxLength={chatTextLimits.question}
            dir="auto"
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={press}
            className={`${text === '' ? '' : 'field-sizing-content'} max-h-40 min-h-11 short:max-h-16 w-full resize-none bg-transparent px-3 py-2.5 text-base outline-none placeholder-shown:overflow-hidden placeholder-shown:text-ellipsis placeholder-shown:whitespace-nowrap placeholder:text-quiet max-sm:px-2 max-sm:placeholder:text-sm`}
          />
          {/* Two buttons by their keys: one that became the other while it is pressed would send the question. */}
          {here ? (
            <button
              key="stop"
              type="button"
              onClick={({ detail }) => {
                // Pressed by a key, not by a pointer.
                if (detail === 0) stoppedAt.current = performance.now();
                chat.stop();
                focusQuestion();
              }}
              className="flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-xl border border-control text-sm font-medium hover:bg-sunken xs:px-4"
            >
              <StopIcon />
              <span className="max-xs:sr-only">{texts.stop}</span>
            </button>
          ) : (
            <button
              key="send"
              type="submit"
              aria-label={texts.send}
              disabled={blocked}
              // The second half of a double click was meant for Stop, which was here a moment ago.
              onClick={(event) => event.detail > 1 && event.preventDefault()}
              className="grid size-11 flex-none place-items-center rounded-xl bg-accent text-on-accent hover:bg-accent-strong disabled:bg-control disabled:text-paper"
            >
              <ArrowUpIcon />
            </button>
          )}
        </div>
        <p className="mt-2 flex justify-between gap-4 text-xs text-quiet short:sr-only">
          <span>{texts.disclaimer}</span>
          {!isUnknown && <span>{left === null ? texts.unlimited : texts.left(left)}</span>}
        </p>
      </div>
    </form>
  );
}
