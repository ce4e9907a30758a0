import { titleOf } from '#contract/chat.ts';
import { rememberGivenUp } from '#web/features/chat/given-up.ts';
import type { ChatData, ChatMessage } from '#web/features/chat/chat-data.ts';

const key = 'findeus-visit';

interface Visit {
  messages: readonly ChatMessage[];
  asked: number;
  /** The conversation that was made for it in an account, until all of it is there. */
  movingTo?: { userId: string; sessionId: string; stored: readonly string[] } | undefined;
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
 * be stored stays with the visit, and another attempt goes on in the same conversation; unless that was deleted since.
 */
export async function moveIn(to: ChatData, userId: string, messages: readonly ChatMessage[]): Promise<void> {
  const { asked, movingTo } = recallVisit();
  const said = messages.filter(({ failed }) => !failed);
  const begun = movingTo?.userId === userId ? movingTo.sessionId : null;
  const sessions = begun === null ? [] : await to.sessions();
  if (!sessions) return;
  if (begun !== null && !sessions.some(({ id }) => id === begun))
    return rememberVisit({ messages: [], asked });
  const made = begun === null ? await to.createSession(titleOf(messages[0]?.content ?? '')) : null;
  const sessionId = begun ?? (made && typeof made === 'object' && 'id' in made ? made.id : null);
  if (sessionId === null) return;
  // A visitor's answer ends with its page: a question that is there without one stays so. Before it is stored, so that
  // nobody who finds it there waits for one.
  for (const { id, role } of said) if (role === 'user') rememberGivenUp(id);
  const stored = begun === null ? [] : [...(movingTo?.stored ?? [])];
  const remember = () => store({ messages, asked, movingTo: { userId, sessionId, stored } });
  remember();
  // One after the other: they are read in the order of their times, and a database may tell those of one statement no
  // better than to the millisecond. What was stored once and is gone was replaced there since.
  for (const message of said.filter(({ id }) => !stored.includes(id))) {
    const isStored = async () => (await to.keep(sessionId, message)) === 'stored';
    if (!(await isStored()) && !(await isStored())) return;
    stored.push(message.id);
    remember();
  }
  // How much was asked stays: signing out again does not begin anew.
  rememberVisit({ messages: [], asked });
}
