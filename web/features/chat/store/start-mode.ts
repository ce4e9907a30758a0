import { chatModes, type ChatMode } from '#contract/chat.ts';
import { grantsPro, proPlan } from '#contract/plans.ts';
import type { AccountSnapshot } from '#web/lib/account/account-types.ts';

const key = 'findeus-chat-mode';

/** The mode that the chat opens in: with Pro the one that was chosen last in this browser, or else pro. */
export function startModeOf(isPro: boolean): ChatMode {
  return isPro ? (recallMode() ?? 'pro') : 'free';
}

export function rememberMode(mode: ChatMode): void {
  try {
    localStorage.setItem(key, mode);
  } catch {
    // Where the browser keeps nothing, it holds for this page.
  }
}

/** Until the subscription has been asked for, what the profile says of it counts. */
export function hasPro({
  account,
  subscription,
}: Pick<AccountSnapshot, 'account' | 'subscription'>): boolean {
  if (account.state !== 'signed in') return false;
  return subscription === undefined
    ? account.profile?.subscription_tier === proPlan.id
    : grantsPro(subscription?.subscription_status);
}

function recallMode(): ChatMode | null {
  try {
    const stored = localStorage.getItem(key);
    return chatModes.find((mode) => mode === stored) ?? null;
  } catch {
    return null;
  }
}
