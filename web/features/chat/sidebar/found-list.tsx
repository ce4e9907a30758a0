import { chatTexts } from '#web/content/chat.ts';
import type { FoundChat } from '#web/features/chat/store/chat-data.ts';
import { focusIfLost } from '#web/features/chat/focus.ts';
import { NoSessions } from '#web/features/chat/sidebar/session-list.tsx';
import { SessionItem } from '#web/features/chat/sidebar/session-item.tsx';
import { useChat } from '#web/features/chat/store/use-chat.ts';

/** What a search has found, each with where; they can be renamed, pinned and deleted like any conversation. */
export function FoundList({
  found,
  onChoose,
}: {
  found: readonly FoundChat[];
  onChoose: (id: string) => void;
}) {
  const { chat, sessions, sessionId } = useChat();
  // What is in the list is as it is now; what was deleted since is not there any more.
  const known = new Map((sessions ?? []).map((session) => [session.id, session]));
  const there = found.filter(({ session_id: id }) => known.has(id));
  if (there.length === 0) return <NoSessions {...chatTexts.noMatch} />;
  return (
    <ul>
      {there.map(({ session_id: id, excerpt }) => (
        <SessionItem
          key={id}
          session={known.get(id)!}
          current={id === sessionId}
          chat={chat}
          onChoose={() => onChoose(id)}
          onDeleted={() => focusIfLost('search')}
        >
          {excerpt && <Excerpt text={asText(excerpt)} />}
        </SessionItem>
      ))}
    </ul>
  );
}

function Excerpt({ text }: { text: string }) {
  return (
    <span className="line-clamp-2 text-sm font-normal text-quiet">
      {text.split(/(«[^»]*»)/).map((part, index) =>
        // Pieces of one excerpt keep their places.
        // eslint-disable-next-line react/no-array-index-key
        part.startsWith('«') ? (
          <mark key={index} className="bg-transparent font-semibold text-ink">
            {part.slice(1, -1)}
          </mark>
        ) : (
          part
        ),
      )}
    </span>
  );
}

/** Without the marks of Markdown, which an excerpt may begin or end in the middle of. */
function asText(excerpt: string): string {
  return (
    excerpt
      .replaceAll(/\]\([^)\s]*\)?|[[*`|#]|-{3,}:?|^\s*>/g, '')
      // Where the target of a link was.
      .replaceAll(/\s+(?=[.,;:!?])/g, '')
  );
}
