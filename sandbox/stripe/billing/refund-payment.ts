import { invalid } from '#sandbox/stripe/api/problem.ts';
import { newId } from '#sandbox/stripe/state/ids.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import type { Charge, Refund } from '#sandbox/stripe/state/wire.ts';

interface RefundWish {
  charge: Charge;
  amount?: number | undefined;
  reason?: Refund['reason'] | undefined;
  metadata?: Record<string, string> | undefined;
}

/** Gives back all that is left of a payment, or a part of it. */
export function refundPayment(account: Account, wish: RefundWish): Refund {
  const { charge } = wish;
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = wish.amount ?? left;
  if (left <= 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount < 1 || amount > left) {
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: wish.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wish.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  account.state.refunds[refund.id] = refund;
  const refunded = charge.amount_refunded + amount;
  account.emit('refund.created', refund);
  account.update(
    charge,
    { amount_refunded: refunded, refunded: refunded === charge.amount_captured },
    'charge.refunded',
  );
  return refund;
}
