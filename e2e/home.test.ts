import { expect, it } from 'vitest';
import { holdBack } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { visitSignedIn } from '#e2e/support/people.ts';

describeInBrowser('home', ({ open }) => {
  it('recomputes every figure in the page when a number changes', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    const held = await holdBack(page, '**/assets/live-answer-*.js');
    await page.goto('/');
    const card = page.getByRole('article', { name: 'Compound growth' });
    const monthly = card.getByLabel('Monthly contribution');
    expect(await monthly.inputValue()).toBe('500');
    // Typed once, before the code of the calculator has arrived: it still counts.
    await monthly.fill('1,000');
    await held.letGo();
    await card.getByText('$1,169,453').first().waitFor();
    expect(await monthly.inputValue()).toBe('1,000');
    expect(await card.textContent()).toContain('you changed it');
    await card.getByText('Show the chart as a table').click();
    expect(await card.getByRole('table', { name: 'Growth over time' }).textContent()).toContain('$1,169,453');
    await card.getByText('Show the working').click();
    expect(
      await card
        .getByRole('link', { name: /ompound/ })
        .first()
        .getAttribute('href'),
    ).toMatch(/^https:/);

    await monthly.fill('a lot');
    expect(await card.getByText('Monthly contribution must be a number.', { exact: true }).isVisible()).toBe(
      true,
    );
    expect(await card.textContent()).toContain('$1,169,453');
    await card.getByRole('button', { name: 'Back to the numbers of the question' }).click();
    expect(await card.textContent()).toContain('$584,726');
  });

  it('computes the tax of 2026 to the dollar', async () => {
    const page = await open();
    // Chosen once, before any script has arrived.
    const held = await holdBack(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('region', { name: 'A real answer' }).getByText('Tax', { exact: true }).click();
    await held.letGo();
    const card = page.getByRole('article', { name: /tax/i });
    await card.getByText('$9,870').first().waitFor();
    expect(await page.getByRole('radio', { name: 'Tax' }).isChecked()).toBe(true);
    await card.getByLabel('Yearly 401(k) contribution').fill('0');
    expect(await card.textContent()).toContain('$12,070');

    // An alternative input replaces the first one.
    await card.getByLabel('Yearly 401(k) contribution').fill('10,000');
    await card.getByText('What else goes into it').click();
    await card.getByLabel('401(k) contribution as a share of pay').fill('10');
    expect(await card.textContent()).toContain('$9,980');
    expect(await card.getByLabel('Yearly 401(k) contribution').inputValue()).toBe('0');
    expect(await card.getByRole('alert').count()).toBe(0);

    await card.getByLabel('Filing status').selectOption({ index: 1 });
    await card.getByText('$9,980').first().waitFor({ state: 'detached' });
    // The arrow keys choose, as in any group of radio buttons.
    await page.getByRole('radio', { name: 'Tax' }).press('ArrowRight');
    await page.getByRole('article', { name: /loan/i }).waitFor();
  });

  it('stays usable when the card cannot be fetched, also under a dialog, and loads it on retry', async () => {
    const page = await open({ letRequestsFail: true });
    const fail = Promise.withResolvers<void>();
    await page.route('**/assets/live-answer-*.js', async (route) => {
      await fail.promise;
      await route.abort();
    });
    await page.goto('/');
    const section = page.getByRole('region', { name: 'A real answer' });
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('dialog', { name: 'Welcome back' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await section.textContent()).toContain('$584,726');
    fail.resolve();
    await section.getByRole('alert').getByText('could not be loaded').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Money questions');
    await page.unroute('**/assets/live-answer-*.js');
    await section.getByRole('button', { name: 'Try again' }).click();
    await section.getByText('$584,726').first().waitFor();
  });

  it('leads visitors from every button to its target', async () => {
    const page = await open();
    await page.goto('/');
    for (const name of ['Get Started Free', 'Start Free', 'Upgrade to Pro']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog', { name: 'Create your account' }).waitFor();
      await page.keyboard.press('Escape');
    }
    const explorer = page.getByRole('navigation', { name: 'Explore the platform' });
    await explorer.getByRole('link', { name: /API documentation/ }).click();
    await page.getByRole('heading', { level: 1, name: 'API documentation' }).waitFor();
  });

  it('shows each state of the plans', async () => {
    const page = await open({ letRequestsFail: true });
    await visitSignedIn(page);
    const free = page.getByRole('region', { name: 'Free plan' });
    const pro = page.getByRole('region', { name: 'Pro plan' });
    expect(await free.getByRole('button', { name: 'Current Plan' }).isDisabled()).toBe(true);

    const held = Promise.withResolvers<void>();
    await page.route('**/functions/v1/stripe-checkout', async (route) => {
      await held.promise;
      await route.fulfill({ status: 500, json: { error: 'no' } });
    });
    await pro.getByRole('button', { name: 'Upgrade to Pro' }).click();
    const busy = pro.getByRole('button', { name: 'Setting up your Pro account...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    expect(await pro.locator('.spinner').isVisible()).toBe(true);
    held.resolve();
    expect(await pro.getByRole('alert').textContent()).toBe(
      'Failed to start checkout process. Please try again.',
    );
    expect(await pro.getByRole('button', { name: 'Upgrade to Pro' }).isEnabled()).toBe(true);

    await page.route('**/rest/v1/stripe_user_subscriptions*', (route) =>
      route.fulfill({
        json: [{ subscription_status: 'active', price_id: 'price_1', current_period_end: 1_800_000_000 }],
      }),
    );
    await page.reload();
    const active = pro.getByRole('button', { name: '✓ Active Pro Subscription' });
    await active.waitFor();
    expect(await active.isEnabled()).toBe(true);
    expect(await free.getByRole('button', { name: 'Included in Pro' }).isDisabled()).toBe(true);
    expect(await free.getByText('Current Plan').count()).toBe(0);
  });

  it('shows the subscription after checkout, also when its confirmation is late', async () => {
    const page = await open();
    await visitSignedIn(page);
    let confirmed = false;
    await page.route('**/rest/v1/stripe_user_subscriptions*', (route) =>
      route.fulfill({
        json: confirmed
          ? [{ subscription_status: 'active', price_id: 'price_1', current_period_end: 1_800_000_000 }]
          : [],
      }),
    );
    await page.goto('/?session_id=cs_test_1');
    const details = page.getByRole('region', { name: 'Your subscription' });
    await details.getByText('Waiting for the confirmation of your payment').waitFor();
    confirmed = true;
    await details.getByText('Active', { exact: false }).waitFor();
    expect(await details.textContent()).toContain('FinDeus Pro');
    // The sample market has no real-time prices.
    expect(await page.getByRole('button', { name: 'Market insights', exact: true }).isVisible()).toBe(true);
    expect(await page.getByText('Real-time').count()).toBe(0);
    expect(await details.textContent()).toContain('January 15, 2027');
  });

  it('shows that copying failed when the browser does not allow it', async () => {
    const page = await open();
    // Like on a page without HTTPS.
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto('/docs');
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('button', { name: 'Copying is not allowed here' }).waitFor();
  });

  it('copies a sample and confirms it for two seconds', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.clock.install();
    await page.goto('/docs');
    await page.clock.pauseAt(Date.now() + 60_000);
    const copy = page.getByRole('button', { name: 'Copy' }).first();
    await copy.click();
    const copied = page.getByRole('button', { name: 'Copied' });
    await copied.waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('FINDEUS_API_URL');
    await page.clock.runFor(1_900);
    expect(await copied.count()).toBe(1);
    await page.clock.runFor(200);
    await copied.waitFor({ state: 'detached' });
  });
});
