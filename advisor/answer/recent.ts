import type { Message } from '#advisor/dialogue/remember.ts';
import { chatTextLimits } from '#contract/chat-text-limits.ts';

/** The question, and as much of what stands before it as an answer builds on. */
export function recentOf(messages: readonly Message[]): readonly Message[] {
  return messages.slice(-(chatTextLimits.rememberedMessages + 1));
}
