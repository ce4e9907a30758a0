import { expect, it } from 'vitest';
import { publicConfigSchema, type PublicConfig } from '#contract/public-config.ts';
import { yearlySavingCents } from '#contract/plans.ts';
import { describeWithBilling } from '#server/testing/stripe/billed-wire.ts';
import { createTestApp } from '#server/testing/wire/test-app.ts';

const config = {
  supabaseUrl: undefined,
  anonKey: 'k',
  sandbox: true,
  market: 'none' as const,
  proPriceId: 'price_1',
};

async function proOf(yearlyPrice?: () => { priceId: string; priceCents: number } | null) {
  const { app } = createTestApp({ config: { ...config, ...(yearlyPrice ? { yearlyPrice } : {}) } });
  const answer = (await (await app.request('/config.json')).json()) as PublicConfig;
  return publicConfigSchema.parse(answer).plans.find(({ id }) => id === 'pro')!;
}

describeWithBilling('Pro by the year', (billed) => {
  it('is charged at its own amount and gives Pro until the end of the year', async () => {
    const buyer = await billed.signUp();
    const order = { ...billed.order(), price_id: billed.standIn.yearlyPriceId };
    const { status, body } = await billed.checkout(buyer.token, order);
    expect(status).toBe(200);
    const session = await billed.stripe.checkout.sessions.retrieve(body.sessionId!);
    expect(session.amount_total).toBe(9_900);
    await billed.pay(body.url!);
    await billed.deliverAll();
    const state = await billed.stateOf(buyer);
    expect(state).toMatchObject({
      subscription_status: 'active',
      price_id: billed.standIn.yearlyPriceId,
      tier: 'pro',
    });
    const days = (state.current_period_end! * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(367);

    // It renews for another year, and ends when it is canceled.
    await billed.letHappen('renew', state.subscription_id!);
    await billed.deliverAll();
    const renewed = await billed.stateOf(buyer);
    expect(new Date(renewed.current_period_end! * 1000).getUTCFullYear()).toBe(
      new Date(state.current_period_end! * 1000).getUTCFullYear() + 1,
    );
    const { data } = await buyer.client.functions.invoke<{ url: string }>('billing-portal', {
      method: 'POST',
    });
    expect(await (await fetch(data!.url)).text()).toContain('$99.00 per year');
  });

  it('replaces the open page of a user who changes to yearly', async () => {
    const buyer = await billed.signUp();
    const monthly = await billed.checkout(buyer.token);
    const yearly = await billed.checkout(buyer.token, {
      ...billed.order(),
      price_id: billed.standIn.yearlyPriceId,
    });
    expect(yearly.body.sessionId).not.toBe(monthly.body.sessionId);
    const before = await billed.stripe.checkout.sessions.retrieve(monthly.body.sessionId!);
    expect(before.status).toBe('expired');
  });

  it('is published to the browser with Stripe’s amount', async () => {
    await expect.poll(() => billed.yearly.current()).not.toBeNull();
    const { yearly } = await proOf(() => billed.yearly.current());
    expect(yearly).toEqual({ priceId: billed.standIn.yearlyPriceId, priceCents: 9_900 });
    expect(yearlySavingCents(yearly!)).toBe(12 * 999 - 9_900);
  });

  it('is not published when it is not configured or not valid', async () => {
    expect(await proOf()).not.toHaveProperty('yearly');
    expect(await proOf(() => null)).not.toHaveProperty('yearly');
    const wrong = billed.newYearlyOffer(billed.standIn.oneTimePriceId);
    expect(await wrong.findProblem()).toContain('STRIPE_PRO_YEARLY_PRICE_ID is not an active one');
    expect(wrong.current()).toBeNull();
  });
});
