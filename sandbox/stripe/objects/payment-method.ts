import { createHash } from 'node:crypto';
import type { TestCard } from '#sandbox/stripe/billing/test-cards.ts';
import { newId } from '#sandbox/stripe/state/ids.ts';
import type { Customer, PaymentMethod } from '#sandbox/stripe/state/wire.ts';

const noAddress = { city: null, line1: null, line2: null, postal_code: null, state: null };

export function makePaymentMethod(
  created: number,
  { id: customer, email, name = null }: Customer,
  { number, brand }: TestCard,
): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: { ...noAddress, country: 'US' }, email, name, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: 12,
      exp_year: 2034,
      fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
