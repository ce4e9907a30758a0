import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payAtCheckout, postForm } from '#sandbox/stripe/pay-at-checkout.ts';
import { startStripe, type StripeStandIn } from '#sandbox/stripe/start-stripe.ts';
import { clientOf } from '#sandbox/stripe/testing.ts';

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

const shop = 'http://localhost:3000';
const hostile = '<script>alert("email")</script>@example.com';

async function openCheckout(): Promise<{ url: string; customer: string }> {
  const { id: customer } = await stripe.customers.create({ email: hostile });
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: standIn.proPriceId, quantity: 1 }],
    success_url: `${shop}/?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${shop}/pricing`,
  });
  return { url: url!, customer };
}

async function subscribe(card = '4242424242424242') {
  const { url, customer } = await openCheckout();
  await payAtCheckout(url, { card });
  const { data } = await stripe.subscriptions.list({ customer });
  const { url: portalUrl } = await stripe.billingPortal.sessions.create({ customer, return_url: shop });
  const subscription = data[0]!.id;
  return {
    customer,
    subscription,
    portalUrl,
    inPortal: (fields: Record<string, string>) => postForm(portalUrl, { subscription, ...fields }),
    control: (action: string) => postForm(`${standIn.url}/control/subscriptions/${subscription}`, { action }),
    now: () => stripe.subscriptions.retrieve(subscription, { expand: ['default_payment_method'] }),
  };
}

const textOf = async (response: Response | Promise<Response>) =>
  (await (await response).text()).replace(/\s+/g, ' ');

it('shows the price and a link back at the checkout, and escapes the email address', async () => {
  const { url } = await openCheckout();
  const page = await textOf(fetch(url));
  expect(page).toContain('$9.99 per month');
  expect(page).toContain(`href="${shop}/pricing"`);
  expect(page).not.toContain('<script>');
});

it('accepts test cards only, and stores no card number', async () => {
  const { url, customer } = await openCheckout();
  expect((await postForm(url, { card: '4111111111111111' })).status).toBe(422);
  expect((await postForm(url, { card: '4242424242424242' })).status).toBe(303);
  const kept = await readFile(stateFile, 'utf8');
  expect(kept).toContain(customer);
  expect(kept).not.toMatch(/4242424242424242|4111111111111111/);
});

it('says when a checkout is complete, expired or unknown', async () => {
  const { url } = await openCheckout();
  await payAtCheckout(url);
  expect(await textOf(fetch(url))).toContain('<h1>This checkout is complete</h1>');
  const { url: other } = await openCheckout();
  await stripe.checkout.sessions.expire(other.split('/').at(-1)!);
  expect((await fetch(other)).status).toBe(410);
  for (const id of ['cs_test_unknown', 'constructor', '__proto__']) {
    expect((await fetch(`${standIn.url}/c/pay/${id}`)).status).toBe(404);
  }
});

it('lets a customer cancel, keep the plan and change the card', async () => {
  const { portalUrl, inPortal, now, control } = await subscribe();
  expect(await textOf(fetch(portalUrl))).toContain('visa ending in 4242');
  expect((await inPortal({ action: 'cancel' })).status).toBe(303);
  expect(await now()).toMatchObject({ status: 'active', cancel_at_period_end: true });
  await inPortal({ action: 'keep' });
  expect(await now()).toMatchObject({ cancel_at_period_end: false });
  expect((await inPortal({ action: 'card', card: '4000000000000002' })).status).toBe(402);
  await control('fail-now');
  await inPortal({ action: 'card', card: '5555555555554444' });
  expect(await now()).toMatchObject({
    status: 'active',
    default_payment_method: { card: { brand: 'mastercard', last4: '4444' } },
  });
});

it("refuses a guessed portal, and leaves another customer's plan alone", async () => {
  const mine = await subscribe();
  const theirs = await subscribe();
  await mine.inPortal({ subscription: theirs.subscription, action: 'cancel' });
  expect(await theirs.now()).toMatchObject({ cancel_at_period_end: false });
  expect((await fetch(`${standIn.url}/p/session/bps_guessed`)).status).toBe(404);
  await stripe.customers.del(mine.customer);
  expect((await fetch(mine.portalUrl)).status).toBe(410);
});

it('advances periods and fails payments from the control page', async () => {
  const { control, now } = await subscribe();
  const before = (await now()).items.data[0]!.current_period_end;
  expect((await control('renew')).headers.get('location')).toBe('/control?done=yes');
  expect((await now()).items.data[0]!.current_period_start).toBe(before);
  await control('fail-now');
  expect(await now()).toMatchObject({ status: 'past_due' });
  await control('give-up-unpaid');
  expect(await now()).toMatchObject({ status: 'unpaid' });
  await control('pay');
  expect(await now()).toMatchObject({ status: 'active' });
  await control('end');
  expect(await now()).toMatchObject({ status: 'canceled' });
  expect((await control('renew')).headers.get('location')).toBe('/control?done=nothing');
  expect((await control('constructor')).status).toBe(404);
  const page = await textOf(fetch(`${standIn.url}/control`));
  expect(page).toContain('<code>customer.subscription.deleted</code>. Not sent yet.');
});

it('fails the renewal of a card that fails later', async () => {
  const { control, now } = await subscribe('4000000000000341');
  expect(await now()).toMatchObject({ status: 'active' });
  await control('renew');
  expect(await now()).toMatchObject({ status: 'past_due' });
});

it('accepts forms from its own pages only, and shows pages to this machine only', async () => {
  const { subscription, now } = await subscribe();
  const url = `${standIn.url}/control/subscriptions/${subscription}`;
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ]) {
    const sent = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(url, { method: 'POST', body: 'action=end', headers: sent });
    expect(response.status).toBe(403);
  }
  expect(await now()).toMatchObject({ status: 'active' });
  const proxied = await fetch(`${standIn.url}/control`, { headers: { 'x-forwarded-for': '203.0.113.5' } });
  expect(proxied.status).toBe(403);
});

it('sends every page with strict headers', async () => {
  for (const path of ['/control', '/c/pay/unknown', '/p/session/unknown', '/style.css']) {
    const { headers } = await fetch(`${standIn.url}${path}`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});
