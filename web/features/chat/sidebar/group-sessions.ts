import { chatTexts } from '#web/content/chat.ts';
import type { ChatSession } from '#web/features/chat/store/chat-data.ts';

interface SessionGroup {
  title: string;
  sessions: ChatSession[];
}

const texts = chatTexts.groups;

/** Conversations by when they were last used, in the days of who reads it; those that are pinned come first. */
export function groupSessions(sessions: readonly ChatSession[], now = new Date()): SessionGroup[] {
  const groups = [texts.pinned, texts.today, texts.yesterday, texts.week, texts.older].map(
    (title): SessionGroup => ({ title, sessions: [] }),
  );
  for (const session of sessions) groups[placeOf(session, now)]!.sessions.push(session);
  return groups.filter((group) => group.sessions.length > 0);
}

function placeOf({ pinned_at: pinned, updated_at: used }: ChatSession, now: Date): number {
  if (pinned) return 0;
  const days = dayOf(now) - dayOf(new Date(used));
  // A clock that is a little behind must not make anything older.
  if (days <= 0) return 1;
  if (days === 1) return 2;
  return days <= 7 ? 3 : 4;
}

/** Counts days of the calendar, whatever the hour and the season. */
function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}
