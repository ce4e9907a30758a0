import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reconciled } from '#server/billing/reconcile.ts';
import { describeWithBilling } from '#server/testing/stripe/billed-wire.ts';
import { site, type Buyer } from '#server/testing/stripe/buyers.ts';

describeWithBilling('what Stripe has and our books have not', (billed) => {
  /** As when older books are restored: what was written since is gone, at Stripe it is not. */
  const restoreOlderBooks = (buyer: Buyer) =>
    billed.database.transaction(async (q) => {
      await q.query('delete from public.stripe_customers where user_id = $1', [buyer.id]);
      await q.query("delete from internal.processed_webhooks where event_type = 'account.deleted'");
      await q.query("update public.profiles set subscription_tier = 'free' where id = $1", [buyer.id]);
    });

  const payingBuyer = async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    await billed.deliverAll();
    return { ...buyer, customer: (await billed.stateOf(buyer)).customer_id };
  };

  /** A second customer with the same mark, who pays as well or instead. */
  const payAsAnother = async (buyer: Buyer) => {
    const { id: customer } = await billed.stripe.customers.create({
      email: 'former@example.com',
      metadata: { userId: buyer.id },
    });
    const session = await billed.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: billed.standIn.proPriceId, quantity: 1 }],
      success_url: site,
      subscription_data: { metadata: { userId: buyer.id } },
    });
    await billed.pay(session.url!);
    return customer;
  };

  const isGone = async (customer: string) =>
    (await billed.stripe.customers.retrieve(customer)).deleted === true;

  const leave = async (buyer: Buyer) => {
    const { error } = await buyer.client.functions.invoke('delete-account', {
      body: { confirm_email: buyer.email },
    });
    expect(error).toBeNull();
    await billed.settle();
  };

  it.each(['the address of the account', 'an address of before'])(
    'finds an existing customer before anything is sold twice, by %s',
    async (address) => {
      const buyer = await payingBuyer();
      if (address !== 'the address of the account') {
        await billed.stripe.customers.update(buyer.customer, { email: 'former@example.com' });
      }
      await restoreOlderBooks(buyer);
      expect((await billed.checkout(buyer.token)).status).toBe(409);
      expect(await billed.stateOf(buyer)).toMatchObject({
        customer_id: buyer.customer,
        subscription_status: 'active',
        tier: 'pro',
      });
      expect((await billed.stripe.customers.list({ email: buyer.email })).data.length).toBeLessThan(2);
    },
  );

  it('links a customer only to the user named in its metadata', async () => {
    const theirs = await payingBuyer();
    const stranger = await billed.signUp();
    await billed.stripe.customers.update(theirs.customer, { email: stranger.email });
    await restoreOlderBooks(theirs);
    expect((await billed.checkout(stranger.token)).status).toBe(200);
    expect((await billed.stateOf(stranger)).customer_id).not.toBe(theirs.customer);
    expect((await billed.checkout(theirs.token)).status).toBe(409);
  });

  it('replaces a customer without payments by one that pays; deleting the account ends both', async () => {
    const buyer = await billed.signUp();
    const { body } = await billed.checkout(buyer.token);
    const { customer_id: idle } = await billed.stateOf(buyer);
    const paying = await payAsAnother(buyer);
    await billed.deliverAll();
    expect(await billed.stateOf(buyer)).toMatchObject({ customer_id: paying, tier: 'pro' });
    expect((await billed.pay(body.url!)).status).toBe(410);
    expect(billed.warningsAbout(paying)).toEqual([]);
    await leave(buyer);
    expect([await isGone(idle), await isGone(paying)]).toEqual([true, true]);
  });

  it('replaces a customer that was deleted at Stripe', async () => {
    const buyer = await billed.signUp();
    await billed.checkout(buyer.token);
    await billed.deliverAll();
    await billed.stripe.customers.del((await billed.stateOf(buyer)).customer_id);
    const paying = await payAsAnother(buyer);
    billed.rewriteAnswers((_body, request) => request === 'GET /v1/checkout/sessions');
    const result = await billed.reconcile();
    billed.rewriteAnswers(null);
    expect(result).toMatchObject({ failed: 0 });
    expect(await billed.stateOf(buyer)).toMatchObject({ customer_id: paying, tier: 'pro' });
  });

  it('ignores a customer whose metadata names no user', async () => {
    const { id } = await billed.stripe.customers.create({ metadata: { userId: 'a dear friend' } });
    const before = billed.failures();
    await billed.deliverAll();
    expect(billed.failures()).toBe(before);
    expect(await billed.database.query('select customer_id from public.stripe_customers')).not.toContainEqual(
      {
        customer_id: id,
      },
    );
  });

  it('reports two paying customers of one user to the operator; deleting the account ends both', async () => {
    const buyer = await payingBuyer();
    const second = await payAsAnother(buyer);
    await billed.deliverAll();
    expect(await billed.stateOf(buyer)).toMatchObject({ customer_id: buyer.customer, tier: 'pro' });
    expect(billed.warningsAbout(second)).toContain('a user pays with two customers at Stripe');
    await leave(buyer);
    expect([await isGone(buyer.customer), await isGone(second)]).toEqual([true, true]);
  });

  it('reports a paying customer without an account to the operator', async () => {
    const buyer = await payingBuyer();
    await restoreOlderBooks(buyer);
    await billed.database.query('delete from auth.users where id = $1', [buyer.id]);
    expect(await billed.reconcile()).toMatchObject({ ownerless: 1, failed: 0, stopped: false });
    expect(billed.warningsAbout(buyer.customer)).toEqual(['somebody pays who has no account here']);
    await billed.stripe.customers.del(buyer.customer);
    expect(await billed.reconcile()).toMatchObject({ ownerless: 0 });
  });

  it('keeps a customer whose row was deleted by hand', async () => {
    const buyer = await payingBuyer();
    await billed.database.query('delete from public.stripe_customers where user_id = $1', [buyer.id]);
    await billed.settle();
    expect(await billed.stateOf(buyer)).toMatchObject({ customer_id: buyer.customer, tier: 'pro' });
    expect(billed.warningsAbout(buyer.customer)).toEqual([
      'a customer was not ended at Stripe, because its account is still here',
    ]);
  });

  it('keeps Pro for a customer with two subscriptions, and reports it to the operator', async () => {
    const buyer = await payingBuyer();
    const session = await billed.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: buyer.customer,
      line_items: [{ price: billed.standIn.proPriceId, quantity: 1 }],
      success_url: site,
    });
    await billed.pay(session.url!);
    await billed.deliverAll();
    expect((await billed.stateOf(buyer)).tier).toBe('pro');
    expect(billed.warningsAbout(buyer.customer)).toContain('a customer pays for more than one subscription');
  });

  it('counts only the products that are sold here', async () => {
    const buyer = await payingBuyer();
    const { current_period_end: end } = await billed.stateOf(buyer);
    billed.rewriteAnswers((body, request) => {
      if (request !== 'GET /v1/subscriptions') return;
      for (const { items } of body.data ?? []) {
        const [item] = items.data;
        const price = { ...item!.price, id: 'price_of_something', product: 'prod_something' };
        items.data.unshift({ ...item!, price, current_period_end: 1 });
      }
    });
    await billed.refresh(buyer);
    billed.rewriteAnswers(null);
    expect(await billed.stateOf(buyer)).toMatchObject({
      price_id: billed.standIn.proPriceId,
      current_period_end: end,
      tier: 'pro',
    });
  });

  it('keeps Pro when another product is configured', async () => {
    const buyer = await payingBuyer();
    billed.rewriteAnswers((body, request) => {
      if (request !== 'GET /v1/subscriptions') return;
      for (const { items } of body.data ?? []) items.data[0]!.price.product = 'prod_of_before';
    });
    const { failed, repaired } = await billed.reconcile();
    const again = await billed.checkout(buyer.token);
    billed.rewriteAnswers(null);
    expect([failed > 0, repaired]).toEqual([true, 0]);
    expect(again.status).toBe(500);
    expect(billed.warningsAbout(buyer.customer)).toContain(
      'a live subscription that was sold here is not of the product of STRIPE_PRO_PRICE_ID',
    );
    expect(await billed.stateOf(buyer)).toMatchObject({ subscription_status: 'active', tier: 'pro' });
  });

  it('the comparison finds a paying customer that is not in the database', async () => {
    const buyer = await payingBuyer();
    await restoreOlderBooks(buyer);
    expect(await billed.reconcile()).toMatchObject({ repaired: 1, ownerless: 0, stopped: false });
    expect(await billed.stateOf(buyer)).toMatchObject({ subscription_status: 'active', tier: 'pro' });
  });

  it('the comparison stops when Stripe does not answer', async () => {
    // More of them than it takes to give up.
    for (let n = 0; n < 4; n += 1) await billed.checkout((await billed.signUp()).token);
    billed.cutOff(true);
    const result = await billed.reconcile();
    billed.cutOff(false);
    expect(result).toMatchObject({ failed: 3, stopped: true });
  });

  it('the comparison repairs what events have missed, and counts it', async () => {
    const [paid, cancelled, idle] = await Promise.all([billed.signUp(), billed.signUp(), billed.signUp()]);
    await billed.payFor(paid);
    await billed.payFor(cancelled);
    await billed.checkout(idle.token);
    await billed.settle();
    expect((await billed.stateOf(paid)).tier).toBe('free');
    const first = await billed.reconcile();
    expect(first.repaired).toBeGreaterThanOrEqual(2);
    expect(first.failed).toBe(0);
    expect([(await billed.stateOf(paid)).tier, (await billed.stateOf(cancelled)).tier]).toEqual([
      'pro',
      'pro',
    ]);
    await billed.stripe.subscriptions.cancel((await billed.stateOf(cancelled)).subscription_id!);
    expect(await billed.reconcile()).toMatchObject({ repaired: 1, failed: 0 });
    expect(await billed.reconcile()).toMatchObject({ repaired: 0, failed: 0 });
    expect((await billed.stateOf(cancelled)).tier).toBe('free');
  });

  describe('the daily comparison', () => {
    const lease = () => billed.database.query('select done_at from internal.daily_work');
    beforeEach(() => billed.database.query('delete from internal.daily_work'));

    it('runs on one of two nodes', async () => {
      const onDone = vi.fn<(result: Reconciled) => void>();
      const nodes = [billed.startDaily(onDone), billed.startDaily(onDone)];
      await vi.waitFor(() => expect(onDone).toHaveBeenCalled(), 15_000);
      // Both have had their look by the time they can be stopped.
      await Promise.all(nodes.map((node) => node.stop()));
      const late = billed.startDaily(onDone);
      await late.stop();
      expect(onDone).toHaveBeenCalledTimes(1);
      expect(await lease()).toEqual([{ done_at: expect.anything() as unknown }]);
      await billed.database.query("update internal.daily_work set done_at = now() - interval '24 hours'");
      const tomorrow = billed.startDaily(onDone);
      await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(2), 15_000);
      await tomorrow.stop();
    });

    it('runs on another node after the first was stopped', async () => {
      await payingBuyer();
      await payingBuyer();
      const results: Reconciled[] = [];
      const { arrived, release } = billed.holdNextReading();
      const first = billed.startDaily((result) => void results.push(result));
      await arrived;
      const stopped = first.stop();
      release();
      await stopped;
      expect(results).toMatchObject([{ checked: 1, stopped: true }]);
      const second = billed.startDaily((result) => void results.push(result));
      await vi.waitFor(() => expect(results).toMatchObject([{}, { stopped: false }]), 15_000);
      await second.stop();
    });

    it('runs on another node after the first died and its lease expired', async () => {
      await billed.database.query(
        `insert into internal.daily_work (name, holder, held_until)
         values ('billing:reconcile', gen_random_uuid(), now() + interval '5 minutes')`,
      );
      const onDone = vi.fn<(result: Reconciled) => void>();
      const other = billed.startDaily(onDone);
      await other.stop();
      expect(onDone).not.toHaveBeenCalled();
      await billed.database.query('update internal.daily_work set held_until = now()');
      const next = billed.startDaily(onDone);
      await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1), 15_000);
      await next.stop();
    });
  });

  // Only where there are several connections can one wait for the other's row.
  describe('in transactions that wait for each other', () => {
    const waiting = async (count: number) => {
      const atLocks = () =>
        billed.database.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
      await vi.waitFor(async () => expect(await atLocks()).toHaveLength(count), 15_000);
    };
    /** Holds a row of this customer's until it is released. */
    const hold = (table: 'stripe_customers' | 'stripe_subscriptions', customer: string) => {
      const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const done = billed.database.transaction(async (q) => {
        await q.query(`select 1 from public.${table} where customer_id = $1 for update`, [customer]);
        held.resolve();
        await released.promise;
      });
      const release = () => {
        released.resolve();
        return done;
      };
      return { held: held.promise, release };
    };

    it('an earlier reading does not overwrite a later one that it waited for', async () => {
      const buyer = await payingBuyer();
      const { arrived, release: answer } = billed.holdNextReading();
      const early = billed.refresh(buyer);
      await arrived;
      await billed.stripe.subscriptions.cancel((await billed.stateOf(buyer)).subscription_id!);
      const { held, release } = hold('stripe_customers', buyer.customer);
      await held;
      const late = billed.refresh(buyer);
      await waiting(1);
      answer();
      await waiting(2);
      await release();
      const canceled = { subscription_status: 'canceled' };
      expect([(await late).data, (await early).data]).toEqual([canceled, canceled]);
      expect(await billed.stateOf(buyer)).toMatchObject({ ...canceled, tier: 'free' });
    });

    it.each(['its user', 'an operator', 'an operator, softly'])(
      'an account can be deleted by %s while its payment is being stored',
      async (by) => {
        const buyer = await billed.signUp();
        await billed.payFor(buyer);
        const { customer_id: customer } = await billed.stateOf(buyer);
        const { held, release } = hold('stripe_subscriptions', customer);
        await held;
        const written = billed.refresh(buyer);
        await waiting(1);
        const gone =
          by === 'its user'
            ? buyer.client.functions.invoke('delete-account', { body: { confirm_email: buyer.email } })
            : billed.wire.operator().auth.admin.deleteUser(buyer.id, by === 'an operator, softly');
        await waiting(2);
        await release();
        expect([(await written).error, (await gone).error]).toEqual([null, null]);
        await billed.settle();
        expect(await isGone(customer)).toBe(true);
      },
    );
  });

  it('an event without an account does not delay other events', async () => {
    const planted = billed.database.query(
      "insert into internal.processed_webhooks (event_id, event_type) values ('evt_nobody', 'x')",
    );
    await expect(planted).rejects.toThrow('wait_for_somebody');
  });
});
