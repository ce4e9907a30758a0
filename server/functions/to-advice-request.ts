import { withoutModeTag, type ChatMode } from '#contract/chat.ts';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';

interface AskedBody {
  messages: AdviceRequest['messages'];
  mode: ChatMode;
  profile?: AdviceRequest['profile'] | null | undefined;
}

/** What the advisor is asked by a body that fits. Earlier messages in which nothing is said are left out. */
export function toAdviceRequest({ messages, mode, profile }: AskedBody): AdviceRequest {
  return {
    messages: messages
      .map(({ role, content }) => ({ role, content: withoutModeTag(content) }))
      .filter(({ content }) => content.trim() !== ''),
    mode,
    ...(profile ? { profile } : {}),
  };
}
