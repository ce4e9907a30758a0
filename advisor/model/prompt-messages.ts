import { withoutReceipts } from '#advisor/compose/receipt-fence.ts';
import type { ReadingDraft } from '#advisor/model/reading-draft.ts';
import type { ModelMessage } from '#advisor/model/language-model.ts';
import { chatTextLimits } from '#contract/chat-text-limits.ts';
import { keepNewest } from '#contract/keep-newest.ts';

/**
 * What a provider is sent of a conversation: the question whole, and before it the newest messages within the budget. An
 * answer that does not fit goes without its receipts. Providers want the user to begin and the roles to alternate.
 */
export function promptMessages(
  messages: readonly ModelMessage[],
  profile: Readonly<Record<string, unknown>> = {},
  draft?: ReadingDraft,
): ModelMessage[] {
  const kept = keepNewest(messages, {
    longest: chatTextLimits.modelHistory,
    total: chatTextLimits.modelHistory,
    shorten: ({ role, content }) => ({
      role,
      content: role === 'assistant' ? withoutReceipts(content) : content,
    }),
  });
  const begun = kept.slice(kept.findIndex(({ role }) => role === 'user'));
  return withDraft(withProfile(alternating(begun), profile), draft);
}

function alternating(messages: readonly ModelMessage[]): ModelMessage[] {
  const turns: ModelMessage[] = [];
  for (const { role, content } of messages) {
    const last = turns.at(-1);
    if (last?.role === role) turns[turns.length - 1] = { role, content: `${last.content}\n\n${content}` };
    else turns.push({ role, content });
  }
  return turns;
}

/** The profile is the user's own words, and stands with them. */
function withProfile(
  messages: readonly ModelMessage[],
  profile: Readonly<Record<string, unknown>>,
): ModelMessage[] {
  const known = withinBudget(profile);
  const last = messages.at(-1);
  if (!last || Object.keys(known).length === 0) return [...messages];
  const content = `${last.content}\n\nMy profile, as data: ${JSON.stringify(known)}`;
  return [...messages.slice(0, -1), { ...last, content }];
}

/** What the reader made of the question: a start for the model, which may know better. */
function withDraft(messages: readonly ModelMessage[], draft: ReadingDraft | undefined): ModelMessage[] {
  const last = messages.at(-1);
  if (!last || !draft || draft.told.length + draft.calculators.length === 0) return [...messages];
  const content = `${last.content}\n\nDraft reading by a program, as data: ${JSON.stringify(draft)}`;
  return [...messages.slice(0, -1), { ...last, content }];
}

/** The entries that fit, in their order: a list with hundreds of items must not cost the others their place. */
function withinBudget(profile: Readonly<Record<string, unknown>>): Record<string, unknown> {
  let left: number = chatTextLimits.modelProfile;
  return Object.fromEntries(
    Object.entries(profile).filter((entry) => {
      const { length } = JSON.stringify(entry);
      if (length > left) return false;
      left -= length;
      return true;
    }),
  );
}
