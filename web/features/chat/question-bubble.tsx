import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { chatTextLimits } from '#contract/chat-text-limits.ts';
import { chatTexts } from '#web/content/chat.ts';
import type { ChatMessage } from '#web/features/chat/store/chat-data.ts';
import { focusQuestion } from '#web/features/chat/focus.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PencilIcon } from '#web/ui/icons.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface QuestionBubbleProps {
  message: ChatMessage;
  busy: boolean;
  /** False where its writer has thought better of it. */
  onAsk: (text: string) => boolean;
}

/** What takes more of the screen than its answer should leave is folded. */
const longLength = 600;
const longLines = 8;

/** A question, as it left the browser; it can be put differently. */
export function QuestionBubble({ message, busy, onAsk }: QuestionBubbleProps) {
  const isLong = message.content.length > longLength || message.content.split('\n').length > longLines;
  const [isFolded, setIsFolded] = useState(isLong);
  const [edited, setEdited] = useState<string | null>(null);
  const texts = chatTexts.answer;
  const pencil = useRef<HTMLButtonElement>(null);
  const left = useRef(false);
  const leave = () => {
    left.current = true;
    setEdited(null);
  };
  useEffect(() => {
    if (edited !== null || !left.current) return;
    left.current = false;
    pencil.current?.focus();
  }, [edited]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (edited === null || edited.trim() === '' || busy) return;
    if (!onAsk(edited)) return;
    setEdited(null);
    focusQuestion();
  };
  if (edited !== null) {
    return (
      <form onSubmit={submit} className="ml-auto max-w-xl">
        <textarea
          aria-label={texts.edit}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- The user has chosen to edit.
          autoFocus
          maxLength={chatTextLimits.question}
          value={edited}
          onChange={(event) => setEdited(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
            if (event.key !== 'Escape') return;
            event.preventDefault();
            leave();
          }}
          className="field-sizing-content resize-none max-h-60 min-h-20 w-full rounded-xl border border-control bg-raised px-4 py-3 text-base"
        />
        <div className="mt-2 flex justify-end gap-2">
          <Button look="quiet" onClick={leave}>
            {texts.cancelEdit}
          </Button>
          <Button type="submit" disabled={busy || edited.trim() === ''}>
            {texts.saveEdit}
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div className="flex items-center justify-end gap-1">
      <IconButton ref={pencil} label={texts.edit} disabled={busy} onClick={() => setEdited(message.content)}>
        <PencilIcon />
      </IconButton>
      <div
        dir="auto"
        className="max-w-[85%] rounded-2xl rounded-br-md bg-accent-soft px-4 py-2.5 wrap-anywhere whitespace-pre-wrap"
      >
        <h3 className="sr-only">{texts.you}</h3>
        <div className={isFolded ? 'line-clamp-6' : ''}>{message.content}</div>
        {isLong && (
          <TextButton
            look="quiet"
            aria-expanded={!isFolded}
            onClick={() => setIsFolded(!isFolded)}
            className="text-sm"
          >
            {isFolded ? chatTexts.more : chatTexts.less}
          </TextButton>
        )}
      </div>
    </div>
  );
}
