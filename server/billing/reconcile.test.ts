import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openBilledWire, type BilledWire } from '#server/testing/billed-wire.ts';
import { describeOnBothEngines } from '#server/testing/fresh-database.ts';

describeOnBothEngines('reconciliation', (fresh) => {
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

  it('finds who pays and is in nobody’s books', async () => {
    const buyer = await billed.signUp();
    await billed.payFor(buyer);
    await billed.deliverAll();
    await database.query('delete from public.stripe_customers where user_id = $1', [buyer.id]);
    await database.query("delete from internal.processed_webhooks where event_type = 'account.deleted'");
    await database.query("update public.profiles set subscription_tier = 'free' where id = $1", [buyer.id]);
    expect(await billed.reconcile()).toMatchObject({ repaired: 1, stopped: false });
    expect(await billed.stateOf(buyer)).toMatchObject({ subscription_status: 'active', tier: 'pro' });
  });

  it('gives up where Stripe does not answer', async () => {
    for (let n = 0; n < 4; n += 1) await billed.checkout((await billed.signUp()).token);
    billed.cutOff(true);
    const result = await billed.reconcile();
    billed.cutOff(false);
    expect(result).toMatchObject({ failed: 3, stopped: true });
  });

  it('repairs what events have missed, and counts it', async () => {
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
});
