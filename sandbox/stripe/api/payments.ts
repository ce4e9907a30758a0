import { z } from 'zod';
import { requireCustomer, requireKnownCustomer } from '#sandbox/stripe/api/customers.ts';
import { endpoint, type Endpoint } from '#sandbox/stripe/api/endpoint.ts';
import { listPage } from '#sandbox/stripe/api/list-page.ts';
import { integer, metadata, paging, text } from '#sandbox/stripe/api/parameters.ts';
import { invalid, noSuch } from '#sandbox/stripe/api/problem.ts';
import { refundPayment } from '#sandbox/stripe/billing/refund-payment.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import { newestFirst } from '#sandbox/stripe/state/state.ts';
import type { Charge } from '#sandbox/stripe/state/wire.ts';

export const paymentEndpoints: Endpoint[] = [
  endpoint(
    'GET',
    '/v1/invoices',
    {
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    },
    (account, params) => {
      requireKnownCustomer(account, params.customer);
      const matching = newestFirst(account.state.invoices).filter((invoice) => {
        const subscription = invoice.parent?.subscription_details?.subscription;
        return (
          invoice.customer === (params.customer ?? invoice.customer) &&
          subscription === (params.subscription ?? subscription) &&
          invoice.status === (params.status ?? invoice.status)
        );
      });
      return listPage(matching, params, '/v1/invoices');
    },
  ),

  endpoint('GET', '/v1/invoices/:id', {}, ({ state }, _params, id) => {
    const invoice = state.invoices[id];
    if (!invoice) throw noSuch('invoice', id, 'id');
    return invoice;
  }),

  endpoint(
    'GET',
    '/v1/payment_methods',
    { ...paging, customer: text.optional(), type: z.literal('card').optional() },
    (account, params) => {
      if (params.customer !== undefined) requireCustomer(account, params.customer, 'customer');
      const matching = newestFirst(account.state.paymentMethods).filter(
        ({ customer }) => customer === (params.customer ?? customer),
      );
      return listPage(matching, params, '/v1/payment_methods');
    },
  ),

  endpoint('GET', '/v1/payment_intents/:id', {}, ({ state }, _params, id) => {
    const intent = state.paymentIntents[id];
    if (!intent) throw noSuch('payment_intent', id, 'id');
    return intent;
  }),

  endpoint(
    'POST',
    '/v1/refunds',
    {
      charge: text.optional(),
      payment_intent: text.optional(),
      amount: integer.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: metadata.optional(),
    },
    (account, params) => refundPayment(account, { ...params, charge: chargeOf(account, params) }),
  ),
];

function chargeOf(
  { state }: Account,
  params: { charge?: string | undefined; payment_intent?: string | undefined },
): Charge {
  const { charge: chargeId, payment_intent: intentId } = params;
  if (chargeId !== undefined) {
    const charge = state.charges[chargeId];
    if (!charge) throw noSuch('charge', chargeId, 'charge');
    return charge;
  }
  if (intentId === undefined) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
      {
        code: 'parameter_missing',
      },
    );
  }
  const intent = state.paymentIntents[intentId];
  if (!intent) throw noSuch('payment_intent', intentId, 'payment_intent');
  const charge = state.charges[intent.latest_charge ?? ''];
  if (!charge?.captured) {
    throw invalid('This PaymentIntent does not have a successful charge to refund.', {
      param: 'payment_intent',
    });
  }
  return charge;
}
