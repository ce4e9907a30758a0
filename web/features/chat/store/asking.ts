import { maskPrivate } from '#advisor/guardrails/mask.ts';
import { chatTextLimits } from '#contract/chat-text-limits.ts';
import type { ChatRun } from '#contract/chat.ts';
import { handBack, withdraw, type ChatCore } from '#web/features/chat/store/chat-core.ts';
import type { ChatMessage } from '#web/features/chat/store/chat-data.ts';
import { isBusy, withUsedSession } from '#web/features/chat/store/chat-state.ts';
import type { ChatState } from '#web/features/chat/store/chat-types.ts';
import { replyOf } from '#web/features/chat/store/chat-turn.ts';
import type { Reply } from '#web/features/chat/store/chat-types.ts';
import { connect, profileOf } from '#web/features/chat/store/connect.ts';
import { getReply, type ReplyEnd, type RunningReply } from '#web/features/chat/store/get-reply.ts';
import { spokenAnswer } from '#web/features/chat/answer/spoken.ts';
import { stopReply, stopWaiting } from '#web/features/chat/store/stopping.ts';
import { fetchPart } from '#web/lib/fetch-part.ts';

interface Sending {
  /** The messages that this question and its answer replace. */
  replaces?: readonly string[];
  /** The calculation to run, if the question comes from a card or a button. */
  run?: ChatRun | undefined;
  /** Asks in a new conversation, if the asker can have several. */
  isNew?: boolean;
}

interface AskingOptions {
  /** Waits until the account is known, which decides where a question is stored and how many are left. False on failure. */
  whenKnown: () => Promise<boolean>;
  /** Opens an empty conversation. */
  startAnew: () => void;
}

/** Sends questions and receives their answers, one at a time. */
export function createAsking(core: ChatCore, { whenKnown, startAnew }: AskingOptions) {
  const { account, current, set, dispatch, data, draftPlace } = core;
  let running: RunningReply | null = null;

  /** Sends a question. Returns false if it was not accepted. */
  async function send(text: string, { replaces = [], run, isNew = false }: Sending = {}): Promise<boolean> {
    const asked = maskPrivate(text.trim()).text;
    // A question in a new conversation does not wait for the open one.
    const isBlocked = () => (isNew ? current().turn.is !== 'idle' : isBusy(current()));
    if (asked === '' || isBlocked()) return false;
    if (asked.length > chatTextLimits.question) {
      handBack(core, text, { replaces });
      return false;
    }
    dispatch({ type: 'held', text });
    const held = current().turn;
    const isKnown = await whenKnown();
    // After a sign-out in the meantime the question is dropped: it must not reach another user.
    if (current().turn !== held) return false;
    dispatch({ type: 'released' });
    const { left } = current();
    const isOver = left !== null && left <= 0;
    if (!isKnown || isOver || isBlocked()) {
      handBack(core, text, { replaces });
      set(isOver ? { limitReached: true } : isKnown ? {} : { notSent: draftPlace(), notSentReason: null });
      return false;
    }
    const { sessionId, messages } = current();
    if (isNew && data() !== null && (sessionId !== null || messages.length > 0)) startAnew();
    return begin(newReply(current(), asked, { replaces, run, isStored: data() !== null }));
  }

  async function begin(reply: Reply): Promise<boolean> {
    const { id, sessionId, storedIn, mode, question } = reply;
    const { replaces = [], run } = question;
    const history = current().messages.filter((message) => !message.failed && !replaces.includes(message.id));
    const isMine = () => replyOf(current())?.id === id;
    dispatch({ type: 'begun', reply });
    if (current().notSent === draftPlace()) set({ notSent: null, notSentReason: null });
    const place =
      storedIn === null ? null : { sessionId: storedIn, replyId: id, questionId: question.id, replaces };
    const mine = getReply({
      question: { text: question.content, history, mode, profile: profileOf(account), run, place },
      connect: (signal) => connect(account, signal),
      onAccepted: (event) => isMine() && dispatch({ type: 'accepted', event }),
      onRefused(reason) {
        if (isMine()) set({ notSent: withdraw(core), notSentReason: reason });
      },
      onShow: (text) => isMine() && dispatch({ type: 'shown', text }),
      onDone(ending) {
        if (!isMine()) return;
        running = null;
        finish(ending);
        set({ sessions: withUsedSession(current().sessions, storedIn ?? sessionId) });
      },
    });
    running = mine;
    if (storedIn !== null) return (await mine.accepted) && isMine();
    dispatch({ type: 'accepted', event: null });
    return true;
  }

  function finish({ text, failed, unsaved }: ReplyEnd): void {
    const { id, mode, question } = replyOf(current())!;
    const message: ChatMessage = {
      id,
      role: 'assistant',
      content: text,
      mode,
      reply_to: question.id,
      ...(unsaved || question.unsaved ? { unsaved: true } : {}),
    };
    set({ announced: failed ? text : spokenAnswer(text) });
    if (failed) dispatch({ type: 'failed', message: { ...message, failed } });
    else dispatch({ type: 'answered', message });
  }

  /** Stops the answer of the open conversation. A second press before the first word ends it at once. */
  function stop(): void {
    const { turn, sessionId } = current();
    if (turn.is === 'waiting') return void stopWaiting(core, turn.questionId);
    const reply = replyOf(current());
    if (!reply || reply.sessionId !== sessionId) return;
    const stopped = running;
    running = null;
    stopReply(core, reply, stopped);
  }

  /** Ends the running answer, whose reader has left. */
  function end(): void {
    running?.leave();
    running = null;
    dispatch({ type: 'ended' });
  }

  /** Asks a question again, with the same or a new text. The messages after it are removed once there is an answer. */
  async function askAgain(messageId: string, text?: string): Promise<void> {
    const { messages } = current();
    const index = messages.findIndex(({ id }) => id === messageId);
    const question = messages[index];
    if (!question || question.role !== 'user') return;
    // Also the messages that an earlier, failed attempt was meant to replace.
    const replaced = messages.slice(index).flatMap(({ id, replaces = [] }) => [id, ...replaces]);
    // With a new text it is another question, without the run.
    const run = text === undefined ? (question.run ?? (await runOf(messages[index + 1]))) : undefined;
    await send(text ?? question.content, { replaces: [...new Set(replaced)], run });
  }

  return { send, askAgain, stop, end };
}

interface NewReply {
  replaces: readonly string[];
  run: ChatRun | undefined;
  isStored: boolean;
}

function newReply(state: ChatState, asked: string, { replaces, run, isStored }: NewReply): Reply {
  const { sessionId, opened, mode } = state;
  const question: ChatMessage = {
    id: crypto.randomUUID(),
    role: 'user',
    content: asked,
    mode,
    ...(replaces.length > 0 ? { replaces } : {}),
    ...(run ? { run } : {}),
  };
  const storedIn = isStored ? (sessionId ?? crypto.randomUUID()) : null;
  return { id: crypto.randomUUID(), sessionId, storedIn, opened, mode, question, made: false, shown: '' };
}

/** The run of a question, read from its answer. The code that reads it is loaded when it is needed. */
async function runOf(answer: ChatMessage | undefined): Promise<ChatRun | undefined> {
  if (answer?.role !== 'assistant' || !answer.content.includes('"ran":true')) return undefined;
  try {
    return (await fetchPart(() => import('#web/features/chat/store/run-of-answer.ts'))).runOfAnswer(
      answer.content,
    );
  } catch {
    // The server reads the text of the question instead.
    return undefined;
  }
}
