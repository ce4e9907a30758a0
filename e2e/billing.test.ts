import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { answers, ask, openChat } from '#e2e/support/chat.ts';
import { openAccount, signUp, userMenu, visitSignedIn } from '#e2e/support/people.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const proPlan = (page: Page) => page.getByRole('region', { name: 'Pro plan' });

/** From the plans to the page where one pays. */
async function goToCheckout(page: Page) {
  await proPlan(page).getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('heading', { name: 'Subscribe to FinDeus Pro' }).waitFor();
}

async function payWith(page: Page, card: string) {
  await page.getByLabel(card).check();
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
}

async function subscribe(page: Page) {
  await goToCheckout(page);
  await payWith(page, '4242 4242 4242 4242');
  await page.getByRole('heading', { name: 'Welcome to FinDeus Pro' }).waitFor();
}

/** The page where payments fail and time passes. */
async function letHappen(page: Page, email: string, happening: string) {
  const control = await page.context().newPage();
  await control.goto('/sandbox/payments');
  const mine = control.getByRole('article').filter({ hasText: email });
  await mine.getByRole('button', { name: happening, exact: true }).click();
  await control.getByRole('status').waitFor();
  // Until the product has been told.
  await expect
    .poll(
      async () => {
        await control.reload();
        return (await control.textContent('main'))?.match(/Not sent yet|Will be tried again/g)?.length ?? 0;
      },
      { timeout: 60_000 },
    )
    .toBe(0);
  await control.close();
}

describeInBrowser('billing', ({ open }) => {
  it('takes a new user from Upgrade to Pro to a Pro answer', async () => {
    const page = await open({ reducedMotion: 'reduce', letRequestsFail: true });
    await page.goto('/');
    await proPlan(page).getByRole('button', { name: 'Upgrade to Pro' }).click();
    await page.getByRole('dialog', { name: 'Create your account' }).waitFor();
    await page.keyboard.press('Escape');
    await signUp(page);

    const otherTab = await page.context().newPage();
    await otherTab.goto('/');
    await proPlan(otherTab).getByRole('button', { name: 'Upgrade to Pro' }).waitFor();
    await userMenu(otherTab).waitFor();

    await goToCheckout(page);
    expect(await page.textContent('body')).toContain('$9.99');
    await expectAccessible(page);
    await payWith(page, '4000 0000 0000 0002');
    await page.getByRole('alert').getByText('Your card was declined.').waitFor();
    await payWith(page, '4242 4242 4242 4242');

    await page.getByRole('heading', { name: 'Welcome to FinDeus Pro' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    const details = page.getByRole('region', { name: 'Your subscription' });
    await details.getByText('Active').waitFor();
    const renewal = new Date();
    renewal.setMonth(renewal.getMonth() + 1);
    expect(await details.textContent()).toContain(String(renewal.getFullYear()));
    await userMenu(page).getByText('Pro Plan').waitFor();

    // The other tab knows without a reload.
    await proPlan(otherTab).getByRole('button', { name: '✓ Active Pro Subscription' }).waitFor();
    await userMenu(otherTab).getByText('Pro Plan').waitFor();

    await page.getByRole('button', { name: 'Start a Pro chat' }).click();
    const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
    await chat.getByRole('button', { name: 'Pro', exact: true, pressed: true }).waitFor();
    const sent = page.waitForRequest('**/functions/v1/chat');
    await ask(page, 'If I invest $500 a month at 7% for 30 years, how much will I have?');
    expect((await sent).postDataJSON()).toMatchObject({ mode: 'pro' });
    await answers(page, 1);
    await chat.getByText('584,726').first().waitFor();
    expect(await chat.textContent()).toMatch(
      /Alternatives side by side[\s\S]*The range[\s\S]*What it depends on most[\s\S]*Your plan by date/,
    );
    // The chart of the range stands in the text; the one of the card is below it.
    await chat.getByRole('figure').filter({ hasText: 'Value at the end, by yearly return' }).waitFor();
  });

  it('shows the bank’s page for a card that needs it, and returns when the user cancels', async () => {
    const page = await open({ letRequestsFail: true });
    await visitSignedIn(page);
    await goToCheckout(page);
    await page.getByRole('link', { name: 'Back to FinDeus' }).click();
    await goToCheckout(page);
    // By the browser's own way back, too: the button is there to be pressed again.
    await page.goBack();
    await goToCheckout(page);
    await payWith(page, '4000 0025 0000 3155');
    await page.getByRole('button', { name: 'Fail authentication' }).click();
    await page.getByRole('alert').getByText('did not confirm').waitFor();
    await payWith(page, '4000 0025 0000 3155');
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await page.getByRole('heading', { name: 'Welcome to FinDeus Pro' }).waitFor();
    await page.getByRole('region', { name: 'Your subscription' }).getByText('Active').waitFor();
  });

  it('shows a successful payment although its events are late', async () => {
    const page = await open({ letRequestsFail: true });
    await visitSignedIn(page);
    let late = true;
    await page.route('**/functions/v1/refresh-subscription', (route) =>
      late ? route.fulfill({ status: 500, json: { error: 'away' } }) : route.continue(),
    );
    await page.route('**/rest/v1/stripe_user_subscriptions*', (route) =>
      late ? route.fulfill({ json: [{ subscription_status: 'not_started' }] }) : route.continue(),
    );
    await goToCheckout(page);
    await payWith(page, '4242 4242 4242 4242');
    const details = page.getByRole('region', { name: 'Your subscription' });
    await details.getByText('Waiting for the confirmation of your payment').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByText('Welcome to').count()).toBe(0);
    late = false;
    await page.getByRole('heading', { name: 'Welcome to FinDeus Pro' }).waitFor();
    await details.getByText('Active').waitFor();
  });

  it('can be managed: canceling keeps Pro until the end of the paid month', async () => {
    const page = await open();
    await visitSignedIn(page);
    await subscribe(page);
    let account = await openAccount(page);
    await account.getByText(/It renews on .* Paid with Visa ending in 4242/).waitFor();
    await account.getByRole('button', { name: 'Manage billing' }).click();
    await page.getByRole('heading', { name: 'Your subscription', level: 1 }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel the plan' }).click();
    await page.getByRole('button', { name: 'Keep the plan' }).waitFor();
    await page
      .getByRole('link', { name: /^(← )?Back to FinDeus|FinDeus$/ })
      .first()
      .click();
    await userMenu(page).getByText('Pro Plan').waitFor();
    account = await openAccount(page);
    await account.getByText(/It is canceled and runs until/).waitFor();
  });

  it('shows what to do after a failed payment, and recovers after payment', async () => {
    const page = await open();
    const { email } = await visitSignedIn(page);
    await subscribe(page);
    await letHappen(page, email, 'Let a period pass, fail its payment');
    // The page that welcomed is a bookmark by now: it says what is true, and what to do.
    await page.reload();
    await page.getByRole('heading', { name: 'Your last payment did not go through' }).waitFor();
    await page.getByText('Pro is off until it is paid.').waitFor();
    await page.getByRole('button', { name: 'Update your card' }).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go home' }).click();
    const manage = proPlan(page).getByRole('button', { name: 'Update your card' });
    await manage.waitFor();
    const account = await openAccount(page);
    await account.getByText('Your last payment did not go through').waitFor();
    await userMenu(page).getByText('Free Plan').waitFor();
    await page.keyboard.press('Escape');
    await userMenu(page).getByText('Payment failed').waitFor();
    await userMenu(page).click();
    await page.getByRole('button', { name: 'Payment failed. Update your card' }).waitFor();
    await page.keyboard.press('Escape');
    const chat = await openChat(page);
    await chat.getByRole('alert').getByText('Your last payment did not go through.').waitFor();
    await expectAccessible(page);
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await manage.click();
    await page.getByRole('heading', { name: 'Your subscription', level: 1 }).waitFor();
    await letHappen(page, email, 'Pay what is open');
    await page.goto('/');
    const active = proPlan(page).getByRole('button', { name: '✓ Active Pro Subscription' });
    await active.waitFor();
    await userMenu(page).getByText('Pro Plan').waitFor();
    await active.click();
    await page.getByRole('heading', { name: 'Your subscription', level: 1 }).waitFor();
  });

  it('gives Pro mode to paying users only, also when the payment is known late', async () => {
    const page = await open();
    const chat = page.getByRole('dialog', { name: 'Ask FinDeus' });
    const mode = (name: 'Free' | 'Pro', pressed?: true) =>
      chat.getByRole('button', { name, exact: true, ...(pressed ? { pressed } : {}) });
    await page.goto('/?session_id=cs_test_1');
    await page.getByRole('heading', { name: 'Sign in to see your plan' }).waitFor();
    expect(await page.getByRole('button', { name: 'Start a Pro chat' }).count()).toBe(0);
    await signUp(page);
    await page.getByRole('heading', { name: 'Checking your payment' }).waitFor();
    expect(await page.getByText('Welcome to').count()).toBe(0);

    let known = Promise.withResolvers<void>();
    let rows = [{ subscription_status: 'active', price_id: 'price_1', current_period_end: 1_800_000_000 }];
    await page.route('**/rest/v1/stripe_user_subscriptions*', async (route) => {
      await known.promise;
      await route.fulfill({ json: rows });
    });
    await page.goto('/about');
    await userMenu(page).waitFor();
    await openChat(page);
    await mode('Pro').click();
    await mode('Pro', true).waitFor();
    const answered = page.waitForResponse('**/rest/v1/stripe_user_subscriptions*');
    known.resolve();
    await answered;
    expect(await mode('Pro', true).isVisible()).toBe(true);

    await page.goto('/?session_id=cs_test_1');
    await page.getByRole('button', { name: 'Start a Pro chat' }).click();
    await chat.getByText('No conversations yet').waitFor();
    await mode('Pro', true).waitFor();

    known = Promise.withResolvers<void>();
    rows = [];
    await page.goto('/about');
    await userMenu(page).waitFor();
    await openChat(page);
    await mode('Pro').click();
    await mode('Pro', true).waitFor();
    known.resolve();
    await mode('Free', true).waitFor();
  });

  it('ends with the account', async () => {
    const page = await open({ letRequestsFail: true });
    const { email } = await visitSignedIn(page);
    await subscribe(page);
    const account = await openAccount(page);
    await account.getByRole('button', { name: 'Delete my account' }).click();
    await account.getByLabel(`Type ${email} to confirm`).fill(email);
    await account.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('dialog', { name: 'Your account is deleted' }).waitFor();
    const control = await page.context().newPage();
    await expect
      .poll(
        async () => {
          await control.goto('/sandbox/payments');
          return control.getByRole('article').filter({ hasText: email }).count();
        },
        { timeout: 60_000 },
      )
      .toBe(0);
  });
});
