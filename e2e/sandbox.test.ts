import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { overhang } from '#e2e/support/accessibility.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const post = async (path: string, body: object) => {
  const response = await fetch(`${inject('siteUrl')}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
};
const faultsOf = async (page: Page) => {
  // The list renews itself so that nobody has to; it is short, and nobody fills in anything there.
  const { violations } = await new AxeBuilder({ page }).disableRules(['meta-refresh']).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

describeInBrowser('the sandbox', ({ open }) => {
  it('receives mail, and its links work from the inbox', async () => {
    const email = 'inbox@example.com';
    await post('signup', { email, password: 'correct horse 1' });
    await post('recover', { email });
    // The mail itself is in a frame where no script may run, not even that of the accessibility check.
    const page = await open({ viewport: { width: 390, height: 844 }, letRequestsFail: true });
    await page.route('**/sandbox/mail/*/html', (route) => route.abort());
    await page.goto('/sandbox/mail');
    const mail = page.getByRole('link', { name: /Reset your FinDeus password/ }).first();
    // The list renews itself every few seconds.
    await mail.waitFor({ timeout: 60_000 });
    await mail.click();
    await page.getByText(email).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
    const [verified] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/auth/v1/verify')),
      page.getByRole('link', { name: /auth\/v1\/verify/ }).click(),
    ]);
    const target = new URL(verified.headers().location ?? '');
    expect(target.origin).toBe(inject('siteUrl'));
    expect(target.hash).toMatch(/access_token=.*type=recovery/);
    // The page takes the tokens out of the address at once.
    await page.waitForURL((url) => url.origin === target.origin && url.hash === '');
  });

  it('shows a mail unchanged in its own frame', async () => {
    await post('signup', { email: 'frame@example.com', password: 'correct horse 1' });
    await post('recover', { email: 'frame@example.com' });
    const page = await open();
    await page.goto('/sandbox/mail');
    const mail = page.getByRole('link', { name: /frame@example.com/ }).first();
    await mail.waitFor({ timeout: 60_000 });
    const [framed] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/html')),
      mail.click(),
    ]);
    expect(framed.headers()['content-security-policy']).toContain('sandbox');
    expect(await framed.text()).toContain('Choose a new password');
  });

  it.each([
    { width: 390, colorScheme: 'light' as const },
    { width: 1280, colorScheme: 'dark' as const },
  ])('shows an inbox that is accessible at $width px in $colorScheme', async ({ width, colorScheme }) => {
    const page = await open({ viewport: { width, height: 844 }, colorScheme });
    // A list that renews itself takes the page away from a check that is still at work.
    await page.route('**/sandbox/mail', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<meta http-equiv="refresh"[^>]*>/, '');
      await route.fulfill({ response, body });
    });
    await page.goto('/sandbox/mail');
    expect(await faultsOf(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
  });

  it('lets one of three people sign in with Google, by keyboard', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    await page.goto('/auth/v1/authorize?provider=google');
    const ada = page.getByRole('button', { name: /Ada/ });
    await ada.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await ada.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash.includes('access_token='));
    expect(new URL(page.url()).origin).toBe(inject('siteUrl'));
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('returns to the site when the user cancels', async () => {
    const page = await open();
    await page.goto('/auth/v1/authorize?provider=google');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alert').waitFor();
    expect(new URL(page.url()).origin).toBe(inject('siteUrl'));
  });
});
