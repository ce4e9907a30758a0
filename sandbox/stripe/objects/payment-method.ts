import { createHash } from 'node:crypto';
import { newId } from '#sandbox/stripe/state/ids.ts';
import type { PaymentMethod } from '#sandbox/stripe/state/wire.ts';

/** What a person typed into the card form. The number and the code are used here and kept nowhere. */
export interface EnteredCard {
  number: string;
  brand: string;
  expMonth: number;
  expYear: number;
  name: string;
  country: string;
  email: string | null;
}

export function makePaymentMethod(created: number, card: EnteredCard): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: {
        city: null,
        country: card.country,
        line1: null,
        line2: null,
        postal_code: null,
        state: null,
      },
      email: card.email,
      name: card.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card.country,
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: createHash('sha256').update(card.number).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
