import type { ChatData, ChatMessage } from '#web/features/chat/store/chat-data.ts';

const key = 'findeus-visit';

interface Visit {
  messages: readonly ChatMessage[];
  asked: number;
  /** The conversation that it becomes in an account: another attempt to store it there makes no second one. */
  movingTo?: { userId: string; sessionId: string } | undefined;
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

export function rememberVisit(visit: Omit<Visit, 'movingTo'>): void {
  const { movingTo } = recallVisit();
  store(visit.messages.length > 0 ? { ...visit, movingTo } : visit);
}

function store(visit: Visit): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // Where the browser keeps nothing for us, the conversation lives as long as the page.
  }
}

/**
 * What was asked before signing up comes along into the account, and what was answered; apologies do not. What could not
 * be stored stays with the visit for another attempt.
 */
export async function moveIn(to: ChatData, userId: string, messages: readonly ChatMessage[]): Promise<void> {
  const { asked, movingTo } = recallVisit();
  const said = messages.filter(({ failed }) => !failed);
  const sessionId = movingTo?.userId === userId ? movingTo.sessionId : crypto.randomUUID();
  store({ messages, asked, movingTo: { userId, sessionId } });
  const sent = said.map(({ id, role, content, mode }) => ({ id, role, content, mode }));
  if (sent.length > 0 && !(await to.moveIn({ session_id: sessionId, messages: sent }))) return;
  // The number of questions stays, so that signing out does not reset the limit.
  rememberVisit({ messages: [], asked });
}
