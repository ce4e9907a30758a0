import { newId } from '#sandbox/stripe/state/ids.ts';
import type { Customer } from '#sandbox/stripe/state/wire.ts';

type Known = Partial<Pick<Customer, 'email' | 'name' | 'description' | 'phone' | 'metadata'>>;

export const makeCustomer = (created: number, known: Known): Customer => ({
  id: newId('cus', 14),
  object: 'customer',
  address: null,
  balance: 0,
  created,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: known.description ?? null,
  discount: null,
  email: known.email ?? null,
  invoice_prefix: newId('x', 8).slice(2).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: known.metadata ?? {},
  name: known.name ?? null,
  next_invoice_sequence: 1,
  phone: known.phone ?? null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});
