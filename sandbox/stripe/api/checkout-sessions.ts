import { z } from 'zod';
import { requireCustomer, requireKnownCustomer } from '#sandbox/stripe/api/customers.ts';
import { endpoint, type Endpoint } from '#sandbox/stripe/api/endpoint.ts';
import { listPage } from '#sandbox/stripe/api/list-page.ts';
import { integer, metadata, paging, text, webAddress } from '#sandbox/stripe/api/parameters.ts';
import { invalid, noSuch } from '#sandbox/stripe/api/problem.ts';
import { expireSession } from '#sandbox/stripe/billing/pass-period.ts';
import { makeCheckoutSession, makeLineItem } from '#sandbox/stripe/objects/checkout-session.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import { prices } from '#sandbox/stripe/state/catalogue.ts';
import { newestFirst } from '#sandbox/stripe/state/state.ts';
import type { CheckoutSession } from '#sandbox/stripe/state/wire.ts';

const shortestLife = 30 * 60;
const longestLife = 24 * 60 * 60;

const wish = {
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(z.strictObject({ price: text, quantity: integer.optional() })).length(1),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  customer: text.optional(),
  customer_email: z.email().optional(),
  client_reference_id: text.optional(),
  metadata: metadata.optional(),
  allowed_payment_method_types: z.tuple([z.literal('card')]).optional(),
  subscription_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  expires_at: integer.optional(),
};
type Wish = z.output<z.ZodObject<typeof wish>>;

export const checkoutSessionEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/checkout/sessions', wish, createSession),

  endpoint(
    'GET',
    '/v1/checkout/sessions',
    {
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    },
    (account, params) => {
      requireKnownCustomer(account, params.customer);
      const matching = newestFirst(account.state.checkoutSessions).filter(
        (session) =>
          session.customer === (params.customer ?? session.customer) &&
          session.subscription === (params.subscription ?? session.subscription) &&
          session.status === (params.status ?? session.status),
      );
      return listPage(matching, params, '/v1/checkout/sessions');
    },
  ),

  endpoint('GET', '/v1/checkout/sessions/:id', {}, (account, _params, id) => requireSession(account, id)),

  endpoint('GET', '/v1/checkout/sessions/:id/line_items', paging, (account, params, id) => {
    requireSession(account, id);
    return listPage(account.state.lineItems[id] ?? [], params, `/v1/checkout/sessions/${id}/line_items`);
  }),

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

function createSession(account: Account, params: Wish): CheckoutSession {
  const { state } = account;
  if (params.customer !== undefined) requireCustomer(account, params.customer, 'customer');
  if (params.customer !== undefined && params.customer_email !== undefined) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer_email',
    });
  }
  if (params.subscription_data && params.mode !== 'subscription') {
    throw invalid('You can not pass `subscription_data` in `payment` mode.', { param: 'subscription_data' });
  }
  const items = params.line_items.map((item, index) => lineItem(params.mode, item, index));
  const session = makeCheckoutSession(
    account.now(),
    {
      mode: params.mode,
      items,
      customer: params.customer ?? null,
      customerEmail: params.customer_email ?? null,
      clientReferenceId: params.client_reference_id ?? null,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      expiresAt: expiryOf(account, params.expires_at),
      metadata: params.metadata ?? {},
    },
    state.url,
  );
  state.checkoutSessions[session.id] = session;
  state.lineItems[session.id] = items;
  const { metadata: tags } = params.subscription_data ?? {};
  if (tags) state.subscriptionMetadata[session.id] = tags;
  return session;
}

function lineItem(mode: Wish['mode'], item: Wish['line_items'][number], index: number) {
  const price = prices[item.price];
  if (!price) throw noSuch('price', item.price, `line_items[${index}][price]`);
  if (item.quantity === undefined) {
    throw invalid('Quantity is required. Add `quantity` to `line_items[0]`', { param: 'line_items[0]' });
  }
  if (item.quantity < 1) {
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: `line_items[${index}][quantity]`,
    });
  }
  if (mode === 'payment' && price.type === 'recurring') {
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    );
  }
  if (mode === 'subscription' && price.type !== 'recurring') {
    throw invalid('You must provide at least one recurring price in `subscription` mode when using prices.');
  }
  return makeLineItem(price, item.quantity);
}

function expiryOf(account: Account, wanted: number | undefined): number {
  const now = account.now();
  if (wanted === undefined) return now + longestLife;
  if (wanted >= now + shortestLife && wanted <= now + longestLife) return wanted;
  throw invalid(
    'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
    { param: 'expires_at' },
  );
}
