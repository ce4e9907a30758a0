import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { answerWith, ask, holdBack, visitChat } from '#e2e/support/chat.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { visitSignedIn } from '#e2e/support/people.ts';
import { startServer } from '#server/testing/start-server.ts';

describeInBrowser('the look of the pages', ({ open }) => {
  it('a phone shows Loading FinDeus while the session is checked', async () => {
    const page = await open();
    await visitSignedIn(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const held = await holdBack(page, '**/auth/v1/user');
    await page.reload();
    const loading = page.getByRole('banner').getByText('Loading FinDeus').filter({ visible: true });
    await loading.waitFor();
    const strip = (await loading.boundingBox())!;
    const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(strip.y + strip.height).toBeLessThanOrEqual(heading.y);
    expect(await page.locator('header .spinner').filter({ visible: true }).count()).toBe(1);
    await held.letGo();
    await loading.waitFor({ state: 'detached' });
  });

  it('the topics of the empty chat start at one height, also beside a longer one', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    const chat = await visitChat(page);
    const tops = await Promise.all(
      ['Portfolio Analysis', 'Market Insights'].map(async (title) => {
        const words = chat.getByText(title, { exact: true });
        return (await words.boundingBox())!.y;
      }),
    );
    expect(tops[0]).toBe(tops[1]);
  });

  it('a chosen theme overrides the system, also after a reload', async () => {
    const page = await open({ colorScheme: 'light' });
    await page.goto('/about');
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await paper();
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    const dark = await paper();
    expect(dark).not.toBe(light);
    await expectAccessible(page);
    await page.reload();
    expect(await paper()).toBe(dark);
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'System' }).check({ force: true });
    expect(await paper()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper()).toBe(dark);
  });

  it('the docs mark the current section, find words, and color code', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await page.goto('/docs');
    const index = page.getByRole('navigation', { name: 'On this page' });
    const marked = index.locator('[aria-current=location]');
    expect(await marked.textContent()).toBe('Quick start');
    await page.waitForLoadState('networkidle');
    await index.getByRole('button', { name: 'Error handling' }).click();
    await expect.poll(() => marked.textContent(), { timeout: 60_000 }).toBe('Error handling');
    expect(await page.locator('pre code span').count()).toBeGreaterThan(20);
    await expectAccessible(page);
    const search = page.getByRole('searchbox', { name: 'Search the documentation' });
    await search.fill('idempotency');
    const found = await page.getByRole('main').getByRole('heading', { level: 2 }).count();
    expect(found).toBeGreaterThan(0);
    expect(await index.getByRole('button').count()).toBe(found);
    await search.fill('xylophone');
    await page.getByText('Nothing found.').waitFor();
    await search.fill('');
    expect(await index.getByRole('button').count()).toBeGreaterThan(found);
  });

  it('a link with a hash in an answer leaves the address unchanged', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    const chat = await visitChat(page);
    await answerWith(page, 'See [the table](#table).');
    await ask(page, 'Where is it?');
    const link = chat.getByRole('link', { name: 'the table' });
    expect(await link.getAttribute('href')).toBe('#table');
    await link.click();
    expect(new URL(page.url()).hash).toBe('');
  });

  it('the operator is named in the footer when configured', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'findeus-operator-'));
    const server = await startServer({
      DATA_DIR: dataDir,
      OPERATOR_NAME: 'Example Finance LLC',
      OPERATOR_ADDRESS: '1 Main Street, Springfield',
    });
    try {
      const page = await open({ baseURL: server.url });
      await page.goto('/');
      const foot = page.getByRole('contentinfo');
      await foot.getByText('Operated by Example Finance LLC, 1 Main Street, Springfield').waitFor();
      // What the page fetches ahead must not fail because the server has stopped.
      await page.context().close();
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true });
    }
  });
});
