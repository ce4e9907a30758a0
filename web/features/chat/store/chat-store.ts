import { visitorMessages, type ChatMode, type ChatRun } from '#contract/chat.ts';
import { createAsking } from '#web/features/chat/store/asking.ts';
import { openDraft, showFresh, whenChat, type ChatCore } from '#web/features/chat/store/chat-core.ts';
import type { Rating, RatingReason } from '#web/features/chat/store/chat-data.ts';
import { createOwnerWatch, type Owner } from '#web/features/chat/store/chat-owner.ts';
import { emptyChat, withRating, withReply } from '#web/features/chat/store/chat-state.ts';
import type { ChatState } from '#web/features/chat/store/chat-types.ts';
import { reduceTurn, replyOf } from '#web/features/chat/store/chat-turn.ts';
import { createConversations } from '#web/features/chat/store/conversations.ts';
import { rememberDraft, visitorPlace } from '#web/features/chat/store/draft.ts';
import { rememberMode } from '#web/features/chat/store/start-mode.ts';
import { recallVisit, rememberVisit } from '#web/features/chat/store/visit.ts';
import { watchPending } from '#web/features/chat/store/watch-pending.ts';
import { rememberConversation } from '#web/lib/navigation/open-chat.ts';
import type { AccountStore } from '#web/lib/account/account-store.ts';

/** How long a question waits for the conversation that it follows before it comes back to its writer. */
const listPatienceMs = 10_000;

const stores = new WeakMap<AccountStore, ChatStore>();

/** One chat for the page: closing the overlay loses nothing of it. */
export function chatStoreOf(account: AccountStore): ChatStore {
  const known = stores.get(account);
  if (known) return known;
  const made = createChatStore(account);
  stores.set(account, made);
  return made;
}

export type ChatStore = ReturnType<typeof createChatStore>;

function createChatStore(account: AccountStore) {
  const owner: Owner = { userId: null, isPro: false, data: null };
  const { core, reset, lastWritten } = createCore(account, owner);
  const conversations = createConversations(core, {
    endReply: () => asking.end(),
    onFirstOpened(before) {
      if (lastWritten() === before) watch.takeDraftIn(before);
    },
  });
  const watch = createOwnerWatch(core, { owner, reset, endReply: () => asking.end() });
  const asking = createAsking(core, {
    whenKnown: () => whenKnown(core, owner, watch),
    startAnew: conversations.startAnew,
  });
  watchPending(core);
  watch.follow();
  return {
    current: core.current,
    subscribe: core.subscribe,
    send: (text: string, run?: ChatRun) => asking.send(text, { run }),
    /** Asks in a conversation of its own; while another answer is on its way, it waits in the box. */
    askAnew(text: string, run?: ChatRun) {
      if (core.current().turn.is !== 'idle') return beginMessage(core, text);
      void asking.send(text, { isNew: true, run });
    },
    stop: asking.stop,
    askAgain: asking.askAgain,
    beginMessage: (beginning: string) => beginMessage(core, beginning),
    /** What the box is to hold now; once. */
    takeBegun: () => takeOnce(core, 'begun'),
    /** What has come back for the box; once. */
    takeReturned: () => takeOnce(core, 'returned'),
    openSession: conversations.openSession,
    deleteSession: conversations.deleteSession,
    rename: conversations.rename,
    pin: conversations.pin,
    rate: (messageId: string, rating: Rating | null, reason: RatingReason | null = null) =>
      rate(core, messageId, { rating, reason }),
    refresh: () => refresh(core, conversations, watch),
    reloadList: conversations.loadSessions,
    newConversation: conversations.startAnew,
    setMode: (mode: ChatMode) => core.set({ mode }),
    /** What somebody with Pro chooses is where the chat starts next time. */
    chooseMode(mode: ChatMode) {
      if (owner.isPro) rememberMode(mode);
      core.set({ mode });
    },
    closeLimit: () => core.set({ limitReached: false }),
    search: (query: string) => owner.data?.search(query) ?? Promise.resolve(null),
    /** The messages of a conversation, for an export; null where they could not be had. */
    messagesOf: (sessionId: string) => owner.data?.messages(sessionId) ?? Promise.resolve(null),
    draftPlace: () => core.draftPlace(),
    openDraft: () => openDraft(core),
    writeDraft: (text: string) => core.writeDraft(core.draftPlace(), text),
  };
}

type Conversations = ReturnType<typeof createConversations>;
type OwnerWatch = ReturnType<typeof createOwnerWatch>;

function createCore(account: AccountStore, owner: Owner) {
  const visit = recallVisit();
  let state: ChatState = { ...emptyChat, messages: visit.messages, left: visitorMessages - visit.asked };
  /** Where this page has written last: a draft may be another tab's. */
  let written: string | null = null;
  const listeners = new Set<() => void>();
  const replace = (next: ChatState) => {
    if (next === state) return;
    state = next;
    if (owner.userId === null)
      rememberVisit({ messages: withReply(state), asked: visitorMessages - (state.left ?? 0) });
    else rememberConversation(state.sessionId);
    for (const listener of listeners) listener();
  };
  const core: ChatCore = {
    account,
    current: () => state,
    set: (change) => replace({ ...state, ...change }),
    dispatch: (event) => replace(reduceTurn(state, event)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    data: () => owner.data,
    draftPlace: (sessionId = state.sessionId) =>
      owner.userId === null ? visitorPlace : `${owner.userId}-${sessionId ?? 'new'}`,
    writeDraft(place, text) {
      written = place;
      rememberDraft(place, text);
    },
  };
  return { core, reset: replace, lastWritten: () => written };
}

/** Once it is known who asks, which conversation is open and what is in it; false where it cannot be known. */
async function whenKnown(core: ChatCore, owner: Owner, watch: OwnerWatch): Promise<boolean> {
  const { account, current } = core;
  // What could not be reached before may answer by now.
  if ((await account.settled()) === null) await account.lookAround();
  if ((await account.settled()) === null) return false;
  watch.follow();
  await watch.arrived();
  const isListed = () => {
    const { sessions, listFailed, loadingMessages } = current();
    return owner.data === null || ((sessions !== null || listFailed) && !loadingMessages);
  };
  return (await whenChat(core, isListed, listPatienceMs)) && (owner.userId === null || owner.data !== null);
}

/**
 * Whenever the chat is opened, and whenever another tab or device may have changed something: the list, and what is in
 * the open conversation. While something is under way here, only what is missing.
 */
async function refresh(core: ChatCore, conversations: Conversations, watch: OwnerWatch): Promise<void> {
  const { current, data } = core;
  await watch.arrived();
  const mine = data();
  if (!mine || (replyOf(current()) && !current().listFailed)) return;
  const { opened } = current();
  await conversations.loadSessions();
  if (data() !== mine) return;
  watch.takeVisitorsDraftIn();
  const isSame = () => !replyOf(current()) && current().opened === opened;
  const { sessionId, loadingMessages, messagesFailed } = current();
  // A conversation that was opened meanwhile came with what is in it.
  if (!isSame() || !sessionId || loadingMessages) return;
  if (messagesFailed) return conversations.openSession(sessionId);
  const messages = await mine.messages(sessionId);
  if (messages && isSame()) showFresh(core, messages);
}

async function rate(
  { current, set, data }: ChatCore,
  messageId: string,
  { rating, reason }: { rating: Rating | null; reason: RatingReason | null },
): Promise<void> {
  const change = (value: Rating | null, why: RatingReason | null) =>
    set({ messages: withRating(current().messages, messageId, value, why) });
  const before = current().messages.find(({ id }) => id === messageId);
  change(rating, reason);
  const mine = data();
  if (mine && !(await mine.rate(messageId, rating, reason)))
    change(before?.rating ?? null, before?.rating_reason ?? null);
}

/** Begins a message in the box, below what is there. */
function beginMessage(core: ChatCore, beginning: string): void {
  const { set, draftPlace, writeDraft } = core;
  const draft = openDraft(core).trimEnd();
  const begun = beginning.trimEnd();
  // A double click asks once.
  const before = draft.endsWith(begun) ? draft.slice(0, -begun.length).trimEnd() : draft;
  const text = before === '' ? beginning : `${before}\n${beginning}`;
  writeDraft(draftPlace(), text);
  set({ begun: text });
}

function takeOnce({ current, set }: ChatCore, what: 'begun' | 'returned'): string | null {
  const { [what]: taken } = current();
  if (taken !== null) set({ [what]: null });
  return taken;
}
