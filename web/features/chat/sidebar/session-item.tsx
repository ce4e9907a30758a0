import { useEffect, useRef, useState, type ReactNode } from 'react';
import { chatTexts } from '#web/content/chat.ts';
import type { ChatSession } from '#web/features/chat/store/chat-data.ts';
import type { ChatStore } from '#web/features/chat/store/chat-store.ts';
import { focusIfLost } from '#web/features/chat/focus.ts';
import { useDisclosure } from '#web/lib/use-disclosure.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MoreIcon } from '#web/ui/icons.tsx';

interface SessionItemProps {
  session: ChatSession;
  current: boolean;
  chat: ChatStore;
  onChoose: () => void;
  /** It is gone, and with it what had the focus. */
  onDeleted: () => void;
  /** Below the title. */
  children?: ReactNode;
}

const texts = chatTexts.session;

/** One conversation in the list. */
export function SessionItem({ session, current, chat, onChoose, onDeleted, children }: SessionItemProps) {
  const [title, setTitle] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);
  const { open, toggle, close, root, button } = useDisclosure();
  /** Ended with a key, the focus stays in the list; ended by a click elsewhere, it stays there. */
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
      if (title.trim() !== session.title) void chat.rename(session.id, title);
    };
    return (
      <li>
        <input
          aria-label={texts.titleField}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- The user has chosen to rename.
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
    <li
      className={`flex items-center rounded-lg ${current ? 'bg-accent-soft font-medium' : 'hover:bg-paper'}`}
    >
      <button
        type="button"
        aria-current={current ? 'true' : undefined}
        onClick={onChoose}
        dir="auto"
        className="min-h-11 min-w-0 flex-1 px-3 py-2 text-left text-[0.9375rem]"
      >
        <span className="block truncate">{session.title}</span>
        {children}
      </button>
      <div ref={root} className="relative">
        <IconButton
          ref={button}
          name={`options-${session.id}`}
          label={texts.options(session.title)}
          aria-expanded={open}
          onClick={toggle}
          className="hover:bg-transparent"
        >
          <MoreIcon />
        </IconButton>
        {open && (
          <ul className="absolute right-0 z-10 w-36 rounded-xl bg-raised p-1 shadow-lift">
            {[
              { label: texts.rename, act: () => setTitle(session.title) },
              {
                label: session.pinned_at ? texts.unpin : texts.pin,
                act: () => {
                  void chat.pin(session.id, !session.pinned_at);
                  // It is drawn again in another group.
                  focusIfLost(`options-${session.id}`);
                },
              },
              {
                label: texts.delete,
                look: 'text-bad',
                act: () => setDeleting(true),
              },
            ].map(({ label, look = '', act }) => (
              <li key={label}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    // The entry is gone, and a dialog gives the focus back to what had it.
                    button.current?.focus();
                    act();
                  }}
                  className={`min-h-11 w-full rounded-lg px-3 text-left text-sm hover:bg-sunken ${look}`}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {deleting && (
        <ConfirmDialog
          title={texts.deleteTitle}
          text={texts.reallyDelete(session.title)}
          action={texts.delete}
          cancel={texts.cancel}
          onConfirm={() => {
            setDeleting(false);
            void chat.deleteSession(session.id).then(onDeleted);
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  );
}
