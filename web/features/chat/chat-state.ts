import { visitorMessages, type ChatMode } from '#contract/chat.ts';
import type { ChatMessage, ChatSession, Rating } from '#web/features/chat/chat-data.ts';

/** An answer that is on its way. */
export interface Reply {
  id: string;
  /** Null for a visitor. */
  sessionId: string | null;
  mode: ChatMode;
  question: { id: string; text: string };
  /** As far as it is shown; empty while it is waited for. */
  shown: string;
}

export interface ChatState {
  mode: ChatMode;
  /** Null while they are being loaded. */
  sessions: readonly ChatSession[] | null;
  sessionId: string | null;
  /** Counts what was opened: a conversation that only gets its place in the list stays the same one. */
  opened: number;
  messages: readonly ChatMessage[];
  loadingMessages: boolean;
  /** What could not be loaded, and can be tried again. */
  problem: 'sessions' | 'messages' | 'send' | null;
  reply: Reply | null;
  /** How many questions a visitor has left; null for who is signed in. */
  left: number | null;
  limitReached: boolean;
  /** The newest finished answer, for screen readers. */
  announced: string;
}

export const emptyChat: ChatState = {
  mode: 'free',
  sessions: null,
  sessionId: null,
  opened: 0,
  messages: [],
  loadingMessages: false,
  problem: null,
  reply: null,
  left: visitorMessages,
  limitReached: false,
  announced: '',
};

/** The conversation as it stands on the screen. */
export function withReply({ messages, reply }: ChatState): readonly ChatMessage[] {
  if (!reply || reply.shown === '') return messages;
  const { id, shown, mode } = reply;
  return [...messages, { id, role: 'assistant', content: shown, mode, interrupted: true }];
}

/** A conversation with this message in it, once: what is there under its id is replaced. */
export function withMessage(messages: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return [...messages.filter(({ id }) => id !== message.id), message];
}

export function withRating(
  messages: readonly ChatMessage[],
  id: string,
  rating: Rating | null,
): readonly ChatMessage[] {
  return messages.map((message) => (message.id === id ? { ...message, rating } : message));
}

export function withTitle(
  sessions: readonly ChatSession[],
  id: string,
  title: string,
): readonly ChatSession[] {
  return sessions.map((session) => (session.id === id ? { ...session, title } : session));
}
