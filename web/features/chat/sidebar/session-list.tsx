import { useState } from 'react';
import { chatTexts } from '#web/content/chat.ts';
import { focusQuestionIfLost } from '#web/features/chat/focus.ts';
import { groupSessions } from '#web/features/chat/sidebar/group-sessions.ts';
import { SessionItem } from '#web/features/chat/sidebar/session-item.tsx';
import { useChat } from '#web/features/chat/store/use-chat.ts';
import { TextButton } from '#web/ui/text-button.tsx';

const portion = 100;

/** Every conversation, grouped by its last use. */
export function SessionList({ onChoose }: { onChoose: (id: string) => void }) {
  const { chat, sessions, sessionId, listFailed } = useChat();
  const [drawn, setDrawn] = useState(portion);
  const known = sessions ?? [];
  // Pinned conversations are always drawn, whatever their age.
  const inOrder = [
    ...known.filter(({ pinned_at: pinned }) => pinned),
    ...known.filter(({ pinned_at: pinned }) => !pinned),
  ];
  return (
    <>
      {(sessions === null || listFailed) && <NotLoaded failed={listFailed} onRetry={chat.reloadList} />}
      {groupSessions(inOrder.slice(0, drawn)).map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h3 className="px-3 pt-4 pb-1 text-xs font-medium text-quiet">{group.title}</h3>
          <ul>
            {group.sessions.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                current={session.id === sessionId}
                chat={chat}
                onChoose={() => onChoose(session.id)}
                onDeleted={focusQuestionIfLost}
              />
            ))}
          </ul>
        </section>
      ))}
      {known.length > drawn && (
        <TextButton onClick={() => setDrawn(drawn + portion)} look="quiet" className="w-full text-sm">
          {chatTexts.more}
        </TextButton>
      )}
    </>
  );
}

/** Shown while the list loads, and when it could not be loaded. */
export function NotLoaded({ failed, onRetry }: { failed: boolean; onRetry: () => Promise<void> }) {
  const [trying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  if (!failed) return <p className="py-3 text-sm text-quiet">{chatTexts.loading}</p>;
  return (
    <p role="alert" className="py-3 text-sm">
      {trying ? chatTexts.loading : chatTexts.failed.sessions}{' '}
      <TextButton isInline onClick={() => void tryAgain()}>
        {chatTexts.failed.retry}
      </TextButton>
    </p>
  );
}

export function NoSessions({ title, text }: { title: string; text: string }) {
  return (
    <div className="py-6">
      <p className="font-medium">{title}</p>
      <p className="mt-1 text-sm text-quiet">{text}</p>
    </div>
  );
}
