import { titleOf } from '#contract/chat.ts';
import { rememberGivenUp } from '#web/features/chat/given-up.ts';
import type { ChatData, ChatMessage } from '#web/features/chat/chat-data.ts';

const key = 'findeus-visit';

interface Visit {
  messages: readonly ChatMessage[];
  asked: number;
}

/** A visitor's conversation in this tab: it survives a reload, and ends with the tab. */
export function recallVisit(): Visit {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Visit | null;
    return stored ?? { messages: [], asked: 0 };
  } catch {
    return { messages: [], asked: 0 };
  }
}

export function rememberVisit(messages: readonly ChatMessage[], asked: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ messages, asked }));
  } catch {
    // Where the browser keeps nothing for us, the conversation lives as long as the page.
  }
}

/** What was asked before signing up comes along into the account, and what was answered; apologies do not. */
export async function moveIn(to: ChatData, messages: readonly ChatMessage[]): Promise<void> {
  const session = await to.createSession(titleOf(messages[0]?.content ?? ''));
  if (!session) return;
  const said = messages.filter(({ failed }) => !failed);
  // A visitor's answer ends with its page: the last question may be without one, and stays so. Before it is stored, so
  // that nobody who finds it there waits for one.
  const last = said.at(-1);
  if (last?.role === 'user') rememberGivenUp(last.id);
  for (const message of said) await to.keep(session.id, message);
  // How much was asked stays: signing out again does not begin anew.
  rememberVisit([], recallVisit().asked);
}
