import { useSyncExternalStore } from 'react';
import { isBusy, messagesInView } from '#web/features/chat/store/chat-state.ts';
import { replyOf } from '#web/features/chat/store/chat-turn.ts';
import { chatStoreOf } from '#web/features/chat/store/chat-store.ts';
import { useAccountStore } from '#web/lib/account/account.ts';

/** The page's chat, and how to act on it. */
export function useChat() {
  const chat = chatStoreOf(useAccountStore());
  const state = useSyncExternalStore(
    (listener) => chat.subscribe(listener),
    () => chat.current(),
  );
  const { turn } = state;
  return {
    chat,
    ...state,
    messages: messagesInView(state),
    busy: isBusy(state),
    reply: replyOf(state),
    /** The last question is being answered for another page. */
    isWaiting: turn.is === 'waiting',
    /** A question that is held until it is known who asks, and what it follows. */
    held: turn.is === 'sending' && turn.reply === null ? turn.text : null,
  };
}
