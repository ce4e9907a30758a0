import { itemOf } from '#sandbox/stripe/objects/subscription.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import type { Subscription } from '#sandbox/stripe/state/wire.ts';

type Reason = 'cancellation_requested' | 'payment_failed';

const because = (subscription: Subscription, reason: Reason | null) => ({
  comment: null,
  feedback: null,
  feedback_option: null,
  ...subscription.cancellation_details,
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
  subscription.cancellation_details = because(subscription, reason);
  account.emit('customer.subscription.deleted', subscription);
}

/** Says that the subscription ends with the period that is paid for, or that it goes on after all. */
export function endAtPeriodEnd(account: Account, subscription: Subscription, ends: boolean): void {
  if (subscription.cancel_at_period_end === ends) return;
  account.update(
    subscription,
    {
      cancel_at_period_end: ends,
      cancel_at: ends ? itemOf(subscription).current_period_end : null,
      canceled_at: ends ? account.now() : null,
      cancellation_details: because(subscription, ends ? 'cancellation_requested' : null),
    },
    'customer.subscription.updated',
  );
}
