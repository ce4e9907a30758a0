import type { ChatMessage, ChatSession } from '#web/features/chat/store/chat-data.ts';

export interface Conversation {
  session: ChatSession;
  messages: readonly ChatMessage[];
}

/** Everything as it is stored, receipts and all: another program can run them again. */
export function toJson(conversations: readonly Conversation[]): string {
  return JSON.stringify({ exported_at: new Date().toISOString(), conversations }, null, 2);
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
