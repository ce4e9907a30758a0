import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { calculators } from '#advisor/calculators/registry.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const inNavigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const homeHeading = 'Money questions, answered with the working shown';
const homeTitle = 'FinDeus: money questions answered with the working shown';

describeInBrowser('the shell', ({ open }) => {
  it('shows all content before any script has loaded, with figures and chart', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto('/');
    expect(await headingOf(page).textContent()).toBe(homeHeading);
    expect(await page.getByText('$584,726').first().isVisible()).toBe(true);
    expect(await page.title()).toBe(homeTitle);
    for (const [path, heading] of [
      ['/about', 'Advice should show its work'],
      ['/security', 'Your questions stay yours'],
      ['/docs', 'API documentation'],
    ] as const) {
      await page.goto(path);
      expect(await headingOf(page).textContent()).toBe(heading);
    }
  });

  it('serves the licenses of bundled packages and fonts, linked from the footer', async () => {
    const page = await open();
    await page.goto('/');
    const address = await inFooter(page, 'Open-source licenses').getAttribute('href');
    const text = await (await page.request.get(address!)).text();
    for (const part of ['## react - ', '## zod - ', '## @fontsource-variable/inter - ', 'SIL Open Font'])
      expect(text).toContain(part);
  });

  it('shows Loading FinDeus with a spinner while a view loads', async () => {
    const page = await open();
    await page.goto('/');
    const held = Promise.withResolvers<void>();
    await page.route('**/press-page-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await inNavigation(page, 'Press').click();
    const loading = page.getByRole('status');
    expect((await loading.textContent())?.trim()).toBe('Loading FinDeus');
    expect(await page.locator('.spinner').isVisible()).toBe(true);
    held.resolve();
    await page.getByRole('heading', { level: 1, name: 'Press' }).waitFor();
    expect(await loading.count()).toBe(0);
  });

  it('goes through views with Back and Forward while the address stays the same', async () => {
    const page = await open();
    await page.goto('/');
    await inNavigation(page, 'About').click();
    await page.getByRole('heading', { level: 1, name: 'Advice should show its work' }).waitFor();
    expect(await page.title()).toBe('About · FinDeus');
    await inFooter(page, 'Security').click();
    await page.getByRole('heading', { level: 1, name: 'Your questions stay yours' }).waitFor();
    expect(pathOf(page)).toBe('/');

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Advice should show its work' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: homeHeading }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Advice should show its work' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Advice should show its work' }).waitFor();
    expect(pathOf(page)).toBe('/');
  });

  it('has an address for each view, which is left with the view', async () => {
    const page = await open();
    await page.goto('/about');
    expect(await headingOf(page).textContent()).toBe('Advice should show its work');
    await inNavigation(page, 'Press').click();
    await page.getByRole('heading', { level: 1, name: 'Press' }).waitFor();
    expect(pathOf(page)).toBe('/');
    await page.goBack();
    expect(pathOf(page)).toBe('/about');
    await page.getByRole('heading', { level: 1, name: 'Advice should show its work' }).waitFor();
  });

  it('has a breadcrumb on every view but home, which leads home', async () => {
    const page = await open();
    await page.goto('/');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await breadcrumb.count()).toBe(0);
    for (const name of ['About', 'Press', 'API documentation', 'Privacy', 'Terms', 'Security']) {
      await inFooter(page, name).click();
      await breadcrumb.getByText(name).waitFor();
      expect(await breadcrumb.innerText()).toMatch(new RegExp(`Home\\s*>\\s*${name}`));
    }
    await breadcrumb.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { level: 1, name: homeHeading }).waitFor();
    expect(await breadcrumb.count()).toBe(0);
  });

  it('opens a view at its top, with the focus on its heading', async () => {
    const page = await open({ viewport: { width: 390, height: 300 } });
    await page.goto('/');
    await inFooter(page, 'Terms').scrollIntoViewIfNeeded();
    await inFooter(page, 'Terms').click();
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('moves the focus to the section of a long page', async () => {
    const page = await open();
    await page.goto('/terms');
    const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('button').nth(3);
    const heading = page.getByRole('heading', { level: 2, name: (await entry.textContent()) ?? '' });
    await expect
      .poll(async () => {
        await entry.press('Enter');
        return heading.evaluate((element) => element === document.activeElement);
      })
      .toBe(true);
  });

  it('returns from checkout to the success view and removes the session from the address', async () => {
    const page = await open();
    await page.goto('/?session_id=cs_test_123&from=mail');
    await page.getByRole('heading', { level: 1, name: 'Sign in to see your plan' }).waitFor();
    expect(await page.title()).toBe('Welcome · FinDeus');
    expect(pathOf(page)).toBe('/?from=mail');
    // Opening the address alone is no payment.
    expect(await page.getByText('Real-time market insights').count()).toBe(0);
    await page.getByRole('button', { name: 'Go home' }).click();
    await page.getByRole('heading', { level: 1, name: homeHeading }).waitFor();
  });

  it('shows home for an unknown view or address', async () => {
    const page = await open({ letRequestsFail: true });
    await page.goto('/');
    await inNavigation(page, 'About').click();
    await page.evaluate(() => history.replaceState({ view: 'constructor' }, ''));
    await page.reload();
    await page.getByRole('heading', { level: 1, name: homeHeading }).waitFor();
    const answer = await page.goto('/nothing-here');
    expect(answer?.status()).toBe(404);
    expect(await headingOf(page).textContent()).toBe(homeHeading);
  });

  it('shows that the server does not answer, and continues when it does', async () => {
    const page = await open({ letRequestsFail: true });
    await page.route('**/config.json', (route) => route.abort());
    await page.goto('/');
    expect(await page.getByRole('alert').textContent()).toContain('FinDeus does not answer right now');
    expect(await headingOf(page).textContent()).toBe(homeHeading);
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });

    await page.route('**/config.json', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.reload();
    await page.getByRole('alert').waitFor();
    await page.unroute('**/config.json');
    // The page may listen for it only a moment after the alert is there.
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('online')));
        return page.getByRole('alert').count();
      })
      .toBe(0);
  });

  it('shows when a page cannot be fetched, and loads it when the network is back', async () => {
    const page = await open({ letRequestsFail: true });
    await page.goto('/');
    await page.route('**/assets/about-page-*.js', (route) => route.abort());
    await page.route('**/assets/auth-modal-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('alert').getByText('This part could not be loaded').waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await page.unroute('**/assets/auth-modal-*.js');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('dialog', { name: 'Welcome back' }).waitFor();
    await page.keyboard.press('Escape');
    await inNavigation(page, 'About').click();
    await page.getByRole('heading', { level: 1, name: 'This part could not be loaded' }).waitFor();
    await page.unroute('**/assets/about-page-*.js');
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Advice should show its work' }).waitFor();
  });

  it('has a menu for phones that closes on Escape and returns the focus', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await inNavigation(page, 'Press').waitFor();
    for (const name of ['Sign In', 'Sign Up']) {
      expect(await page.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
    await menu.click();
    await inNavigation(page, 'Press').click();
    await page.getByRole('heading', { level: 1, name: 'Press' }).waitFor();
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
  });

  it('describes each page to crawlers and shared links', async () => {
    const site = inject('siteUrl');
    const about = await (await fetch(`${site}/about`)).text();
    expect(about).toContain('<title>About · FinDeus</title>');
    expect(about).toMatch(/<meta name="description" content="Why FinDeus exists[^"]+"/);
    expect(about).toMatch(/<link rel="canonical" href="http[^"]+\/about">/);
    expect(about).toMatch(/<meta property="og:image" content="http[^"]+\/share\.png">/);
    expect(about).not.toContain('{{');
    const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
    expect(sitemap.match(/<loc>/g)).toHaveLength(13 + calculators.length);
    expect(sitemap).not.toContain('reset-password');
    expect(sitemap).not.toContain('shared-plan');
    expect(await (await fetch(`${site}/robots.txt`)).text()).toMatch(/Sitemap: http.+\/sitemap\.xml/);
    const manifest = (await (await fetch(`${site}/manifest.webmanifest`)).json()) as {
      icons: { src: string }[];
    };
    for (const { src } of [...manifest.icons, { src: '/share.png' }]) {
      const picture = await fetch(site + src);
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-type')).toMatch(/^image\//);
    }
  });
});
