const openKey = 'findeus-chat-open';
const conversationKey = 'findeus-conversation';

/** Remembers in this tab whether the chat is open, for a reload. */
export function rememberChat(isOpen: boolean): void {
  write(openKey, isOpen ? 'open' : null);
}

/** Which conversation is open in it; null for one that has not begun. */
export function rememberConversation(id: string | null): void {
  write(conversationKey, id);
}

/** Whether the page was loaded again while the chat was open. Coming back by a link or a new address opens nothing. */
export function wasChatOpen(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReload = navigation?.type === 'reload';
  return isReload && read(openKey) !== null;
}

/** The conversation that was open when the page was loaded again. */
export function recallConversation(): string | null {
  return wasChatOpen() ? read(conversationKey) : null;
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Where the browser keeps nothing for us, a reload closes the chat.
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
