import { StripeProblem } from '#sandbox/stripe/api/problem.ts';
import { attachCard } from '#sandbox/stripe/billing/attach-card.ts';
import { collectInvoice, writeInvoice } from '#sandbox/stripe/billing/bill-period.ts';
import { nextPeriod } from '#sandbox/stripe/billing/next-period.ts';
import { takePayment } from '#sandbox/stripe/billing/take-payment.ts';
import { makeCustomer } from '#sandbox/stripe/objects/customer.ts';
import { declinedMessage } from '#sandbox/stripe/objects/payment.ts';
import { makeSubscription } from '#sandbox/stripe/objects/subscription.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import { findCustomer } from '#sandbox/stripe/state/state.ts';
import type { CheckoutSession, Customer, PaymentMethod } from '#sandbox/stripe/state/wire.ts';

/** A person has paid, or tried to. A declined card leaves the session open for another one. */
export function payCheckoutSession(
  account: Account,
  session: CheckoutSession,
  paymentMethod: PaymentMethod,
  declined: boolean,
): void {
  const payment = {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    paymentMethod,
    description: session.mode === 'subscription' ? 'Subscription creation' : 'FinDeus Pro',
  };
  if (declined) {
    takePayment(account, { ...payment, customer: session.customer, declined });
    throw new StripeProblem(402, { type: 'card_error', code: 'card_declined', message: declinedMessage });
  }
  const customer = customerOf(account, session, paymentMethod);
  attachCard(account, customer.id, paymentMethod);
  if (session.mode === 'subscription') subscribe(account, session, customer, paymentMethod);
  else {
    const metadata = session.metadata ?? {};
    session.payment_intent = takePayment(account, {
      ...payment,
      customer: customer.id,
      metadata,
      declined,
    }).id;
  }
  session.customer = customer.id;
  session.status = 'complete';
  session.payment_status = 'paid';
  session.url = null;
  session.customer_details = {
    address: paymentMethod.billing_details.address,
    business_name: null,
    email: customer.email ?? paymentMethod.billing_details.email,
    individual_name: null,
    name: paymentMethod.billing_details.name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  account.emit('checkout.session.completed', session);
}

function customerOf(account: Account, session: CheckoutSession, paymentMethod: PaymentMethod): Customer {
  const { email, name } = paymentMethod.billing_details;
  if (session.customer !== null) {
    const customer = findCustomer(account.state, session.customer);
    if (customer) return customer;
    throw new StripeProblem(402, {
      type: 'invalid_request_error',
      message: 'The account this was for has been deleted. Nothing was charged.',
    });
  }
  const customer = makeCustomer(account.now(), { email: session.customer_email ?? email, name });
  account.state.customers[customer.id] = customer;
  account.emit('customer.created', customer);
  return customer;
}

function subscribe(
  account: Account,
  session: CheckoutSession,
  customer: Customer,
  paymentMethod: PaymentMethod,
): void {
  const { state } = account;
  const [item] = state.lineItems[session.id] ?? [];
  if (!item?.price) throw new Error(`${session.id} sells nothing`);
  const now = account.now();
  const subscription = makeSubscription(now, {
    customer: customer.id,
    price: item.price,
    quantity: item.quantity ?? 1,
    paymentMethod: paymentMethod.id,
    periodEnd: nextPeriod(now, now, item.price),
    metadata: state.subscriptionMetadata[session.id] ?? {},
  });
  state.subscriptions[subscription.id] = subscription;
  const invoice = writeInvoice(account, subscription, 'create');
  account.emit('customer.subscription.created', subscription);
  collectInvoice(account, invoice, subscription, false);
  session.subscription = subscription.id;
  session.invoice = invoice.id;
}
