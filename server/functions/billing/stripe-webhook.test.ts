import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openBilledWire, type BilledWire } from '#server/testing/billed-wire.ts';
import { describeOnBothEngines } from '#server/testing/fresh-database.ts';

describeOnBothEngines('stripe-webhook', (fresh) => {
  let database: Database;
  let billed: BilledWire;
  beforeAll(async () => {
    database = await fresh();
    billed = await openBilledWire(database);
  });
  afterAll(async () => {
    await billed.close();
    await database.close();
  });

  const post = (body: string, signature?: string, path = '/functions/v1/stripe-webhook') =>
    billed.wire.app.request(path, {
      method: 'POST',
      headers: signature === undefined ? {} : { 'stripe-signature': signature },
      body,
    });

  it('makes Pro of who has paid, with the tier', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    await billed.deliverAll();
    const state = await billed.stateOf(buyer);
    expect(state).toMatchObject({
      subscription_status: 'active',
      tier: 'pro',
      price_id: billed.standIn.proPriceId,
      cancel_at_period_end: false,
      payment_method_brand: 'visa',
      payment_method_last4: '4242',
    });
    expect(state.current_period_end).toBeGreaterThan(Date.now() / 1000 + 27 * 86_400);
  });

  it('ends the same, in any order and any number of times', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    const { customer_id: customer } = await billed.stateOf(buyer);
    const { data } = await billed.stripe.subscriptions.list({ customer });
    await billed.stripe.subscriptions.update(data[0]!.id, { cancel_at_period_end: true });
    const events = await billed.events();
    for (const event of [...events, ...events.toReversed(), ...events]) {
      expect((await billed.deliver(event)).status).toBe(200);
    }
    await billed.settle();
    expect(await billed.stateOf(buyer)).toMatchObject({
      subscription_status: 'active',
      cancel_at_period_end: true,
      tier: 'pro',
    });
    const kept = await database.query(
      'select event_id from internal.processed_webhooks where event_id = any($1)',
      [events.map(({ id }) => id)],
    );
    expect(kept).toHaveLength(events.length);
  });

  it('takes Pro from who has not paid, and gives it back', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    await billed.deliverAll();
    const { subscription_id: id } = await billed.stateOf(buyer);
    await billed.letHappen('fail-now', id!);
    await billed.deliverAll();
    expect(await billed.stateOf(buyer)).toMatchObject({ subscription_status: 'past_due', tier: 'free' });
    expect((await billed.checkout(buyer.token)).status).toBe(409);
    await billed.letHappen('pay', id!);
    await billed.deliverAll();
    expect(await billed.stateOf(buyer)).toMatchObject({ subscription_status: 'active', tier: 'pro' });
  });

  it('believes nobody without Stripe’s signature', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    const [event] = await billed.events();
    const body = JSON.stringify(event);
    const missing = await post(body);
    expect([missing.status, await missing.text()]).toEqual([400, 'No signature found']);
    const good = billed.sign(body);
    for (const [text, signature] of [
      [body, 't=1,v1=00'],
      [body, 'rubbish'],
      [`${body} `, good],
      [body, billed.sign(body, { secret: 'whsec_of_somebody_else' })],
      [body, billed.sign(body, { secondsAgo: 3_600 })],
    ] as const) {
      const refused = await post(text, signature);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toMatch(/^Webhook signature verification failed: /);
    }
    expect((await post(body, billed.sign(body, { secondsAgo: 240 }), '/stripe-webhook')).status).toBe(200);
  });

  it('answers other methods as the contract has it', async () => {
    const response = await billed.wire.app.request('/functions/v1/stripe-webhook');
    expect([response.status, await response.text()]).toEqual([405, 'Method not allowed']);
  });

  it('acknowledges nothing that it could not keep', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    const [event] = await billed.events();
    const broken = billed.withDatabaseDown();
    expect((await billed.deliver(event!, broken)).status).toBeGreaterThanOrEqual(500);
    await billed.deliverAll();
    expect((await billed.stateOf(buyer)).tier).toBe('pro');
  });

  it('keeps what Stripe could not be asked about until it can', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    billed.cutOff(true);
    for (const event of await billed.events()) expect((await billed.deliver(event)).status).toBe(200);
    await vi.waitFor(() => expect(billed.failures()).toBeGreaterThan(0), 15_000);
    expect((await billed.stateOf(buyer)).tier).toBe('free');
    billed.cutOff(false);
    await billed.settle();
    expect((await billed.stateOf(buyer)).tier).toBe('pro');
  });

  it('has nothing to do with events about nobody here', async () => {
    const stranger = await billed.stripe.customers.create({ email: 'stranger@example.com' });
    await billed.deliverAll();
    expect(
      await database.query('select 1 from public.stripe_customers where customer_id = $1', [stranger.id]),
    ).toEqual([]);
  });
});
