import { nextPeriod } from '#sandbox/stripe/billing/next-period.ts';
import { makePaymentMethod } from '#sandbox/stripe/objects/payment-method.ts';
import { itemOf, makeSubscription } from '#sandbox/stripe/objects/subscription.ts';
import type { TestCard } from '#sandbox/stripe/billing/test-cards.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import { prices } from '#sandbox/stripe/state/catalogue.ts';
import type { CheckoutSession, Customer, Subscription } from '#sandbox/stripe/state/wire.ts';

function attachCard(account: Account, customer: Customer, card: TestCard): string {
  const { state } = account;
  const method = makePaymentMethod(account.now(), customer, card);
  state.paymentMethods[method.id] = method;
  if (card.behavior === 'fails later') state.cardsThatFailLater.push(method.id);
  account.emit('payment_method.attached', method);
  return method.id;
}

/** Pays the subscription with another card from now on, and pays open invoices at once. */
export function changeCard(
  account: Account,
  customer: Customer,
  subscription: Subscription,
  card: TestCard,
): void {
  const method = attachCard(account, customer, card);
  const isPaid = subscription.status === 'active' || card.behavior !== 'fails later';
  account.update(
    subscription,
    { default_payment_method: method, ...(isPaid && { status: 'active' }) },
    'customer.subscription.updated',
  );
}

/** Completes a checkout that was paid, and begins its subscription. */
export function subscribe(
  account: Account,
  session: CheckoutSession,
  customer: Customer,
  card: TestCard,
): void {
  const { state } = account;
  const { priceId, metadata } = state.orders[session.id]!;
  const now = account.now();
  const price = prices[priceId]!;
  const paymentMethod = attachCard(account, customer, card);
  const subscription = makeSubscription(now, {
    customer: customer.id,
    price,
    paymentMethod,
    periodEnd: nextPeriod(now, now, price),
    metadata,
  });
  state.subscriptions[subscription.id] = subscription;
  account.emit('customer.subscription.created', subscription);
  session.subscription = subscription.id;
  session.status = 'complete';
  session.payment_status = 'paid';
  session.url = null;
  account.emit('checkout.session.completed', session);
}

export function payOpen(account: Account, subscription: Subscription): void {
  account.update(subscription, { status: 'active' }, 'customer.subscription.updated');
}

type Reason = 'cancellation_requested' | 'payment_failed';

const details = (reason: Reason | null) => ({
  comment: null,
  feedback: null,
  feedback_option: null,
  reason,
});

export function endSubscription(
  account: Account,
  subscription: Subscription,
  reason: Reason = 'cancellation_requested',
): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= account.now();
  subscription.ended_at = account.now();
  subscription.cancel_at_period_end = false;
  subscription.cancel_at = null;
  subscription.cancellation_details = details(reason);
  account.emit('customer.subscription.deleted', subscription);
}

/** Sets whether the subscription ends with the paid period. */
export function endAtPeriodEnd(account: Account, subscription: Subscription, ends: boolean): void {
  if (subscription.cancel_at_period_end === ends) return;
  account.update(
    subscription,
    {
      cancel_at_period_end: ends,
      cancel_at: ends ? itemOf(subscription).current_period_end : null,
      canceled_at: ends ? account.now() : null,
      cancellation_details: details(ends ? 'cancellation_requested' : null),
    },
    'customer.subscription.updated',
  );
}
