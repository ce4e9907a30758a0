import { newId } from '#sandbox/stripe/state/ids.ts';
import { proProduct } from '#sandbox/stripe/state/catalogue.ts';
import type { CheckoutLineItem, CheckoutSession, Price } from '#sandbox/stripe/state/wire.ts';

export interface CheckoutWish {
  mode: 'payment' | 'subscription';
  items: CheckoutLineItem[];
  customer: string | null;
  customerEmail: string | null;
  clientReferenceId: string | null;
  successUrl: string;
  cancelUrl: string | null;
  expiresAt: number;
  metadata: Record<string, string>;
}

export function makeLineItem(price: Price, quantity: number): CheckoutLineItem {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: proProduct.name,
    metadata: {},
    price: structuredClone(price),
    quantity,
  };
}

export function makeCheckoutSession(created: number, wish: CheckoutWish, url: string): CheckoutSession {
  const id = newId('cs_test', 58);
  const amount = wish.items.reduce((sum, item) => sum + item.amount_total, 0);
  const isSubscription = wish.mode === 'subscription';
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: wish.cancelUrl,
    client_reference_id: wish.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: wish.items[0]?.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: wish.customer,
    customer_account: null,
    customer_creation: wish.customer ? null : isSubscription ? 'always' : 'if_required',
    customer_details: null,
    customer_email: wish.customerEmail,
    discounts: isSubscription ? null : [],
    expires_at: wish.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: wish.metadata,
    mode: wish.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: isSubscription ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: wish.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${url}/c/pay/${id}`,
    wallet_options: null,
  };
}
