import { visitorMessages, type ChatMode } from '#contract/chat.ts';
import type { ChatMessage, ChatSession, Rating, RatingReason } from '#web/features/chat/chat-data.ts';

/** An answer that is on its way. */
export interface Reply {
  id: string;
  /** Null for a visitor. */
  sessionId: string | null;
  mode: ChatMode;
  question: ChatMessage;
  /** Its conversation was made for this question. */
  made: boolean;
  /** As far as it is shown; empty while it is waited for. */
  shown: string;
}

export interface ChatState {
  mode: ChatMode;
  /** Null until they are loaded. */
  sessions: readonly ChatSession[] | null;
  /** They could not be loaded: the list lacks all but what was begun since. */
  listFailed: boolean;
  sessionId: string | null;
  /** Counts what was opened: a conversation that only gets its place in the list stays the same one. */
  opened: number;
  messages: readonly ChatMessage[];
  loadingMessages: boolean;
  /** What is in the open conversation could not be loaded. */
  messagesFailed: boolean;
  /** Under what the draft lies that could not be sent. */
  notSent: string | null;
  /** Why, in the words of the server; null where it could not be reached. */
  notSentReason: string | null;
  /** A question that waits until it is known who asks, and what it follows. */
  sending: string | null;
  reply: Reply | null;
  /** The question whose answer is on its way to the tables: it was asked by a page that is gone, or by another one. */
  awaiting: string | null;
  /** A question that was not taken, or came back unanswered, for the box where it can be changed and sent. */
  returned: string | null;
  /** What the box is to hold now, after something was begun in it from elsewhere. */
  begun: string | null;
  /** How many questions a visitor has left; null for who is signed in. */
  left: number | null;
  limitReached: boolean;
  /** What screen readers say of the newest answer, or instead of it. */
  announced: string;
}

export const emptyChat: ChatState = {
  mode: 'free',
  sessions: null,
  listFailed: false,
  sessionId: null,
  opened: 0,
  messages: [],
  loadingMessages: false,
  messagesFailed: false,
  notSent: null,
  notSentReason: null,
  sending: null,
  reply: null,
  awaiting: null,
  returned: null,
  begun: null,
  left: visitorMessages,
  limitReached: false,
  announced: '',
};

/** No conversation is open. */
export const nothingOpen = {
  sessionId: null,
  messages: [],
  loadingMessages: false,
  messagesFailed: false,
  awaiting: null,
} satisfies Partial<ChatState>;

/** Nothing can be asked: an answer is on its way, or it is not known yet what a question would follow. */
export function isBusy({ reply, awaiting, loadingMessages, messagesFailed }: ChatState): boolean {
  return reply !== null || awaiting !== null || loadingMessages || messagesFailed;
}

/** What is being replaced is out of sight, and gone only when there is something in its place. */
export function messagesInView({ messages, reply }: ChatState): readonly ChatMessage[] {
  if (!reply?.question.replaces) return messages;
  const hidden = new Set(reply.question.replaces);
  return messages.filter(({ id }) => !hidden.has(id));
}

/** Everything of the conversation, as far as it is shown. */
export function withReply({ messages, reply }: ChatState): readonly ChatMessage[] {
  if (!reply || reply.shown === '') return messages;
  const { id, shown, mode } = reply;
  return [...messages, { id, role: 'assistant', content: shown, mode, interrupted: true }];
}

/** A conversation with this message in it, once: what is there under its id is replaced. */
export function withMessage(messages: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return [...messages.filter(({ id }) => id !== message.id), message];
}

/** A conversation in which a question has its answer, and what the two take the place of is gone. */
export function withAnswer(
  messages: readonly ChatMessage[],
  { replaces = [], ...question }: ChatMessage,
  answer: ChatMessage,
): readonly ChatMessage[] {
  const kept = messages.filter(({ id }) => !replaces.includes(id));
  return withMessage(
    kept.map((message) => (message.id === question.id ? question : message)),
    answer,
  );
}

/**
 * A conversation as the tables have it, with what only this page knows: what a question takes the place of, what there
 * was no room for, a question that is on its way there, and an apology at the end. What the server has stored of an answer
 * that is still being shown here is not shown twice.
 */
export function withFresh(
  { messages, reply }: ChatState,
  fresh: readonly ChatMessage[],
): readonly ChatMessage[] {
  const known = new Map([...messages, ...(reply ? [reply.question] : [])].map((one) => [one.id, one]));
  const stored = fresh
    .filter(({ id }) => id !== reply?.id)
    .map((message) => {
      const replaces = known.get(message.id)?.replaces;
      return replaces ? { ...message, replaces } : message;
    });
  const isStored = new Set(fresh.map(({ id }) => id));
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
