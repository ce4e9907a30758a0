const channelName = 'findeus-subscription';

export interface SubscriptionNews {
  /** Tells the other tabs that a subscription has begun, ended or changed. */
  tell(): void;
}

/** What one tab learns of the subscription, the others look up again: Pro opens in all of them, without a reload. */
export function followSubscriptionNews(
  window: Window & typeof globalThis,
  lookAgain: () => void,
): SubscriptionNews {
  const channel = 'BroadcastChannel' in window ? new window.BroadcastChannel(channelName) : null;
  channel?.addEventListener('message', lookAgain);
  // It may also have changed on another device, or on the payment provider's own pages.
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'visible') lookAgain();
  });
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin, and no such argument.
  return { tell: () => channel?.postMessage('changed') };
}
