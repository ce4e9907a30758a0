import type { Account } from '#sandbox/stripe/state/account.ts';
import { findCustomer } from '#sandbox/stripe/state/state.ts';
import type { PaymentMethod } from '#sandbox/stripe/state/wire.ts';

/** From here on the card belongs to the customer. */
export function attachCard(account: Account, customer: string, paymentMethod: PaymentMethod): void {
  paymentMethod.customer = customer;
  account.state.paymentMethods[paymentMethod.id] = paymentMethod;
  account.emit('payment_method.attached', paymentMethod);
}

/** The card that all of the customer's payments are taken from. */
export function makeDefaultCard(account: Account, customerId: string, paymentMethod: PaymentMethod): void {
  const { state } = account;
  const customer = findCustomer(state, customerId);
  if (!customer) return;
  const settings = { ...customer.invoice_settings, default_payment_method: paymentMethod.id };
  account.update(customer, { invoice_settings: settings }, 'customer.updated');
  for (const subscription of Object.values(state.subscriptions)) {
    if (subscription.customer !== customerId || subscription.status === 'canceled') continue;
    account.update(
      subscription,
      { default_payment_method: paymentMethod.id },
      'customer.subscription.updated',
    );
  }
}
