import { nextPeriod } from '#sandbox/stripe/billing/next-period.ts';
import { endSubscription } from '#sandbox/stripe/billing/subscriptions.ts';
import { itemOf } from '#sandbox/stripe/objects/subscription.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import type { Subscription } from '#sandbox/stripe/state/wire.ts';

/** Ends the paid period: the next one begins and is paid or not, or the subscription ends as requested. */
export function passPeriod(account: Account, subscription: Subscription, { fails = false } = {}): void {
  if (subscription.cancel_at_period_end) return endSubscription(account, subscription);
  const items = structuredClone(subscription.items);
  for (const item of items.data) {
    const end = item.current_period_end;
    item.current_period_start = end;
    item.current_period_end = nextPeriod(end, subscription.billing_cycle_anchor, item.price);
  }
  const isDeclined =
    fails || account.state.cardsThatFailLater.includes(subscription.default_payment_method ?? '');
  const status = isDeclined ? 'past_due' : 'active';
  account.update(subscription, { items, status }, 'customer.subscription.updated');
}

/** An unpaid subscription stays in its period until it is paid or ended, unless it was to end anyway. */
const goesOn = ({ status, cancel_at_period_end: ends }: Subscription): boolean =>
  status === 'active' || (ends && status !== 'canceled');

/** Applies what is due by the clock. Call it before anything is read. */
export function letTimePass(account: Account): void {
  const { state } = account;
  const now = account.now();
  for (const session of Object.values(state.checkoutSessions)) {
    if (session.status === 'open' && session.expires_at <= now) expireSession(account, session.id);
  }
  for (const subscription of Object.values(state.subscriptions)) {
    while (goesOn(subscription) && itemOf(subscription).current_period_end <= now) {
      passPeriod(account, subscription);
    }
  }
}

export function expireSession(account: Account, id: string): void {
  const session = account.state.checkoutSessions[id];
  if (!session) return;
  session.status = 'expired';
  session.url = null;
  account.emit('checkout.session.expired', session);
}
