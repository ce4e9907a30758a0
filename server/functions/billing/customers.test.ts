import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPlanReader } from '#server/billing/read-plan.ts';
import type { Database } from '#server/db/database.ts';
import { openBilledWire, type BilledWire } from '#server/testing/billed-wire.ts';
import type { Buyer } from '#server/testing/buyers.ts';
import { describeOnBothEngines } from '#server/testing/fresh-database.ts';

describeOnBothEngines('customers', (fresh) => {
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

  it('a reading that began earlier never overwrites a later one', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    await billed.deliverAll();
    const { arrived, release } = billed.holdNextReading();
    const early = billed.refresh(buyer);
    await arrived;
    await billed.stripe.subscriptions.cancel((await billed.stateOf(buyer)).subscription_id!);
    expect((await billed.refresh(buyer)).data).toEqual({ subscription_status: 'canceled' });
    release();
    // Told as it is stored, not as it was read.
    expect((await early).data).toEqual({ subscription_status: 'canceled' });
    expect(await billed.stateOf(buyer)).toMatchObject({ subscription_status: 'canceled', tier: 'free' });
  });

  it('a clock that once ran ahead keeps nothing out', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    await database.query(
      "update public.stripe_subscriptions set read_at = now() + interval '1 hour' where customer_id = $1",
      [(await billed.stateOf(buyer)).customer_id],
    );
    await billed.refresh(buyer);
    expect(await billed.stateOf(buyer)).toMatchObject({ subscription_status: 'active', tier: 'pro' });
    await billed.deliverAll();
  });

  describe('with the key of another account', () => {
    /** As if Stripe had never heard of this customer. */
    const estrange = async (buyer: Buyer) => {
      const { customer_id: customer } = await billed.stateOf(buyer);
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
      const buyer = await billed.signUp();
      await billed.payFor(buyer);
      const { data, error } = await buyer.client.functions.invoke<object>('refresh-subscription', {
        method: 'POST',
      });
      expect([error, data]).toEqual([null, { subscription_status: 'active' }]);
      expect((await billed.stateOf(buyer)).tier).toBe('pro');
    });

    it('billing-portal opens their own, and nobody else’s', async () => {
      const buyer = await billed.signUp();
      const early = await buyer.client.functions.invoke('billing-portal', { method: 'POST' });
      expect((early.error as { context: Response }).context.status).toBe(404);
      await billed.payFor(buyer);
      const { data } = await buyer.client.functions.invoke<{ url: string }>('billing-portal', {
        method: 'POST',
      });
      expect(data?.url.startsWith(billed.standIn.url)).toBe(true);
      expect(await (await fetch(data!.url)).text()).toContain('4242');
      await billed.stripe.customers.del((await billed.stateOf(buyer)).customer_id);
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

    it.each([false, true])('so does an operator who deletes it, softly: %s', async (softly) => {
      const buyer = await billed.signUp();
      await billed.payFor(buyer);
      await billed.deliverAll();
      const { customer_id: customer } = await billed.stateOf(buyer);
      await billed.wire.operator().auth.admin.deleteUser(buyer.id, softly);
      await billed.settle();
      expect((await billed.stripe.customers.retrieve(customer)).deleted).toBe(true);
    });
  });
});
