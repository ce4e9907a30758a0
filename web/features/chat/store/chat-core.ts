import { maskPrivate } from '#advisor/guardrails/mask.ts';
import type { ChatData, ChatMessage } from '#web/features/chat/store/chat-data.ts';
import { withFresh } from '#web/features/chat/store/chat-state.ts';
import type { ChatState } from '#web/features/chat/store/chat-types.ts';
import { replyOf, resting, type TurnEvent } from '#web/features/chat/store/chat-turn.ts';
import { recallDraft } from '#web/features/chat/store/draft.ts';
import type { AccountStore } from '#web/lib/account/account-store.ts';

/** What the parts of the chat's store share. */
export interface ChatCore {
  account: AccountStore;
  current: () => ChatState;
  set: (change: Partial<ChatState>) => void;
  /** Something has happened to the question that is being asked. */
  dispatch: (event: TurnEvent) => void;
  subscribe: (listener: () => void) => () => void;
  /** The tables of who is signed in; null for a visitor. */
  data: () => ChatData | null;
  /** Under what the draft of a conversation is kept, of the open one or another. */
  draftPlace: (sessionId?: string | null) => string;
  /** Keeps what this page has in a box. */
  writeDraft: (place: string, text: string) => void;
}

/** Shows what the tables have of the open conversation. */
export function showFresh({ current, set }: ChatCore, fresh: readonly ChatMessage[]): void {
  const state = { ...current(), messages: withFresh(current(), fresh) };
  const { turn } = state;
  const isAsking = turn.is === 'sending' || turn.is === 'streaming';
  set(isAsking ? state : resting(state));
}

/** What the box of the open conversation holds. A question on its way to the server is in its draft too, until it is stored. */
export function openDraft({ current, draftPlace }: Pick<ChatCore, 'current' | 'draftPlace'>): string {
  const draft = recallDraft(draftPlace());
  const { turn } = current();
  const isOnItsWay = turn.is === 'sending' && maskPrivate(turn.text).text.trim() === draft.trim();
  return isOnItsWay ? '' : draft;
}

interface HandBackOptions {
  replaces?: readonly string[] | undefined;
  /** Where it was asked, if not in what is open. */
  place?: string;
}

/** Gives a question back to its writer, unless it is still on the screen as it was. */
export function handBack(
  { current, set, draftPlace, writeDraft }: ChatCore,
  text: string,
  { replaces = [], place = draftPlace() }: HandBackOptions = {},
): void {
  const isThere = ({ id, content }: ChatMessage) => replaces.includes(id) && content === text;
  if (current().messages.some(isThere)) return;
  writeDraft(place, withReturned(recallDraft(place), text));
  if (place === draftPlace()) set({ returned: text });
}

/** Takes the question that is being asked off the screen and gives it back. Returns where its draft is. */
export function withdraw(core: ChatCore): string {
  const reply = replyOf(core.current());
  if (!reply) return core.draftPlace();
  core.dispatch({ type: 'withdrawn' });
  const place = core.draftPlace(reply.made ? null : reply.sessionId);
  handBack(core, reply.question.content, { replaces: reply.question.replaces, place });
  return place;
}

/** What was begun meanwhile stays as well; and what is there already comes no second time. */
export function withReturned(written: string, returned: string): string {
  const [there, back] = [written, returned].map((text) => maskPrivate(text).text.trim());
  return there === '' || there === back ? returned : `${returned}\n\n${written}`;
}

/** Resolves when the chat is as wanted, or not in time: then with false. */
export function whenChat(
  { subscribe }: Pick<ChatCore, 'subscribe'>,
  isWanted: () => boolean,
  patienceMs: number,
): Promise<boolean> {
  if (isWanted()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (isIt: boolean) => {
      unsubscribe();
      clearTimeout(timer);
      resolve(isIt);
    };
    // Once what is being changed is changed: a list that has just come opens its first conversation.
    const unsubscribe = subscribe(() => queueMicrotask(() => isWanted() && end(true)));
    const timer = setTimeout(() => end(false), patienceMs);
  });
}
