import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import {
  fillSignIn,
  holdsFocus,
  openAccount,
  signOut,
  someEmail,
  userMenu,
  visitSignedIn,
} from '#e2e/support/people.ts';

describeInBrowser('passwords and recovery codes', ({ open }) => {
  it('a weak password is refused at its field before a request is sent', async () => {
    const page = await open();
    await page.goto('/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Get Started', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full name').fill('Ada');
    await dialog.getByLabel('Email address').fill(someEmail());
    const secret = dialog.getByLabel('Password', { exact: true });
    // On leaving the field; in it, nothing is wrong yet, and showing what was typed is not leaving it.
    await secret.fill('only7ch');
    await dialog.getByRole('button', { name: 'Show password' }).click();
    expect(await secret.getAttribute('aria-invalid')).toBeNull();
    await dialog.getByLabel('Email address').focus();
    await dialog.getByText('Password should be at least 8 characters.').waitFor();
    expect(await secret.getAttribute('aria-invalid')).toBe('true');
    await secret.fill('only8cha');
    await dialog.getByText('At least 8 letters and numbers').waitFor();
    expect(await secret.getAttribute('aria-invalid')).toBeNull();

    await secret.fill('onlyletters');
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await dialog.getByText('Password should contain letters and numbers.').waitFor();
    expect(await secret.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => holdsFocus(secret)).toBe(true);
    expect(asked.filter((url) => url.includes('/signup'))).toEqual([]);
    await expectAccessible(page);
  });

  it('recovery codes are shown once and sign in without the app', async () => {
    const page = await open({ letRequestsFail: true, acceptDownloads: true });
    const { email } = await visitSignedIn(page);
    const settings = await openAccount(page);
    const section = settings.getByRole('region', { name: 'Two-factor authentication' });
    await section.getByRole('button', { name: 'Turn on' }).click();
    const secret = (await section.locator('code').textContent()) ?? '';
    const field = section.getByLabel('Six-digit code from the app');
    await field.fill(new TOTP({ secret }).generate() === '000000' ? '111111' : '000000');
    await section.getByRole('button', { name: 'Verify and turn on' }).click();
    await section.getByText('Invalid TOTP code entered').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill(new TOTP({ secret }).generate());
    await section.getByRole('button', { name: 'Verify and turn on' }).click();
    const shown = section.getByRole('group', { name: 'Your recovery codes' });
    await shown.waitFor();
    const codes = await shown.getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    expect(codes[0]).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      shown.getByRole('button', { name: 'Download codes' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('findeus-recovery-codes.txt');
    await shown.getByRole('button', { name: 'I have stored them' }).click();
    await section.getByText('10 of 10 recovery codes are left.').waitFor();
    await settings.getByRole('button', { name: 'Close' }).click();
    await signOut(page);

    const signInWith = async (code: string) => {
      await page.getByRole('button', { name: 'Log In' }).click();
      await fillSignIn(page, email);
      const second = page.getByRole('dialog', { name: 'Enter your code' });
      await second.getByRole('button', { name: 'I have lost my app: use a recovery code' }).click();
      const recovery = second.getByLabel('Recovery code');
      expect(await holdsFocus(recovery)).toBe(true);
      await recovery.fill(code);
      await second.getByRole('button', { name: 'Verify' }).click();
      return second;
    };
    await signInWith(codes[0]!);
    await userMenu(page).waitFor();
    await signOut(page);
    const refused = await signInWith(codes[0]!);
    await refused.getByText('Invalid recovery code entered').waitFor();
    await refused.getByLabel('Recovery code').fill(codes[1]!.toUpperCase());
    await refused.getByRole('button', { name: 'Verify' }).click();
    await userMenu(page).waitFor();
    const again = await openAccount(page);
    await again.getByText('8 of 10 recovery codes are left.').waitFor();
  });
});
