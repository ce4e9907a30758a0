import { visitorMessages, type ChatMode, type ChatRun } from '#contract/chat.ts';
import { createAsking } from '#web/features/chat/asking.ts';
import { createAwaiting } from '#web/features/chat/await-reply.ts';
import { handBack, withReturned, type ChatCore } from '#web/features/chat/chat-core.ts';
import {
  chatData,
  type ChatData,
  type ChatMessage,
  type Rating,
  type RatingReason,
} from '#web/features/chat/chat-data.ts';
import { emptyChat, isBusy, withRating, withReply, type ChatState } from '#web/features/chat/chat-state.ts';
import { createConversations } from '#web/features/chat/conversations.ts';
import { recallDraft, rememberDraft, visitorPlace } from '#web/features/chat/draft.ts';
import { hasPro, rememberMode, startModeOf } from '#web/features/chat/start-mode.ts';
import { moveIn, recallVisit, rememberVisit } from '#web/features/chat/visit.ts';
import { rememberConversation } from '#web/lib/open-chat.ts';
import type { AccountStore } from '#web/lib/account-store.ts';

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
  const visit = recallVisit();
  let state: ChatState = { ...emptyChat, messages: visit.messages, left: visitorMessages - visit.asked };
  let user: string | null = null;
  let isPro = false;
  /** Who was signed out elsewhere: what they have written waits for them. */
  let returning: string | null = null;
  let data: ChatData | null = null;
  /** Until whoever has come has their tables. */
  let settling = Promise.resolve();
  /** Until what they have brought along is in the tables. */
  let movingIn = Promise.resolve();
  /** A visitor's draft is theirs now, and goes where they are once that is known. */
  let bringsDraft = false;
  /** Where this page has written last: a draft may be another tab's. */
  let written: string | null = null;
  const listeners = new Set<() => void>();
  const set = (change: Partial<ChatState>) => {
    state = { ...state, ...change };
    if (user === null)
      rememberVisit({ messages: withReply(state), asked: visitorMessages - (state.left ?? 0) });
    else rememberConversation(state.sessionId);
    for (const listener of listeners) listener();
  };
  const draftPlace = (sessionId = state.sessionId) =>
    user === null ? visitorPlace : `${user}-${sessionId ?? 'new'}`;
  const writeDraft = (place: string, text: string) => {
    written = place;
    rememberDraft(place, text);
  };
  const core: ChatCore = { account, current: () => state, set, data: () => data, draftPlace, writeDraft };
  const { show, stopAwaiting } = createAwaiting(core);
  const conversations = createConversations(core, {
    show,
    endReply: () => asking.end(),
    onFirstOpened(before) {
      if (written === before) takeDraftIn(before);
    },
  });
  const { loadSessions, openSession, startAnew } = conversations;
  const asking = createAsking(core, { whenKnown, show, startAnew });

  /** Follows who is signed in. */
  function follow(): void {
    const { account: now, fromAddress, sessionEnded } = account.current();
    if (now.state === 'loading') return;
    if (now.state === 'signed in' && sessionEnded) return keepForReturn();
    const id = now.state === 'signed in' ? now.user.id : null;
    const wasPro = isPro;
    isPro = hasPro(account.current());
    const mode = startModeOf(isPro);
    if (id === user) {
      // Bought or ended while the page was open.
      if (isPro !== wasPro) set({ mode });
      return;
    }
    // A session that a link brought along may be anybody's: nothing is handed over to it.
    const asVisitor = user === null && !fromAddress ? withReply(state) : null;
    asking.end();
    if (id !== null && returning !== null) {
      if (returning !== id) rememberDraft(visitorPlace, '');
      returning = null;
    }
    user = id;
    data = null;
    const left = id === null ? visitorMessages - recallVisit().asked : null;
    // A visitor's question that waits to be known as somebody's goes on waiting.
    const sending = asVisitor === null ? null : state.sending;
    state = { ...emptyChat, mode, opened: state.opened + 1, left, sending };
    set({});
    settling = id === null ? Promise.resolve() : settleIn(id, asVisitor);
  }

  /** What was written and what was asked stays in the box, though its writer is signed out. */
  function keepForReturn(): void {
    returning = user;
    const asked = asking.beingSent() ?? state.reply?.question.content ?? '';
    const draft = recallDraft(draftPlace());
    rememberDraft(visitorPlace, asked === '' ? draft : withReturned(draft, asked));
  }

  async function settleIn(id: string, asVisitor: readonly ChatMessage[] | null): Promise<void> {
    const mine = chatData(await account.client(), id);
    if (user !== id) return;
    data = mine;
    bringsDraft = asVisitor !== null;
    movingIn = asVisitor?.length ? moveIn(mine, id, asVisitor) : Promise.resolve();
  }

  /** What was written elsewhere before goes on where its writer is now. */
  function takeDraftIn(from: string): void {
    const draft = recallDraft(from);
    const isBeingSent = draft.trim() === asking.beingSent();
    // Until it is stored, its writer's own copy stays; a visitor's is nobody's any more.
    if (!isBeingSent || from === visitorPlace) rememberDraft(from, '');
    if (isBeingSent || draft === '') return;
    handBack(core, draft);
    if (state.notSent === from) set({ notSent: draftPlace() });
  }

  async function whenKnown(): Promise<boolean | null> {
    // What could not be reached before may answer by now.
    if ((await account.settled()) === null) await account.lookAround();
    if ((await account.settled()) === null) return false;
    follow();
    const known = user;
    await settling;
    const isListed = await whenListed();
    if (user !== known) return null;
    return isListed && (user === null || data !== null);
  }

  const isToBeListed = () =>
    data !== null && ((state.sessions === null && !state.listFailed) || state.loadingMessages);

  /** Once it is known which conversation is open, and what is in it, or that this cannot be known; false if that takes too long. */
  async function whenListed(): Promise<boolean> {
    const until = Date.now() + listPatienceMs;
    while (isToBeListed() && Date.now() < until) await nextChange(until - Date.now());
    return !isToBeListed();
  }

  function nextChange(mostMs: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        listeners.delete(end);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, mostMs);
      listeners.add(end);
    });
  }

  async function rate(
    messageId: string,
    rating: Rating | null,
    reason: RatingReason | null = null,
  ): Promise<void> {
    const change = (value: Rating | null, why: RatingReason | null) =>
      set({ messages: withRating(state.messages, messageId, value, why) });
    const before = state.messages.find(({ id }) => id === messageId);
    change(rating, reason);
    if (data && !(await data.rate(messageId, rating, reason)))
      change(before?.rating ?? null, before?.rating_reason ?? null);
  }

  /** Begins a message in the box, below what is there. */
  function beginMessage(beginning: string): void {
    const draft = recallDraft(draftPlace()).trimEnd();
    const begun = beginning.trimEnd();
    // Whoever presses twice wants it once.
    const before = draft.endsWith(begun) ? draft.slice(0, -begun.length).trimEnd() : draft;
    const text = before === '' ? beginning : `${before}\n${beginning}`;
    writeDraft(draftPlace(), text);
    set({ begun: text });
  }

  /**
   * Whenever the chat is opened, and whenever another tab or device may have changed something: the list, and what is in
   * the open conversation. While something is under way here, only what is missing.
   */
  async function refresh(): Promise<void> {
    await settling;
    await movingIn;
    const mine = data;
    if (!mine || (state.reply && !state.listFailed)) return;
    const { opened } = state;
    await loadSessions();
    if (data !== mine) return;
    if (bringsDraft) {
      bringsDraft = false;
      takeDraftIn(visitorPlace);
    }
    // A conversation that was opened meanwhile came with what is in it.
    if (state.reply || state.opened !== opened) return;
    const { sessionId } = state;
    if (!sessionId || state.loadingMessages) return;
    if (state.messagesFailed) return openSession(sessionId);
    const messages = await mine.messages(sessionId);
    if (messages && !state.reply && state.opened === opened) show(sessionId, messages);
  }

  account.subscribe(follow);
  follow();
  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (text: string, run?: ChatRun) => asking.send(text, { run }),
    /** Asks in a conversation of its own; while another answer is on its way, it waits in the box. */
    askAnew(text: string, run?: ChatRun) {
      if (isBusy(state)) return beginMessage(text);
      void asking.send(text, { isNew: true, run });
    },
    stop: () => (state.awaiting === null ? asking.stop() : void stopAwaiting()),
    askAgain: asking.askAgain,
    beginMessage,
    takeBegun() {
      const { begun } = state;
      if (begun !== null) set({ begun: null });
      return begun;
    },
    /** What has come back for the box; once. */
    takeReturned() {
      const { returned } = state;
      if (returned !== null) set({ returned: null });
      return returned;
    },
    openSession,
    deleteSession: conversations.deleteSession,
    rename: conversations.rename,
    pin: conversations.pin,
    rate,
    refresh,
    reloadList: loadSessions,
    newConversation: startAnew,
    setMode: (mode: ChatMode) => set({ mode }),
    /** What somebody with Pro chooses is where the chat starts next time. */
    chooseMode(mode: ChatMode) {
      if (isPro) rememberMode(mode);
      set({ mode });
    },
    closeLimit: () => set({ limitReached: false }),
    search: (query: string) => data?.search(query) ?? Promise.resolve(null),
    /** The messages of a conversation, for an export; null where they could not be had. */
    messagesOf: (sessionId: string) => data?.messages(sessionId) ?? Promise.resolve(null),
    draftPlace: () => draftPlace(),
    writeDraft: (text: string) => writeDraft(draftPlace(), text),
  };
}
