import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { payAtCheckout, postForm } from '#sandbox/stripe/pay-at-checkout.ts';
import { startStripe, type StripeStandIn } from '#sandbox/stripe/start-stripe.ts';
import { clientOf, startReceiver } from '#sandbox/stripe/testing.ts';

let standIn: StripeStandIn;
let stripe: Stripe;

let folder: string;
let stateFile: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findeus-stripe-'));
  stateFile = join(folder, 'stripe.json');
  standIn = await startStripe({ stateFile });
  stripe = clientOf(standIn);
});
afterAll(async () => {
  await standIn.close();
  await rm(folder, { recursive: true });
});

const returnUrl = 'http://localhost:3000/account';
const hostile = '<script>alert("name")</script>';

async function openCheckout(more: Partial<Stripe.Checkout.SessionCreateParams> = {}): Promise<string> {
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: standIn.proPriceId, quantity: 1 }],
    success_url: 'http://localhost:3000/?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/pricing',
    ...more,
  });
  return session.url ?? '';
}

async function subscribe(card = '4242424242424242') {
  const customer = await stripe.customers.create({ email: 'ada@example.com', name: hostile });
  await payAtCheckout(await openCheckout({ customer: customer.id }), { card });
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: returnUrl });
  const subscription = data[0]!.id;
  return {
    customer: customer.id,
    subscription,
    portalUrl: portal.url,
    control: (action: string) => postForm(`${standIn.url}/control/subscriptions/${subscription}`, { action }),
    now: () =>
      stripe.subscriptions.retrieve(subscription, { expand: ['default_payment_method', 'latest_invoice'] }),
  };
}

const textOf = async (response: Response | Promise<Response>) =>
  (await (await response).text()).replace(/\s+/g, ' ');
const card = { number: '4242424242424242', expiry: '12/34', cvc: '123', name: 'Robin', country: 'US' };

it('shows what is bought, from whom one comes back to, and that it is no real money', async () => {
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  const page = await textOf(fetch(await openCheckout({ customer: customer.id })));
  expect(page).toContain('<h1 id="summary-title">Subscribe to FinDeus Pro</h1>');
  expect(page).toContain('$9.99');
  expect(page).toContain('href="http://localhost:3000/pricing"');
  expect(page).toContain('Sandbox: no real money moves here');
  expect(page).toContain('<dd>ada@example.com</dd>');
  expect(page).not.toContain('name="email"');
});

it('says beside each field what is wrong with it', async () => {
  const url = await openCheckout();
  const errorsFor = async (fields: object) => {
    const response = await postForm(url, { email: 'robin@example.com', ...card, ...fields });
    const page = await textOf(response);
    const errors = [...page.matchAll(/<p class="error" id="(\w+)-error">(.*?)<\/p>/g)].map(
      ([, id, words]) => [id, words],
    );
    return { status: response.status, errors, page };
  };
  const wrongly = async (fields: object, field: string, words: string) =>
    expect(await errorsFor(fields)).toMatchObject({ status: 422, errors: [[field, words]] });

  await wrongly(
    { number: '4242 4242 4242 4241' },
    'number',
    'This card number is not valid. Check its digits.',
  );
  await wrongly({ number: '' }, 'number', 'Enter the card number.');
  await wrongly(
    { number: '4111 1111 1111 1111' },
    'number',
    'Only the test cards listed here work in the sandbox. Please do not type a real card number.',
  );
  // Nor does one come back that is a real one but for a slip of the finger, with its code.
  for (const number of ['4111 1111 1111 1111', '4111 1111 1111 1112', '4111 1111 1111']) {
    const { page } = await errorsFor({ number, cvc: '987' });
    expect([page.includes('4111'), page.includes('987')]).toEqual([false, false]);
  }
  await wrongly({ expiry: '01/20' }, 'expiry', 'This card has expired. Enter a date in the future.');
  for (const expiry of ['13/34', 'soon', '']) {
    await wrongly({ expiry }, 'expiry', 'Enter the expiry date as month and year, for example 12 / 34.');
  }
  await wrongly({ cvc: '12' }, 'cvc', 'Enter the 3 digits on the back of the card.');
  await wrongly({ number: '378282246310005' }, 'cvc', 'Enter the 4 digits on the front of the card.');
  await wrongly({ name: ' ' }, 'name', 'Enter the name on the card.');
  await wrongly({ email: 'robin' }, 'email', 'Enter an email address, for example name@example.com.');

  const { errors, page } = await errorsFor({ number: '', cvc: '', name: hostile, expiry: '"><b>' });
  expect(errors.map(([field]) => field)).toEqual(['number', 'expiry', 'cvc']);
  expect(page).toContain('<title>Error: Subscribe to FinDeus Pro');
  expect(page).toContain('aria-describedby="number-error" autofocus');
  expect(page).not.toContain('<script>alert');
  expect(page).not.toContain('"><b>');
});

it('fills in a test card at one click, and keeps what was typed', async () => {
  const response = await postForm(await openCheckout(), {
    email: 'robin@example.com',
    fill: '4000000000000341',
  });
  const page = await textOf(response);
  expect(response.status).toBe(200);
  for (const value of ['robin@example.com', '4000 0000 0000 0341', '12 / 34', '123', 'Robin Example']) {
    expect(page).toContain(`value="${value}"`);
  }
});

it('never writes down a card number or its code', async () => {
  const { customer, subscription, portalUrl } = await subscribe();
  await postForm(`${portalUrl}/card`, { ...card, number: '4000 0025 0000 3155', cvc: '987' });
  await postForm(await openCheckout({ customer }), { ...card, number: '4111 1111 1111 1111', cvc: '987' });
  const kept = (await readFile(stateFile, 'utf8')).replaceAll(/[\s-]/g, '');
  expect(kept).toContain(subscription);
  expect(kept).toContain('"last4":"3155"');
  expect(kept).not.toMatch(/4242424242424242|4000002500003155|4111111111111111|"cvc":"|987"/);
});

it('says so when a checkout is over, expired or unknown', async () => {
  const url = await openCheckout();
  await payAtCheckout(url);
  expect(await textOf(fetch(url))).toContain('<h1>This checkout is complete</h1>');
  const other = await openCheckout();
  await stripe.checkout.sessions.expire(other.split('/').at(-1) ?? '');
  const expired = await fetch(other);
  expect(expired.status).toBe(410);
  expect(await expired.text()).toContain('<h1>This checkout has expired</h1>');
  for (const id of ['cs_test_unknown', 'constructor', '__proto__']) {
    expect((await fetch(`${standIn.url}/c/pay/${id}`)).status).toBe(404);
  }
});

it('lets a customer cancel, think again and change the card', async () => {
  const { subscription, portalUrl, now } = await subscribe();
  const page = await textOf(fetch(portalUrl));
  expect(page).toContain('Visa ending in 4242, valid until 12/2034');
  expect(page).toContain(`href="${returnUrl}"`);
  expect(await textOf(fetch(`${portalUrl}/plans/${subscription}`))).toContain('Cancel FinDeus Pro?');

  const cancelled = await postForm(`${portalUrl}/plans/${subscription}`, { action: 'cancel' });
  expect(cancelled.status).toBe(303);
  expect(await textOf(fetch(cancelled.headers.get('location') ?? ''))).toContain(
    'Your plan ends with the period you have paid for.',
  );
  expect(await now()).toMatchObject({ status: 'active', cancel_at_period_end: true });
  await postForm(`${portalUrl}/plans/${subscription}`, { action: 'renew' });
  expect(await now()).toMatchObject({ cancel_at_period_end: false });

  expect((await postForm(`${portalUrl}/card`, { ...card, number: '4000000000000002' })).status).toBe(402);
  expect((await postForm(`${portalUrl}/card`, { ...card, cvc: '' })).status).toBe(422);
  await postForm(`${portalUrl}/card`, { ...card, number: '5555555555554444' });
  expect(await now()).toMatchObject({
    default_payment_method: { card: { brand: 'mastercard', last4: '4444' } },
  });

  const asking = await postForm(`${portalUrl}/card`, { ...card, number: '4000002500003155' });
  const confirmUrl = asking.headers.get('location') ?? '';
  expect(await textOf(fetch(confirmUrl))).toContain('whether the card may be saved');
  expect((await postForm(confirmUrl, { answer: 'fail' })).status).toBe(402);
  await postForm(`${portalUrl}/card`, { ...card, number: '4000002500003155' });
  await postForm(confirmUrl, { answer: 'complete' });
  expect(await now()).toMatchObject({ default_payment_method: { card: { last4: '3155' } } });
});

it("shows nobody a portal that is not theirs, and touches no stranger's plan", async () => {
  const mine = await subscribe();
  const theirs = await subscribe();
  await postForm(`${mine.portalUrl}/plans/${theirs.subscription}`, { action: 'cancel' });
  expect(await theirs.now()).toMatchObject({ cancel_at_period_end: false });
  expect((await fetch(`${standIn.url}/p/session/bps_guessed`)).status).toBe(404);
  await stripe.customers.del(mine.customer);
  expect((await fetch(mine.portalUrl)).status).toBe(410);
});

it('shows an invoice that can be printed, and what of it was given back', async () => {
  const { portalUrl, control } = await subscribe();
  const [, url = ''] = /href="(http[^"]+\/i\/in_\w+)"/.exec(await textOf(fetch(portalUrl))) ?? [];
  const page = await textOf(fetch(url));
  expect(page).toMatch(/<h1>Receipt \w+-0001<\/h1>/);
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('Given back');
  await control('refund');
  expect(await textOf(fetch(url))).toContain('Given back');
  expect((await fetch(`${standIn.url}/i/in_guessed`)).status).toBe(404);
});

it('lets periods pass, payments fail, and be paid or given up', async () => {
  const { control, now, portalUrl } = await subscribe();
  const before = (await now()).items.data[0]!.current_period_end;
  expect((await control('renew')).headers.get('location')).toBe('/control?done=renew');
  const renewed = await now();
  expect(renewed.items.data[0]!.current_period_start).toBe(before);
  expect(renewed.latest_invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle' });

  await control('fail-next');
  expect(await now()).toMatchObject({ status: 'active' });
  await control('renew');
  expect(await now()).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1 },
  });
  await control('pay');
  expect(await now()).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', amount_remaining: 0 },
  });

  await control('fail-now');
  await control('give-up-unpaid');
  expect(await now()).toMatchObject({ status: 'unpaid' });
  expect(await textOf(fetch(portalUrl))).toContain('The last payment failed.');
  await postForm(`${portalUrl}/card`, card);
  expect(await now()).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });

  await control('fail-now');
  await control('give-up-end');
  expect(await now()).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  expect((await control('renew')).headers.get('location')).toBe('/control?done=nothing');
  expect((await control('constructor')).status).toBe(404);
});

it('takes a first payment from a card that fails when it is to pay again', async () => {
  const { control, now, portalUrl } = await subscribe('4000000000000341');
  expect(await now()).toMatchObject({ status: 'active' });
  await control('renew');
  expect(await now()).toMatchObject({ status: 'past_due' });
  const saved = await postForm(`${portalUrl}/card`, card);
  expect(saved.headers.get('location')).toContain('done=paid');
  expect(await now()).toMatchObject({ status: 'active' });
});

it('ends, gives back and deletes on request', async () => {
  const { control, now, customer } = await subscribe();
  await control('refund');
  const [refunded] = (await stripe.events.list({ type: 'charge.refunded', limit: 1 })).data;
  expect(refunded?.data.object).toMatchObject({ customer, amount_refunded: 999, refunded: true });
  expect((await control('refund')).headers.get('location')).toBe('/control?done=nothing');
  await control('end');
  expect(await now()).toMatchObject({ status: 'canceled' });
  await postForm(`${standIn.url}/control/customers/${customer}`, {});
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
});

it('shows what was told to whom, and tells it again', async () => {
  const receiver = await startReceiver(standIn.webhookSecret);
  standIn.deliverTo(receiver.url);
  try {
    const customer = await stripe.customers.create({ description: hostile });
    const heard = () =>
      receiver.events.filter((event) => 'id' in event.data.object && event.data.object.id === customer.id);
    await vi.waitFor(() => expect(heard()).toHaveLength(1), { timeout: 60_000 });
    const [event] = heard();
    await postForm(`${standIn.url}/control/events/${event!.id}`, {});
    await vi.waitFor(() => expect(heard()).toHaveLength(2), { timeout: 60_000 });
    expect(heard()[1]!.id).toBe(event!.id);
    await vi.waitFor(
      async () => {
        const page = await textOf(fetch(`${standIn.url}/control`));
        expect(page).toContain('Delivered, answered 200, 2 tries');
      },
      { timeout: 60_000 },
    );
    const details = await textOf(fetch(`${standIn.url}/control/events/${event!.id}`));
    expect(details).toContain(customer.id);
    expect(details).toContain('&lt;script&gt;');
    expect(details).not.toContain('<script>alert');
    expect((await fetch(`${standIn.url}/control/events/evt_unknown`)).status).toBe(404);
  } finally {
    standIn.deliverTo(null);
    await receiver.close();
  }
});

it('takes forms from its own pages only, and shows them to this machine only', async () => {
  const { subscription, now } = await subscribe();
  const url = `${standIn.url}/control/subscriptions/${subscription}`;
  const body = 'action=end';
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:1' },
    {},
  ]) {
    const sent = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(url, { method: 'POST', body, headers: sent, redirect: 'manual' });
    expect(response.status).toBe(403);
  }
  expect(await now()).toMatchObject({ status: 'active' });
  const proxied = await fetch(`${standIn.url}/control`, { headers: { 'x-forwarded-for': '203.0.113.5' } });
  expect(proxied.status).toBe(403);
});

it('sends every page with strict headers', async () => {
  for (const path of [
    '/control',
    '/c/pay/unknown',
    '/p/session/unknown',
    '/i/unknown',
    '/style.css',
    '/forms.js',
  ]) {
    const { headers } = await fetch(`${standIn.url}${path}`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  }
  const front = await fetch(standIn.url, { redirect: 'manual' });
  expect(front.headers.get('location')).toBe('/control');
});
