import type { ChatMessage, ChatSession } from '#web/features/chat/chat-data.ts';

export interface Conversation {
  session: ChatSession;
  messages: readonly ChatMessage[];
}

/** Everything as it is stored, receipts and all: another program can run them again. */
export function toJson(conversations: readonly Conversation[]): string {
  return JSON.stringify({ exported_at: new Date().toISOString(), conversations }, null, 2);
}

/** Readable anywhere; the receipts stay in their fenced blocks. */
export function toMarkdown(conversations: readonly Conversation[]): string {
  return conversations
    .map(({ session, messages }) => {
      const said = messages.map(({ role, content }) =>
        role === 'user' ? `> ${content.replaceAll('\n', '\n> ')}` : content,
      );
      return [`# ${session.title}`, ...said].join('\n\n');
    })
    .join('\n\n---\n\n')
    .concat('\n');
}

/** The browser's own print view of the conversation that is open, which also makes PDFs. */
export function printConversations(conversations: readonly Conversation[]): void {
  const view = document.createElement('section');
  view.className = 'print-view';
  for (const { session, messages } of conversations) {
    view.append(element('h1', session.title));
    for (const { role, content } of messages) {
      view.append(element(role === 'user' ? 'h2' : 'pre', readable(content)));
    }
  }
  document.body.append(view);
  addEventListener('afterprint', () => view.remove(), { once: true });
  print();
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Links to cards mean nothing on paper; the receipts are printed as what they say. */
function readable(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, '$1').replaceAll('**', '');
}
