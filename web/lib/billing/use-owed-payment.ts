import { owesPayment } from '#contract/plans.ts';
import { useAccount } from '#web/lib/account/account.ts';
import { findBillingPortal } from '#web/lib/billing/find-billing-portal.ts';
import { useLeaving } from '#web/lib/billing/use-leaving.ts';

/** Whether a payment for Pro did not go through, as far as that is known, and the way to pay it. */
export function useOwedPayment() {
  const { subscription, store } = useAccount();
  const { state, leave } = useLeaving();
  const pay = () => leave(async () => (store ? findBillingPortal(await store.client()) : null));
  return { owes: owesPayment(subscription?.subscription_status), state, pay };
}
