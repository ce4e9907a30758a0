import { useEffect, useState, type ReactNode } from 'react';
import { maxSearchLength } from '#contract/chat.ts';
import { chatTexts } from '#web/content/chat.ts';
import type { FoundChat } from '#web/features/chat/store/chat-data.ts';
import { focusQuestion } from '#web/features/chat/focus.ts';
import { FoundList } from '#web/features/chat/sidebar/found-list.tsx';
import { NoSessions, NotLoaded, SessionList } from '#web/features/chat/sidebar/session-list.tsx';
import { useChat } from '#web/features/chat/store/use-chat.ts';
import { useAccount } from '#web/lib/account/account.ts';
import { useOverlays } from '#web/lib/navigation/overlays.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SidebarIcon } from '#web/ui/icons.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface SidebarProps {
  /** A conversation was chosen: on a phone the list makes room for it. */
  onChosen: () => void;
  onExport: () => void;
  onHelp: () => void;
  onHide: () => void;
  /** Who is signed in, and what they can do about it: it comes from elsewhere. */
  accountMenu: ReactNode;
}

const pauseMs = 250;

/** Chat History: every conversation, the latest first, and what is in them. */
export function Sidebar({ onChosen, onExport, onHelp, onHide, accountMenu }: SidebarProps) {
  const { chat, sessions, listFailed } = useChat();
  const { account, unreachable, store } = useAccount();
  const { openAuth } = useOverlays();
  const [query, setQuery] = useState('');
  const signedIn = account.state === 'signed in';
  const found = useSearch(signedIn ? query : '');
  const isUnknown = account.state === 'loading';
  const choose = (id: string) => {
    void chat.openSession(id);
    onChosen();
  };
  return (
    <aside
      aria-label={chatTexts.history}
      className="flex w-full max-w-80 flex-none flex-col short:overflow-y-auto border-r border-line bg-sunken max-lg:absolute max-lg:inset-y-0 max-lg:left-0 max-lg:z-20 max-lg:shadow-lift"
    >
      <div className="flex min-h-16 items-center justify-between px-4">
        <h2 className="font-medium">{chatTexts.history}</h2>
        <IconButton name="history" label={chatTexts.hideHistory} onClick={onHide} className="-mr-2">
          <SidebarIcon />
        </IconButton>
      </div>
      <div className="grid gap-2 px-4 pb-3">
        <Button
          look="secondary"
          disabled={!signedIn}
          onClick={() => {
            chat.newConversation();
            onChosen();
            focusQuestion();
          }}
        >
          {chatTexts.newConversation}
        </Button>
        <input
          type="search"
          name="search"
          aria-label={chatTexts.search}
          placeholder={chatTexts.search}
          maxLength={maxSearchLength}
          value={query}
          disabled={!signedIn}
          onChange={(event) => setQuery(event.target.value)}
          className="min-h-11 w-full rounded-lg border border-control bg-paper px-3 text-base placeholder:text-quiet disabled:border-line"
        />
      </div>
      <div className="-mt-1 flex-1 overflow-y-auto short:flex-none short:overflow-visible px-4 pt-1 pb-2">
        {!signedIn && !isUnknown && (
          <TextButton onClick={() => openAuth('signin')} className="text-left text-sm">
            {chatTexts.visitor}
          </TextButton>
        )}
        {found === 'searching' ? (
          <p className="py-3 text-sm text-quiet">{chatTexts.searching}</p>
        ) : found === 'failed' ? (
          <p role="alert" className="py-3 text-sm">
            {chatTexts.failed.search}
          </p>
        ) : found !== null ? (
          <FoundList found={found} onChoose={choose} />
        ) : isUnknown ? (
          <NotLoaded failed={unreachable} onRetry={async () => store?.lookAround()} />
        ) : !signedIn || (sessions?.length === 0 && !listFailed) ? (
          <NoSessions {...chatTexts.noSessions} />
        ) : (
          <SessionList onChoose={choose} />
        )}
      </div>
      <ul className="border-t border-line px-1 py-2">
        {[
          ...(signedIn ? [{ label: chatTexts.exports.open, act: onExport }] : []),
          { label: chatTexts.shortcuts.open, act: onHelp },
        ].map(({ label, act }) => (
          <li key={label}>
            <button
              type="button"
              onClick={act}
              className="min-h-11 w-full rounded-lg px-3 text-left text-sm text-quiet hover:bg-paper hover:text-ink"
            >
              {label}
            </button>
          </li>
        ))}
        {signedIn && <li>{accountMenu}</li>}
      </ul>
    </aside>
  );
}

/** What is found for a query, once its writer pauses; null while there is none. */
function useSearch(query: string): readonly FoundChat[] | 'searching' | 'failed' | null {
  const { chat } = useChat();
  const [result, setResult] = useState<{ query: string; found: readonly FoundChat[] | 'failed' } | null>(
    null,
  );
  const wanted = query.trim();
  useEffect(() => {
    if (wanted === '') return;
    let current = true;
    const timer = setTimeout(async () => {
      const found = (await chat.search(wanted)) ?? 'failed';
      // Answers may overtake each other.
      if (current) setResult({ query: wanted, found });
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, chat]);
  if (wanted === '') return null;
  return result?.query === wanted ? result.found : 'searching';
}
