import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const inNavigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
const inFooter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('button', { name });

describeInBrowser('the shell', ({ open }) => {
  it('shows Loading FinDeus with a spinner until it is ready, then the home view', async () => {
    const page = await open();
    const held = Promise.withResolvers<void>();
    await page.route('**/config.json', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/');
    const loading = page.getByRole('status');
    expect((await loading.textContent())?.trim()).toBe('Loading FinDeus');
    expect(await page.locator('.spinner').isVisible()).toBe(true);
    held.resolve();
    await headingOf(page).waitFor();
    expect(await loading.count()).toBe(0);
    expect(await page.title()).toBe('FinDeus');
  });

  it('says the same before the script has arrived', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto('/');
    expect((await page.getByRole('status').textContent())?.trim()).toBe('Loading FinDeus');
  });

  it('goes through views with Back and Forward while the address stays the same', async () => {
    const page = await open();
    await page.goto('/');
    await inNavigation(page, 'About').click();
    expect(await headingOf(page).textContent()).toBe('Advice should show its work');
    expect(await page.title()).toBe('About · FinDeus');
    await inFooter(page, 'Security').click();
    expect(await headingOf(page).textContent()).toBe('Your questions stay yours');

    await page.goBack();
    expect(await headingOf(page).textContent()).toBe('Advice should show its work');
    await page.goBack();
    expect(await page.title()).toBe('FinDeus');
    await page.goForward();
    expect(await headingOf(page).textContent()).toBe('Advice should show its work');
    expect(pathOf(page)).toBe('/');
  });

  it('has a breadcrumb on every view but home, and it leads home', async () => {
    const page = await open();
    await page.goto('/');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await breadcrumb.count()).toBe(0);
    for (const name of ['About', 'Press', 'API documentation', 'Privacy', 'Terms', 'Security']) {
      await inFooter(page, name).click();
      expect(await breadcrumb.innerText()).toMatch(new RegExp(`Home\\s*>\\s*${name}`));
    }
    await breadcrumb.getByRole('button', { name: 'Home' }).click();
    expect(await breadcrumb.count()).toBe(0);
  });

  it('starts a view at its top, with the focus on its heading', async () => {
    const page = await open({ viewport: { width: 390, height: 300 } });
    await page.goto('/');
    await inFooter(page, 'Terms').scrollIntoViewIfNeeded();
    await inFooter(page, 'Terms').click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('returns from checkout to the success view and takes the session out of the address', async () => {
    const page = await open();
    await page.goto('/?session_id=cs_test_123&from=mail');
    expect(await headingOf(page).textContent()).toBe('Welcome to FinDeus Pro');
    expect(await page.title()).toBe('Welcome · FinDeus');
    expect(pathOf(page)).toBe('/?from=mail');
  });

  it('falls back to home for a view that nobody knows', async () => {
    const page = await open();
    await page.goto('/');
    await inNavigation(page, 'About').click();
    await page.evaluate(() => history.replaceState({ view: 'constructor' }, ''));
    await page.reload();
    await headingOf(page).waitFor();
    expect(await page.title()).toBe('FinDeus');
  });

  it('says what to do when the server does not answer, and goes on when it does again', async () => {
    const page = await open({ letRequestsFail: true });
    await page.route('**/config.json', (route) => route.abort());
    await page.goto('/');
    expect(await page.getByRole('alert').textContent()).toContain('FinDeus did not answer');
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await headingOf(page).waitFor();
    expect(await page.title()).toBe('FinDeus');
  });

  it.each([
    [390, 'light'],
    [1280, 'dark'],
  ] as const)('is accessible and fits at %i px in %s', async (width, colorScheme) => {
    const page = await open({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    };
    await page.goto('/?session_id=cs_test_123');
    await headingOf(page).waitFor();
    await check();
    for (const name of ['About', 'Press', 'API documentation', 'Privacy', 'Terms', 'Security']) {
      await inFooter(page, name).click();
      await check();
    }
    await inNavigation(page, 'Home').click();
    await check();
  });
});
