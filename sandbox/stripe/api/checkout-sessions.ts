import { z } from 'zod';
import { requireCustomer, requireKnownCustomer } from '#sandbox/stripe/api/customers.ts';
import { endpoint, type Endpoint } from '#sandbox/stripe/api/endpoint.ts';
import { listPage } from '#sandbox/stripe/api/list-page.ts';
import { integer, metadata, paging, text, webAddress } from '#sandbox/stripe/api/parameters.ts';
import { invalid, noSuch } from '#sandbox/stripe/api/problem.ts';
import { expireSession } from '#sandbox/stripe/billing/periods.ts';
import { makeCheckoutSession } from '#sandbox/stripe/objects/checkout-session.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import { prices } from '#sandbox/stripe/state/catalogue.ts';
import { newestFirst } from '#sandbox/stripe/state/state.ts';
import type { CheckoutSession, Price } from '#sandbox/stripe/state/wire.ts';

const minLifetime = 30 * 60;
const maxLifetime = 24 * 60 * 60;

const order = {
  mode: z.literal('subscription'),
  line_items: z.array(z.strictObject({ price: text, quantity: z.literal('1') })).length(1),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  customer: text,
  client_reference_id: text.optional(),
  metadata: metadata.optional(),
  allowed_payment_method_types: z.tuple([z.literal('card')]).optional(),
  subscription_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  expires_at: integer.optional(),
};
type Order = z.output<z.ZodObject<typeof order>>;

export const checkoutSessionEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/checkout/sessions', order, createSession),

  endpoint(
    'GET',
    '/v1/checkout/sessions',
    {
      ...paging,
      customer: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    },
    (account, params) => {
      requireKnownCustomer(account, params.customer);
      const matching = newestFirst(account.state.checkoutSessions).filter(
        (session) =>
          session.customer === (params.customer ?? session.customer) &&
          session.status === (params.status ?? session.status),
      );
      return listPage(matching, params, '/v1/checkout/sessions');
    },
  ),

  endpoint('GET', '/v1/checkout/sessions/:id', {}, (account, _params, id) => requireSession(account, id)),

  endpoint('POST', '/v1/checkout/sessions/:id/expire', {}, (account, _params, id) => {
    const session = requireSession(account, id);
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    expireSession(account, id);
    return session;
  }),
];

function requireSession({ state }: Account, id: string): CheckoutSession {
  const session = state.checkoutSessions[id];
  if (!session) throw noSuch('checkout.session', id, 'id');
  return session;
}

function createSession(account: Account, params: Order): CheckoutSession {
  const { state } = account;
  requireCustomer(account, params.customer, 'customer');
  const price = requireRecurringPrice(params.line_items[0]!.price);
  const session = makeCheckoutSession(
    account.now(),
    {
      price,
      customer: params.customer,
      clientReferenceId: params.client_reference_id ?? null,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      expiresAt: expiryOf(account, params.expires_at),
      metadata: params.metadata ?? {},
    },
    state.url,
  );
  state.checkoutSessions[session.id] = session;
  state.orders[session.id] = { priceId: price.id, metadata: params.subscription_data?.metadata ?? {} };
  return session;
}

function requireRecurringPrice(id: string): Price {
  const price = prices[id];
  if (!price) throw noSuch('price', id, 'line_items[0][price]');
  if (price.type === 'recurring') return price;
  throw invalid('You must provide at least one recurring price in `subscription` mode when using prices.');
}

function expiryOf(account: Account, wanted: number | undefined): number {
  const now = account.now();
  if (wanted === undefined) return now + maxLifetime;
  if (wanted >= now + minLifetime && wanted <= now + maxLifetime) return wanted;
  throw invalid(
    'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
    { param: 'expires_at' },
  );
}
