import { expect, it } from 'vitest';
import { describeWithBilling } from '#server/testing/stripe/billed-wire.ts';
import { site } from '#server/testing/stripe/buyers.ts';
import { createWire } from '#server/testing/wire/wire-client.ts';

describeWithBilling('stripe-checkout', (billed) => {
  it.each(['/functions/v1/stripe-checkout', '/stripe-checkout'])(
    'returns a payment page: %s',
    async (path) => {
      const buyer = await billed.signUp();
      const { status, body } = await billed.checkout(buyer.token, billed.order(), path);
      expect(status).toBe(200);
      expect(body.sessionId).toMatch(/^cs_/);
      const session = await billed.stripe.checkout.sessions.retrieve(body.sessionId!);
      expect(session).toMatchObject({
        mode: 'subscription',
        status: 'open',
        client_reference_id: buyer.id,
      });
      expect(session.url).toBe(body.url);
      const state = await billed.stateOf(buyer);
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
  ])('names the fault of %s before it checks the session', async (_name, change, message) => {
    expect(await billed.checkout(null, { ...billed.order(), ...change })).toMatchObject({
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
    const { token } = await billed.signUp();
    const { status, body } = await billed.checkout(token, { ...billed.order(), ...change });
    expect(status).toBe(400);
    expect(body.error).toMatch(message);
  });

  it('refuses strangers and deleted users', async () => {
    const refused = { status: 401, body: { error: 'Failed to authenticate user' } };
    expect(await billed.checkout(null)).toMatchObject(refused);
    expect(await billed.checkout(billed.wire.anonKey)).toMatchObject(refused);
    expect(await billed.checkout('rubbish')).toMatchObject(refused);
    const { token, id } = await billed.signUp();
    await billed.database.query('delete from auth.users where id = $1', [id]);
    expect(await billed.checkout(token)).toMatchObject({ status: 404, body: { error: 'User not found' } });
  });

  it('returns 405 and the CORS headers for other methods', async () => {
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

  it('creates one customer and one page when many clicks come at once', async () => {
    const buyer = await billed.signUp();
    const answers = await Promise.all(Array.from({ length: 12 }, () => billed.checkout(buyer.token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1);
    const customers = await billed.stripe.customers.list({ email: buyer.email });
    expect(customers.data).toHaveLength(1);
    expect((await billed.checkout(buyer.token)).body.sessionId).toBe(answers[0]!.body.sessionId);
  });

  it('leaves one page open when different orders come at once', async () => {
    const buyer = await billed.signUp();
    const orders = ['/about', '/press', '/terms'].map((path) => ({
      ...billed.order(),
      cancel_url: site + path,
    }));
    const answers = await Promise.all(orders.map((one) => billed.checkout(buyer.token, one)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { customer_id: customer } = await billed.stateOf(buyer);
    const open = await billed.stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(open.data).toHaveLength(1);
  });

  it('closes the earlier page before it can be paid while another order is handled', async () => {
    const buyer = await billed.signUp();
    const first = await billed.checkout(buyer.token);
    const { arrived, release } = billed.holdNextReading();
    const second = billed.checkout(buyer.token, { ...billed.order(), cancel_url: `${site}/about` });
    await arrived;
    // It can no longer be paid: the other order closed it first.
    expect((await billed.pay(first.body.url!)).status).toBe(410);
    release();
    expect((await second).status).toBe(200);
  });

  it('returns 429 after ten calls', async () => {
    const limited = await createWire(billed.database, {
      billing: billed.wire.functions.billing,
      rateLimits: { on: true, trustedProxies: 0 },
    });
    const { token } = await billed.signUp();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const answer = await limited.app.request('/stripe-checkout', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ ...billed.order(), price_id: 'price_none' }),
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses.at(-1)).toBe(429);
  });

  it('closes the page of the earlier order when the order changes', async () => {
    const buyer = await billed.signUp();
    const first = await billed.checkout(buyer.token);
    const second = await billed.checkout(buyer.token, { ...billed.order(), cancel_url: `${site}/about` });
    expect(second.body.sessionId).not.toBe(first.body.sessionId);
    const closed = await billed.stripe.checkout.sessions.retrieve(first.body.sessionId!);
    expect(closed.status).toBe('expired');
  });

  it('opens no page for a request whose lease has expired', async () => {
    const buyer = await billed.signUp();
    const { arrived, release } = billed.holdNextReading();
    const slow = billed.checkout(buyer.token, { ...billed.order(), cancel_url: `${site}/about` });
    await arrived;
    // Stripe was slow, and another request has the lease.
    await billed.database.query("update internal.checkout_leases set until = now() - interval '1 second'");
    const quick = await billed.checkout(buyer.token);
    release();
    expect([quick.status, (await slow).status]).toEqual([200, 500]);
    const { customer_id: customer } = await billed.stateOf(buyer);
    const open = await billed.stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(open.data.map(({ id }) => id)).toEqual([quick.body.sessionId]);
  });

  it('returns 503 while the price differs from the site’s, and sells again afterwards', async () => {
    const buyer = await billed.signUp();
    const withdrawn = await createWire(billed.database, {
      billing: { ...billed.wire.functions.billing!, readPlan: billed.newPlanReader() },
    });
    const order = () =>
      withdrawn.app.request('/stripe-checkout', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
        body: JSON.stringify(billed.order()),
      });
    billed.rewriteAnswers((body, request) => {
      if (request.startsWith('GET /v1/prices/')) body.active = false;
    });
    const refused = await order();
    billed.rewriteAnswers(null);
    expect([refused.status, await refused.text()]).toEqual([
      503,
      expect.stringContaining('Pro cannot be bought right now.'),
    ]);
    expect((await billed.stateOf(buyer)).customer_id).toBeUndefined();
    expect((await order()).status).toBe(200);
  });

  it('returns 409 to a user who already pays, even before any event has arrived', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    expect((await billed.stateOf(buyer)).tier).toBe('free');
    const { status, body } = await billed.checkout(buyer.token);
    expect([status, body.error]).toEqual([409, expect.stringContaining('already have a FinDeus Pro')]);
    expect(await billed.stateOf(buyer)).toMatchObject({ subscription_status: 'active', tier: 'pro' });
  });

  it('sells again to a user whose subscription has ended', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    await billed.deliverAll();
    const { subscription_id: first } = await billed.stateOf(buyer);
    await billed.stripe.subscriptions.cancel(first!);
    await billed.deliverAll();
    expect(await billed.stateOf(buyer)).toMatchObject({ subscription_status: 'canceled', tier: 'free' });
    await billed.payFor(buyer);
    await billed.deliverAll();
    const state = await billed.stateOf(buyer);
    expect(state).toMatchObject({ subscription_status: 'active', tier: 'pro' });
    expect(state.subscription_id).not.toBe(first);
  });

  it('creates another customer when the first was deleted at Stripe', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    await billed.deliverAll();
    const { customer_id: first } = await billed.stateOf(buyer);
    await billed.stripe.customers.del(first);
    await billed.deliverAll();
    expect((await billed.stateOf(buyer)).tier).toBe('free');
    await billed.payFor(buyer);
    await billed.deliverAll();
    const state = await billed.stateOf(buyer);
    expect(state).toMatchObject({ subscription_status: 'active', tier: 'pro' });
    expect(state.customer_id).not.toBe(first);
  });
});
