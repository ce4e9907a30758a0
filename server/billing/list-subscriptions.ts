import { Stripe } from 'stripe';
import { isUnderWay } from '#contract/plans.ts';
import { isDeletedCustomer, isMissing } from '#server/billing/billing.ts';

/** All that a customer has or had. One that was deleted at Stripe has nothing any more; an unknown one is an error. */
export async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const wanted = { customer, status: 'all', limit: 100 } as const;
  try {
    return (await stripe.subscriptions.list({ ...wanted, expand: ['data.default_payment_method'] })).data;
  } catch (error) {
    // The card is only shown. A key without the right to read it must not stop a paying user from having Pro.
    if (error instanceof Stripe.errors.StripePermissionError)
      return (await stripe.subscriptions.list(wanted)).data;
    if (isMissing(error) && (await isDeletedCustomer(stripe, customer))) return [];
    throw error;
  }
}

/** Whether a customer pays for anything, or can still be made to. */
export async function hasLiveSubscription(stripe: Stripe, customer: string): Promise<boolean> {
  return (await listSubscriptions(stripe, customer)).some(({ status }) => isUnderWay(status));
}
