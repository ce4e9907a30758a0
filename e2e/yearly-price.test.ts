import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { openAccount, visitSignedIn } from '#e2e/support/people.ts';
import { startServer, type RunningServer } from '#server/testing/start-server.ts';

let server: RunningServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'findeus-yearly-'));
  server = await startServer({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    STRIPE_PRO_YEARLY_PRICE_ID: 'price_SandboxFinDeusProYearly',
  });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

describeInBrowser('a yearly price', ({ open }) => {
  it('is offered beside the monthly one with what it saves, and is charged', async () => {
    const page = await open({ baseURL: server.url });
    await visitSignedIn(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const plan = page.getByRole('region', { name: 'Pro plan' });
    await plan.getByText('$9.99').waitFor();
    await plan.getByLabel('Yearly, save $20.88').check({ force: true });
    await plan.getByText('$99', { exact: true }).waitFor();
    await plan.getByText('Saves $20.88 a year: twelve months come to $119.88.').waitFor();
    await expectAccessible(page);
    await plan.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await page.getByRole('heading', { name: 'Subscribe to FinDeus Pro' }).waitFor();
    expect(await page.textContent('body')).toContain('$99.00');
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await page.getByRole('heading', { name: 'Welcome to FinDeus Pro' }).waitFor();
    const details = page.getByRole('region', { name: 'Your subscription' });
    await details.getByText('FinDeus Pro, billed yearly').waitFor();
    expect(await details.textContent()).toContain(String(new Date().getFullYear() + 1));
    await page.setViewportSize({ width: 1280, height: 900 });
    const settings = await openAccount(page);
    await settings.getByText('You are on Pro, billed yearly. It renews on').waitFor();
  });
});

describeInBrowser('a site without a yearly price', ({ open }) => {
  it('shows the monthly price only', async () => {
    const page = await open();
    await page.goto('/');
    const plan = page.getByRole('region', { name: 'Pro plan' });
    await plan.getByText('Sample data, not real prices').waitFor();
    expect(await plan.getByRole('radio').count()).toBe(0);
    await page.getByRole('heading', { name: 'Two plans, one price' }).waitFor();
  });
});
