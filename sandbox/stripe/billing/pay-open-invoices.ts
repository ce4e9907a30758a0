import { collectInvoice } from '#sandbox/stripe/billing/bill-period.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import { newestFirst } from '#sandbox/stripe/state/state.ts';
import type { Invoice, Subscription } from '#sandbox/stripe/state/wire.ts';

export const openInvoicesOf = (account: Account, subscription: Subscription): Invoice[] =>
  newestFirst(account.state.invoices).filter(
    ({ parent, status }) =>
      status === 'open' && parent?.subscription_details?.subscription === subscription.id,
  );

/** Collects what a subscription owes; once nothing is open, it is active again. */
export function payOpenInvoices(account: Account, subscription: Subscription, declined: boolean): boolean {
  const open = openInvoicesOf(account, subscription);
  for (const invoice of open.toReversed()) {
    if (!collectInvoice(account, invoice, subscription, declined)) return false;
  }
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') {
    account.update(subscription, { status: 'active' }, 'customer.subscription.updated');
  }
  return true;
}
