import { makeInvoice } from '#sandbox/stripe/objects/invoice.ts';
import { makeInvoicePayment } from '#sandbox/stripe/objects/payment.ts';
import { takePayment } from '#sandbox/stripe/billing/take-payment.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import { findCustomer } from '#sandbox/stripe/state/state.ts';
import type { Invoice, Subscription } from '#sandbox/stripe/state/wire.ts';

const day = 24 * 60 * 60;

/** Writes the invoice for the period a subscription is in. It is open then; nothing has been paid. */
export function writeInvoice(
  account: Account,
  subscription: Subscription,
  reason: 'create' | 'cycle',
): Invoice {
  const { state } = account;
  const customer = findCustomer(state, subscription.customer);
  if (!customer) throw new Error(`${subscription.id} has lost its customer`);
  const invoice = makeInvoice(account.now(), { subscription, customer, reason: `subscription_${reason}` });
  state.invoices[invoice.id] = invoice;
  account.emit('invoice.created', invoice);

  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  invoice.status = 'open';
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  invoice.effective_at = account.now();
  invoice.status_transitions.finalized_at = account.now();
  invoice.hosted_invoice_url = `${state.url}/i/${invoice.id}`;
  account.emit('invoice.finalized', invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Tries to collect an open invoice from the subscription's card. Returns whether the money came. */
export function collectInvoice(
  account: Account,
  invoice: Invoice,
  subscription: Subscription,
  declined: boolean,
): boolean {
  const { state } = account;
  const paymentMethod = state.paymentMethods[subscription.default_payment_method ?? ''];
  if (!paymentMethod) throw new Error(`${subscription.id} has no card`);
  const intent = takePayment(account, {
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    customer: invoice.customer,
    paymentMethod,
    description:
      invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    declined,
  });
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (declined) {
    invoice.next_payment_attempt = account.now() + 3 * day;
    account.emit('invoice.payment_failed', invoice);
    return false;
  }
  const paid = { id: invoice.id, amount: invoice.amount_remaining, currency: invoice.currency };
  const payment = makeInvoicePayment(account.now(), paid, intent.id);
  state.invoicePayments[payment.id] = payment;
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = account.now();
  account.emit('invoice.paid', invoice);
  account.emit('invoice.payment_succeeded', invoice);
  account.emit('invoice_payment.paid', payment);
  return true;
}
