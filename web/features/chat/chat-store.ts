import { fallbackTexts } from '#advisor/model/fallback-texts.ts';
import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { findProhibited, refusalText } from '#advisor/guardrails/prohibited.ts';
import { titleOf, visitorMessages, type ChatMode } from '#contract/chat.ts';
import { ask } from '#web/features/chat/ask.ts';
import {
  chatData,
  type ChatData,
  type ChatMessage,
  type ChatSession,
  type Rating,
} from '#web/features/chat/chat-data.ts';
import { failureInWords } from '#web/features/chat/failure-in-words.ts';
import { startReveal, type Reveal } from '#web/features/chat/reveal.ts';
import { moveIn, recallVisit, rememberVisit } from '#web/features/chat/visit.ts';
import type { AccountStore } from '#web/lib/account-store.ts';

/** An answer that is on its way. */
export interface Reply {
  id: string;
  /** Null for a visitor. */
  sessionId: string | null;
  mode: ChatMode;
  /** As far as it is shown; empty while it is waited for. */
  shown: string;
}

export interface ChatState {
  mode: ChatMode;
  /** Null while they are being loaded. */
  sessions: readonly ChatSession[] | null;
  sessionId: string | null;
  messages: readonly ChatMessage[];
  loadingMessages: boolean;
  reply: Reply | null;
  /** How many questions a visitor has left; null for who is signed in. */
  left: number | null;
  limitReached: boolean;
  /** The newest finished answer, for screen readers. */
  announced: string;
}

const empty: ChatState = {
  mode: 'free',
  sessions: null,
  sessionId: null,
  messages: [],
  loadingMessages: false,
  reply: null,
  left: visitorMessages,
  limitReached: false,
  announced: '',
};

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
  let state: ChatState = { ...empty, messages: visit.messages, left: visitorMessages - visit.asked };
  let user: string | null = null;
  let data: ChatData | null = null;
  let reveal: Reveal | null = null;
  let connection: AbortController | null = null;
  const listeners = new Set<() => void>();
  const set = (change: Partial<ChatState>) => {
    state = { ...state, ...change };
    if (user === null) rememberVisit(withReply(state), visitorMessages - (state.left ?? 0));
    for (const listener of listeners) listener();
  };

  /** Follows who is signed in. */
  async function follow(): Promise<void> {
    const { account: now } = account.current();
    if (now.state === 'loading') return;
    const id = now.state === 'signed in' ? now.user.id : null;
    if (id === user) return;
    endReply();
    const asVisitor = user === null ? state.messages : [];
    user = id;
    data = id === null ? null : chatData(await account.client(), id);
    state = { ...empty, left: id === null ? visitorMessages : null };
    set({});
    if (!data) return;
    if (asVisitor.length > 0) await moveIn(data, asVisitor);
    await loadSessions();
  }

  /** The list, and the first conversation of it where none is open. */
  async function loadSessions(): Promise<void> {
    if (!data) return;
    const sessions = await data.sessions();
    set({ sessions });
    const first = sessions[0];
    if (state.sessionId === null && state.messages.length === 0 && first) await openSession(first.id);
  }

  async function openSession(sessionId: string): Promise<void> {
    if (!data) return;
    set({ sessionId, messages: [], loadingMessages: true });
    const messages = await data.messages(sessionId);
    // Another one may have been opened meanwhile.
    if (state.sessionId !== sessionId) return;
    set({ messages: messages ?? [], loadingMessages: false });
    awaitReply(sessionId);
  }

  /** A question without an answer may be getting one: the page was closed, and the server went on. */
  function awaitReply(sessionId: string, attempts = 40): void {
    const unanswered = () =>
      state.sessionId === sessionId && !state.reply && state.messages.at(-1)?.role === 'user';
    if (!unanswered() || attempts === 0) return;
    setTimeout(async () => {
      const messages = unanswered() ? await data?.messages(sessionId) : null;
      if (messages && unanswered()) set({ messages });
      awaitReply(sessionId, attempts - 1);
    }, awaitMs);
  }

  const append = (sessionId: string | null, message: ChatMessage) => {
    if (state.sessionId === sessionId) set({ messages: [...state.messages, message] });
  };

  async function send(text: string): Promise<boolean> {
    const asked = maskPrivate(text.trim()).text;
    if (asked === '' || state.reply) return false;
    if (state.left !== null && state.left <= 0) {
      set({ limitReached: true });
      return false;
    }
    const { mode, messages: history } = state;
    const question: ChatMessage = { id: crypto.randomUUID(), role: 'user', content: asked, mode };
    const reply: Reply = { id: crypto.randomUUID(), sessionId: state.sessionId, mode, shown: '' };
    set({
      reply,
      messages: [...history, question],
      ...(state.left === null ? {} : { left: state.left - 1 }),
    });
    if (data && state.sessionId === null) {
      const session = await data.createSession(titleOf(asked));
      if (session) {
        reply.sessionId = session.id;
        set({ sessionId: session.id, sessions: [session, ...(state.sessions ?? [])], reply: { ...reply } });
      }
    }
    if (data && reply.sessionId) await data.keep(reply.sessionId, question);
    await answer(asked, history, reply);
    return true;
  }

  /** Gets the answer to a question and shows it; resolves when it begins to be shown, or has failed. */
  async function answer(asked: string, history: readonly ChatMessage[], reply: Reply): Promise<void> {
    const atOnce = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let whole = '';
    const finish = () => {
      if (state.reply?.id !== reply.id) return;
      reveal = null;
      connection = null;
      const message: ChatMessage = { id: reply.id, role: 'assistant', content: whole, mode: reply.mode };
      set({ reply: null, announced: whole });
      append(reply.sessionId, message);
      bumpSession(reply.sessionId);
    };
    reveal = startReveal({
      atOnce,
      onShow: (shown) => {
        if (state.reply?.id === reply.id) set({ reply: { ...state.reply, shown } });
      },
      onDone: finish,
    });
    const mine = reveal;
    const say = (text: string) => {
      whole += text;
      mine.add(text);
    };
    connection = new AbortController();
    const { signal } = connection;
    try {
      if (findProhibited(asked)) say(refusalText);
      else
        for await (const text of ask(await questionOf(asked, history, reply), await connect(signal)))
          say(text);
      if (whole.trim() === '') say(fallbackTexts.emptyInView);
    } catch (error) {
      if (signal.aborted) return;
      // eslint-disable-next-line no-console -- The specification has it logged.
      console.warn('The answer failed:', error);
      say(`${whole === '' ? '' : '\n\n'}${failureInWords(error)}`);
    }
    // Before it is shown to its end: whoever leaves meanwhile finds all of it.
    if (data && reply.sessionId && !signal.aborted) {
      void data.keep(reply.sessionId, { id: reply.id, role: 'assistant', content: whole, mode: reply.mode });
    }
    mine.end();
  }

  async function questionOf(text: string, history: readonly ChatMessage[], reply: Reply) {
    const { account: now } = account.current();
    const profile =
      now.state === 'signed in' && now.profile ? { subscription_tier: now.profile.subscription_tier } : null;
    return {
      text,
      history,
      mode: reply.mode,
      profile,
      place: reply.sessionId ? { sessionId: reply.sessionId, replyId: reply.id } : null,
    };
  }

  async function connect(signal: AbortSignal) {
    const client = await account.client();
    const { config } = account.current();
    if (!config) throw new Error('There is no configuration');
    const session = user === null ? null : (await client.auth.getSession()).data.session;
    return { supabaseUrl: config.supabaseUrl, token: session?.access_token ?? config.anonKey, signal };
  }

  /** The conversation that was just used is the first of the list. */
  function bumpSession(sessionId: string | null): void {
    const { sessions } = state;
    const used = sessions?.find(({ id }) => id === sessionId);
    if (!sessions || !used) return;
    const now = { ...used, updated_at: new Date().toISOString() };
    set({ sessions: [now, ...sessions.filter(({ id }) => id !== sessionId)] });
  }

  /** Ends the reveal; what is on the screen is the answer from now on. */
  function stop(): void {
    const { reply } = state;
    if (!reply || reply.shown === '' || !reveal) return;
    const content = reveal.stop();
    connection?.abort();
    reveal = null;
    connection = null;
    const message: ChatMessage = { id: reply.id, role: 'assistant', content, mode: reply.mode };
    set({ reply: null, announced: content });
    append(reply.sessionId, message);
    if (data && reply.sessionId) void data.keep(reply.sessionId, message, { overwrite: true });
  }

  /** Nobody wants it any more. */
  function endReply(): void {
    reveal?.stop();
    connection?.abort();
    reveal = null;
    connection = null;
    if (state.reply) set({ reply: null });
  }

  /** Asks again from a question on, in other words or the same; what came after it is gone. */
  async function askAgain(messageId: string, text?: string): Promise<void> {
    const index = state.messages.findIndex(({ id }) => id === messageId);
    const question = state.messages[index];
    if (!question || question.role !== 'user' || state.reply) return;
    if (state.left !== null && state.left <= 0) return set({ limitReached: true });
    const gone = state.messages.slice(index).map(({ id }) => id);
    if (data && state.sessionId && !(await data.forget(gone))) return;
    set({ messages: state.messages.slice(0, index) });
    await send(text ?? question.content);
  }

  async function deleteSession(sessionId: string): Promise<void> {
    if (!data || !(await data.deleteSession(sessionId))) return;
    if (state.reply?.sessionId === sessionId) endReply();
    const sessions = (state.sessions ?? []).filter(({ id }) => id !== sessionId);
    set({ sessions });
    if (state.sessionId !== sessionId) return;
    const [first] = sessions;
    if (first) await openSession(first.id);
    else set({ sessionId: null, messages: [] });
  }

  async function rename(sessionId: string, typed: string): Promise<void> {
    const title = typed.trim().slice(0, 200);
    if (!data || title === '') return;
    const before = state.sessions;
    set({
      sessions: (before ?? []).map((session) => (session.id === sessionId ? { ...session, title } : session)),
    });
    if (!(await data.rename(sessionId, title))) set({ sessions: before });
  }

  async function rate(messageId: string, rating: Rating | null): Promise<void> {
    const change = (value: Rating | null | undefined) =>
      set({
        messages: state.messages.map((message) =>
          message.id === messageId ? { ...message, rating: value ?? null } : message,
        ),
      });
    const before = state.messages.find(({ id }) => id === messageId)?.rating;
    change(rating);
    if (data && !(await data.rate(messageId, rating))) change(before);
  }

  account.subscribe(() => void follow());
  void follow();
  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    stop,
    askAgain,
    openSession,
    deleteSession,
    rename,
    rate,
    /** What another tab or device has changed meanwhile; not while something is under way here. */
    async refresh() {
      if (!data || state.reply) return;
      await loadSessions();
      const messages = state.sessionId ? await data.messages(state.sessionId) : null;
      if (messages && !state.reply) set({ messages });
    },
    newConversation: () => set({ sessionId: null, messages: [] }),
    setMode: (mode: ChatMode) => set({ mode }),
    closeLimit: () => set({ limitReached: false }),
    search: (query: string) => data?.search(query) ?? Promise.resolve([]),
    /** Every conversation with its messages, for an export. */
    async everything() {
      const sessions = state.sessions ?? [];
      return Promise.all(
        sessions.map(async (session) => ({ session, messages: (await data?.messages(session.id)) ?? [] })),
      );
    },
  };
}

/** The conversation as it stands on the screen. */
function withReply({ messages, reply }: ChatState): readonly ChatMessage[] {
  if (!reply || reply.shown === '') return messages;
  return [...messages, { id: reply.id, role: 'assistant', content: reply.shown, mode: reply.mode }];
}
