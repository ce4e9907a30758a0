import { expect, it } from 'vitest';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { signUp } from '#e2e/support/people.ts';

describeInBrowser('home', ({ open }) => {
  it('computes in the page: change a number and every figure follows', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    await page.goto('/');
    const card = page.getByRole('article', { name: 'Compound growth' });
    const monthly = card.getByLabel('Monthly contribution');
    expect(await monthly.inputValue()).toBe('500');
    // Twice as much a month is twice as much in the end; the page needs its script for that.
    await expect
      .poll(
        async () => {
          await monthly.fill('');
          await monthly.fill('1,000');
          return card.textContent();
        },
        { timeout: 10_000 },
      )
      .toContain('$1,169,453');
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

  it('knows the tax of 2026 to the dollar', async () => {
    const page = await open();
    await page.goto('/');
    // The prerendered page is there before what makes its cards live.
    const tax = page.getByRole('button', { name: 'Tax', exact: true });
    await expect
      .poll(
        async () => {
          await tax.click();
          return tax.getAttribute('aria-pressed');
        },
        { timeout: 15_000 },
      )
      .toBe('true');
    const card = page.getByRole('article', { name: /tax/i }).last();
    expect(await card.textContent()).toContain('$9,870');
    await card.getByLabel('Pre-tax 401(k) contribution').fill('0');
    expect(await card.textContent()).toContain('$12,070');

    // Told in another way, it takes the place of what it was told by.
    await card.getByLabel('Pre-tax 401(k) contribution').fill('10,000');
    await card.getByText('What else goes into it').click();
    await card.getByLabel('401(k) contribution as a share of pay').fill('10');
    expect(await card.textContent()).toContain('$9,980');
    expect(await card.getByLabel('Pre-tax 401(k) contribution').inputValue()).toBe('0');
    expect(await card.getByRole('alert').count()).toBe(0);
  });

  it('leads visitors from every button to where it says', async () => {
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
    await page.goto('/');
    await signUp(page);
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
    expect(await active.isDisabled()).toBe(true);
  });

  it('shows the subscription after checkout, also when its confirmation is late', async () => {
    const page = await open();
    await page.goto('/');
    await signUp(page);
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
    expect(await details.textContent()).toContain(
      await page.evaluate(() => new Date(1_800_000_000_000).toLocaleDateString()),
    );
  });

  it('copies a sample and says so for two seconds', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/docs');
    const copy = page.getByRole('button', { name: 'Copy' }).first();
    await copy.click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('FINDEUS_API_URL');
    const shown = Date.now();
    await page.getByRole('button', { name: 'Copied' }).waitFor({ state: 'detached' });
    expect(Date.now() - shown).toBeGreaterThan(1_200);
  });
});
