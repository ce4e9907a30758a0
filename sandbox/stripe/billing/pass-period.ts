import { collectInvoice, writeInvoice } from '#sandbox/stripe/billing/bill-period.ts';
import { endSubscription } from '#sandbox/stripe/billing/end-subscription.ts';
import { nextPeriod } from '#sandbox/stripe/billing/next-period.ts';
import { itemOf } from '#sandbox/stripe/objects/subscription.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import type { Subscription } from '#sandbox/stripe/state/wire.ts';

/** The paid period is over: the next one begins and is charged, or the subscription ends as it was asked to. */
export function passPeriod(account: Account, subscription: Subscription, { fails = false } = {}): void {
  if (subscription.cancel_at_period_end) return endSubscription(account, subscription);
  const { state } = account;
  const declined =
    fails ||
    state.failNextPayment.includes(subscription.id) ||
    state.cardsThatFailLater.includes(subscription.default_payment_method ?? '');
  state.failNextPayment = state.failNextPayment.filter((id) => id !== subscription.id);

  const items = structuredClone(subscription.items);
  for (const item of items.data) {
    item.current_period_start = item.current_period_end;
    item.current_period_end = nextPeriod(
      item.current_period_end,
      subscription.billing_cycle_anchor,
      item.price,
    );
  }
  const before = subscription.latest_invoice;
  const previousItems = subscription.items;
  subscription.items = items;
  const invoice = writeInvoice(account, subscription, 'cycle');
  account.emit('customer.subscription.updated', subscription, {
    items: previousItems,
    latest_invoice: before,
  });
  if (!collectInvoice(account, invoice, subscription, declined)) {
    account.update(subscription, { status: 'past_due' }, 'customer.subscription.updated');
  }
}

/** Whose next period is not paid stays where it is until it is paid or given up, unless it was to end anyway. */
const goesOn = ({ status, cancel_at_period_end: ends }: Subscription): boolean =>
  status === 'active' || (ends && status !== 'canceled');

/** What the clock brings about by itself. To be called before anything is read. */
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
