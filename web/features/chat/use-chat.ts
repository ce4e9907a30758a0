import { useSyncExternalStore } from 'react';
import { isBusy, messagesInView } from '#web/features/chat/chat-state.ts';
import { chatStoreOf } from '#web/features/chat/chat-store.ts';
import { useAccountStore } from '#web/lib/account.ts';

/** The page's chat, and how to act on it. */
export function useChat() {
  const chat = chatStoreOf(useAccountStore());
  const state = useSyncExternalStore(
    (listener) => chat.subscribe(listener),
    () => chat.current(),
  );
  return { chat, ...state, messages: messagesInView(state), busy: isBusy(state) };
}
