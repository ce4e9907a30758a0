import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { exportData, openAccount, visitSignedIn } from '#e2e/support/people.ts';

const keysIn = async (page: Page) => (await openAccount(page)).getByRole('region', { name: 'API keys' });

/** Asks as a program would, from outside the page. */
const statusWith = async (page: Page, key: string) => {
  const answer = await page.request.post('/functions/v1/chat', {
    headers: { authorization: `Bearer ${key}` },
    data: { messages: [{ role: 'user', content: 'What is an index fund?' }] },
  });
  return answer.status();
};

describeInBrowser('API keys', ({ open }) => {
  it.each([
    [390, 'dark'],
    [1280, 'light'],
  ] as const)('are created, shown once, used and revoked at %i px in %s', async (width, colorScheme) => {
    const page = await open({
      viewport: { width: 1280, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await visitSignedIn(page);
    const keys = await keysIn(page);
    await page.setViewportSize({ width, height: 900 });
    await keys.getByText('You have no keys.').waitFor();

    await keys.getByRole('button', { name: 'Create key' }).click();
    const name = keys.getByLabel('Name of the key');
    expect(await name.evaluate((box) => box === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await name.fill('Budget spreadsheet');
    await page.keyboard.press('Enter');
    const made = keys.getByRole('group', { name: 'Your key “Budget spreadsheet”' });
    await made.waitFor();
    await expectAccessible(page);
    const key = (await made.locator('code').textContent()) ?? '';
    expect(key).toMatch(/^fd_live_[0-9A-Za-z]{49}$/);
    await made.getByRole('button', { name: 'Copy key' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await made.getByRole('button', { name: 'I have stored it' }).click();
    expect(await page.content()).not.toContain(key.slice(12));

    const row = keys.getByRole('listitem');
    expect(await row.textContent()).toContain(`${key.slice(0, 12)}…`);
    expect(await row.textContent()).toContain('Never used');
    expect(await statusWith(page, key)).toBe(200);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.setViewportSize({ width: 1280, height: 900 });
    const again = await keysIn(page);
    await again.getByText(/Last used [A-Z]/).waitFor();

    const { api_keys: exported } = await exportData(page, page.getByRole('dialog'));
    expect(exported).toMatchObject([{ name: 'Budget spreadsheet', prefix: key.slice(0, 12) }]);
    expect(Object.keys(exported[0]!).sort()).toEqual(['created_at', 'id', 'last_used_at', 'name', 'prefix']);

    await page.setViewportSize({ width, height: 900 });
    await again.getByRole('button', { name: 'Revoke Budget spreadsheet' }).click();
    const question = again.getByRole('group', { name: 'Revoke Budget spreadsheet' });
    await question.getByText('stop working at once').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep it' }).click();
    expect(await statusWith(page, key)).toBe(200);
    await again.getByRole('button', { name: 'Revoke Budget spreadsheet' }).click();
    await question.getByRole('button', { name: 'Revoke key' }).click();
    await again.getByText('“Budget spreadsheet” is revoked.').waitFor();
    await again.getByText('You have no keys.').waitFor();
    expect(await statusWith(page, key)).toBe(401);
  });

  it('show what was refused, and that the browser is offline', async () => {
    const page = await open({ letRequestsFail: true });
    await visitSignedIn(page);
    let refuse = true;
    await page.route('**/functions/v1/api-keys', (route) =>
      refuse ? route.fulfill({ status: 503, json: { error: 'away', code: 'x' } }) : route.continue(),
    );
    const keys = await keysIn(page);
    await keys.getByText('Your keys could not be loaded.').waitFor();
    refuse = false;
    await keys.getByRole('button', { name: 'Try again' }).click();
    await keys.getByText('You have no keys.').waitFor();

    await page.context().setOffline(true);
    await keys.getByRole('button', { name: 'Create key' }).click();
    await keys.getByLabel('Name of the key').fill('Laptop');
    await keys.getByRole('button', { name: 'Create key' }).click();
    await keys.getByText('You are offline.').waitFor();
    await page.context().setOffline(false);
    for (let n = 0; n < 20; n++) {
      await keys.getByRole('button', { name: 'Create key' }).click();
      await keys.getByRole('button', { name: 'I have stored it' }).click();
      await keys.getByRole('listitem').nth(n).waitFor();
      await keys.getByRole('button', { name: 'Create key' }).click();
      await keys.getByLabel('Name of the key').fill(`Laptop ${n}`);
    }
    await keys.getByRole('button', { name: 'Create key' }).click();
    expect(await keys.getByRole('alert').textContent()).toContain('Revoke one first.');
    expect(await keys.getByLabel('Name of the key').inputValue()).toBe('Laptop 19');
  });
});
