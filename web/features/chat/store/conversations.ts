import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { showFresh, type ChatCore } from '#web/features/chat/store/chat-core.ts';
import type { ChatSession } from '#web/features/chat/store/chat-data.ts';
import { withNothingOpen, withSession } from '#web/features/chat/store/chat-state.ts';
import type { ChatState } from '#web/features/chat/store/chat-types.ts';
import { replyOf } from '#web/features/chat/store/chat-turn.ts';
import { recallConversation } from '#web/lib/navigation/open-chat.ts';

/** As long as the tables take titles. */
const maxTitleLength = 200;

interface ConversationsOptions {
  /** Ends the answer that is on its way. */
  endReply: () => void;
  /** The first conversation was opened: what was written while the list was on its way was written there. */
  onFirstOpened: (draftPlace: string) => void;
}

/** The list of conversations, and which of them is open. */
export function createConversations(core: ChatCore, { endReply, onFirstOpened }: ConversationsOptions) {
  const { current, set, data, draftPlace } = core;
  const restored = recallConversation();
  /** The list as it came last; whatever else is in its place was changed here since. */
  let loaded: ChatState['sessions'] = null;

  /** The list; and, the first time, the first conversation of it, or the one that was open before a reload. */
  async function loadSessions(): Promise<void> {
    const mine = data();
    const { opened, sessionId, sessions: before } = current();
    const isFirst = before === null;
    const sessions = (await mine?.sessions()) ?? null;
    if (data() !== mine) return;
    // A list that is there is better than none.
    if (!sessions) return isFirst ? set({ listFailed: true }) : undefined;
    // Something was changed here meanwhile, of which this list may know nothing.
    if (current().sessions !== before && current().sessions !== loaded) return loadSessions();
    loaded = sessions;
    set({ sessions, listFailed: false });
    const first = sessions.find(({ id }) => id === restored) ?? sessions[0];
    if (isFirst && current().opened === opened && current().messages.length === 0 && first) {
      const left = draftPlace();
      const opening = openSession(first.id);
      onFirstOpened(left);
      return opening;
    }
    // Deleted in another tab.
    const isGone = sessionId !== null && !sessions.some(({ id }) => id === sessionId);
    if (isGone && !replyOf(current())) await leaveSession(sessionId);
  }

  async function openSession(sessionId: string): Promise<void> {
    const mine = data();
    const { sessionId: open, messages: shown, messagesFailed, loadingMessages } = current();
    const isThere = open === sessionId && !messagesFailed && !loadingMessages && shown.length > 0;
    if (!mine || isThere) return;
    leaveUnsaved();
    set({ ...withNothingOpen(current()), sessionId, loadingMessages: true });
    const { opened } = current();
    const messages = await mine.messages(sessionId);
    // Another one may have been opened meanwhile.
    if (current().opened !== opened) return;
    if (!messages) return set({ loadingMessages: false, messagesFailed: true });
    set({ loadingMessages: false });
    showFresh(core, messages);
  }

  async function deleteSession(sessionId: string): Promise<void> {
    if (!(await data()?.deleteSession(sessionId))) return;
    set({ sessions: (current().sessions ?? []).filter(({ id }) => id !== sessionId) });
    await leaveSession(sessionId);
  }

  /** It is gone: the first one that is left takes its place on the screen. */
  async function leaveSession(sessionId: string): Promise<void> {
    if (replyOf(current())?.sessionId === sessionId) endReply();
    if (current().sessionId !== sessionId) return;
    const first = current().sessions?.[0];
    if (first) await openSession(first.id);
    else startAnew();
  }

  function startAnew(): void {
    leaveUnsaved();
    set(withNothingOpen(current()));
  }

  /** An answer in a conversation that there was no room for has no place to come back to. */
  function leaveUnsaved(): void {
    const reply = replyOf(current());
    if (reply?.question.unsaved && reply.sessionId === null) endReply();
  }

  async function rename(sessionId: string, typed: string): Promise<void> {
    const title = Array.from(maskPrivate(typed.trim()).text).slice(0, maxTitleLength).join('');
    const mine = data();
    if (!mine || title === '') return;
    await changeSession(sessionId, { title }, () => mine.rename(sessionId, title));
  }

  /** Keeps a conversation at the top of the list, or no longer. */
  async function pin(sessionId: string, isPinned: boolean): Promise<void> {
    const mine = data();
    const pinned_at = isPinned ? new Date().toISOString() : null;
    if (mine) await changeSession(sessionId, { pinned_at }, () => mine.pin(sessionId, pinned_at));
  }

  /** Shows a change at once, and takes it back where it could not be stored. */
  async function changeSession(
    sessionId: string,
    change: Partial<ChatSession>,
    store: () => Promise<boolean>,
  ): Promise<void> {
    const mine = data();
    const put = (to: Partial<ChatSession>) =>
      set({ sessions: withSession(current().sessions ?? [], sessionId, to) });
    const before = current().sessions?.find(({ id }) => id === sessionId) ?? change;
    put(change);
    const isStored = await store();
    // Once more: a list that came meanwhile did not know it yet.
    if (data() === mine) put(isStored ? change : before);
  }

  return { loadSessions, openSession, deleteSession, startAnew, rename, pin };
}
