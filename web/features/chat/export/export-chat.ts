import { withoutInnerLinks } from '#web/features/chat/answer/inner-links.ts';
import { recordInWords } from '#web/features/chat/answer/record-in-words.ts';
import type { ChatMessage, ChatSession } from '#web/features/chat/store/chat-data.ts';

export interface Conversation {
  session: ChatSession;
  messages: readonly ChatMessage[];
}

/** Everything as it is stored, receipts and all: another program can run them again. */
export function toJson(conversations: readonly Conversation[]): string {
  return JSON.stringify({ exported_at: new Date().toISOString(), conversations }, null, 2);
}

/** A picture means nothing in a text; its ends are told in the sentence before it. */
const chartBlock = /\n\n```findeus\n\{"chart":[^\n]*\n```/g;

/** Readable anywhere: the receipts stay in their fenced blocks, what could be answered stands behind its question, and no link leads to a card that is not there. */
export function toMarkdown(conversations: readonly Conversation[]): string {
  return conversations
    .map(({ session, messages }) => {
      const said = messages.map(({ role, content }) =>
        role === 'user'
          ? `> ${content.replaceAll('\n', '\n> ')}`
          : withoutInnerLinks(recordInWords(content).replaceAll(chartBlock, '')),
      );
      return [`# ${session.title}`, ...said].join('\n\n');
    })
    .join('\n\n---\n\n')
    .concat('\n');
}

const maxNameLength = 80;

/** A title as the name of a file that every system takes, without its ending. */
export function fileNameOf(title: string): string {
  const name = title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').replaceAll(/\s+/g, ' ');
  return (
    Array.from(name)
      .slice(0, maxNameLength)
      .join('')
      .replaceAll(/^[\s.]+|[\s.]+$/g, '') || 'FinDeus'
  );
}
