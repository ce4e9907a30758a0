import { useEffect, useRef, useState } from 'react';
import { chatTexts } from '#web/content/chat.ts';
import type { ChatSession } from '#web/features/chat/chat-data.ts';
import { useDisclosure } from '#web/lib/use-disclosure.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MoreIcon } from '#web/ui/icons.tsx';

interface SessionItemProps {
  session: ChatSession;
  current: boolean;
  onChoose: () => void;
  onRename: (title: string) => void;
  onDelete: () => void;
}

const texts = chatTexts.session;

/** One conversation in the list. */
export function SessionItem({ session, current, onChoose, onRename, onDelete }: SessionItemProps) {
  const [title, setTitle] = useState<string | null>(null);
  const { open, toggle, close, root, button } = useDisclosure();
  /** Whoever ends it with a key stays in the list; whoever clicks elsewhere is there. */
  const byKey = useRef(false);
  const writing = title !== null;
  useEffect(() => {
    if (writing || !byKey.current) return;
    byKey.current = false;
    button.current?.focus();
  }, [writing, button]);
  if (title !== null) {
    const save = () => {
      setTitle(null);
      if (title.trim() !== session.title) onRename(title);
    };
    return (
      <li>
        <input
          aria-label={texts.titleField}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- Whoever asks to rename wants to write.
          autoFocus
          value={title}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTitle(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if ((event.key !== 'Enter' && event.key !== 'Escape') || event.nativeEvent.isComposing) return;
            event.preventDefault();
            byKey.current = true;
            if (event.key === 'Enter') save();
            else setTitle(null);
          }}
          className="min-h-11 w-full rounded-lg border border-control bg-paper px-3 text-[0.9375rem]"
        />
      </li>
    );
  }
  return (
    <li className={`group flex items-center rounded-lg ${current ? 'bg-paper' : 'hover:bg-paper'}`}>
      <button
        type="button"
        aria-current={current ? 'true' : undefined}
        onClick={onChoose}
        dir="auto"
        className="min-h-11 min-w-0 flex-1 truncate px-3 text-left text-[0.9375rem]"
      >
        {session.title}
      </button>
      <div ref={root} className="relative">
        <IconButton ref={button} label={texts.options(session.title)} aria-expanded={open} onClick={toggle}>
          <MoreIcon />
        </IconButton>
        {open && (
          <ul className="absolute right-0 z-10 w-36 rounded-xl bg-raised p-1 shadow-lift">
            {[
              { label: texts.rename, act: () => setTitle(session.title) },
              { label: texts.delete, act: () => isMeant(session.title) && onDelete() },
            ].map(({ label, act }) => (
              <li key={label}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    act();
                  }}
                  className="min-h-11 w-full rounded-lg px-3 text-left text-sm hover:bg-sunken"
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function isMeant(title: string): boolean {
  // eslint-disable-next-line no-alert -- There is no way back, so it is asked for once.
  return confirm(texts.reallyDelete(title));
}
