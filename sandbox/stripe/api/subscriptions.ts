import { z } from 'zod';
import { requireKnownCustomer } from '#sandbox/stripe/api/customers.ts';
import { endpoint, type Endpoint } from '#sandbox/stripe/api/endpoint.ts';
import { listPage } from '#sandbox/stripe/api/list-page.ts';
import { flag, mergeMetadata, metadata, paging, text } from '#sandbox/stripe/api/parameters.ts';
import { invalid, noSuch } from '#sandbox/stripe/api/problem.ts';
import { endAtPeriodEnd, endSubscription } from '#sandbox/stripe/billing/end-subscription.ts';
import { itemOf } from '#sandbox/stripe/objects/subscription.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import { newestFirst } from '#sandbox/stripe/state/state.ts';
import type { Subscription } from '#sandbox/stripe/state/wire.ts';

const feedback = z.enum([
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
]);
const statuses = ['active', 'canceled', 'incomplete', 'incomplete_expired', 'past_due', 'paused', 'trialing'];
const cancellationDetails = z
  .strictObject({ comment: text.optional(), feedback: feedback.optional() })
  .optional();

export const subscriptionEndpoints: Endpoint[] = [
  endpoint(
    'GET',
    '/v1/subscriptions',
    {
      ...paging,
      customer: text.optional(),
      price: text.optional(),
      status: z.enum([...statuses, 'unpaid', 'all', 'ended']).optional(),
    },
    (account, params) => {
      requireKnownCustomer(account, params.customer);
      const matching = newestFirst(account.state.subscriptions).filter(
        (subscription) =>
          subscription.customer === (params.customer ?? subscription.customer) &&
          itemOf(subscription).price.id === (params.price ?? itemOf(subscription).price.id) &&
          hasStatus(subscription, params.status),
      );
      return listPage(matching, params, '/v1/subscriptions');
    },
  ),

  endpoint('GET', '/v1/subscriptions/:id', {}, (account, _params, id) => requireSubscription(account, id)),

  endpoint(
    'POST',
    '/v1/subscriptions/:id',
    {
      cancel_at_period_end: flag.optional(),
      cancellation_details: cancellationDetails,
      default_payment_method: text.optional(),
      metadata: metadata.optional(),
    },
    (account, params, id) => {
      const subscription = requireSubscription(account, id);
      const { cancel_at_period_end: ends, default_payment_method: card } = params;
      if (subscription.status === 'canceled' && (ends !== undefined || card !== undefined)) {
        throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
      }
      noteWhy(subscription, params.cancellation_details);
      if (ends !== undefined) endAtPeriodEnd(account, subscription, ends);
      const changes: Partial<Subscription> = {};
      if (params.metadata) changes.metadata = mergeMetadata(subscription.metadata, params.metadata);
      if (card !== undefined) changes.default_payment_method = cardOf(account, subscription, card);
      if (Object.keys(changes).length > 0) {
        account.update(subscription, changes, 'customer.subscription.updated');
      }
      return subscription;
    },
  ),

  endpoint(
    'DELETE',
    '/v1/subscriptions/:id',
    { cancellation_details: cancellationDetails, invoice_now: flag.optional(), prorate: flag.optional() },
    (account, params, id) => {
      const subscription = requireSubscription(account, id);
      if (subscription.status === 'canceled') throw noSuch('subscription', id, 'id');
      noteWhy(subscription, params.cancellation_details);
      endSubscription(account, subscription);
      return subscription;
    },
  ),
];

function requireSubscription({ state }: Account, id: string): Subscription {
  const subscription = state.subscriptions[id];
  if (!subscription) throw noSuch('subscription', id, 'id');
  return subscription;
}

function hasStatus({ status }: Subscription, wanted = 'not canceled'): boolean {
  if (wanted === 'all') return true;
  if (wanted === 'not canceled') return status !== 'canceled';
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return status === wanted;
}

function cardOf({ state }: Account, subscription: Subscription, id: string): string {
  if (state.paymentMethods[id]?.customer === subscription.customer) return id;
  throw noSuch('PaymentMethod', id, 'default_payment_method');
}

function noteWhy(subscription: Subscription, given: z.output<typeof cancellationDetails>): void {
  if (!given || !subscription.cancellation_details) return;
  if (given.comment !== undefined) subscription.cancellation_details.comment = given.comment || null;
  if (given.feedback !== undefined) subscription.cancellation_details.feedback = given.feedback;
}
