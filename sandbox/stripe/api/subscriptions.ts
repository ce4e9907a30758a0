import { z } from 'zod';
import { requireKnownCustomer } from '#sandbox/stripe/api/customers.ts';
import { endpoint, type Endpoint } from '#sandbox/stripe/api/endpoint.ts';
import { listPage } from '#sandbox/stripe/api/list-page.ts';
import { flag, paging, text } from '#sandbox/stripe/api/parameters.ts';
import { invalid, noSuch } from '#sandbox/stripe/api/problem.ts';
import { endAtPeriodEnd, endSubscription } from '#sandbox/stripe/billing/subscriptions.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import { newestFirst } from '#sandbox/stripe/state/state.ts';
import type { Subscription } from '#sandbox/stripe/state/wire.ts';

const statuses = ['active', 'canceled', 'past_due', 'unpaid', 'all'] as const;

export const subscriptionEndpoints: Endpoint[] = [
  endpoint(
    'GET',
    '/v1/subscriptions',
    {
      ...paging,
      customer: text.optional(),
      status: z.enum(statuses).optional(),
    },
    (account, params) => {
      requireKnownCustomer(account, params.customer);
      const matching = newestFirst(account.state.subscriptions).filter(
        (subscription) =>
          subscription.customer === (params.customer ?? subscription.customer) &&
          hasStatus(subscription, params.status),
      );
      return listPage(matching, params, '/v1/subscriptions');
    },
  ),

  endpoint('GET', '/v1/subscriptions/:id', {}, (account, _params, id) => requireSubscription(account, id)),

  endpoint('POST', '/v1/subscriptions/:id', { cancel_at_period_end: flag }, (account, params, id) => {
    const subscription = requireSubscription(account, id);
    if (subscription.status === 'canceled') {
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    }
    endAtPeriodEnd(account, subscription, params.cancel_at_period_end);
    return subscription;
  }),

  endpoint('DELETE', '/v1/subscriptions/:id', {}, (account, _params, id) => {
    const subscription = requireSubscription(account, id);
    if (subscription.status === 'canceled') throw noSuch('subscription', id, 'id');
    endSubscription(account, subscription);
    return subscription;
  }),
];

function requireSubscription({ state }: Account, id: string): Subscription {
  const subscription = state.subscriptions[id];
  if (!subscription) throw noSuch('subscription', id, 'id');
  return subscription;
}

function hasStatus({ status }: Subscription, wanted: (typeof statuses)[number] | undefined): boolean {
  if (wanted === 'all') return true;
  return wanted === undefined ? status !== 'canceled' : status === wanted;
}
