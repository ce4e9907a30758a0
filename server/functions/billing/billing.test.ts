import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createPlanReader } from '#server/billing/read-plan.ts';
import type { Database } from '#server/db/database.ts';
import { openBilledWire, type BilledWire } from '#server/testing/billed-wire.ts';
import { describeOnBothEngines } from '#server/testing/fresh-database.ts';

const site = 'http://findeus.test';

describeOnBothEngines('billing', (fresh) => {
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

  const signUp = async () => {
    const client = billed.wire.visitor();
    const email = `${randomUUID()}@example.com`;
    const { data } = await client.auth.signUp({ email, password: 'correct horse battery' });
    return { client, email, id: data.user!.id, token: data.session!.access_token };
  };
  type Buyer = Awaited<ReturnType<typeof signUp>>;

  const order = () => ({
    price_id: billed.standIn.proPriceId,
    success_url: `${site}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: site,
    mode: 'subscription',
  });
  const checkout = async (
    token: string | null,
    body: unknown = order(),
    path = '/functions/v1/stripe-checkout',
  ) => {
    const response = await billed.wire.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      body: (await response.json()) as { sessionId?: string; url?: string; error?: string },
    };
  };
  const pay = async (buyer: Buyer) => {
    const { body } = await checkout(buyer.token);
    return billed.pay(body.url!);
  };
  const stateOf = async ({ client, id }: { client: SupabaseClient; id: string }) => {
    const { data, error } = await client.from('stripe_user_subscriptions').select('*').maybeSingle();
    expect(error).toBeNull();
    const profile = await client.from('profiles').select('subscription_tier').eq('id', id).single();
    return { ...(data as object), tier: profile.data?.subscription_tier as string } as {
      subscription_status?: string;
      cancel_at_period_end?: boolean;
      customer_id: string;
      subscription_id: string | null;
      current_period_end: number | null;
      tier: string;
    };
  };

  describe('stripe-checkout', () => {
    it.each(['/functions/v1/stripe-checkout', '/stripe-checkout'])(
      'leads to a page to pay at: %s',
      async (path) => {
        const buyer = await signUp();
        const { status, body } = await checkout(buyer.token, order(), path);
        expect(status).toBe(200);
        expect(body.sessionId).toMatch(/^cs_/);
        const session = await billed.stripe.checkout.sessions.retrieve(body.sessionId!);
        expect(session).toMatchObject({
          mode: 'subscription',
          status: 'open',
          client_reference_id: buyer.id,
        });
        expect(session.url).toBe(body.url);
        const state = await stateOf(buyer);
        expect(state).toMatchObject({ subscription_status: 'not_started', tier: 'free' });
        const customer = await billed.stripe.customers.retrieve(state.customer_id);
        expect(customer).toMatchObject({ email: buyer.email, metadata: { userId: buyer.id } });
      },
    );

    it.each<[string, object, string]>([
      ['price_id', { price_id: undefined }, 'Missing required parameter price_id'],
      ['success_url', { success_url: undefined, mode: 1 }, 'Missing required parameter success_url'],
      ['cancel_url', { cancel_url: 5 }, 'Expected parameter cancel_url to be a string got 5'],
      ['mode', { mode: 'gift' }, 'Expected parameter mode to be one of payment, subscription'],
    ])('says what is wrong with %s, before it asks who is there', async (_name, change, message) => {
      expect(await checkout(null, { ...order(), ...change })).toMatchObject({
        status: 400,
        body: { error: message },
      });
    });

    it.each<[string, object, RegExp]>([
      ['another price', { price_id: 'price_of_somebody' }, /no plan with this price/],
      ['a one-off payment', { mode: 'payment' }, /is a subscription/],
      [
        'a foreign page after it',
        { success_url: 'https://evil.example/?x={CHECKOUT_SESSION_ID}' },
        /has to lead to/,
      ],
      [
        'a foreign page with our name in it',
        { cancel_url: 'http://findeus.test@evil.example' },
        /has to lead to/,
      ],
      ['a name and a password in it', { cancel_url: 'http://me:secret@findeus.test/' }, /has to lead to/],
      ['an endless address', { cancel_url: `${site}/?${'x'.repeat(2_000)}` }, /more than 2000 characters/],
      ['what is no address', { cancel_url: 'javascript:alert(1)' }, /has to lead to/],
    ])('refuses %s', async (_what, change, message) => {
      const { token } = await signUp();
      const { status, body } = await checkout(token, { ...order(), ...change });
      expect(status).toBe(400);
      expect(body.error).toMatch(message);
    });

    it('refuses strangers, and tells those who are gone', async () => {
      const refused = { status: 401, body: { error: 'Failed to authenticate user' } };
      expect(await checkout(null)).toMatchObject(refused);
      expect(await checkout(billed.wire.anonKey)).toMatchObject(refused);
      expect(await checkout('rubbish')).toMatchObject(refused);
      const { token, id } = await signUp();
      await database.query('delete from auth.users where id = $1', [id]);
      expect(await checkout(token)).toMatchObject({ status: 404, body: { error: 'User not found' } });
    });

    it('answers other methods as the contract has it', async () => {
      const response = await billed.wire.app.request('/stripe-checkout', { method: 'GET' });
      expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
        405,
        'Method not allowed',
      ]);
      const asked = await billed.wire.app.request('/stripe-checkout', {
        method: 'OPTIONS',
        headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
      });
      expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    });

    it('makes one customer and opens one page, however many clicks come at once', async () => {
      const buyer = await signUp();
      const answers = await Promise.all(Array.from({ length: 12 }, () => checkout(buyer.token)));
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
      expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1);
      const customers = await billed.stripe.customers.list({ email: buyer.email });
      expect(customers.data).toHaveLength(1);
      expect((await checkout(buyer.token)).body.sessionId).toBe(answers[0]!.body.sessionId);
    });

    it('leaves one page open, whatever orders come at once', async () => {
      const buyer = await signUp();
      const orders = ['/about', '/press', '/terms'].map((path) => ({ ...order(), cancel_url: site + path }));
      const answers = await Promise.all(orders.map((one) => checkout(buyer.token, one)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { customer_id: customer } = await stateOf(buyer);
      const open = await billed.stripe.checkout.sessions.list({ customer, status: 'open' });
      expect(open.data).toHaveLength(1);
    });

    it('sees what is paid while another click is being looked after', async () => {
      const buyer = await signUp();
      const first = await checkout(buyer.token);
      const { arrived, release } = billed.holdNextReading();
      const second = checkout(buyer.token, { ...order(), cancel_url: `${site}/about` });
      await arrived;
      // Too late to be paid: the other order has closed it before it looked.
      expect((await billed.pay(first.body.url!)).status).toBe(410);
      release();
      expect((await second).status).toBe(200);
    });

    it('is not asked all day', async () => {
      const limited = await openBilledWire(database, { rateLimits: { on: true, trustedProxies: 0 } });
      const { token } = await signUp();
      const statuses: number[] = [];
      for (let n = 0; n < 12; n += 1) {
        const answer = await limited.wire.app.request('/stripe-checkout', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ ...order(), price_id: 'price_none' }),
        });
        statuses.push(answer.status);
      }
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
      expect(statuses.at(-1)).toBe(429);
      await limited.close();
    });

    it('closes the page of an order that has changed', async () => {
      const buyer = await signUp();
      const first = await checkout(buyer.token);
      const second = await checkout(buyer.token, { ...order(), cancel_url: `${site}/about` });
      expect(second.body.sessionId).not.toBe(first.body.sessionId);
      const closed = await billed.stripe.checkout.sessions.retrieve(first.body.sessionId!);
      expect(closed.status).toBe('expired');
    });

    it('sells nothing to somebody who already pays, even before any event has come', async () => {
      const buyer = await signUp();
      await pay(buyer);
      expect((await stateOf(buyer)).tier).toBe('free');
      const { status, body } = await checkout(buyer.token);
      expect([status, body.error]).toEqual([409, expect.stringContaining('already have a FinDeus Pro')]);
      expect(await stateOf(buyer)).toMatchObject({ subscription_status: 'active', tier: 'pro' });
    });

    it('sells again to somebody whose subscription has ended', async () => {
      const buyer = await signUp();
      await pay(buyer);
      await billed.deliverAll();
      const { subscription_id: first } = await stateOf(buyer);
      await billed.stripe.subscriptions.cancel(first!);
      await billed.deliverAll();
      expect(await stateOf(buyer)).toMatchObject({ subscription_status: 'canceled', tier: 'free' });
      await pay(buyer);
      await billed.deliverAll();
      const state = await stateOf(buyer);
      expect(state).toMatchObject({ subscription_status: 'active', tier: 'pro' });
      expect(state.subscription_id).not.toBe(first);
    });

    it('finds another customer for somebody whose own was deleted at Stripe', async () => {
      const buyer = await signUp();
      await pay(buyer);
      await billed.deliverAll();
      const { customer_id: first } = await stateOf(buyer);
      await billed.stripe.customers.del(first);
      await billed.deliverAll();
      expect((await stateOf(buyer)).tier).toBe('free');
      await pay(buyer);
      await billed.deliverAll();
      const state = await stateOf(buyer);
      expect(state).toMatchObject({ subscription_status: 'active', tier: 'pro' });
      expect(state.customer_id).not.toBe(first);
    });
  });

  describe('stripe-webhook', () => {
    const post = (body: string, signature?: string, path = '/functions/v1/stripe-webhook') =>
      billed.wire.app.request(path, {
        method: 'POST',
        headers: signature === undefined ? {} : { 'stripe-signature': signature },
        body,
      });

    it('makes Pro of who has paid, with the tier', async () => {
      const buyer = await signUp();
      await pay(buyer);
      await billed.deliverAll();
      const state = await stateOf(buyer);
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
      const buyer = await signUp();
      await pay(buyer);
      const { customer_id: customer } = await stateOf(buyer);
      const { data } = await billed.stripe.subscriptions.list({ customer });
      await billed.stripe.subscriptions.update(data[0]!.id, { cancel_at_period_end: true });
      const events = await billed.events();
      for (const event of [...events, ...events.toReversed(), ...events]) {
        expect((await billed.deliver(event)).status).toBe(200);
      }
      await billed.settle();
      expect(await stateOf(buyer)).toMatchObject({
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
      const buyer = await signUp();
      await pay(buyer);
      await billed.deliverAll();
      const { subscription_id: id } = await stateOf(buyer);
      await billed.letHappen('fail-now', id!);
      await billed.deliverAll();
      expect(await stateOf(buyer)).toMatchObject({ subscription_status: 'past_due', tier: 'free' });
      expect((await checkout(buyer.token)).status).toBe(409);
      await billed.letHappen('pay', id!);
      await billed.deliverAll();
      expect(await stateOf(buyer)).toMatchObject({ subscription_status: 'active', tier: 'pro' });
    });

    it('believes nobody without Stripe’s signature', async () => {
      const buyer = await signUp();
      await pay(buyer);
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
      const buyer = await signUp();
      await pay(buyer);
      const [event] = await billed.events();
      const broken = billed.withDatabaseDown();
      expect((await billed.deliver(event!, broken)).status).toBeGreaterThanOrEqual(500);
      await billed.deliverAll();
      expect((await stateOf(buyer)).tier).toBe('pro');
    });

    it('keeps what Stripe could not be asked about until it can', async () => {
      const buyer = await signUp();
      await pay(buyer);
      billed.cutOff(true);
      for (const event of await billed.events()) expect((await billed.deliver(event)).status).toBe(200);
      await vi.waitFor(() => expect(billed.failures()).toBeGreaterThan(0), 15_000);
      expect((await stateOf(buyer)).tier).toBe('free');
      billed.cutOff(false);
      await billed.settle();
      expect((await stateOf(buyer)).tier).toBe('pro');
    });

    it('has nothing to do with events about nobody here', async () => {
      const stranger = await billed.stripe.customers.create({ email: 'stranger@example.com' });
      await billed.deliverAll();
      expect(
        await database.query('select 1 from public.stripe_customers where customer_id = $1', [stranger.id]),
      ).toEqual([]);
    });
  });

  const refresh = ({ client }: Buyer) =>
    client.functions.invoke<object>('refresh-subscription', { method: 'POST' });

  it('a reading that began earlier never overwrites a later one', async () => {
    const buyer = await signUp();
    await pay(buyer);
    await billed.deliverAll();
    const { arrived, release } = billed.holdNextReading();
    const early = refresh(buyer);
    await arrived;
    await billed.stripe.subscriptions.cancel((await stateOf(buyer)).subscription_id!);
    expect((await refresh(buyer)).data).toEqual({ subscription_status: 'canceled' });
    release();
    // Told as it is stored, not as it was read.
    expect((await early).data).toEqual({ subscription_status: 'canceled' });
    expect(await stateOf(buyer)).toMatchObject({ subscription_status: 'canceled', tier: 'free' });
  });

  it('a clock that once ran ahead keeps nothing out', async () => {
    const buyer = await signUp();
    await pay(buyer);
    await database.query(
      "update public.stripe_subscriptions set read_at = now() + interval '1 hour' where customer_id = $1",
      [(await stateOf(buyer)).customer_id],
    );
    await refresh(buyer);
    expect(await stateOf(buyer)).toMatchObject({ subscription_status: 'active', tier: 'pro' });
    await billed.deliverAll();
  });

  describe('with the key of another account', () => {
    /** As if Stripe had never heard of this customer. */
    const estrange = async (buyer: Buyer) => {
      const { customer_id: customer } = await stateOf(buyer);
      const elsewhere = `cus_${randomUUID().slice(0, 14)}`;
      await database.transaction(async (q) => {
        await q.query('delete from public.stripe_subscriptions where customer_id = $1', [customer]);
        await q.query('update public.stripe_customers set customer_id = $2 where customer_id = $1', [
          customer,
          elsewhere,
        ]);
        await q.query("update public.profiles set subscription_tier = 'pro' where id = $1", [buyer.id]);
      });
      return elsewhere;
    };

    it('nobody is sold anything, and nobody loses what they have', async () => {
      const buyer = await signUp();
      await checkout(buyer.token);
      await billed.deliverAll();
      const elsewhere = await estrange(buyer);
      expect(await checkout(buyer.token)).toMatchObject({
        status: 500,
        body: { error: 'Failed to fetch customer information' },
      });
      expect((await refresh(buyer)).error).not.toBeNull();
      expect(await stateOf(buyer)).toMatchObject({ customer_id: elsewhere, tier: 'pro' });
      await database.query('delete from auth.users where id = $1', [buyer.id]);
      // The promise to end the customer waits for the right key.
      const before = billed.failures();
      await vi.waitFor(() => expect(billed.failures()).toBeGreaterThan(before), 10_000);
      const gone = await database.query(
        'delete from internal.processed_webhooks where customer_id = $1 and processed_at is null returning 1',
        [elsewhere],
      );
      expect(gone).toHaveLength(1);
    });
  });

  it('does not sell a price that is not what the pages promise', async () => {
    const read = createPlanReader(billed.stripe, billed.standIn.oneTimePriceId);
    expect((await read()).problem).toMatch(/999 US cents a month/);
    expect((await createPlanReader(billed.stripe, billed.standIn.proPriceId)()).problem).toBeNull();
  });

  describe('for who pays', () => {
    it('refresh-subscription asks Stripe where no event has come', async () => {
      const buyer = await signUp();
      await pay(buyer);
      const { data, error } = await buyer.client.functions.invoke<object>('refresh-subscription', {
        method: 'POST',
      });
      expect([error, data]).toEqual([null, { subscription_status: 'active' }]);
      expect((await stateOf(buyer)).tier).toBe('pro');
    });

    it('billing-portal opens their own, and nobody else’s', async () => {
      const buyer = await signUp();
      const early = await buyer.client.functions.invoke('billing-portal', { method: 'POST' });
      expect((early.error as { context: Response }).context.status).toBe(404);
      await pay(buyer);
      const { data } = await buyer.client.functions.invoke<{ url: string }>('billing-portal', {
        method: 'POST',
      });
      expect(data?.url.startsWith(billed.standIn.url)).toBe(true);
      expect(await (await fetch(data!.url)).text()).toContain('4242');
      await billed.stripe.customers.del((await stateOf(buyer)).customer_id);
      const late = await buyer.client.functions.invoke('billing-portal', { method: 'POST' });
      expect((late.error as { context: Response }).context.status).toBe(404);
    });

    it.each(['billing-portal', 'refresh-subscription'])('%s refuses strangers', async (name) => {
      for (const headers of [{}, { authorization: `Bearer ${billed.wire.anonKey}` }]) {
        const answer = await billed.wire.app.request(`/functions/v1/${name}`, { method: 'POST', headers });
        expect(answer.status).toBe(401);
      }
    });

    it('deleting the account ends the subscription at Stripe', async () => {
      const buyer = await signUp();
      await pay(buyer);
      await billed.deliverAll();
      const { customer_id: customer } = await stateOf(buyer);
      const { error } = await buyer.client.functions.invoke('delete-account', {
        body: { confirm_email: buyer.email },
      });
      expect(error).toBeNull();
      await billed.settle();
      expect((await billed.stripe.customers.retrieve(customer)).deleted).toBe(true);
    });

    it.each([false, true])('so does an operator who deletes it, softly: %s', async (softly) => {
      const buyer = await signUp();
      await pay(buyer);
      await billed.deliverAll();
      const { customer_id: customer } = await stateOf(buyer);
      await billed.wire.operator().auth.admin.deleteUser(buyer.id, softly);
      await billed.settle();
      expect((await billed.stripe.customers.retrieve(customer)).deleted).toBe(true);
    });
  });

  it('reconciliation finds who pays and is in nobody’s books', async () => {
    const buyer = await signUp();
    await pay(buyer);
    await billed.deliverAll();
    await database.query('delete from public.stripe_customers where user_id = $1', [buyer.id]);
    await database.query("delete from internal.processed_webhooks where event_type = 'account.deleted'");
    await database.query("update public.profiles set subscription_tier = 'free' where id = $1", [buyer.id]);
    expect(await billed.reconcile()).toMatchObject({ repaired: 1, stopped: false });
    expect(await stateOf(buyer)).toMatchObject({ subscription_status: 'active', tier: 'pro' });
  });

  it('reconciliation gives up where Stripe does not answer', async () => {
    billed.cutOff(true);
    const result = await billed.reconcile();
    billed.cutOff(false);
    expect(result).toMatchObject({ failed: 3, stopped: true });
  });

  it('reconciliation repairs what events have missed, and counts it', async () => {
    const [paid, cancelled, idle] = await Promise.all([signUp(), signUp(), signUp()]);
    await pay(paid);
    await pay(cancelled);
    await checkout(idle.token);
    await billed.settle();
    expect((await stateOf(paid)).tier).toBe('free');
    const first = await billed.reconcile();
    expect(first.repaired).toBeGreaterThanOrEqual(2);
    expect(first.failed).toBe(0);
    expect([(await stateOf(paid)).tier, (await stateOf(cancelled)).tier]).toEqual(['pro', 'pro']);
    await billed.stripe.subscriptions.cancel((await stateOf(cancelled)).subscription_id!);
    expect(await billed.reconcile()).toMatchObject({ repaired: 1, failed: 0 });
    expect(await billed.reconcile()).toMatchObject({ repaired: 0, failed: 0 });
    expect((await stateOf(cancelled)).tier).toBe('free');
  });
});
