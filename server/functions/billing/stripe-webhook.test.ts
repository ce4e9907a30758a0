import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { describeWithBilling } from '#server/testing/stripe/billed-wire.ts';
import type { Buyer } from '#server/testing/stripe/buyers.ts';

const textOf = async (url: string) => (await fetch(url)).text();

describeWithBilling('what Stripe says', (billed) => {
  const post = (body: string, signature?: string, path = '/functions/v1/stripe-webhook') =>
    billed.wire.app.request(path, {
      method: 'POST',
      headers: signature === undefined ? {} : { 'stripe-signature': signature },
      body,
    });

  it('gives Pro to a user who has paid', async () => {
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

  it('reaches the same state from events in any order and number', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    const { customer_id: customer } = await billed.stateOf(buyer);
    const { data } = await billed.stripe.subscriptions.list({ customer });
    const events = await billed.events();
    const deliver = async (some: typeof events) => {
      for (const event of some) expect((await billed.deliver(event)).status).toBe(200);
      await billed.settle();
    };
    await deliver([events.at(-1)!]);
    expect(await billed.stateOf(buyer)).toMatchObject({ cancel_at_period_end: false, tier: 'pro' });
    await billed.stripe.subscriptions.update(data[0]!.id, { cancel_at_period_end: true });
    events.push(...(await billed.events()).filter(({ type }) => type === 'customer.subscription.updated'));
    // The newest first; later ones contain an older state, and one of them none at all.
    await deliver(events.toReversed());
    await deliver(events);
    expect(await billed.stateOf(buyer)).toMatchObject({
      subscription_status: 'active',
      cancel_at_period_end: true,
      tier: 'pro',
    });
    const kept = await billed.database.query(
      'select event_id from internal.processed_webhooks where event_id = any($1)',
      [events.map(({ id }) => id)],
    );
    expect(kept).toHaveLength(events.length);
  });

  it('removes Pro when a payment fails, and gives it back after payment', async () => {
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

  it('returns 400 without a valid signature of Stripe', async () => {
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

  it('returns 405 for other methods', async () => {
    const response = await billed.wire.app.request('/functions/v1/stripe-webhook');
    expect([response.status, await response.text()]).toEqual([405, 'Method not allowed']);
  });

  it('returns an error when it could not store the event', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    const [event] = await billed.events();
    const broken = billed.withDatabaseDown();
    expect((await billed.deliver(event!, broken)).status).toBeGreaterThanOrEqual(500);
    await billed.deliverAll();
    expect((await billed.stateOf(buyer)).tier).toBe('pro');
  });

  it('retries an event while Stripe cannot be reached', async () => {
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

  it('ignores customers without an account', async () => {
    const stranger = await billed.stripe.customers.create({ email: 'stranger@example.com' });
    await billed.deliverAll();
    expect(
      await billed.database.query('select 1 from public.stripe_customers where customer_id = $1', [
        stranger.id,
      ]),
    ).toEqual([]);
  });

  it('does not overwrite a later reading with one that started earlier', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    await billed.deliverAll();
    const { arrived, release } = billed.holdNextReading();
    const early = billed.refresh(buyer);
    await arrived;
    await billed.stripe.subscriptions.cancel((await billed.stateOf(buyer)).subscription_id!);
    expect((await billed.refresh(buyer)).data).toEqual({ subscription_status: 'canceled' });
    release();
    // Returns the stored state, not the one that was read.
    expect((await early).data).toEqual({ subscription_status: 'canceled' });
    expect(await billed.stateOf(buyer)).toMatchObject({ subscription_status: 'canceled', tier: 'free' });
  });

  it('stores a reading although a stored time lies in the future', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    await billed.database.query(
      "update public.stripe_subscriptions set read_at = now() + interval '1 hour' where customer_id = $1",
      [(await billed.stateOf(buyer)).customer_id],
    );
    await billed.refresh(buyer);
    expect(await billed.stateOf(buyer)).toMatchObject({ subscription_status: 'active', tier: 'pro' });
    await billed.deliverAll();
  });

  describe('with the key of another Stripe account', () => {
    /** Makes the stored customer unknown to Stripe. */
    const estrange = async (buyer: Buyer) => {
      const { customer_id: customer } = await billed.stateOf(buyer);
      const elsewhere = `cus_${randomUUID().slice(0, 14)}`;
      await billed.database.transaction(async (q) => {
        await q.query('delete from public.stripe_subscriptions where customer_id = $1', [customer]);
        await q.query('update public.stripe_customers set customer_id = $2 where customer_id = $1', [
          customer,
          elsewhere,
        ]);
        await q.query("update public.profiles set subscription_tier = 'pro' where id = $1", [buyer.id]);
      });
      return elsewhere;
    };

    it('sells nothing, and removes nothing', async () => {
      const buyer = await billed.signUp();
      await billed.checkout(buyer.token);
      await billed.deliverAll();
      const elsewhere = await estrange(buyer);
      expect(await billed.checkout(buyer.token)).toMatchObject({
        status: 500,
        body: { error: 'Failed to fetch customer information' },
      });
      expect((await billed.refresh(buyer)).error).not.toBeNull();
      expect(await billed.stateOf(buyer)).toMatchObject({ customer_id: elsewhere, tier: 'pro' });
      await billed.database.query('delete from auth.users where id = $1', [buyer.id]);
      // The job that deletes the customer waits for the right key.
      const before = billed.failures();
      await vi.waitFor(() => expect(billed.failures()).toBeGreaterThan(before), 10_000);
      const gone = await billed.database.query(
        'delete from internal.processed_webhooks where customer_id = $1 and processed_at is null returning 1',
        [elsewhere],
      );
      expect(gone).toHaveLength(1);
    });
  });

  describe('for users who pay', () => {
    it('refresh-subscription reads from Stripe when no event has arrived', async () => {
      const buyer = await billed.signUp();
      await billed.payFor(buyer);
      const { data, error } = await buyer.client.functions.invoke<object>('refresh-subscription', {
        method: 'POST',
      });
      expect([error, data]).toEqual([null, { subscription_status: 'active' }]);
      expect((await billed.stateOf(buyer)).tier).toBe('pro');
    });

    it('billing-portal opens the page of the caller only', async () => {
      const buyer = await billed.signUp();
      const early = await buyer.client.functions.invoke('billing-portal', { method: 'POST' });
      expect((early.error as { context: Response }).context.status).toBe(404);
      await billed.payFor(buyer);
      const { data } = await buyer.client.functions.invoke<{ url: string }>('billing-portal', {
        method: 'POST',
      });
      expect(data?.url.startsWith(billed.standIn.url)).toBe(true);
      expect(await textOf(data!.url)).toContain('4242');
      const stranger = await billed.signUp();
      const theirs = await stranger.client.functions.invoke('billing-portal', { method: 'POST' });
      expect((theirs.error as { context: Response }).context.status).toBe(404);
      await billed.payFor(stranger);
      const other = await stranger.client.functions.invoke<{ url: string }>('billing-portal', {
        method: 'POST',
      });
      const [mine, another] = [await textOf(data!.url), await textOf(other.data!.url)];
      expect([mine.includes(buyer.email), mine.includes(stranger.email)]).toEqual([true, false]);
      expect([another.includes(buyer.email), another.includes(stranger.email)]).toEqual([false, true]);
      await billed.stripe.customers.del((await billed.stateOf(buyer)).customer_id);
      const late = await buyer.client.functions.invoke('billing-portal', { method: 'POST' });
      expect((late.error as { context: Response }).context.status).toBe(404);
    });

    it('billing-portal opens although Stripe does not accept the new address', async () => {
      const buyer = await billed.signUp();
      await billed.payFor(buyer);
      const { customer_id: customer } = await billed.stateOf(buyer);
      await billed.stripe.customers.update(customer, { email: 'former@example.com' });
      const open = () => buyer.client.functions.invoke<{ url: string }>('billing-portal', { method: 'POST' });
      billed.rewriteAnswers((_body, request) => request === `POST /v1/customers/${customer}`);
      const { error } = await open();
      billed.rewriteAnswers(null);
      expect(error).toBeNull();
      await open();
      expect(await billed.stripe.customers.retrieve(customer)).toMatchObject({ email: buyer.email });
    });

    it.each(['billing-portal', 'refresh-subscription'])(
      '%s reports Stripe as unreachable only when it is',
      async (name) => {
        const buyer = await billed.signUp();
        await billed.payFor(buyer);
        await billed.deliverAll();
        const complaint = async () => {
          const { error } = await buyer.client.functions.invoke(name, { method: 'POST' });
          return ((await (error as { context: Response }).context.json()) as { error: string }).error;
        };
        billed.cutOff(true);
        const away = await complaint();
        billed.cutOff(false);
        billed.rewriteAnswers((_body, request) => /billing_portal|subscriptions/.test(request));
        const refused = await complaint();
        billed.rewriteAnswers(null);
        expect(away).toMatch(/^The payment provider could not be reached/);
        expect(refused).toMatch(/^(The page to manage your subscription|Your subscription) could not be/);
      },
    );

    it.each(['billing-portal', 'refresh-subscription'])('%s refuses strangers', async (name) => {
      for (const headers of [{}, { authorization: `Bearer ${billed.wire.anonKey}` }]) {
        const answer = await billed.wire.app.request(`/functions/v1/${name}`, { method: 'POST', headers });
        expect(answer.status).toBe(401);
      }
    });

    it('deleting the account ends the subscription at Stripe', async () => {
      const buyer = await billed.signUp();
      await billed.payFor(buyer);
      await billed.deliverAll();
      const { customer_id: customer } = await billed.stateOf(buyer);
      const { error } = await buyer.client.functions.invoke('delete-account', {
        body: { confirm_email: buyer.email },
      });
      expect(error).toBeNull();
      await billed.settle();
      expect((await billed.stripe.customers.retrieve(customer)).deleted).toBe(true);
    });

    it.each([false, true])(
      'an operator who deletes it ends the subscription too, soft delete: %s',
      async (softly) => {
        const buyer = await billed.signUp();
        await billed.payFor(buyer);
        await billed.deliverAll();
        const { customer_id: customer } = await billed.stateOf(buyer);
        await billed.wire.operator().auth.admin.deleteUser(buyer.id, softly);
        await billed.settle();
        expect((await billed.stripe.customers.retrieve(customer)).deleted).toBe(true);
      },
    );
  });
});
