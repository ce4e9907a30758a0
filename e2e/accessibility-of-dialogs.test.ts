import { it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { openAccount, signUp, userMenu } from '#e2e/support/people.ts';

describeInBrowser('accessibility of menus and dialogs', ({ open }) => {
  it.each(['light', 'dark'] as const)('has no violations in %s', async (colorScheme) => {
    const page = await open({
      viewport: { width: 390, height: 844 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('dialog', { name: 'Welcome back' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: "Can't access your account?" }).click();
    await page.getByRole('dialog', { name: 'Reset your password' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Get Started', exact: true }).click();
    await page.getByLabel('Password', { exact: true }).fill('something');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await signUp(page);
    await userMenu(page).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const settings = await openAccount(page);
    await settings.getByText('This device').waitFor();
    await settings.getByRole('button', { name: 'Turn on' }).click();
    await settings.getByLabel('Six-digit code from the app').waitFor();
    await settings.getByRole('button', { name: 'Delete my account' }).click();
    await expectAccessible(page);
  });
});
