import { endSubscription } from '#sandbox/stripe/billing/subscriptions.ts';
import { expireSession } from '#sandbox/stripe/billing/periods.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import type { Customer, DeletedCustomer } from '#sandbox/stripe/state/wire.ts';

/** Ends the subscriptions at once, detaches the cards, and keeps only that the customer existed. */
export function deleteCustomer(account: Account, customer: Customer): DeletedCustomer {
  const { state } = account;
  for (const subscription of Object.values(state.subscriptions)) {
    if (subscription.customer !== customer.id || subscription.status === 'canceled') continue;
    endSubscription(account, subscription);
  }
  for (const session of Object.values(state.checkoutSessions)) {
    if (session.customer === customer.id && session.status === 'open') expireSession(account, session.id);
  }
  for (const paymentMethod of Object.values(state.paymentMethods)) {
    if (paymentMethod.customer === customer.id) paymentMethod.customer = null;
  }
  const deleted: DeletedCustomer = { id: customer.id, object: 'customer', deleted: true };
  state.customers[customer.id] = deleted;
  account.emit('customer.deleted', customer);
  return deleted;
}
