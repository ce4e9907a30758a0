import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { chatTextLimits } from '#contract/chat-text-limits.ts';
import type { ChatRun } from '#contract/chat.ts';
import { handBack, type ChatCore } from '#web/features/chat/chat-core.ts';
import type { ChatData, ChatMessage } from '#web/features/chat/chat-data.ts';
import { isBusy, withAnswer, withMessage, type Reply } from '#web/features/chat/chat-state.ts';
import { connect, profileOf } from '#web/features/chat/connect.ts';
import { getReply, type RunningReply } from '#web/features/chat/get-reply.ts';
import { rememberGivenUp } from '#web/features/chat/given-up.ts';
import { spokenAnswer } from '#web/features/chat/spoken.ts';
import { isPlace, storeQuestion } from '#web/features/chat/store-question.ts';
import { fetchPart } from '#web/lib/fetch-part.ts';

interface Sending {
  /** What it takes the place of, once it is answered. */
  replaces?: readonly string[];
  /** The calculation that it is about, where it comes from a card or a button. */
  run?: ChatRun | undefined;
  /** In a conversation of its own, for who can have several. */
  isNew?: boolean;
}

interface AskingOptions {
  /**
   * Who asks decides where it is kept and what is left: that has to be known first. False where it cannot be, and null
   * where whoever has asked is gone.
   */
  whenKnown: () => Promise<boolean | null>;
  /** Shows what the tables have of the open conversation. */
  show: (sessionId: string, fresh: readonly ChatMessage[]) => void;
  /** Leaves the open conversation for one that is empty. */
  startAnew: () => void;
}

/** Questions, and the answer that is on its way: one at a time. */
export function createAsking(core: ChatCore, { whenKnown, show, startAnew }: AskingOptions) {
  const { account, current, set, data, draftPlace } = core;
  let running: RunningReply | null = null;
  /** Until an answer that has arrived is stored. */
  let keeping = Promise.resolve();
  /** Answers that there was no room for. */
  const refused = new Set<string>();
  /** What is being sent, until it has its place or is back with its writer. */
  let beingSent: string | null = null;

  /** Sends a question. False where it was not taken. */
  async function send(text: string, { replaces = [], run, isNew = false }: Sending = {}): Promise<boolean> {
    const asked = maskPrivate(text.trim()).text;
    if (asked === '' || isBusy(current()) || current().sending) return false;
    if (asked.length > chatTextLimits.question) {
      handBack(core, text, { replaces });
      return false;
    }
    beingSent = asked;
    try {
      return await take(text, asked, { replaces, run, isNew });
    } finally {
      beingSent = null;
    }
  }

  async function take(text: string, asked: string, sending: Required<Sending>): Promise<boolean> {
    const { replaces } = sending;
    const before = data();
    set({ sending: text });
    const isKnown = await whenKnown();
    set({ sending: null });
    // Whoever has signed out meanwhile has taken the question along: it is nobody else's.
    if (isKnown === null || (before !== null && data() !== before)) return false;
    const { left } = current();
    const isOver = left !== null && left <= 0;
    if (!isKnown || isOver || isBusy(current())) {
      handBack(core, text, { replaces });
      set(isOver ? { limitReached: true } : isKnown ? {} : { notSent: draftPlace(), notSentReason: null });
      return false;
    }
    if (sending.isNew && data() !== null && current().messages.length > 0) startAnew();
    const history = current().messages.filter(({ id, failed }) => !failed && !replaces.includes(id));
    const begun = begin(asked, sending);
    const { opened } = current();
    const mine = data();
    // What was stopped just before is to be found before it.
    await keeping;
    const place = mine ? await storeQuestion(core, mine, { ...begun, opened }) : null;
    const { reply } = current();
    if (reply?.id !== begun.id) {
      // Stopped, or its writer has gone, before it was even asked: then it is not to be found later either.
      if (isPlace(place)) void mine?.takeBack(begun.question.id, place, begun.id);
      return false;
    }
    // It is answered all the same, and its writer is told that neither is kept.
    if (place === 'full') {
      answer(withoutPlace(reply), history);
      return true;
    }
    // A question that has no place would be gone with the page: better it stays with its writer.
    if (mine && !isPlace(place)) {
      set({ notSent: withdraw(reply), notSentReason: place?.refused ?? null });
      return false;
    }
    answer(reply, reply.made && begun.sessionId !== null ? [] : history);
    return true;
  }

  /** What it was to take the place of stays, as far as that is stored. */
  function withoutPlace(reply: Reply): Reply {
    const { messages } = current();
    const { replaces = [], ...asked } = reply.question;
    const gone = messages
      .filter(({ id, unsaved, failed }) => (unsaved || failed) && replaces.includes(id))
      .map(({ id }) => id);
    const question = { ...asked, unsaved: true, ...(gone.length > 0 ? { replaces: gone } : {}) };
    const unsaved = { ...reply, question };
    set({ reply: unsaved, messages: withMessage(messages, question) });
    return unsaved;
  }

  /** From now on it is on the screen, and nothing else can be asked. */
  function begin(asked: string, { replaces, run }: Required<Sending>): Reply {
    const { sessionId, mode, messages, left, notSent } = current();
    const question: ChatMessage = {
      id: crypto.randomUUID(),
      role: 'user',
      content: asked,
      mode,
      ...(replaces.length > 0 ? { replaces } : {}),
      ...(run ? { run } : {}),
    };
    const reply = { id: crypto.randomUUID(), sessionId, mode, question, made: false, shown: '' };
    set({
      reply,
      messages: [...messages, question],
      ...(left === null ? {} : { left: left - 1 }),
      ...(notSent === draftPlace() ? { notSent: null, notSentReason: null } : {}),
    });
    return reply;
  }

  function answer({ id, sessionId, mode, question }: Reply, history: readonly ChatMessage[]): void {
    const { replaces = [] } = question;
    running = getReply({
      question: {
        text: question.content,
        history,
        mode,
        profile: profileOf(account),
        run: question.run,
        place:
          sessionId && !question.unsaved
            ? { sessionId, replyId: id, questionId: question.id, replaces }
            : null,
      },
      connect: (signal) => connect(account, signal),
      onShow: (shown) => {
        const { reply } = current();
        if (reply?.id === id) set({ reply: { ...reply, shown } });
      },
      onArrived: ({ text, failed }) => {
        if (!failed) keeping = keep(sessionId, question, { id, role: 'assistant', content: text, mode });
      },
      onDone: ({ text, failed, givenUp }) => {
        if (current().reply?.id !== id) return;
        running = null;
        if (givenUp) rememberGivenUp(question.id);
        const message: ChatMessage = { id, role: 'assistant', content: text, mode };
        if (failed) {
          set({ reply: null, announced: text, ...giveBack() });
          put(sessionId, (messages) => withMessage(messages, { ...message, failed }));
        } else settle(sessionId, question, message);
        toTop(sessionId);
      },
    });
  }

  /** What an answer takes the place of goes only now that there is one. */
  async function keep(
    sessionId: string | null,
    { id: questionId, unsaved, replaces = [] }: ChatMessage,
    message: ChatMessage,
    { overwrite = false } = {},
  ): Promise<void> {
    const mine = data();
    // Another tab may have taken the question back: then it gets no answer any more.
    if (!mine || !sessionId || unsaved || (await mine.isGone(questionId))) return;
    const stored = await mine.keep(sessionId, message, { overwrite });
    if (stored === 'stored' && replaces.length > 0) await mine.forget(replaces);
    if (stored !== 'full') return;
    refused.add(message.id);
    // Nobody has to wait for it after a reload.
    rememberGivenUp(questionId);
    put(sessionId, (messages) =>
      messages.map((known) => (known.id === message.id ? { ...known, unsaved: true } : known)),
    );
  }

  function settle(sessionId: string | null, question: ChatMessage, message: ChatMessage): void {
    const answered = question.unsaved || refused.has(message.id) ? { ...message, unsaved: true } : message;
    set({ reply: null, announced: spokenAnswer(message.content) });
    put(sessionId, (messages) => withAnswer(messages, question, answered));
  }

  /** Changes a conversation, where that is the one on the screen. */
  function put(
    sessionId: string | null,
    change: (messages: readonly ChatMessage[]) => readonly ChatMessage[],
  ): void {
    if (current().sessionId === sessionId) set({ messages: change(current().messages) });
  }

  /** The conversation that was just used is the first of the list. */
  function toTop(sessionId: string | null): void {
    const [used, others] = [true, false].map((is) =>
      (current().sessions ?? []).filter(({ id }) => (id === sessionId) === is),
    );
    const updated_at = new Date().toISOString();
    if (used?.length)
      set({ sessions: [...used.map((session) => ({ ...session, updated_at })), ...(others ?? [])] });
  }

  /**
   * Ends the reveal of the open conversation; what is on the screen is the answer from now on. With nothing there, the
   * question comes back to its writer; at once for whoever says so twice.
   */
  function stop(): void {
    const { reply } = current();
    if (!reply || reply.sessionId !== current().sessionId) return;
    const { id, sessionId, mode, question } = reply;
    const isAsked = running !== null;
    const content = running?.stop() ?? '';
    running = null;
    const mine = data();
    if (content === '') {
      if (isAsked && mine && sessionId && !question.unsaved) void takeBack(mine, sessionId, reply);
      // Until it is asked it is being stored, and who stores it takes it back.
      else withdraw(reply);
      return;
    }
    const message: ChatMessage = { id, role: 'assistant', content, mode };
    settle(sessionId, question, message);
    keeping = keep(sessionId, question, message, { overwrite: true });
  }

  /** Unless its answer is in the tables already: it may have taken the place of another, and that would be lost. */
  async function takeBack(mine: ChatData, sessionId: string, reply: Reply): Promise<void> {
    const { id, question, made } = reply;
    await keeping;
    const isAnswered = await mine.takeBack(question.id, { sessionId, made }, id);
    const fresh = isAnswered ? await mine.messages(sessionId) : null;
    const isWaitedFor = current().reply?.id === id;
    if (!isAnswered) {
      if (isWaitedFor) withdraw(reply);
      return;
    }
    if (isWaitedFor) set({ reply: null });
    if (current().reply || current().sessionId !== sessionId) return;
    if (fresh) show(sessionId, fresh);
    else set({ messagesFailed: true });
  }

  /** Gives where the question has gone. */
  function withdraw({ sessionId, question, made }: Reply): string {
    const { messages, sessions, sessionId: open } = current();
    set({
      reply: null,
      messages: messages.filter(({ id }) => id !== question.id),
      ...giveBack(),
      ...(made && sessions ? { sessions: sessions.filter(({ id }) => id !== sessionId) } : {}),
      ...(made && open === sessionId ? { sessionId: null } : {}),
    });
    const place = draftPlace(made ? null : sessionId);
    handBack(core, question.content, { replaces: question.replaces, place });
    return place;
  }

  /** What was not answered costs nothing. */
  const giveBack = () => {
    const { left } = current();
    return left === null ? {} : { left: left + 1 };
  };

  /** Nobody wants it any more. */
  function end(): void {
    running?.stop();
    running = null;
    if (current().reply) set({ reply: null });
  }

  /** Asks again from a question on, in other words or the same; what came after it goes once there is an answer. */
  async function askAgain(messageId: string, text?: string): Promise<void> {
    const { messages } = current();
    const index = messages.findIndex(({ id }) => id === messageId);
    const question = messages[index];
    if (!question || question.role !== 'user') return;
    // What an earlier attempt was to take the place of, and did not, goes with it.
    const replaced = messages.slice(index).flatMap(({ id, replaces = [] }) => [id, ...replaces]);
    // In other words it is another question.
    const run = text === undefined ? (question.run ?? (await runOf(messages[index + 1]))) : undefined;
    await send(text ?? question.content, { replaces: [...new Set(replaced)], run });
  }

  return { send, askAgain, stop, end, beingSent: () => beingSent };
}

/** The run that a question came with, by its answer; what reads that is fetched when it is needed. */
async function runOf(answer: ChatMessage | undefined): Promise<ChatRun | undefined> {
  if (answer?.role !== 'assistant' || !answer.content.includes('"ran":true')) return undefined;
  try {
    return (await fetchPart(() => import('#web/features/chat/run-of-answer.ts'))).runOfAnswer(answer.content);
  } catch {
    // Then its words are read.
    return undefined;
  }
}
