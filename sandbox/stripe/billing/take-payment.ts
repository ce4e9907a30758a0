import { makeCharge, makePaymentIntent, type Payment } from '#sandbox/stripe/objects/payment.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import type { PaymentIntent } from '#sandbox/stripe/state/wire.ts';

/** One attempt to take money: a payment intent with its charge, kept and told whether it succeeded or not. */
export function takePayment(account: Account, payment: Payment): PaymentIntent {
  const { state } = account;
  const charge = makeCharge(account.now(), payment);
  const intent = makePaymentIntent(account.now(), payment, charge.id);
  charge.payment_intent = intent.id;
  state.charges[charge.id] = charge;
  state.paymentIntents[intent.id] = intent;
  account.emit('payment_intent.created', intent);
  account.emit(payment.declined ? 'charge.failed' : 'charge.succeeded', charge);
  account.emit(payment.declined ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', intent);
  return intent;
}
