import { visitorMessages } from '#contract/chat.ts';
import type { ChatMessage, ChatSession, Rating, RatingReason } from '#web/features/chat/store/chat-data.ts';
import { idle, replyOf } from '#web/features/chat/store/chat-turn.ts';
import type { ChatState } from '#web/features/chat/store/chat-types.ts';

export const emptyChat: ChatState = {
  mode: 'free',
  sessions: null,
  listFailed: false,
  sessionId: null,
  opened: 0,
  messages: [],
  loadingMessages: false,
  messagesFailed: false,
  turn: idle,
  notSent: null,
  notSentReason: null,
  returned: null,
  begun: null,
  left: visitorMessages,
  limitReached: false,
  announced: '',
};

/** Leaves the open conversation. A question that is being asked goes on. */
export function withNothingOpen(state: ChatState): ChatState {
  return {
    ...state,
    sessionId: null,
    messages: [],
    loadingMessages: false,
    messagesFailed: false,
    opened: state.opened + 1,
    turn: state.turn.is === 'waiting' ? idle : state.turn,
  };
}

/** Nothing can be asked: an answer is on its way, or it is not known yet what a question would follow. */
export function isBusy({ turn, loadingMessages, messagesFailed }: ChatState): boolean {
  return turn.is !== 'idle' || loadingMessages || messagesFailed;
}

/** What is being replaced is out of sight, and gone only when there is something in its place. */
export function messagesInView(state: ChatState): readonly ChatMessage[] {
  const replaces = replyOf(state)?.question.replaces;
  if (!replaces) return state.messages;
  const hidden = new Set(replaces);
  return state.messages.filter(({ id }) => !hidden.has(id));
}

/** Everything of the conversation, as far as it is shown. */
export function withReply(state: ChatState): readonly ChatMessage[] {
  const reply = replyOf(state);
  if (!reply || reply.shown === '') return state.messages;
  const { id, shown, mode } = reply;
  return [...state.messages, { id, role: 'assistant', content: shown, mode, interrupted: true }];
}

/**
 * A conversation as the tables have it, with what only this page knows: what a question takes the place of, where an
 * answer was stopped, what there was no room for, a question that is on its way there, and an apology at the end. What the
 * server has stored of an answer that is still being shown here is not shown twice.
 */
export function withFresh(state: ChatState, fresh: readonly ChatMessage[]): readonly ChatMessage[] {
  const { messages } = state;
  const reply = replyOf(state);
  const known = new Map([...messages, ...(reply ? [reply.question] : [])].map((one) => [one.id, one]));
  const isStored = new Set(fresh.map(({ id }) => id));
  const isStopped = ({ id, stopped }: ChatMessage) => stopped && !isStored.has(id);
  const stored = fresh
    .filter(({ id }) => id !== reply?.id)
    .flatMap((message) => {
      const { replaces, stopped } = known.get(message.id) ?? {};
      const kept = stopped ? known.get(message.id)! : replaces ? { ...message, replaces } : message;
      const stoppedAnswers = messages.filter((one) => one.reply_to === message.id && isStopped(one));
      return [kept, ...stoppedAnswers];
    });
  const renewed = [...stored, ...messages.filter(({ id, unsaved }) => unsaved && !isStored.has(id))];
  const [before, last] = messages.slice(-2);
  const isOnItsWay = last !== undefined && last.id === reply?.question.id;
  if (isOnItsWay) return renewed.some(({ id }) => id === last.id) ? renewed : [...renewed, last];
  return last?.failed && before?.id === renewed.at(-1)?.id ? [...renewed, last] : renewed;
}

export function withRating(
  messages: readonly ChatMessage[],
  id: string,
  rating: Rating | null,
  reason: RatingReason | null,
): readonly ChatMessage[] {
  return messages.map((message) =>
    message.id === id ? { ...message, rating, rating_reason: reason } : message,
  );
}

export function withSession(
  sessions: readonly ChatSession[],
  id: string,
  change: Partial<ChatSession>,
): readonly ChatSession[] {
  return sessions.map((session) => (session.id === id ? { ...session, ...change } : session));
}

/** The list with the conversation that was just used at its top. */
export function withUsedSession(
  sessions: readonly ChatSession[] | null,
  id: string | null,
): readonly ChatSession[] | null {
  const used = sessions?.find((session) => session.id === id);
  if (!sessions || !used) return sessions;
  const others = sessions.filter((session) => session !== used);
  return [{ ...used, updated_at: new Date().toISOString() }, ...others];
}
