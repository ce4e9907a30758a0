import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { payAtCheckout } from '#sandbox/stripe/pay-at-checkout.ts';
import { startStripe, type StripeStandIn } from '#sandbox/stripe/start-stripe.ts';
import { clientOf, startReceiver, type Receiver } from '#sandbox/stripe/testing.ts';

let standIn: StripeStandIn;
let stripe: Stripe;
let receiver: Receiver;
let folder: string;
let stateFile: string;

async function start(options: Parameters<typeof startStripe>[0] = { stateFile }): Promise<void> {
  standIn = await startStripe(options);
  stripe = clientOf(standIn);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-stripe-'));
  stateFile = join(folder, 'state', 'stripe.json');
  await start();
  receiver = await startReceiver(standIn.webhookSecret);
});
afterEach(async () => {
  await standIn.close();
  await receiver.close();
  await rm(folder, { recursive: true });
});

const typesReceived = () => receiver.events.map(({ type }) => type);
const soon = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });

interface KeptState {
  deliveries: Record<string, { state: string; attempts: { at: number; status: number | null }[] }>;
}
const readState = async () => JSON.parse(await readFile(stateFile, 'utf8')) as KeptState;

async function openCheckout() {
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: standIn.proPriceId, quantity: 1 }],
    success_url: 'http://localhost:3000/?session_id={CHECKOUT_SESSION_ID}',
  });
}

it('sends signed events of a new subscription', async () => {
  standIn.deliverTo(receiver.url);
  const session = await openCheckout();
  await payAtCheckout(session.url ?? '');
  // The product knows of the payment before the customer comes back.
  expect(typesReceived()).toContain('checkout.session.completed');
  await soon(() =>
    expect(typesReceived().sort()).toEqual([
      'checkout.session.completed',
      'customer.created',
      'customer.subscription.created',
      'payment_method.attached',
    ]),
  );
  const completed = receiver.events.find(({ type }) => type === 'checkout.session.completed')!;
  expect(completed).toMatchObject({
    api_version: stripe.getApiField('version'),
    livemode: false,
    data: { object: { id: session.id, status: 'complete', customer: session.customer } },
  });
});

it('names the request behind an event, and the previous values', async () => {
  standIn.deliverTo(receiver.url);
  const customer = await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'the-key' });
  await stripe.customers.update(customer.id, { name: 'Ada Lindqvist' });
  await soon(() => expect(receiver.events).toHaveLength(2));
  const created = receiver.events.find(({ type }) => type === 'customer.created')!;
  const updated = receiver.events.find(({ type }) => type === 'customer.updated')!;
  expect(created.request).toEqual({ id: customer.lastResponse.requestId, idempotency_key: 'the-key' });
  expect(updated.data.previous_attributes).toEqual({ name: 'Ada' });
});

it('keeps events until a receiver is set', async () => {
  await stripe.customers.create();
  standIn.deliverTo(receiver.url);
  await soon(() => expect(typesReceived()).toEqual(['customer.created']));
  standIn.deliverTo(null);
  await stripe.customers.create();
  standIn.deliverTo(receiver.url);
  await soon(() => expect(receiver.events).toHaveLength(2));
});

it('retries with longer pauses until a delivery is acknowledged', async () => {
  receiver.answerNext(500, 302);
  standIn.deliverTo(receiver.url);
  await stripe.customers.create();
  await soon(() => expect(receiver.events).toHaveLength(3));
  expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(1);
  const delivery = await soon(async () => {
    const [kept] = Object.values((await readState()).deliveries);
    expect(kept?.state).toBe('delivered');
    return kept!;
  });
  const [first, second, third] = delivery.attempts;
  expect([first!.status, second!.status, third!.status]).toEqual([500, 302, 200]);
  expect(second!.at - first!.at).toBeGreaterThanOrEqual(1000);
  expect(third!.at - second!.at).toBeGreaterThanOrEqual(2000);
});

it('keeps its state through a restart and delivers the rest', async () => {
  const session = await openCheckout();
  await payAtCheckout(session.url ?? '');
  const open = await openCheckout();
  const before = standIn;
  await standIn.close();
  await start();
  expect(standIn).toMatchObject({
    url: before.url,
    secretKey: before.secretKey,
    webhookSecret: before.webhookSecret,
  });
  standIn.deliverTo(receiver.url);
  await soon(() => expect(typesReceived()).toContain('checkout.session.completed'));
  expect((await stripe.subscriptions.list({ customer: session.customer as string })).data).toHaveLength(1);
  expect((await payAtCheckout(open.url ?? '')).status).toBe(303);
});

it('moves to another port, with its links, when its own is taken', async () => {
  const open = await openCheckout();
  const second = await startStripe({ stateFile });
  try {
    expect(second.url).not.toBe(standIn.url);
    const moved = await clientOf(second).checkout.sessions.retrieve(open.id);
    expect(moved.url).toBe(`${second.url}/c/pay/${open.id}`);
  } finally {
    await second.close();
  }
});

it('writes to disk before it answers a request, readable by its owner only', async () => {
  const customer = await stripe.customers.create();
  expect(await readState()).toMatchObject({ customers: { [customer.id]: { object: 'customer' } } });
  const { mode } = await stat(stateFile);
  expect((mode & 0o777).toString(8)).toBe('600');
});

it('says what to do about an unreadable state file', async () => {
  const broken = join(folder, 'broken.json');
  await writeFile(broken, '{"customers":');
  await expect(startStripe({ stateFile: broken })).rejects.toThrow('Remove it to begin anew');
});

it('renews subscriptions and expires checkouts by the clock', async () => {
  await standIn.close();
  let now = new Date('2027-01-31T12:00:00Z');
  await start({ stateFile: join(folder, 'clock.json'), now: () => now });
  const session = await openCheckout();
  const open = await openCheckout();
  await payAtCheckout(session.url ?? '');
  const periodEnd = async () => {
    const { data } = await stripe.subscriptions.list({ customer: session.customer as string, status: 'all' });
    return [new Date(data[0]!.items.data[0]!.current_period_end * 1000).toISOString(), data[0]!.status];
  };
  expect(await periodEnd()).toEqual(['2027-02-28T12:00:00.000Z', 'active']);
  now = new Date('2027-03-01T00:00:00Z');
  // A short month does not move the day for good.
  expect(await periodEnd()).toEqual(['2027-03-31T12:00:00.000Z', 'active']);
  expect(await stripe.checkout.sessions.retrieve(open.id)).toMatchObject({ status: 'expired' });
  const { data } = await stripe.subscriptions.list({ customer: session.customer as string });
  await stripe.subscriptions.update(data[0]!.id, { cancel_at_period_end: true });
  now = new Date('2027-04-01T00:00:00Z');
  expect(await periodEnd()).toEqual(['2027-03-31T12:00:00.000Z', 'canceled']);
});
