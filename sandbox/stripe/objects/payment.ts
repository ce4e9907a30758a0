import { newId } from '#sandbox/stripe/state/ids.ts';
import type { Charge, InvoicePayment, PaymentIntent, PaymentMethod } from '#sandbox/stripe/state/wire.ts';

export interface Payment {
  amount: number;
  currency: string;
  customer: string | null;
  paymentMethod: PaymentMethod;
  description: string;
  metadata?: Record<string, string>;
  declined: boolean;
}

export const declinedMessage = 'Your card was declined.';

export function makePaymentIntent(created: number, payment: Payment, charge: string): PaymentIntent {
  const id = newId('pi');
  const { amount, declined, paymentMethod } = payment;
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: declined ? 0 : amount,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_${newId('secret')}`,
    confirmation_method: 'automatic',
    created,
    currency: payment.currency,
    customer: payment.customer,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_payment_error: declined
      ? {
          charge,
          code: 'card_declined',
          decline_code: 'generic_decline',
          message: declinedMessage,
          type: 'card_error',
        }
      : null,
    latest_charge: charge,
    livemode: false,
    managed_payments: null,
    metadata: payment.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: declined ? null : paymentMethod.id,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: declined ? 'requires_payment_method' : 'succeeded',
    transfer_group: null,
  };
}

export function makeCharge(created: number, payment: Payment): Charge {
  const { amount, declined, paymentMethod } = payment;
  return {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_captured: declined ? 0 : amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: paymentMethod.billing_details,
    calculated_statement_descriptor: 'FINDEUS SANDBOX',
    captured: !declined,
    created,
    currency: payment.currency,
    customer: payment.customer,
    description: payment.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: declined ? 'card_declined' : null,
    failure_message: declined ? declinedMessage : null,
    fraud_details: {},
    livemode: false,
    metadata: payment.metadata ?? {},
    on_behalf_of: null,
    outcome: outcomeOf(declined),
    paid: !declined,
    payment_intent: null,
    payment_method: paymentMethod.id,
    payment_method_details: { type: 'card' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: declined ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

const outcomeOf = (declined: boolean): Charge['outcome'] => ({
  advice_code: declined ? 'try_again_later' : null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: declined ? 'declined_by_network' : 'approved_by_network',
  reason: declined ? 'generic_decline' : null,
  risk_level: 'normal',
  seller_message: declined ? 'The bank did not return any further details.' : 'Payment complete.',
  type: declined ? 'issuer_declined' : 'authorized',
});

export const makeInvoicePayment = (
  created: number,
  invoice: { id: string; amount: number; currency: string },
  paymentIntent: string,
): InvoicePayment => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: invoice.amount,
  amount_requested: invoice.amount,
  created,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: paymentIntent, type: 'payment_intent' },
  status: 'paid',
  status_transitions: { canceled_at: null, paid_at: created },
});
