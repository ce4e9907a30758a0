import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { payAtCheckout } from '#sandbox/stripe/pay-at-checkout.ts';
import { startStripe, type StripeStandIn } from '#sandbox/stripe/start-stripe.ts';
import { clientOf } from '#sandbox/stripe/testing.ts';

const shop = 'http://localhost:3000';
let standIn: StripeStandIn;
let stripe: Stripe;

beforeAll(async () => {
  standIn = await startStripe();
  stripe = clientOf(standIn);
});
afterAll(() => standIn.close());

async function openCheckout(customer?: string): Promise<string> {
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: standIn.proPriceId, quantity: 1 }],
    success_url: `${shop}/?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${shop}/`,
    ...(customer && { customer }),
  });
  return url ?? '';
}

async function subscriber() {
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  await payAtCheckout(await openCheckout(customer.id));
  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: shop });
  const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
  return { portalUrl: portal.url, invoiceUrl: invoice?.hosted_invoice_url ?? '' };
}

describeInBrowser('the payments of the sandbox', ({ open }) => {
  it.each(['control', 'checkout', 'portal', 'card', 'invoice'] as const)(
    'are accessible, light on a phone and dark on a desk: %s',
    async (name) => {
      const { portalUrl, invoiceUrl } = await subscriber();
      const urls = {
        checkout: await openCheckout(),
        portal: portalUrl,
        card: `${portalUrl}/card`,
        invoice: invoiceUrl,
        control: `${standIn.url}/control`,
      };
      const page = await open({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
      await page.goto(urls[name]);
      await page.getByText('Sandbox: no real money moves here').waitFor();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 1280, height: 844 });
      await expectAccessible(page);
    },
  );

  it('say beside each field what is missing, and lead to the first', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, letRequestsFail: true });
    await page.goto(await openCheckout());
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Enter the card number.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('email');
    await expectAccessible(page);
  });

  it('take a card that is typed, group its digits, and lead back to the shop', async () => {
    const page = await open({ letRequestsFail: true });
    await page.route(`${shop}/**`, (route) => route.fulfill({ body: 'the shop' }));
    await page.goto(await openCheckout());
    await page.getByLabel('Email').fill('robin@example.com');
    await page.getByLabel('Card number').pressSequentially('4000000000000002');
    await page.getByLabel('Expiry').pressSequentially('1234');
    await page.getByLabel('Security code').pressSequentially('123');
    await page.getByLabel('Name on card').fill('Robin Example');
    expect(await page.getByLabel('Card number').inputValue()).toBe('4000 0000 0000 0002');
    expect(await page.getByLabel('Expiry').inputValue()).toBe('12 / 34');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Your card was declined.').waitFor();
    await page.getByRole('button', { name: /Asks for confirmation/ }).click();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await page.waitForURL((url) => url.searchParams.get('session_id')?.startsWith('cs_test_') === true);
  });

  it('work without any script', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.route(`${shop}/**`, (route) => route.fulfill({ body: 'the shop' }));
    await page.goto(await openCheckout());
    await page.getByLabel('Email').fill('robin@example.com');
    await page.getByRole('button', { name: '4242 4242 4242 4242 Pays' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('robin@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL(`${shop}/**`);

    const { portalUrl } = await subscriber();
    await page.goto(portalUrl);
    await page.getByRole('link', { name: 'Cancel the plan' }).click();
    await page.getByRole('button', { name: 'Cancel the plan' }).click();
    await page.getByText('Your plan ends with the period you have paid for.').waitFor();
    await page.getByRole('button', { name: 'Keep the plan' }).click();
    await page.getByText('Your plan goes on.').waitFor();
  });
});
