import { chatTextLimits } from '#contract/chat-text-limits.ts';
import { withoutModeTag, type ChatMode } from '#contract/chat.ts';
import { keepNewest } from '#contract/keep-newest.ts';
import type { AdviceRequest } from '#advisor/answer/create-advisor.ts';
import type { GivenRun } from '#advisor/plan/to-plan.ts';

interface AskedBody {
  messages: AdviceRequest['messages'];
  mode: ChatMode;
  profile?: AdviceRequest['profile'] | null | undefined;
}

/**
 * The advisor's request for a body that fits its schema. Empty messages are left out, and of the others all but the newest
 * that are within the limits, so that nothing behind this reads more.
 */
export function toAdviceRequest({ messages, mode, profile }: AskedBody, run?: GivenRun): AdviceRequest {
  const said = messages
    .map(({ role, content }) => ({ role, content: withoutModeTag(content) }))
    .filter(({ content }) => content.trim() !== '');
  return {
    messages: keepNewest(said, {
      messages: chatTextLimits.rememberedMessages,
      longest: chatTextLimits.earlierMessage,
      total: chatTextLimits.history,
    }),
    mode,
    ...(profile ? { profile } : {}),
    ...(run ? { run } : {}),
  };
}
