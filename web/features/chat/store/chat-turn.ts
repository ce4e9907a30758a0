import { maxAnswerMs, type QuestionEvent } from '#contract/chat.ts';
import type { ChatMessage } from '#web/features/chat/store/chat-data.ts';
import type { ChatState } from '#web/features/chat/store/chat-types.ts';
import type { Reply, Turn } from '#web/features/chat/store/chat-types.ts';

export const idle: Turn = { is: 'idle' };

export type TurnEvent =
  /** A question is held until it is known who asks. */
  | { type: 'held'; text: string }
  /** It goes back, or is not taken. */
  | { type: 'released' }
  /** It is on the screen and on its way to the server. */
  | { type: 'begun'; reply: Reply }
  /** The answer begins; for a question that is stored, with what became of it. */
  | { type: 'accepted'; event: QuestionEvent | null }
  | { type: 'shown'; text: string }
  | { type: 'answered'; message: ChatMessage }
  /** The answer is an apology. */
  | { type: 'failed'; message: ChatMessage }
  /** The question was stopped before the first word, or could not be sent. */
  | { type: 'withdrawn' }
  /** The answer is not wanted any more. */
  | { type: 'ended' };

/** The chat after something has happened to the question that is being asked. */
export function reduceTurn(state: ChatState, event: TurnEvent): ChatState {
  if (event.type === 'held') return { ...state, turn: { is: 'sending', text: event.text, reply: null } };
  if (event.type === 'released') return resting(state);
  if (event.type === 'begun') return begun(state, event.reply);
  const reply = replyOf(state);
  if (!reply) return state;
  switch (event.type) {
    case 'accepted':
      return accepted(state, reply, event.event);
    case 'shown':
      return { ...state, turn: { is: 'streaming', reply: { ...reply, shown: event.text } } };
    case 'answered':
      return resting(changed(state, reply, (all) => withAnswer(all, reply.question, event.message)));
    case 'failed':
      return resting(
        changed(refunded(state), reply, (all) => withFailure(all, reply.question, event.message)),
      );
    case 'withdrawn':
      return resting(withdrawn(state, reply));
    case 'ended':
      return resting(state);
  }
}

/** The question on the screen that waits for its answer, and that answer. */
export function replyOf({ turn }: Pick<ChatState, 'turn'>): Reply | null {
  return turn.is === 'sending' || turn.is === 'streaming' ? turn.reply : null;
}

/** Nothing is being asked here; perhaps the last question of the open conversation is being answered elsewhere. */
export function resting(state: ChatState): ChatState {
  const last = state.messages.at(-1);
  const isPending = last?.role === 'user' && last.status === 'pending' && isRecent(last);
  return { ...state, turn: isPending ? { is: 'waiting', questionId: last.id } : idle };
}

/** A server that was stopped hard leaves a question pending: no answer takes this long. */
function isRecent({ created_at: at }: ChatMessage): boolean {
  return at !== undefined && Date.now() - Date.parse(at) < maxAnswerMs;
}

function begun(state: ChatState, reply: Reply): ChatState {
  const { left, messages } = state;
  return {
    ...state,
    turn: { is: 'sending', text: reply.question.content, reply },
    messages: [...messages, reply.question],
    left: left === null ? null : left - 1,
  };
}

function accepted(state: ChatState, reply: Reply, event: QuestionEvent | null): ChatState {
  if (event === null) return { ...state, turn: { is: 'streaming', reply } };
  if (event.question !== 'stored') return unsaved(state, reply);
  const { session } = event;
  if (!session) return { ...state, turn: { is: 'streaming', reply } };
  const isOpen = state.opened === reply.opened;
  // The conversation was deleted elsewhere: the question is the first of a new one.
  const isRemade = reply.sessionId !== null;
  return {
    ...state,
    turn: { is: 'streaming', reply: { ...reply, sessionId: session.id, made: true } },
    sessions: [session, ...(state.sessions ?? []).filter(({ id }) => id !== session.id)],
    ...(isOpen ? { sessionId: session.id, messages: isRemade ? [reply.question] : state.messages } : {}),
  };
}

/** The account is full. What the question was to take the place of stays, as far as that is stored. */
function unsaved(state: ChatState, reply: Reply): ChatState {
  const { replaces = [], ...asked } = reply.question;
  const gone = state.messages
    .filter(({ id, unsaved: isUnsaved, failed }) => (isUnsaved || failed) && replaces.includes(id))
    .map(({ id }) => id);
  const question = { ...asked, unsaved: true, ...(gone.length > 0 ? { replaces: gone } : {}) };
  return {
    ...changed(state, reply, (all) => all.map((one) => (one.id === question.id ? question : one))),
    turn: { is: 'streaming', reply: { ...reply, storedIn: null, question } },
  };
}

function withdrawn(state: ChatState, { question, made, sessionId }: Reply): ChatState {
  const isGone = made && state.sessionId === sessionId;
  return {
    ...refunded(state),
    messages: state.messages.filter(({ id }) => id !== question.id),
    sessions: made ? (state.sessions?.filter(({ id }) => id !== sessionId) ?? null) : state.sessions,
    sessionId: isGone ? null : state.sessionId,
  };
}

/** A question that was not answered costs a visitor nothing. */
const refunded = (state: ChatState): ChatState =>
  state.left === null ? state : { ...state, left: state.left + 1 };

/** Changes the conversation of a reply, if it is the one on the screen. */
function changed(
  state: ChatState,
  { sessionId }: Reply,
  change: (messages: readonly ChatMessage[]) => readonly ChatMessage[],
): ChatState {
  return state.sessionId === sessionId ? { ...state, messages: change(state.messages) } : state;
}

/** A conversation with this message in it, once: what is there under its id is replaced. */
function withMessage(messages: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return [...messages.filter(({ id }) => id !== message.id), message];
}

/** A conversation in which a question has failed. An earlier attempt at the same question that failed too is gone. */
function withFailure(
  messages: readonly ChatMessage[],
  { content, replaces = [] }: ChatMessage,
  apology: ChatMessage,
): readonly ChatMessage[] {
  const isReplaced = (message: ChatMessage | undefined) =>
    message !== undefined && replaces.includes(message.id);
  const isAttempt = (message: ChatMessage, next: ChatMessage | undefined) =>
    isReplaced(message) && message.content === content && isReplaced(next) && next?.failed === true;
  const rest = messages.filter(
    (message, at) =>
      !isAttempt(message, messages[at + 1]) && !(at > 0 && isAttempt(messages[at - 1]!, message)),
  );
  return withMessage(rest, apology);
}

/** A conversation in which a question has its answer, and what the two take the place of is gone. */
function withAnswer(
  messages: readonly ChatMessage[],
  { replaces = [], ...question }: ChatMessage,
  answer: ChatMessage,
): readonly ChatMessage[] {
  const rest = messages.filter(({ id }) => !replaces.includes(id));
  return withMessage(
    rest.map((message) => (message.id === question.id ? question : message)),
    answer,
  );
}
