import type { ChatMode } from '#contract/chat.ts';
import type { ChatMessage, ChatSession } from '#web/features/chat/store/chat-data.ts';

/** A question that was asked on this page, and its answer as far as it is shown. */
export interface Reply {
  id: string;
  /** The conversation that it is shown in; null for a visitor, and until a new conversation is stored. */
  sessionId: string | null;
  /** The conversation that the server stores it in; null where nothing is stored. */
  storedIn: string | null;
  /** What was open when it was asked, as `ChatState.opened` counts. */
  opened: number;
  mode: ChatMode;
  question: ChatMessage;
  /** Its conversation was created for this question. */
  made: boolean;
  /** Empty until the first words are shown. */
  shown: string;
}

/** What the page does about a question. One at a time. */
export type Turn =
  | { is: 'idle' }
  /** Until it is known who asks and what the question follows (`reply` is null), then until the server has the question. */
  | { is: 'sending'; text: string; reply: Reply | null }
  | { is: 'streaming'; reply: Reply }
  /** Another page, or this one before a reload, has asked the last question of the open conversation. */
  | { is: 'waiting'; questionId: string };

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
  turn: Turn;
  /** Under what the draft lies that could not be sent. */
  notSent: string | null;
  /** Why, in the words of the server; null where it could not be reached. */
  notSentReason: string | null;
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
