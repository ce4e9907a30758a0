import { maskPrivate } from '#advisor/guardrails/mask.ts';
import type { ChatData, ChatMessage } from '#web/features/chat/chat-data.ts';
import type { ChatState } from '#web/features/chat/chat-state.ts';
import { recallDraft } from '#web/features/chat/draft.ts';
import type { AccountStore } from '#web/lib/account-store.ts';

/** What the parts of the chat's store share. */
export interface ChatCore {
  account: AccountStore;
  current: () => ChatState;
  set: (change: Partial<ChatState>) => void;
  /** The tables of who is signed in; null for a visitor. */
  data: () => ChatData | null;
  /** Under what the draft of a conversation is kept, of the open one or another. */
  draftPlace: (sessionId?: string | null) => string;
  /** Keeps what this page has in a box. */
  writeDraft: (place: string, text: string) => void;
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

/** What was begun meanwhile stays as well; and what is there already comes no second time. */
export function withReturned(written: string, returned: string): string {
  const [there, back] = [written, returned].map((text) => maskPrivate(text).text.trim());
  return there === '' || there === back ? returned : `${returned}\n\n${written}`;
}
