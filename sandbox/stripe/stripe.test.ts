import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payAtCheckout } from '#sandbox/stripe/pay-at-checkout.ts';
import { startStripe, type StripeStandIn } from '#sandbox/stripe/start-stripe.ts';
import { clientOf } from '#sandbox/stripe/testing.ts';

let standIn: StripeStandIn;
let stripe: Stripe;

beforeAll(async () => {
  standIn = await startStripe();
  stripe = clientOf(standIn);
});
afterAll(() => standIn.close());

const checkout = async (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: more.customer ?? (await newCustomer()).id,
    line_items: [{ price: standIn.proPriceId, quantity: 1 }],
    success_url: 'http://localhost:3000/?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/',
    ...more,
  });

const newCustomer = () =>
  stripe.customers.create({ email: 'ada@example.com', metadata: { userId: 'user-1' } });

async function subscribed() {
  const customer = await newCustomer();
  const session = await checkout({ customer: customer.id });
  await payAtCheckout(session.url ?? '');
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  return { customer, session, subscription: data[0]! };
}

it('finds customers by their metadata', async () => {
  const made = [];
  for (let n = 0; n < 3; n += 1)
    made.push(await stripe.customers.create({ metadata: { owner: 'search-me' } }));
  await stripe.customers.create({ metadata: { owner: 'somebody else' } });
  await stripe.customers.del(made[0]!.id);
  const query = "metadata['owner']:'search-me'";
  const found = await stripe.customers.search({ query, limit: 1 }).autoPagingToArray({ limit: 10 });
  expect(found.map(({ id }) => id)).toEqual([made[2]!.id, made[1]!.id]);
  await expect(stripe.customers.search({ query: "email:'a@example.com'" })).rejects.toThrow(
    'searches by metadata',
  );
});

it('creates, reads, updates, lists and deletes customers', async () => {
  const customer = await newCustomer();
  expect(customer).toMatchObject({
    object: 'customer',
    email: 'ada@example.com',
    metadata: { userId: 'user-1' },
  });
  expect(customer.lastResponse.requestId).toMatch(/^req_/);
  const changed = await stripe.customers.update(customer.id, {
    name: 'Ada',
    metadata: { userId: '', plan: 'pro' },
  });
  expect(changed).toMatchObject({ name: 'Ada', email: 'ada@example.com', metadata: { plan: 'pro' } });
  expect(changed.metadata).not.toHaveProperty('userId');
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ name: 'Ada' });
  expect((await stripe.customers.list({ email: 'ada@example.com' })).data[0]?.id).toBe(customer.id);
  expect(await stripe.customers.del(customer.id)).toMatchObject({ id: customer.id, deleted: true });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  await expect(stripe.customers.update(customer.id, { name: 'x' })).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});

it('sells FinDeus Pro for 9.99 dollars a month', async () => {
  const price = await stripe.prices.retrieve(standIn.proPriceId, { expand: ['product'] });
  expect(price).toMatchObject({ unit_amount: 999, currency: 'usd', recurring: { interval: 'month' } });
  expect(price.unit_amount_decimal?.toString()).toBe('999');
  expect(price.product).toMatchObject({ name: 'FinDeus Pro' });
});

it('starts a subscription when a checkout is paid', async () => {
  const customer = await newCustomer();
  const session = await checkout({
    customer: customer.id,
    client_reference_id: 'user-1',
    metadata: { from: 'pricing' },
    subscription_data: { metadata: { userId: 'user-1' } },
  });
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 999 });
  expect(session.url).toContain(standIn.url);
  const paid = await payAtCheckout(session.url ?? '');
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`http://localhost:3000/?session_id=${session.id}`);
  expect(await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer: customer.id,
    subscription: { object: 'subscription', status: 'active', metadata: { userId: 'user-1' } },
  });
  const { data } = await stripe.subscriptions.list({
    customer: customer.id,
    limit: 1,
    status: 'all',
    expand: ['data.default_payment_method'],
  });
  expect(data[0]).toMatchObject({
    status: 'active',
    cancel_at_period_end: false,
    default_payment_method: { card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 } },
  });
  const [item] = data[0]!.items.data;
  const days = (item!.current_period_end - item!.current_period_start) / 86_400;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
  const once = [{ price: standIn.oneTimePriceId, quantity: 1 }];
  await expect(checkout({ line_items: once })).rejects.toThrow('recurring price');
});

it('leaves the session open when a card is declined', async () => {
  const customer = await newCustomer();
  const session = await checkout({ customer: customer.id });
  const declined = await payAtCheckout(session.url ?? '', { card: '4000000000000002' });
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('Your card was declined.');
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  expect((await payAtCheckout(session.url ?? '')).status).toBe(303);
});

it("requires the bank's confirmation for a card that needs it", async () => {
  const card = '4000002500003155';
  const session = await checkout();
  const failed = await payAtCheckout(session.url ?? '', { card, answer: 'fail' });
  expect(failed.status).toBe(402);
  expect(await failed.text()).toContain('The bank did not confirm this card.');
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
  const confirmed = await payAtCheckout(session.url ?? '', { card });
  expect(confirmed.headers.get('location')).toContain(session.id);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'complete' });
});

it('starts two subscriptions for two paid checkouts', async () => {
  const customer = await newCustomer();
  const sessions = [await checkout({ customer: customer.id }), await checkout({ customer: customer.id })];
  for (const { url } of sessions) await payAtCheckout(url ?? '');
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(2);
  // A second click on the same form pays nothing.
  expect((await payAtCheckout(sessions[0]!.url ?? '')).status).toBe(303);
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(2);
});

it('expires a session on request', async () => {
  const session = await checkout();
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
  expect((await payAtCheckout(session.url ?? '')).status).toBe(410);
  const expired = await stripe.checkout.sessions.list({ status: 'expired' });
  expect(expired.data.map(({ id }) => id)).toContain(session.id);
});

it('ends subscriptions at the end of their period, or at once', async () => {
  const { subscription } = await subscribed();
  const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(ending).toMatchObject({
    cancel_at_period_end: true,
    cancel_at: subscription.items.data[0]?.current_period_end,
    cancellation_details: { reason: 'cancellation_requested' },
  });
  const renewed = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  expect(renewed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({ status: 'canceled' });
  await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404 });
  await expect(
    stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

it('ends the subscription and checkout of a deleted customer', async () => {
  const { customer, subscription } = await subscribed();
  const open = await checkout({ customer: customer.id });
  await stripe.customers.del(customer.id);
  const { data } = await stripe.subscriptions.list({
    customer: customer.id,
    status: 'all',
    expand: ['data.default_payment_method'],
  });
  expect(data).toMatchObject([
    { id: subscription.id, status: 'canceled', default_payment_method: { customer: null } },
  ]);
  expect(await stripe.checkout.sessions.retrieve(open.id)).toMatchObject({ status: 'expired' });
  await expect(checkout({ customer: customer.id })).rejects.toMatchObject({
    param: 'customer',
    statusCode: 400,
  });
  const { data: events } = await stripe.events.list();
  expect(events.slice(0, 3).map(({ type }) => type)).toEqual([
    'customer.deleted',
    'checkout.session.expired',
    'customer.subscription.deleted',
  ]);
});

it('opens a portal', async () => {
  const customer = await newCustomer();
  const session = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://localhost:3000/',
  });
  expect(session).toMatchObject({ object: 'billing_portal.session', return_url: 'http://localhost:3000/' });
  expect(session.url).toContain(`${standIn.url}/p/session/`);
});

it('lists pages of results', async () => {
  for (let made = 0; made < 5; made++) await stripe.customers.create({ email: 'page@example.com' });
  const first = await stripe.customers.list({ email: 'page@example.com', limit: 2 });
  expect([first.data.length, first.has_more]).toEqual([2, true]);
  const all = await stripe.customers
    .list({ email: 'page@example.com', limit: 2 })
    .autoPagingToArray({ limit: 100 });
  expect(new Set(all.map(({ id }) => id)).size).toBe(5);
  const last = await stripe.customers.list({
    email: 'page@example.com',
    limit: 2,
    starting_after: all[3]!.id,
  });
  expect([last.data.length, last.has_more]).toEqual([1, false]);
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});

it('refuses unknown ids and parameters as Stripe does', async () => {
  const refused = (attempt: Promise<unknown>, expected: object) =>
    expect(attempt).rejects.toMatchObject({ type: 'StripeInvalidRequestError', ...expected });
  await refused(stripe.customers.retrieve('cus_unknown'), {
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such customer: 'cus_unknown'",
  });
  await refused(stripe.customers.create({ emial: 'x' } as object), {
    statusCode: 400,
    code: 'parameter_unknown',
    param: 'emial',
    message: 'Received unknown parameter: emial',
  });
  await refused(
    checkout({ line_items: [{ price: standIn.proPriceId, quantity: 1, quantiti: 1 } as object] }),
    {
      code: 'parameter_unknown',
      param: 'line_items[0][quantiti]',
    },
  );
  await refused(stripe.checkout.sessions.create({ mode: 'subscription' }), { code: 'parameter_missing' });
  await refused(checkout({ line_items: [{ price: 'price_unknown', quantity: 1 }] }), {
    code: 'resource_missing',
    param: 'line_items[0][price]',
  });
  await refused(checkout({ success_url: 'nowhere' }), { code: 'url_invalid', param: 'success_url' });
  await refused(stripe.customers.list({ expand: ['data.shoes'] }), {
    message: 'This property cannot be expanded (data.shoes).',
  });
  await refused(stripe.subscriptions.list({ customer: 'cus_unknown' }), { code: 'resource_missing' });
  await refused(stripe.coupons.list(), { statusCode: 404 });
});

it('refuses a missing or wrong key, and another version of the API', async () => {
  const stranger = clientOf({ ...standIn, secretKey: 'sk_test_guessed_by_somebody' });
  await expect(stranger.customers.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
    message: 'Invalid API Key provided: sk_test_****body',
  });
  const nobody = await fetch(`${standIn.url}/v1/customers`);
  expect(nobody.status).toBe(401);
  expect(await nobody.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  const basic = `Basic ${Buffer.from(`${standIn.secretKey}:`).toString('base64')}`;
  const get = (headers: Record<string, string>) => fetch(`${standIn.url}/v1/customers`, { headers });
  expect((await get({ authorization: basic })).status).toBe(200);
  expect((await get({ authorization: basic, 'stripe-version': '2020-08-27' })).status).toBe(400);
});

it('answers a repeated idempotency key with the first answer', async () => {
  const create = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'key-1' });
  const first = await create('once@example.com');
  const second = await create('once@example.com');
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  await expect(create('other@example.com')).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  expect((await stripe.customers.list({ email: 'once@example.com' })).data).toHaveLength(1);
  // A request that was refused for its parameters may be put right under the same key.
  const wrong = stripe.customers.create({ emial: 'x' } as object, { idempotencyKey: 'key-2' });
  await expect(wrong).rejects.toMatchObject({ code: 'parameter_unknown' });
  await stripe.customers.create({ email: 'right@example.com' }, { idempotencyKey: 'key-2' });
});
