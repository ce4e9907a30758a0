import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { handBack, type ChatCore } from '#web/features/chat/chat-core.ts';
import type { ChatMessage } from '#web/features/chat/chat-data.ts';
import { isBusy, withAnswer, withMessage, type Reply } from '#web/features/chat/chat-state.ts';
import { connect, profileOf } from '#web/features/chat/connect.ts';
import { getReply, type RunningReply } from '#web/features/chat/get-reply.ts';
import { rememberGivenUp } from '#web/features/chat/given-up.ts';
import { storeQuestion } from '#web/features/chat/store-question.ts';

interface AskingOptions {
  /** Who asks decides where it is kept and what is left: that has to be known first. False where it cannot be. */
  whenKnown: () => Promise<boolean>;
}

/** Questions, and the answer that is on its way: one at a time. */
export function createAsking(core: ChatCore, { whenKnown }: AskingOptions) {
  const { account, current, set, data } = core;
  let running: RunningReply | null = null;

  /** Sends a question; `replaces` names what it takes the place of, once it is answered. False where it was not taken. */
  async function send(text: string, replaces: readonly string[] = []): Promise<boolean> {
    const asked = maskPrivate(text.trim()).text;
    if (asked === '' || isBusy(current())) return false;
    const isKnown = await whenKnown();
    const { left } = current();
    const isOver = left !== null && left <= 0;
    if (!isKnown || isOver || isBusy(current())) {
      handBack(core, text, replaces);
      set(isOver ? { limitReached: true } : isKnown ? {} : { problem: 'send' });
      return false;
    }
    const history = current().messages.filter(({ id, failed }) => !failed && !replaces.includes(id));
    const begun = begin(asked, replaces);
    const mine = data();
    const place = mine ? await storeQuestion(core, mine, begun) : null;
    const { reply } = current();
    if (reply?.id !== begun.id) {
      // Stopped, or its writer has gone, before it was even asked: then it is not to be found later either.
      if (place) void mine?.takeBack(begun.question.id, place);
      return false;
    }
    // A question that has no place would be gone with the page: better it stays with its writer.
    if (mine && !place) {
      withdraw(reply);
      set({ problem: 'send' });
      return false;
    }
    answer(reply, reply.made && begun.sessionId !== null ? [] : history);
    return true;
  }

  /** From now on it is on the screen, and nothing else can be asked. */
  function begin(asked: string, replaces: readonly string[]): Reply {
    const { sessionId, mode, messages, left, problem } = current();
    const question: ChatMessage = {
      id: crypto.randomUUID(),
      role: 'user',
      content: asked,
      mode,
      ...(replaces.length > 0 ? { replaces } : {}),
    };
    const reply = { id: crypto.randomUUID(), sessionId, mode, question, made: false, shown: '' };
    set({
      reply,
      messages: [...messages, question],
      ...(left === null ? {} : { left: left - 1 }),
      ...(problem === 'send' ? { problem: null } : {}),
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
        place: sessionId ? { sessionId, replyId: id, questionId: question.id, replaces } : null,
      },
      connect: (signal) => connect(account, signal),
      onShow: (shown) => {
        const { reply } = current();
        if (reply?.id === id) set({ reply: { ...reply, shown } });
      },
      onArrived: ({ text, failed }) => {
        if (!failed) void keep(sessionId, question, { id, role: 'assistant', content: text, mode });
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
    { replaces = [] }: ChatMessage,
    message: ChatMessage,
    { overwrite = false } = {},
  ): Promise<void> {
    const mine = data();
    if (!mine || !sessionId) return;
    if ((await mine.keep(sessionId, message, { overwrite })) && replaces.length > 0)
      await mine.forget(replaces);
  }

  function settle(sessionId: string | null, question: ChatMessage, message: ChatMessage): void {
    set({ reply: null, announced: message.content });
    put(sessionId, (messages) => withAnswer(messages, question, message));
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
    if (used?.length) set({ sessions: [...used, ...(others ?? [])] });
  }

  /**
   * Ends the reveal of the open conversation; what is on the screen is the answer from now on. With nothing there, the
   * question comes back to its writer.
   */
  function stop(): void {
    const { reply } = current();
    if (!reply || reply.sessionId !== current().sessionId) return;
    const { id, sessionId, mode, question, made } = reply;
    const isAsked = running !== null;
    const content = running?.stop() ?? '';
    running = null;
    if (content === '') {
      withdraw(reply);
      // Until it is asked it is being stored, and who stores it takes it back.
      if (isAsked && sessionId) void data()?.takeBack(question.id, { sessionId, made });
      return;
    }
    const message: ChatMessage = { id, role: 'assistant', content, mode };
    settle(sessionId, question, message);
    void keep(sessionId, question, message, { overwrite: true });
  }

  function withdraw({ sessionId, question, made }: Reply): void {
    const { messages, sessions, sessionId: open } = current();
    set({
      reply: null,
      messages: messages.filter(({ id }) => id !== question.id),
      ...giveBack(),
      ...(made && sessions ? { sessions: sessions.filter(({ id }) => id !== sessionId) } : {}),
      ...(made && open === sessionId ? { sessionId: null } : {}),
    });
    handBack(core, question.content, question.replaces);
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
    await send(text ?? question.content, [...new Set(replaced)]);
  }

  return { send, askAgain, stop, end };
}
