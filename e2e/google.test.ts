import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { startServer } from '#server/testing/start-server.ts';

describeInBrowser('signing in with Google', ({ open }) => {
  const leave = async (page: Page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
  };
  const told = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' }).getByRole('alert');

  it('is not offered when it is not configured', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'findeus-google-'));
    const server = await startServer({ DATA_DIR: dataDir, SANDBOX: 'off' });
    try {
      const page = await open({ baseURL: server.url });
      await page.goto('/');
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.getByRole('dialog').getByLabel('Password', { exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0);
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true });
    }
  });

  it.each([
    ['is cut off', (route: Route) => route.abort()],
    ['fails', (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })],
    ['says nothing useful', (route: Route) => route.fulfill({ status: 200, body: 'hello' })],
  ])('whose start %s stays on the page with a message', async (_what, answer) => {
    const page = await open({ letRequestsFail: true });
    await page.route('**/auth/v1/authorize*', answer);
    await leave(page);
    await told(page).waitFor();
    expect(await told(page).textContent()).toBe('Failed to sign in with Google. Please try again.');
    expect(await page.getByRole('button', { name: 'Continue with Google' }).isEnabled()).toBe(true);
  });

  it('for the first time opens the chat, as a sign-up with a password does', async () => {
    const page = await open();
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started', exact: true }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: /Jonas/ }).click();
    await page.getByRole('dialog', { name: 'Ask FinDeus' }).getByLabel('Your question').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('that cannot start returns to the page with a message', async () => {
    const page = await open({ letRequestsFail: true });
    // As if Google were unknown to the server: what it answers then is its own.
    await page.route('**/auth/v1/authorize*', (route) =>
      route.continue({ url: route.request().url().replace('provider=google', 'provider=apple') }),
    );
    await leave(page);
    await told(page).waitFor();
    expect(await told(page).textContent()).toBe('Failed to sign in with Google. Please try again.');
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('whose code is refused shows a message', async () => {
    const page = await open({ letRequestsFail: true });
    await page.route('**/auth/v1/token?grant_type=pkce', (route) => route.fulfill({ status: 500, json: {} }));
    await leave(page);
    await page.getByRole('button', { name: /Mira/ }).click();
    await told(page).waitFor();
    expect(await told(page).textContent()).toBe('Failed to sign in with Google. Please try again.');
  });
});
