import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { payAtCheckout } from '#sandbox/stripe/pay-at-checkout.ts';
import { startStripe, type StripeStandIn } from '#sandbox/stripe/start-stripe.ts';
import { clientOf } from '#sandbox/stripe/testing.ts';

/** Where checkout sends people back to: a browser follows that redirect past every route of the test. */
const shopServer = createServer((_, response) => response.end('the shop'));
let shop: string;
let standIn: StripeStandIn;
let stripe: Stripe;

beforeAll(async () => {
  await once(shopServer.listen(0, '127.0.0.1'), 'listening');
  shop = `http://127.0.0.1:${(shopServer.address() as AddressInfo).port}`;
  standIn = await startStripe();
  stripe = clientOf(standIn);
});
afterAll(async () => {
  shopServer.closeAllConnections();
  shopServer.close();
  await standIn.close();
});

async function openCheckout() {
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: standIn.proPriceId, quantity: 1 }],
    success_url: `${shop}/?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${shop}/`,
  });
  return { url: url!, customer };
}

describeInBrowser('the payment pages of the sandbox', ({ open }) => {
  it('are accessible in light mode on a phone and in dark mode on a desktop', async () => {
    const { url, customer } = await openCheckout();
    await payAtCheckout(url);
    const portal = await stripe.billingPortal.sessions.create({ customer, return_url: shop });
    const page = await open();
    for (const address of [(await openCheckout()).url, portal.url, `${standIn.url}/control`]) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      await page.getByText('Sandbox: no real money moves here').waitFor();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 1280, height: 844 });
      await expectAccessible(page);
    }
  });

  it('lead from a declined card through the bank back to the shop, without script', async () => {
    const page = await open({ javaScriptEnabled: false, letRequestsFail: true });
    await page.goto((await openCheckout()).url);
    await page.getByLabel(/Is declined/).check();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('alert').getByText('Your card was declined.').waitFor();
    await page.getByLabel(/Asks for confirmation/).check();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await page.getByText('the shop').waitFor();
    expect(new URL(page.url()).searchParams.get('session_id')).toMatch(/^cs_test_/);
  });
});
