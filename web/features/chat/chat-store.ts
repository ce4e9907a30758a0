import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { titleOf, visitorMessages, type ChatMode } from '#contract/chat.ts';
import type { Question } from '#web/features/chat/ask.ts';
import { chatData, type ChatData, type ChatMessage, type Rating } from '#web/features/chat/chat-data.ts';
import {
  emptyChat,
  withMessage,
  withRating,
  withReply,
  withTitle,
  type ChatState,
  type Reply,
} from '#web/features/chat/chat-state.ts';
import { connect, profileOf } from '#web/features/chat/connect.ts';
import { getReply, type RunningReply } from '#web/features/chat/get-reply.ts';
import { moveIn, recallVisit, rememberVisit } from '#web/features/chat/visit.ts';
import type { AccountStore } from '#web/lib/account-store.ts';

/** How often somebody who came back looks for an answer that was under way. */
const awaitMs = 1_500;

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
  let data: ChatData | null = null;
  let running: RunningReply | null = null;
  const listeners = new Set<() => void>();
  const set = (change: Partial<ChatState>) => {
    state = { ...state, ...change };
    if (user === null) rememberVisit(withReply(state), visitorMessages - (state.left ?? 0));
    for (const listener of listeners) listener();
  };
  /** Puts a message into its conversation, where that is the one on the screen. */
  const put = (sessionId: string | null, message: ChatMessage) => {
    if (state.sessionId === sessionId) set({ messages: withMessage(state.messages, message) });
  };

  const isRunning = (id: string) => state.reply?.id === id;

  /** Follows who is signed in. */
  async function follow(): Promise<void> {
    const { account: now, fromAddress } = account.current();
    if (now.state === 'loading') return;
    const id = now.state === 'signed in' ? now.user.id : null;
    if (id === user) return;
    // A session that a link brought along may be anybody's: nothing is handed over to it.
    const asVisitor = user === null && !fromAddress ? withReply(state) : [];
    endReply();
    user = id;
    data = null;
    const left = id === null ? visitorMessages - recallVisit().asked : null;
    state = { ...emptyChat, opened: state.opened + 1, left };
    set({});
    if (id === null) return;
    const mine = chatData(await account.client(), id);
    if (user !== id) return;
    data = mine;
    if (asVisitor.length > 0) await moveIn(mine, asVisitor);
    if (data === mine) await loadSessions();
  }

  /** Who asks decides where it is kept and what is left: that has to be known first. */
  const whenKnown = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        const { account: now } = account.current();
        const id = now.state === 'signed in' ? now.user.id : null;
        if (now.state === 'loading' || id !== user || (id !== null && !data)) return;
        clearInterval(timer);
        resolve();
      };
      const timer = setInterval(look, 50);
      look();
    });

  /** The list; and, the first time, the first conversation of it. */
  async function loadSessions(): Promise<void> {
    const mine = data;
    const isFirst = state.sessions === null;
    const { opened } = state;
    const sessions = (await mine?.sessions()) ?? null;
    if (data !== mine) return;
    if (!sessions) return set({ problem: 'sessions' });
    set({ sessions, ...(state.problem === 'sessions' ? { problem: null } : {}) });
    if (isFirst && state.opened === opened && state.messages.length === 0 && sessions[0]) {
      await openSession(sessions[0].id);
    }
  }

  async function openSession(sessionId: string): Promise<void> {
    if (
      !data ||
      (state.sessionId === sessionId &&
        state.problem === null &&
        !state.loadingMessages &&
        state.messages.length > 0)
    )
      return;
    const opened = state.opened + 1;
    set({ sessionId, opened, messages: [], loadingMessages: true, problem: null });
    const messages = await data.messages(sessionId);
    // Another one may have been opened meanwhile.
    if (state.opened !== opened) return;
    if (!messages) return set({ loadingMessages: false, problem: 'messages' });
    set({ messages: withoutReply(messages), loadingMessages: false });
    awaitReply(sessionId);
  }

  /** What the server has stored of an answer that is still being shown here is not shown twice. */
  const withoutReply = (messages: readonly ChatMessage[]) =>
    messages.filter(({ id }) => id !== state.reply?.id);

  /** A question without an answer may be getting one: the page was closed, and the server went on. */
  function awaitReply(sessionId: string, attempts = 40): void {
    const { opened } = state;
    const unanswered = () =>
      state.opened === opened && !state.reply && state.messages.at(-1)?.role === 'user';
    if (!unanswered() || attempts === 0) return;
    setTimeout(async () => {
      const messages = unanswered() ? await data?.messages(sessionId) : null;
      if (messages && unanswered()) set({ messages });
      awaitReply(sessionId, attempts - 1);
    }, awaitMs);
  }

  /** Sends a question; `replaces` names what it takes the place of, once it is answered. */
  async function send(text: string, replaces: readonly string[] = []): Promise<boolean> {
    const asked = maskPrivate(text.trim()).text;
    if (asked === '' || state.reply) return false;
    await whenKnown();
    if (state.reply) return false;
    if (state.left !== null && state.left <= 0) {
      set({ limitReached: true });
      return false;
    }
    const { mode, opened } = state;
    const history = state.messages.filter(({ id, failed }) => !failed && !replaces.includes(id));
    const question: ChatMessage = { id: crypto.randomUUID(), role: 'user', content: asked, mode };
    const reply: Reply = {
      id: crypto.randomUUID(),
      sessionId: state.sessionId,
      mode,
      question: { id: question.id, text: asked },
      shown: '',
    };
    set({
      reply,
      messages: [...state.messages.filter(({ id }) => !replaces.includes(id)), question],
      ...(state.left === null ? {} : { left: state.left - 1 }),
      ...(state.problem === 'send' ? { problem: null } : {}),
    });
    const sessionId = data ? await placeFor(asked, reply, opened) : null;
    // A question that has no place would be gone with the page: better it stays with its writer.
    if (data && !(sessionId && (await data.keep(sessionId, question)))) {
      if (isRunning(reply.id)) withdraw({ ...reply, sessionId });
      set({ problem: 'send' });
      return false;
    }
    // Signed out, or deleted, before it was even asked.
    if (!isRunning(reply.id)) return true;
    answer(
      {
        text: asked,
        history,
        mode,
        profile: profileOf(account),
        place: sessionId ? { sessionId, replyId: reply.id, questionId: question.id } : null,
      },
      { ...reply, sessionId },
      replaces,
    );
    return true;
  }

  /** The conversation that a question belongs to; the first of one makes it. */
  async function placeFor(asked: string, reply: Reply, opened: number): Promise<string | null> {
    if (reply.sessionId !== null) return reply.sessionId;
    const session = await data?.createSession(titleOf(asked));
    if (!session) return null;
    set({ sessions: [session, ...(state.sessions ?? [])] });
    const { reply: now } = state;
    if (now?.id === reply.id) set({ reply: { ...now, sessionId: session.id } });
    // Whoever has gone to another conversation meanwhile stays there.
    if (state.opened === opened) set({ sessionId: session.id });
    return session.id;
  }

  function answer(question: Question, reply: Reply, replaces: readonly string[]): void {
    const { sessionId, id, mode } = reply;
    const toMessage = (content: string, failed: boolean): ChatMessage => ({
      id,
      role: 'assistant',
      content,
      mode,
      ...(failed ? { failed } : {}),
    });
    running = getReply({
      question,
      connect: (signal) => connect(account, signal),
      onShow: (shown) => {
        if (state.reply?.id === id) set({ reply: { ...state.reply, shown } });
      },
      onArrived: ({ text, failed }) => {
        // What was replaced goes only now, and only for an answer.
        if (failed || !data || !sessionId) return;
        void data.keep(sessionId, toMessage(text, failed));
        if (replaces.length > 0) void data.forget(replaces);
      },
      onDone: ({ text, failed }) => {
        if (state.reply?.id !== id) return;
        running = null;
        set({ reply: null, announced: text, ...(failed ? giveBack() : {}) });
        put(sessionId, toMessage(text, failed));
        toTop(sessionId);
      },
    });
  }

  /** The conversation that was just used is the first of the list. */
  function toTop(sessionId: string | null): void {
    const [used, others] = [true, false].map((is) =>
      (state.sessions ?? []).filter(({ id }) => (id === sessionId) === is),
    );
    if (used?.length) set({ sessions: [...used, ...(others ?? [])] });
  }

  /** Ends the reveal; what is on the screen is the answer from now on. With nothing there, the question comes back. */
  function stop(): string | null {
    const { reply } = state;
    if (!reply) return null;
    const content = running?.stop() ?? '';
    running = null;
    if (content === '') {
      withdraw(reply);
      return reply.question.text;
    }
    const message: ChatMessage = { id: reply.id, role: 'assistant', content, mode: reply.mode };
    set({ reply: null, announced: content });
    put(reply.sessionId, message);
    if (data && reply.sessionId) void data.keep(reply.sessionId, message, { overwrite: true });
    return null;
  }

  function withdraw({ sessionId, question }: Reply): void {
    set({ reply: null, messages: state.messages.filter(({ id }) => id !== question.id), ...giveBack() });
    if (data && sessionId) void data.forget([question.id]);
  }

  /** What was not answered costs nothing. */
  const giveBack = () => (state.left === null ? {} : { left: state.left + 1 });

  /** Nobody wants it any more. */
  function endReply(): void {
    running?.stop();
    running = null;
    if (state.reply) set({ reply: null });
  }

  /** Asks again from a question on, in other words or the same; what came after it goes once there is an answer. */
  async function askAgain(messageId: string, text?: string): Promise<void> {
    const index = state.messages.findIndex(({ id }) => id === messageId);
    const question = state.messages[index];
    if (!question || question.role !== 'user') return;
    await send(
      text ?? question.content,
      state.messages.slice(index).map(({ id }) => id),
    );
  }

  async function deleteSession(sessionId: string): Promise<void> {
    if (!data || !(await data.deleteSession(sessionId))) return;
    if (state.reply?.sessionId === sessionId) endReply();
    const sessions = (state.sessions ?? []).filter(({ id }) => id !== sessionId);
    set({ sessions });
    if (state.sessionId !== sessionId) return;
    const [first] = sessions;
    if (first) await openSession(first.id);
    else set({ sessionId: null, messages: [], opened: state.opened + 1 });
  }

  async function rename(sessionId: string, typed: string): Promise<void> {
    const title = typed.trim().slice(0, 200);
    if (!data || title === '') return;
    const retitle = (to: string) => set({ sessions: withTitle(state.sessions ?? [], sessionId, to) });
    const before = state.sessions?.find(({ id }) => id === sessionId)?.title ?? title;
    retitle(title);
    if (!(await data.rename(sessionId, title))) retitle(before);
  }

  async function rate(messageId: string, rating: Rating | null): Promise<void> {
    const change = (value: Rating | null) => set({ messages: withRating(state.messages, messageId, value) });
    const before = state.messages.find(({ id }) => id === messageId)?.rating ?? null;
    change(rating);
    if (data && !(await data.rate(messageId, rating))) change(before);
  }

  /** What another tab or device has changed meanwhile; not while something is under way here. */
  async function refresh(): Promise<void> {
    if (!data || state.reply) return;
    await loadSessions();
    const { opened, sessionId } = state;
    if (!sessionId || state.loadingMessages) return;
    const messages = await data?.messages(sessionId);
    if (messages && !state.reply && state.opened === opened) set({ messages });
  }

  account.subscribe(() => void follow());
  void follow();
  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (text: string) => send(text),
    stop,
    askAgain,
    openSession,
    deleteSession,
    rename,
    rate,
    refresh,
    retry: () =>
      state.problem === 'messages' && state.sessionId ? openSession(state.sessionId) : loadSessions(),
    newConversation: () => set({ sessionId: null, messages: [], problem: null, opened: state.opened + 1 }),
    setMode: (mode: ChatMode) => set({ mode }),
    closeLimit: () => set({ limitReached: false }),
    search: (query: string) => data?.search(query) ?? Promise.resolve(null),
    /** The messages of a conversation, for an export; null where they could not be had. */
    messagesOf: (sessionId: string) => data?.messages(sessionId) ?? Promise.resolve(null),
    draftPlace: () => `${user ?? 'visitor'}-${state.sessionId ?? 'new'}`,
  };
}
